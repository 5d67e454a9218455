"""Programs and clients at a table of a real server: they ask, hear, come back after a restart, and are let go."""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from litera.client import remote
from litera.client.local import RefusedError
from litera.client.program import seat_program
from litera.client.remote import LostError, RemoteClient, socket_url
from tests.server.running import Served, served

PATIENCE = 60

MOVES = 20
PLAYER = """
import json, sys

def ask(do, **keys):
    print(json.dumps({"do": do, "id": [do], **keys}), flush=True)
    while "ok" not in (told := json.loads(sys.stdin.readline())):
        pass
    assert told["id"] == [do], told
    return told

while True:
    view = ask("view")
    if view["ok"] and view["view"]["over"]:
        break
    if view["ok"] and view["view"]["to_act"] == [1]:
        ask("act", move=ask("legal", limit=1)["moves"][0])
    else:
        json.loads(sys.stdin.readline())
"""


def table_for_a_program(server: Served) -> tuple[Any, str]:
    """Open a table of dnup for Anna and a program; give her connection and the token."""
    anna = server.guest("Anna")
    seat = anna.enter(anna.open("dnup", start="host", seed="program"))
    token = seat.done("seat_program", seat=1)["token"]
    seat.done("start")
    return seat, token


def test_a_program_plays_a_game_to_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        seat, token = table_for_a_program(server)
        command = [sys.executable, "-m", "litera.cli", "bot", server.origin, token, "--", sys.executable, "-c", PLAYER]
        with subprocess.Popen(command) as bot:
            while not seat.room["result"]:
                view = seat.done("view")["view"]
                if view["to_act"] == [0]:
                    seat.done("act", move=seat.done("legal", limit=1)["moves"][0])
                else:
                    seat.until("room" if view["over"] else "game")
            assert bot.wait(PATIENCE) == 0


def test_replies_come_in_one_order_with_what_happens(tmp_path: Path) -> None:
    heard: list[dict[str, Any]] = []
    with served(tmp_path) as server:
        seat, token = table_for_a_program(server)
        client = RemoteClient(server.origin, lambda: {"token": token}, heard.append, leave=lambda: None)
        for _ in range(MOVES):
            for _ in range(5):
                client.post({"do": "view"}, heard.append)
            acting = (seat.done, client.ask)[seat.done("view")["view"]["to_act"][0]]
            acting("act", move=acting("legal", limit=1)["moves"][0])
        client.ask("view")
        client.close()
    shown: dict[int, Any] = {}
    moves = 0
    for told in heard:
        moves += told.get("feed") == "game"
        if "view" in told and told.get("ok"):
            assert shown.setdefault(moves, told["view"]) == told["view"]
    assert len(shown) > MOVES / 2


def test_a_client_comes_back_after_a_restart_and_misses_nothing(tmp_path: Path) -> None:
    heard: queue.Queue[dict[str, Any]] = queue.Queue()
    with served(tmp_path) as server:
        _, token = table_for_a_program(server)
        client = RemoteClient(server.origin, lambda: {"token": token}, heard.put, leave=lambda: None)
        assert heard.get(timeout=PATIENCE)["feed"] == "hello"
        before = client.ask("view")["view"]
        server.stop()
    with served(tmp_path, "--port", str(server.port)):
        assert client.ask("view")["view"] == before
        while heard.get(timeout=PATIENCE)["feed"] != "hello":
            pass
        client.close()
    with pytest.raises(LostError):
        client.ask("view")


def test_a_refused_request_changes_nothing_and_says_why(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, token = table_for_a_program(server)
        client = RemoteClient(server.origin, lambda: {"token": token}, lambda _: None, leave=lambda: None)
        with pytest.raises(RefusedError) as refused:
            client.ask("act", move="Z 1/2")
        assert refused.value.code in ("bad_move", "not_your_turn")
        assert client.request({"do": "nonsense"})["error"]["code"] == "bad_request"
        client.close()


def test_a_program_with_a_wrong_token_is_not_let_in(server: Served) -> None:
    with pytest.raises(RefusedError):
        seat_program(server.origin, "none.0.at-all", [sys.executable, "-c", "input()"])


def test_a_program_is_let_go_when_another_takes_its_place(server: Served) -> None:
    _, token = table_for_a_program(server)
    left: queue.Queue[bool] = queue.Queue()
    first = RemoteClient(server.origin, lambda: {"token": token}, lambda _: None, leave=lambda: left.put(True))
    first.ask("view")
    second = RemoteClient(server.origin, lambda: {"token": token}, lambda _: None, leave=lambda: None)
    second.ask("view")
    assert left.get(timeout=PATIENCE)
    assert isinstance(first.end, LostError)
    assert first.end.code == 4009
    second.close()


def test_a_server_that_was_never_reached_is_given_up_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "FIRST_PATIENCE", 0.2)
    given_up = threading.Event()
    client = RemoteClient("http://127.0.0.1:9", dict, lambda _: None, leave=given_up.set)
    assert given_up.wait(PATIENCE)
    assert isinstance(client.end, LostError)
    assert client.end.code is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere", "t", "--", "true"], "nowhere"),
        (["http://127.0.0.1:9", "t", "--", "no-such-program"], "no-such-program"),
    ],
)
def test_the_command_says_what_is_wrong(arguments: list[str], said: str) -> None:
    command = [sys.executable, "-m", "litera.cli", "bot", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr


def test_the_address_of_the_socket_follows_from_the_servers() -> None:
    assert socket_url("https://example.org/litera/") == "wss://example.org/litera/ws"
    assert socket_url("http://127.0.0.1:8000") == "ws://127.0.0.1:8000/ws"
    with pytest.raises(ValueError, match="ftp"):
        socket_url("ftp://example.org")
