"""The lobby's list is read once for all who ask, and anew as soon as it says something else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from sqlalchemy import event

from litera.server.fairness import SERVER
from litera.server.rooms.lobby import FRESH_MS, Lobby
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.store import Store
from litera.server.table.setup import TableSetup
from tests.server.rooms.home import Home, at_home

OPEN = TableSetup(game="dnup", access="open")


async def listed(lobby: Lobby, *unseated: str, language: str = "en") -> list[str]:
    """Give the titles of the tables and who opened each."""
    told = json.loads(await lobby.written(language, unseated))
    return [f"{table['title']}: {table['host']}" for table in told["tables"]]


def test_a_table_is_there_at_once_here_and_soon_at_another_server(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        store = Store(open_database(sqlite_url(tmp_path)), lambda _: None)
        elsewhere = Lobby(store, home.time)
        assert await listed(home.rooms.lobby) == await listed(elsewhere) == []
        room = await home.rooms.open(OPEN, "anna", "Anna", asker=SERVER)
        assert await listed(home.rooms.lobby) == ["Upside Down: Anna"]
        assert await listed(home.rooms.lobby, language="pl") != ["Upside Down: Anna"]
        # Whoever has blocked somebody there doesn't see it.
        assert await listed(home.rooms.lobby, "anna") == []
        home.time.now += FRESH_MS - 1
        assert await listed(elsewhere) == []
        home.time.now += 1
        assert await listed(elsewhere) == ["Upside Down: Anna"]
        await home.join(room, "bogdan", 1)
        assert await listed(home.rooms.lobby, "bogdan") == []
        await store.close()

    at_home(tmp_path, work)


def test_all_who_ask_at_once_share_one_look_into_the_database(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        await home.rooms.open(OPEN, "anna", "Anna", asker=SERVER)
        engine = open_database(sqlite_url(tmp_path))
        looks: list[str] = []
        event.listen(engine, "before_cursor_execute", lambda *about: looks.append(about[2]))
        store = Store(engine, lambda _: None)
        lobby = Lobby(store, home.time)
        found = await asyncio.gather(*(listed(lobby) for _ in range(100)))
        assert found == [["Upside Down: Anna"]] * 100
        assert len(looks) == 1
        await store.close()

    at_home(tmp_path, work)
