"""Clocks as values: what a change of the seat's player gives, and what it does not."""

from __future__ import annotations

import pytest

from litera.server.table.clocks import LAG_CREDIT, Clocks, new_clocks
from litera.server.table.setup import DaysClock, GameClock, MoveClock

MINUTE = 60_000


def test_taking_over_a_seat_takes_over_the_time_left_for_a_game() -> None:
    clocks = Clocks(GameClock(minutes=5, increment=0), (MINUTE, 2 * MINUTE), running=(0,), since=1000)
    assert clocks.handed_over(0, 11_000) == clocks
    assert clocks.read(11_000) == (MINUTE - 10_000, 2 * MINUTE)


@pytest.mark.parametrize(
    ("setup", "fresh"), [(MoveClock(seconds=30), 30_000), (DaysClock(days=2), 2 * 24 * 60 * MINUTE)]
)
def test_taking_over_a_seat_gives_the_full_time_for_a_move(setup: MoveClock | DaysClock, fresh: int) -> None:
    clocks = Clocks(setup, (20_000, 15_000), running=(0, 1), since=1000)
    assert clocks.handed_over(0, 11_000).read(11_000) == (fresh, 5000)


def test_a_seat_with_more_time_starts_with_it_and_gets_more_with_each_move() -> None:
    clocks = new_clocks(GameClock(minutes=2, increment=10), 2, [100, 250]).started([1], 0)
    assert clocks.read(0) == (120_000, 300_000)
    after = clocks.moved(1, [0], 30_000)
    assert after.read(30_000) == (120_000, 300_000 - 30_000 + LAG_CREDIT + 25_000)


def test_a_seat_with_more_time_for_each_move_has_it_for_each() -> None:
    clocks = new_clocks(MoveClock(seconds=20), 3, [100, 200]).started([1], 0)
    assert clocks.read(0) == (20_000, 40_000, 20_000)
    assert clocks.moved(1, [2], 9_000).read(9_000) == (20_000, 40_000, 20_000)
    assert clocks.handed_over(1, 9_000).read(9_000) == (20_000, 40_000, 20_000)
