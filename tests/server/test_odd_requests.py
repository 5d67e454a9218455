"""Requests that no page makes: each is refused with a code and a sentence, and none makes the server fail."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from litera.server.web.security import HEADERS
from litera.server.web.site import PAGES
from tests.server.raw import messages, seated
from tests.server.running import PATIENCE, Guest, Seated, Served, served

JSON = {"content-type": "application/json"}
ROUTER = Path(__file__).parents[2] / "web" / "src" / "shell" / "router.ts"


def refusal(reply: httpx.Response) -> tuple[int, str]:
    """Give status and code of a refusal, which has a sentence too."""
    error = reply.json()["error"]
    assert error["message"]
    return reply.status_code, error["code"]


@pytest.mark.parametrize("origin", ["http://[evil", "http://", "//", "file:///", "javascript:1", "http://\\evil"])
def test_an_origin_that_is_no_address_is_none_of_ours(server: Served, anna: Guest, origin: str) -> None:
    assert refusal(anna.http.post("/api/session", json={"name": "x"}, headers={"origin": origin})) == (
        403,
        "bad_origin",
    )
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(origin), ping_interval=None),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 300, "/" + "a/" * 3000, "/..%2f..%2f..%2fsettings.py", "/%2e%2e/app.py", "//app.py"]
)
def test_a_path_that_no_file_can_have_is_a_missing_page_of_the_application(server: Served, path: str) -> None:
    # As it is: an ordinary client would tidy the path.
    address = httpx.URL(server.origin, raw_path=path.encode())
    with httpx.Client() as client:
        reply = client.send(httpx.Request("GET", address))
        assert (reply.status_code, reply.content) == (404, client.get(server.origin).content)


def test_the_pages_of_the_application_are_those_of_its_router(anna: Guest) -> None:
    paths = re.findall(r'^  \["[\w-]+", "/([^/"]*)', ROUTER.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(paths) == PAGES
    assert {anna.http.get(f"/{path}").status_code for path in PAGES} == {200}


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/nothing/at/all", "/assets", "/ws"])
def test_what_is_no_page_is_refused_in_our_form(anna: Guest, path: str) -> None:
    assert refusal(anna.http.get(path)) == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/nowhere", "/health", "/api/tables", "/api/tables/nowhere"])
def test_a_head_is_that_of_the_whole_reply(anna: Guest, path: str) -> None:
    whole, head = anna.http.get(path), anna.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    own = {"date": "", "x-request-id": ""}
    assert {**head.headers, **own} == {**whole.headers, **own}


def test_what_is_no_request_is_refused_with_the_headers_of_every_reply(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(b"what is this\r\n\r\n")
        told = raw.makefile("rb").read()
    assert told.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert [name for name, value in HEADERS if b"%s: %s\r\n" % (name, value) not in told] == []


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/..%2f..%2fapp.py", "/assets/..%5c..%5capp.py"])
def test_a_path_beside_the_built_pages_is_nowhere(anna: Guest, path: str) -> None:
    assert refusal(anna.http.get(path)) == (404, "not_found")


@pytest.mark.parametrize("key", ["options", "pack", "nothing", "words"])
@pytest.mark.parametrize("depth", [1_000, 200_000])
def test_json_that_is_nested_too_deeply_cannot_be_read(anna: Guest, key: str, depth: int) -> None:
    body = f'{{"game": "dnup", "{key}": {{"a": {"[" * depth}{"]" * depth}}}}}'
    assert refusal(anna.http.post("/api/tables", content=body, headers=JSON)) == (400, "bad_request")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"name": "\\ud800"}', 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": 1e999}', 400),
        (b"", 400),
        (b"null", 400),
        (b'{"name": "' + b"x" * 600_000 + b'"}', 413),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(anna: Guest, body: bytes, status: int) -> None:
    assert refusal(anna.http.post("/api/session", content=body, headers=JSON)) == (status, "bad_request")


@pytest.mark.parametrize(
    "path", ["/api/session", "/api/tables", "/api/tables/mine", "/api/games", "/api/tables/none", "/health", "/metrics"]
)
def test_what_is_answered_to_one_is_kept_by_no_cache(anna: Guest, path: str) -> None:
    assert anna.http.get(path).headers.get_list("cache-control") == ["no-store"]


def test_pages_say_themselves_how_long_they_are_kept(anna: Guest) -> None:
    assert anna.http.get("/").headers.get_list("cache-control") == ["no-cache"]
    assert anna.http.get("/").headers["content-type"] == "text/html; charset=utf-8"


def test_an_unknown_method_is_refused_in_our_form(anna: Guest) -> None:
    assert refusal(anna.http.delete("/api/tables")) == (405, "bad_request")


def test_while_the_database_is_away_everybody_is_asked_to_come_again(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_IDLE_SECONDS="0", LITERA_SWEEP_SECONDS="0.05") as server:
        anna = server.guest("Anna")
        table = anna.open("dnup", access="open")
        while 'litera_rooms{game="dnup"} 0.0' not in anna.http.get("/metrics").text:
            continue
        with sqlite3.connect(tmp_path / "litera.sqlite") as database:
            database.execute("ALTER TABLE chronicle RENAME TO away")
            database.execute("ALTER TABLE directory RENAME TO directory_away")
        for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table['table']}"):
            assert refusal(anna.http.get(path)) == (503, "store_failed")
        assert anna.refused("/api/tables", game="dnup") == (503, "store_failed")
        assert farewell(anna, table) == 1012
        with sqlite3.connect(tmp_path / "litera.sqlite") as database:
            database.execute("ALTER TABLE away RENAME TO chronicle")
            database.execute("ALTER TABLE directory_away RENAME TO directory")
        assert anna.enter(table).room["you"]["seat"] == 0
        assert "Traceback" not in server.log.read_text()


def farewell(guest: Guest, table: dict[str, str]) -> int:
    """Say hello where nobody is let in; give the code with which the connection is closed."""
    with seated(guest.server, guest, {"invitation": "", **table}) as raw:
        refused, code = messages(raw)
    assert isinstance(refused, dict)
    assert refused["error"]["code"] == "store_failed"
    assert isinstance(code, int)
    return code


def test_a_binary_message_cannot_be_read_and_a_second_hello_is_one_too_many(anna: Guest) -> None:
    seat: Seated = anna.enter(anna.open("dnup"))
    seat.until("room")
    seat.socket.send(b"{}")
    assert json.loads(seat.socket.recv(PATIENCE))["error"]["code"] == "bad_request"
    assert seat.refused("hello", ticket="x", table="y") == "not_allowed"
    assert seat.done("stand")["seq"]
