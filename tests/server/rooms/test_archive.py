"""Tables that leave memory, come back, and are woken by their clocks though nobody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from litera.server.fairness import SERVER
from litera.server.rooms.rooms import Rooms
from litera.server.table import commands
from litera.server.table.handling import Actor
from litera.server.table.seats import level_of
from litera.server.table.setup import DaysClock, MoveClock, TableSetup
from tests.server.rooms.home import SUBSTITUTE, Home, at_home, move

PATIENCE = 20.0


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_table_leaves_memory_when_nobody_is_there_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers = await home.table("anna", "bogdan")
        await move(room, *viewers)
        log = room.state.game.log if room.state.game else ()
        sweeping = asyncio.create_task(home.rooms.sweep())
        home.time.now += 1000
        await asyncio.sleep(0.05)
        assert not room.is_given_up
        for viewer in viewers:
            await room.leave(viewer)
        home.time.now += 1000
        await until(lambda: room.is_given_up)
        again = await home.rooms.find(room.state.opened.table)
        assert again is not room
        assert again.state.game is not None
        assert again.state.game.log == log
        sweeping.cancel()

    at_home(tmp_path, work)


def test_a_table_with_a_clock_of_days_is_woken_when_the_time_is_up(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers = await home.table("anna", "bogdan", clock=DaysClock(2))
        await move(room, *viewers)
        seat, table = room.state.to_act[0], room.state.opened.table
        # The server ends, and another one begins: nobody comes to it.
        home.rooms.close()
        home.rooms = Rooms(home.services)
        sweeping = asyncio.create_task(home.rooms.sweep())
        home.time.now += 47 * 3_600_000
        await asyncio.sleep(0.05)
        assert not home.sleepers.asked
        home.time.now += 3_600_000
        await until(lambda: bool(home.sleepers.asked))
        assert home.sleepers.asked == [(seat, SUBSTITUTE)]
        assert level_of((await home.rooms.find(table)).state.seats[seat]) == SUBSTITUTE
        sweeping.cancel()

    at_home(tmp_path, work)


def test_a_table_that_is_being_opened_when_the_server_ends_is_not_opened(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _ = await home.table("anna", "bogdan")
        rooms = Rooms(home.services)
        coming = asyncio.create_task(rooms.find(room.state.opened.table))
        await asyncio.sleep(0)
        rooms.close()
        with pytest.raises(asyncio.CancelledError):
            await coming

    at_home(tmp_path, work)


def test_other_clocks_wake_nobody(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers = await home.table("anna", "bogdan", clock=MoveClock(30))
        await move(room, *viewers)
        home.rooms.close()
        assert await home.store.due(home.time.now + 10**9) == []

    at_home(tmp_path, work)


def test_a_game_that_is_over_is_not_due(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _ = await home.table("anna", "bogdan", clock=DaysClock(1))
        assert await home.store.due(home.time.now + 86_400_000) == [room.state.opened.table]
        assert await home.store.due(home.time.now + 86_399_999) == []
        await room.do(room.audience.viewers[0], commands.Resign())
        assert await home.store.due(home.time.now + 10**9) == []

    at_home(tmp_path, work)


def test_the_lobby_forgets_tables_after_three_days(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        waiting = await home.rooms.open(TableSetup(game="dnup", access="open"), "anna", "Anna", asker=SERVER)
        assert len(await home.rooms.lobby.summaries()) == 1
        home.time.now += 3 * 24 * 3_600_000 + 1
        assert await home.rooms.lobby.summaries() == []
        # Anyone with the link still gets in.
        bogdan = Actor("bogdan", "Bogdan", None)
        assert await waiting.join(bogdan, 1, waiting.state.opened.invitation, password=None) == 1

    at_home(tmp_path, work)
