"""What outlives a server, and what must not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.running import PATIENCE, Guest, served


def children(parent: int) -> set[int]:
    """Give the processes that another one has started."""
    return {pid for pid, (of, _) in processes().items() if of == parent}


def processes() -> dict[int, tuple[int, str]]:
    """Give all processes that there are: whose child each is, and how it is."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    lines = (line.split() for line in listed.splitlines())
    return {int(pid): (int(parent), state) for pid, parent, state in lines}


def alive(pids: set[int]) -> set[int]:
    """Give those that have not ended; one that nobody has buried yet has."""
    now = processes()
    return {pid for pid in pids if pid in now and not now[pid][1].startswith("Z")}


def test_processes_that_think_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = server.guest("Anna")
        anna.enter(anna.open("dnup", bots=["easy"])).ask("advise", ms=10)
        thinking = alive(children(server.process.pid))
        assert thinking
        server.stop(signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while left := alive(thinking):
            assert time.monotonic() < deadline, left
            time.sleep(0.05)


def test_a_bot_that_dies_is_replaced_and_nobody_loses_their_connection(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup", bots=["easy"], seed="it dies"))
        while seat.done("view")["view"]["to_act"] != [0]:
            seat.until("game")
        seat.done("advise", ms=10)
        asked = seat.send("advise", level="master", ms=10_000)
        for pid in alive(children(server.process.pid)):
            os.kill(pid, signal.SIGKILL)
        reply = seat.reply(asked)
        assert reply["error"]["code"] == "no_advice"
        assert seat.done("advise", ms=10)["move"]
        seat.done("act", move=seat.done("legal", limit=1)["moves"][0])
        while seat.done("view")["view"]["to_act"] != [0]:
            seat.until("game")


def test_a_bot_that_never_ends_is_ended() -> None:
    # It never lets Python go: nothing that is written in Python could stop it.
    code = "import re, time; from litera.server.thinking import bots; bots.LOADING = 0.1\n"
    code += "with bots.within(time.monotonic() + 0.1, 'klepka'): re.match('(a*)*b', 'a' * 64)"
    ended = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, b"", b"")
    code = code.replace("'a' * 64", "'b'") + "\ntime.sleep(0.5); print('done')"
    ended = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, capture_output=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, b"done\n")


def test_the_lobby_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
        waits = anna.open("dnup", access="open")
        private = anna.open("dnup")
        played = anna.open("dnup", access="open")
        bogdan.enter(played).done("sit", seat=1)
        newest = bogdan.open("klepka", access="open")
        before = anna.get("/api/tables")["tables"]
        assert [each["table"] for each in before] == [newest["table"], waits["table"], played["table"]]
        assert private["table"] not in str(before)
        cookie = dict(anna.http.cookies)
    with served(tmp_path) as server:
        somebody = Guest(server)
        assert somebody.get("/api/tables")["tables"] == before
        anna = Guest(server)
        anna.http.cookies.update(cookie)
        anna.enter(played["table"]).done("resign")
        assert [each["status"] for each in anna.get("/api/tables")["tables"]] == ["waiting", "waiting"]
        assert 'litera_rooms{game="dnup"} 1.0' in anna.http.get("/metrics").text


def test_a_table_at_which_nobody_is_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_IDLE_SECONDS="0", LITERA_SWEEP_SECONDS="0.05") as server:
        anna = server.guest("Anna")
        table = anna.open("dnup")
        seat = anna.enter(table)
        seat.done("chat", text="good night")
        seat.close()
        deadline = time.monotonic() + PATIENCE
        while 'litera_rooms{game="dnup"} 0.0' not in anna.http.get("/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        again = anna.enter(table)
        assert [said["text"] for said in again.welcome["chat"]] == ["good night"]
        assert again.room["you"]["seat"] == 0
