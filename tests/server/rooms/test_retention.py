"""What is to be kept no longer goes, and nothing else; on both databases."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import URL, Engine, event, text

from litera.server.rooms.retention import DAY, Forgotten, forget
from litera.server.store.cards import Card
from litera.server.store.database import sqlite_url
from litera.server.store.store import Store
from litera.server.table.chronicle import AnyLine, Ended, Opened, Spoke, decode, encode
from litera.server.table.setup import TableSetup
from tests.server.running import PATIENCE, served
from tests.server.store.conftest import url as url
from tests.server.store.opening import with_store

NOW = 1000 * DAY


def lines_of(table: str, ended: int) -> tuple[AnyLine, ...]:
    """Give the lines of a table at which something was said before it ended so many days ago."""
    at = NOW - ended * DAY
    opened = Opened(table=table, setup=TableSetup(game="dnup"), seed="00" * 32, invitation="x", at=at - DAY)
    said = (Spoke(name="Anna", seat=0, text="hello", at=at - 2), Spoke(name="Anna", phrase="thanks", at=at - 1))
    return (opened, *said, Ended(winners=(), reason="agreed", at=at))


async def keep(store: Store, table: str, status: str, ended: int) -> None:
    lines = lines_of(table, ended)
    summary = msgspec.json.encode({"table": table, "status": status})
    card = Card(lines[0].at, summary, frozenset({"anna"}), 0, None)
    await store.append(table, tuple(map(encode, lines)), 0, card=card)


@pytest.mark.parametrize(
    ("tables", "chats", "gone", "silent"),
    [
        (0, 0, "", ""),
        (30, 0, "old", ""),
        (0, 30, "", "old"),
        (30, 5, "old", "newer"),
        (5, 30, "old newer", ""),
        (2000, 2000, "", ""),
    ],
)
def test_what_is_old_goes(url: URL, tables: int, chats: int, gone: str, silent: str) -> None:
    async def work(store: Store) -> None:
        for table, status, ended in (("old", "over", 31), ("newer", "over", 10), ("playing", "playing", 500)):
            await keep(store, table, status, ended)

        async def forgotten() -> Forgotten:
            return await store.change(lambda engine: forget(engine, now=NOW, tables_after=tables, chats_after=chats))

        assert await forgotten() == (len(gone.split()), 2 * len(silent.split()))
        assert await forgotten() == (0, 0)
        mine = {msgspec.json.decode(summary)["table"] for summary in await store.summaries("anna")}
        assert mine == {"old", "newer", "playing"} - {*gone.split()}
        for table in ("old", "newer", "playing"):
            lines = [decode(line) for line in await store.lines(table)]
            assert len(lines) == (0 if table in gone.split() else 4)
            said = [line for line in lines if isinstance(line, Spoke)]
            assert all(line.is_forgotten == (table in silent.split()) for line in said)
            assert all(line.name == ("" if line.is_forgotten else "Anna") for line in said)

    with_store(url, work)


def test_a_silent_table_is_read_again_only_when_somebody_has_spoken_there(url: URL) -> None:
    async def work(store: Store) -> None:
        await keep(store, "old", "over", 31)
        read: list[str] = []

        def forgotten(days: int = 30) -> Callable[[Engine], Forgotten]:
            def listening(engine: Engine) -> Forgotten:
                event.listen(engine, "before_cursor_execute", note)
                try:
                    return forget(engine, now=NOW, tables_after=0, chats_after=days)
                finally:
                    event.remove(engine, "before_cursor_execute", note)

            return listening

        def note(*executed: Any) -> None:
            read.append(executed[2])

        assert await store.change(forgotten()) == (0, 2)
        assert any("FROM chronicle" in statement for statement in read)
        read.clear()
        assert await store.change(forgotten()) == (0, 0)
        # The directory was asked, and by its index; the chronicle was not.
        assert [statement.split("FROM ")[1].split()[0] for statement in read] == ["directory", "directory"]
        # Somebody speaks: their room writes the card anew. What is new stays for as long as all else did.
        summary = msgspec.json.encode({"table": "old", "status": "over", "ended": NOW - 31 * DAY})
        late = Spoke(name="Anna", seat=0, text="again", at=NOW - 10 * DAY)
        await store.append("old", (encode(late),), 4, card=Card(0, summary, frozenset({"anna"}), 0, None))
        assert await store.change(forgotten()) == (0, 0)
        assert await store.change(forgotten(days=5)) == (0, 1)
        said = [line for line in map(decode, await store.lines("old")) if isinstance(line, Spoke)]
        assert all(line.is_forgotten for line in said)

    with_store(url, work)


def test_the_directory_is_asked_by_an_index(url: URL) -> None:
    async def work(store: Store) -> None:
        def explained(engine: Engine) -> str:
            asked = "SELECT game_table FROM directory WHERE listed = 0 AND created < 5 ORDER BY created, game_table"
            with engine.connect() as connection:
                if engine.dialect.name == "postgresql":
                    # A table of no rows is read as a whole, whatever there is.
                    connection.execute(text("SET enable_seqscan = off"))
                how = "EXPLAIN" if engine.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
                return str(connection.execute(text(f"{how} {asked}")).all())

        assert "directory_listed" in await store.change(explained)

    with_store(url, work)


def test_a_room_takes_back_that_a_table_is_silent(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = server.guest("Anna")
        table = anna.open("dnup", bots=["easy"])
        seat = anna.enter(table)
        seat.done("resign")
        with sqlite3.connect(tmp_path / "litera.sqlite") as database:
            (kept,) = database.execute("SELECT summary FROM directory").fetchone()
            silent = json.dumps({**json.loads(kept), "silent": True}).encode()
            database.execute("UPDATE directory SET summary = ?", (silent,))
        assert "silent" not in anna.get("/api/tables/mine")["tables"][0]
        seat.done("chat", text="one word more")
        with sqlite3.connect(tmp_path / "litera.sqlite") as database:
            (kept,) = database.execute("SELECT summary FROM directory").fetchone()
        assert "silent" not in json.loads(kept)


def test_a_server_forgets_by_its_settings(tmp_path: Path) -> None:
    with_store(sqlite_url(tmp_path), lambda store: keep(store, "old", "over", 2))
    with served(tmp_path, LITERA_KEEP_TABLES_DAYS="100000") as server:
        assert server.guest("Anna").http.get("/api/tables/old").status_code != 404
    with served(tmp_path, LITERA_KEEP_TABLES_DAYS="1") as server:
        anna, deadline = server.guest("Anna"), time.monotonic() + PATIENCE
        while anna.http.get("/api/tables/old").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.05)
