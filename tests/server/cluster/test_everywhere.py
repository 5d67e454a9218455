"""What concerns all servers of a cluster: the operator's commands, sign-outs, and people who are apart."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.buses import SECRET, Nats, also_at, nodes
from tests.server.running import Guest, Seated, Served


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, postgres_url: str, nats: Nats) -> Iterator[list[Served]]:
    """Run two servers."""
    with nodes(tmp_path_factory.mktemp("nodes"), postgres_url, nats.url, 2) as servers:
        yield servers


@pytest.fixture(autouse=True)
def _hung_up(shared: list[Served]) -> Iterator[None]:
    yield
    for server in shared:
        server.hang_up()


def admin(server: Served, *arguments: str) -> tuple[int, str, str]:
    """Run the command against one server; give its exit status, what it says, and its complaints."""
    command = [sys.executable, "-m", "litera.cli", "admin", "--url", server.origin, *arguments]
    environment = os.environ | {"LC_ALL": "en.UTF-8", "LITERA_SECRET": SECRET}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    return done.returncode, done.stdout, done.stderr


def closing_code(seat: Seated) -> int:
    """Wait for the end of a connection; give the code."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.until("never")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_the_operator_finds_and_inspects_and_ends_tables_of_any_server_at_any_other(shared: list[Served]) -> None:
    anna = shared[0].guest("Anna")
    tables = [also_at(server, anna).open("dnup", bots=["easy"]) for server in shared]
    seats = [anna.enter(table) for table in tables]
    for server in shared:
        listed = admin(server, "tables")[1]
        assert all(table["table"] in listed for table in tables)
        for table in tables:
            shown = json.loads(admin(server, "table", table["table"])[1])
            assert shown["room"]["status"] == "playing"
            hidden = json.loads(admin(server, "table", table["table"], "--hidden")[1])
            assert len(json.dumps(hidden["view"])) > len(json.dumps(shown["view"]))
    # Each table is ended by way of the server that does not own it.
    for server, table, seat in zip(reversed(shared), tables, seats, strict=True):
        assert admin(server, "close", table["table"])[0] == 0
        while (seat.room["result"] or {}).get("reason") != "closed":
            seat.until("room")
    # Whoever shows hidden cards has it logged where the table is.
    for server, table in zip(shared, tables, strict=True):
        looked = [line for line in server.log.read_text().splitlines() if "hidden cards" in line]
        assert [table["table"] in line for line in looked] == [True, True]


def test_a_notice_is_heard_at_all_tables_whichever_server_has_them(shared: list[Served]) -> None:
    anna = shared[0].guest("Anna")
    tables = [also_at(server, anna).open("dnup") for server in (*shared, *shared)]
    seats = [also_at(shared[number % 2], anna).enter(table) for number, table in enumerate(tables)]
    for server in shared:
        assert admin(server, "notice", "We restart at ten.") == (0, "Tables that got the notice: 4.\n", "")
        for seat in seats:
            said = seat.until("chat")
            assert (said["from"], said["seat"], said["text"]) == ("Litera", None, "We restart at ten.")


def test_a_device_that_is_signed_out_at_one_server_is_cut_off_at_all(shared: list[Served]) -> None:
    anna = shared[0].guest("Anna")
    tables = [also_at(server, anna).open("dnup") for server in shared]
    words = " ".join(anna.post("/api/account/words")["words"])
    for at in shared:
        laptop = at.guest("Guest")
        laptop.post("/api/sign-in/words", words=words)
        there = next(each for each in laptop.get("/api/account")["devices"] if each["here"])["id"]
        # One connection is to the owner of its table, the other goes by way of the other server.
        seats = [laptop.enter(table) for table in tables]
        assert all(also_at(server, laptop).get("/api/session")["guest"] for server in shared)
        anna.post("/api/account/devices/sign-out", id=there)
        assert [closing_code(seat) for seat in seats] == [4001, 4001]
        for server in shared:
            wait_until_nobody(also_at(server, laptop))


def hears(mine: Seated, other: Seated) -> bool:
    """Let another say something at a table, then me; tell whether I heard both."""
    other.done("chat", text="theirs")
    mine.done("chat", text="mine")
    said = [mine.until("chat")["text"]]
    while said[-1] != "mine":
        said.append(mine.until("chat")["text"])
    return "theirs" in said


def wait_for_hearing(mine: Seated, other: Seated, *, is_heard: bool) -> None:
    """Wait until a mute, or the end of one, has come to a table: sooner than a new connection would be needed."""
    end = time.monotonic() + 10
    while hears(mine, other) is not is_heard:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_whoever_is_muted_at_one_server_is_heard_no_more_at_any(shared: list[Served]) -> None:
    anna, bogdan = shared[0].guest("Anna"), shared[0].guest("Bogdan")
    tables = [also_at(server, anna).open("dnup") for server in shared]
    # One connection each is to the owner of its table, the other goes by way of the other server.
    pairs = [(anna.enter(table), bogdan.enter(table)) for table in tables]
    muted = {"person": bogdan.get("/api/session")["guest"], "kind": "mute"}
    for server in shared:
        also_at(server, anna).post("/api/company/tie", **muted)
        for mine, theirs in pairs:
            wait_for_hearing(mine, theirs, is_heard=False)
        also_at(server, anna).post("/api/company/untie", **muted)
        for mine, theirs in pairs:
            wait_for_hearing(mine, theirs, is_heard=True)


def wait_until_nobody(guest: Guest) -> None:
    """Wait until a server no longer believes a cookie: less than the 5 s for which it remembers one."""
    end = time.monotonic() + 2
    while guest.get("/api/session")["guest"] is not None:
        assert time.monotonic() < end
        time.sleep(0.02)
