"""Days off: clocks stand still at tables with days for a move, in memory or not, and on every server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from litera.protocol.requests import Act, LegalMoves
from litera.server.errors import DeniedError
from litera.server.people.persons import Guest
from litera.server.people.vacations import DAY_MS, DAYS_A_YEAR, Vacation
from litera.server.rooms.room import Room
from litera.server.rooms.rooms import Rooms
from litera.server.table.clocks import MOST_BANKED, Rest, new_clocks
from litera.server.table.setup import DaysClock, MoveClock
from tests.server.rooms.home import Home, Notes, at_home

THREE_DAYS = DaysClock(3)


async def known(home: Home, name: str) -> Guest:
    """Keep a person by whose name tables know them."""
    guest, _ = await home.people.persons.written(Guest(name, name.title(), "en"), "")
    return guest


async def begun(home: Home, clock: DaysClock = THREE_DAYS) -> tuple[Room, list[Notes], dict[str, Guest]]:
    """Begin a game of two people; give them by their ids."""
    people = {name: await known(home, name) for name in ("anna", "bogdan")}
    room, viewers = await home.table("anna", "bogdan", clock=clock)
    return room, viewers, people


def mover_of(room: Room) -> tuple[int, str]:
    """Give who is to move: their seat and their id."""
    [seat] = room.state.to_act
    return seat, ("anna", "bogdan")[seat]


def test_a_clock_stands_still_for_as_long_as_the_vacation(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers, people = await begun(home)
        seat, who = mover_of(room)
        home.time.now += DAY_MS
        await home.people.vacations.begin(people[who], 10)
        await home.rooms.rest()
        clock = viewers[1 - seat].room["clock"]
        until = home.time.now + 10 * DAY_MS
        assert (clock["running"], clock["resting"][seat], clock["left"][seat]) == ([], until, 2 * DAY_MS)
        await home.pass_time(room, 9 * 86_400)
        assert room.state.result is None
        assert room.state.clocks.read(home.time.now) == (2 * DAY_MS, 3 * DAY_MS)[:: 1 if seat == 0 else -1]
        await home.pass_time(room, 86_400)
        clock = viewers[1 - seat].room["clock"]
        assert (clock["running"], clock["resting"]) == ([seat], [None, None])
        await home.pass_time(room, 2 * 86_400 - 1)
        assert room.state.result is None
        await home.pass_time(room, 1)
        assert room.state.result is not None or room.state.is_substituted(seat)

    at_home(tmp_path, work)


def test_a_table_that_nobody_has_in_memory_is_due_later(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _, people = await begun(home)
        _, who = mover_of(room)
        flag = room.state.clocks.due()
        assert flag is not None
        home.rooms.close()
        await home.people.vacations.begin(people[who], 5)
        # Another server on the same database: whichever was asked for the vacation.
        elsewhere = Rooms(home.services)
        await elsewhere.rest()
        assert await home.store.due(flag) == []
        assert await home.store.due(flag + 5 * DAY_MS) == [room.state.opened.table]
        home.time.now += 2 * DAY_MS
        await home.people.vacations.end(people[who])
        await elsewhere.rest()
        assert (await elsewhere.find(room.state.opened.table)).state.clocks.due() == flag + 2 * DAY_MS
        assert await home.store.due(flag + 2 * DAY_MS) == [room.state.opened.table]
        elsewhere.close()
        # After a restart the clocks read the same.
        assert (await home.rooms.find(room.state.opened.table)).state.clocks.due() == flag + 2 * DAY_MS

    at_home(tmp_path, work)


def test_a_vacation_holds_for_games_that_begin_in_it_and_for_no_other_clock(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        anna = await known(home, "anna")
        await home.people.vacations.begin(anna, 4)
        room, _, _ = await begun(home)
        quick, _ = await home.table("anna", "bogdan", clock=MoveClock(60))
        await home.rooms.rest()
        assert room.state.clocks.rests == (Rest(0, home.time.now, home.time.now + 4 * DAY_MS),)
        assert quick.state.clocks.rests == ()

    at_home(tmp_path, work)


def test_there_are_so_many_days_a_year(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        anna, vacations = await known(home, "anna"), home.people.vacations
        assert await vacations.of(anna) == Vacation(DAYS_A_YEAR, None)
        until = home.time.now + 20 * DAY_MS
        assert await vacations.begin(anna, 20) == Vacation(DAYS_A_YEAR - 20, until)
        with pytest.raises(DeniedError) as twice:
            await vacations.begin(anna, 1)
        assert twice.value.message.key == "server-vacation-already"
        home.time.now += 4 * DAY_MS + 1
        # The fifth day has begun.
        assert await vacations.end(anna) == Vacation(DAYS_A_YEAR - 5, None)
        with pytest.raises(DeniedError) as long:
            await vacations.begin(anna, DAYS_A_YEAR - 4)
        assert long.value.message.key == "server-vacation-days"
        home.time.now += 365 * DAY_MS
        assert await vacations.of(anna) == Vacation(DAYS_A_YEAR, None)

    at_home(tmp_path, work)


def test_a_bank_keeps_what_remains_of_a_move(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers, _ = await begun(home, DaysClock(3, bank=True))
        seat, _ = mover_of(room)
        home.time.now += DAY_MS
        reply: Any = await room.ask(viewers[seat], LegalMoves(id=1, limit=1))
        await room.do(viewers[seat], Act(id=2, move=reply["moves"][0]))
        left = room.state.clocks.left
        assert left is not None
        # To a whole move's time comes what was left: two days, and the time of the messages.
        assert 0 <= left[seat] - 5 * DAY_MS < 1000
        table = room.state.opened.table
        home.rooms.close()
        assert (await home.rooms.find(table)).state.clocks.left == left

    at_home(tmp_path, work)


def test_a_bank_is_full_at_some_time() -> None:
    clocks = new_clocks(DaysClock(5, bank=True), 2).started((0,), 0)
    for _ in range(20):
        clocks = clocks.moved(0, (0,), 0)
    assert clocks.left == (MOST_BANKED + 5 * DAY_MS, 5 * DAY_MS)
