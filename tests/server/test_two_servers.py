"""Two servers on one database: on SQLite the second is refused, on PostgreSQL both serve; neither loses a line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import URL, create_engine, text
from websockets.exceptions import ConnectionClosed

from litera.server.store.database import sqlite_url
from litera.server.table.chronicle import AnyLine, decode
from litera.server.table.state import fold
from tests.server.running import PATIENCE, Guest, served

SECRET = "the same secret for both of the servers"
COMMANDS = 15
TRIES = 40


def chronicle_of(database: str | URL, table: str) -> list[AnyLine]:
    """Read a table's lines from the database itself; they are numbered from 1 without gaps."""
    engine = create_engine(database)
    with engine.connect() as connection:
        query = text("SELECT seq, line FROM chronicle WHERE game_table = :of ORDER BY seq")
        rows = connection.execute(query, {"of": table}).all()
    engine.dispose()
    assert [seq for seq, _ in rows] == [*range(1, len(rows) + 1)]
    return [decode(line) for _, line in rows]


def start_second(data: Path, *flags: str) -> tuple[int, str]:
    """Start another server; give its exit status and what it says."""
    command = [sys.executable, "-m", "litera.cli", "serve", "--port", "0", "--no-browser", "--data", str(data), *flags]
    environment = os.environ | {"LC_ALL": "en_GB.UTF-8"}
    run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False)
    return run.returncode, run.stderr


def test_a_second_server_on_a_data_folder_is_refused_and_the_first_loses_nothing(tmp_path: Path) -> None:
    data, linked = tmp_path / "data", tmp_path / "linked"
    data.mkdir()
    linked.symlink_to(data)
    sentence = (
        f"litera serve: Another server is using {data.resolve() / 'litera.sqlite'}. "
        "Stop it first, or name another folder: --data DIR\n"
    )
    with served(data) as server:
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup", bots=["easy"]))
        table = seat.room["table"]
        seat.done("chat", text="before")
        assert start_second(data) == (1, sentence)
        assert start_second(linked) == (1, sentence)
        # By whatever folder it comes, it is the database that has one server.
        assert start_second(tmp_path / "other", "--database", f"sqlite:///{linked}/litera.sqlite") == (1, sentence)
        seat.done("chat", text="after")
        server.stop(signal.SIGKILL)
    # The lock of a server that was killed is no obstacle, though its bots may still be ending.
    with served(data) as server:
        again = Guest(server)
        again.http.cookies.update(dict(anna.http.cookies))
        said = [line["text"] for line in again.enter(table).welcome["chat"]]
        assert said == ["before", "after"]
    fold(chronicle_of(sqlite_url(data), table))


class Player:
    """Somebody at a table, by way of one server, who comes back when the connection is closed."""

    def __init__(self, guest: Guest, table: dict[str, Any], name: str) -> None:
        self._guest = guest
        self._table = table
        self._name = name
        self._seat = guest.enter(table)
        self.acknowledged: list[str] = []

    def play(self) -> None:
        """Carry out commands, each until it is acknowledged: a move on one's turn, else a word."""
        for number in range(COMMANDS):
            self._carry_out(f"{self._name} {number}")

    def _carry_out(self, asked: str) -> None:
        for _ in range(TRIES):
            try:
                if not self._is_on_turn():
                    reply = self._seat.ask("chat", id=asked, text=asked)
                else:
                    move = self._seat.done("legal", limit=1)["moves"][0]
                    reply = self._seat.ask("act", id=asked, move=move)
            except ConnectionClosed:
                self._seat = self._guest.enter(self._table)
                continue
            if reply["ok"]:
                self.acknowledged.append(asked)
                return
        raise AssertionError(f"{asked} was refused {TRIES} times")

    def _is_on_turn(self) -> bool:
        """Ask whose turn it is, as this server knows it: it may not know yet what the other one has written."""
        reply = self._seat.ask("view")
        return reply["ok"] and self._seat.room["you"]["seat"] in reply["view"]["to_act"]


def test_two_servers_on_one_postgresql_lose_nothing_that_was_acknowledged(tmp_path: Path, postgres_url: str) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        served(folders[0], "--database", postgres_url, LITERA_SECRET=SECRET) as one,
        served(folders[1], "--database", postgres_url, LITERA_SECRET=SECRET) as two,
    ):
        anna, bogdan = one.guest("Anna"), two.guest("Bogdan")
        players: list[Player] = []
        tables = [anna.open("dnup", access="open") for _ in range(3)]
        for number, table in enumerate(tables):
            bogdan.post(f"/api/tables/{table['table']}/join", seat=1)
            players += [Player(anna, table, f"a{number}"), Player(bogdan, table, f"b{number}")]
        with ThreadPoolExecutor(len(players)) as together:
            for done in [together.submit(player.play) for player in players]:
                done.result()
        for number, table in enumerate(tables):
            lines = chronicle_of(postgres_url, table["table"])
            written = Counter(line.request for line in lines if line.request is not None)
            acknowledged = [asked for player in players[2 * number : 2 * number + 2] for asked in player.acknowledged]
            assert written == Counter(acknowledged)
            assert len(acknowledged) == 2 * COMMANDS
            # What is in the database is a game from its first line to its last.
            fold(lines)
