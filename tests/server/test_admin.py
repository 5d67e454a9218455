"""`litera admin`: tables are listed, looked into and ended, everybody is told something; nobody else can."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from litera.server.operators import operator_token
from tests.server.running import Guest, Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Run a server."""
    with served(tmp_path) as running:
        yield running


def admin(server: Served, *arguments: str, data: Path, locale: str = "en.UTF-8") -> tuple[int, str, str]:
    """Run the command; give its exit status, what it says, and its complaints."""
    command = [sys.executable, "-m", "litera.cli", "admin", "--url", server.origin, "--data", str(data), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": locale}, check=False)
    return done.returncode, done.stdout, done.stderr


def test_tables_are_listed(server: Served, tmp_path: Path) -> None:
    assert admin(server, "tables", data=tmp_path) == (0, "There are no tables.\n", "")
    anna = server.guest("Anna")
    private = anna.open("dnup", access="private")["table"]
    anna.open("klepka", bots=["easy"])
    status, said, _ = admin(server, "tables", data=tmp_path, locale="uk.UTF-8")
    first, second = said.splitlines()
    assert status == 0
    assert " триває; місця: Anna, " in first
    assert second.startswith(private)
    assert second.endswith("чекає на гравців; місця: Anna, вільне місце")


def test_a_table_is_looked_into_with_and_without_what_is_hidden(server: Served, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    table = anna.open("dnup", bots=["easy"])["table"]
    shown = json.loads(admin(server, "table", table, data=tmp_path)[1])
    assert shown["room"]["status"] == "playing"
    hidden = json.loads(admin(server, "table", table, "--hidden", data=tmp_path)[1])
    assert len(json.dumps(hidden["view"])) > len(json.dumps(shown["view"]))
    looked = [line for line in server.log.read_text().splitlines() if "hidden cards" in line]
    assert len(looked) == 1
    assert table in looked[0]


def test_a_game_is_ended_and_its_people_hear_of_it(server: Served, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    table = anna.open("dnup", bots=["easy"])
    seat = anna.enter(table)
    assert admin(server, "close", table["table"], data=tmp_path)[0] == 0
    while (seat.room["result"] or {}).get("reason") != "closed":
        seat.until("room")
    assert seat.room["status"] == "over"
    status, _, complaint = admin(server, "close", table["table"], data=tmp_path)
    assert status == 2
    assert complaint.startswith(f"litera admin: {server.origin}: ")
    assert admin(server, "close", "nowhere", data=tmp_path)[0] == 2


def test_everybody_hears_something(server: Served, tmp_path: Path) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    seats = [guest.enter(guest.open("dnup")) for guest in (anna, bogdan)]
    assert admin(server, "notice", "We restart at ten.", data=tmp_path)[:2] == (0, "Tables that got the notice: 2.\n")
    for seat in seats:
        said = seat.until("chat")
        assert (said["from"], said["seat"], said["text"]) == ("Litera", None, "We restart at ten.")
    assert anna.refused("/api/session", name="LITERA") == (400, "bad_name")


def test_nobody_else_can(server: Served, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    table = anna.open("dnup", bots=["easy"])["table"]
    for headers in ({}, {"authorization": "Bearer nothing"}, {"authorization": f"Bearer {operator_token('x' * 64)}"}):
        for path in ("tables", f"tables/{table}"):
            assert refused(anna, "GET", path, headers) == (403, "not_allowed")
        for path in (f"tables/{table}/close", "notice"):
            assert refused(anna, "POST", path, headers) == (403, "not_allowed")
    (tmp_path / "other").mkdir()
    assert admin(server, "tables", data=tmp_path / "other")[0] == 2
    assert not (tmp_path / "other" / "secret").exists()


def refused(guest: Guest, method: str, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Give status and code of a refusal."""
    body = {"text": "I am the operator"} if method == "POST" else None
    reply = guest.http.request(method, f"/api/admin/{path}", json=body, headers=headers)
    return reply.status_code, reply.json()["error"]["code"]
