"""What is to be kept no longer goes, and nothing else; on both databases."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import URL

from litera.server.rooms.retention import DAY, Forgotten, forget
from litera.server.store.database import sqlite_url
from litera.server.store.store import Card, Store
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
    await store.append(table, tuple(map(encode, lines)), 0, card)


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


def test_a_server_forgets_by_its_settings(tmp_path: Path) -> None:
    with_store(sqlite_url(tmp_path), lambda store: keep(store, "old", "over", 2))
    with served(tmp_path, LITERA_KEEP_TABLES_DAYS="100000") as server:
        assert server.guest("Anna").http.get("/api/tables/old").status_code != 404
    with served(tmp_path, LITERA_KEEP_TABLES_DAYS="1") as server:
        anna, deadline = server.guest("Anna"), time.monotonic() + PATIENCE
        while anna.http.get("/api/tables/old").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.05)
