"""Bots take a natural time over a move in a live game, and never more than their clock allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from litera.server.table.clocks import Clocks
from litera.server.table.setup import ClockSetup, DaysClock, GameClock, MoveClock, NoClock
from litera.server.thinking.pacing import MARGIN, QUICKEST, SHORTEST, SLOWEST, allowed, natural
from tests.server.running import served

PAUSE = 0.2
ROUNDING = 5
"""Timers and times are whole milliseconds."""


@pytest.mark.parametrize(
    ("setup", "left", "expected"),
    [
        (NoClock(), None, float("inf")),
        (MoveClock(30), 30_000, 30 - MARGIN),
        (MoveClock(5), 300, SHORTEST),
        (DaysClock(1), 86_400_000, 86_400 - MARGIN),
        (GameClock(10), 600_000, 30.0),
        (GameClock(10, increment=5), 600_000, 35.0),
        (GameClock(10, increment=300), 10_000, 10 - MARGIN),
        (GameClock(10), 0, SHORTEST),
    ],
)
def test_the_clock_allows_so_much(setup: ClockSetup, left: int | None, expected: float) -> None:
    clocks = Clocks(setup, None if left is None else (99, left), running=(1,), since=1000)
    assert allowed(clocks, 1, 1000) == pytest.approx(expected)
    assert allowed(clocks, 0, 1000) == float("inf")


def test_what_has_run_down_already_is_not_allowed_again() -> None:
    clocks = Clocks(MoveClock(30), (30_000,), running=(0,), since=1000)
    assert allowed(clocks, 0, 21_000) == pytest.approx(10 - MARGIN)


def test_natural_times_lie_around_the_typical_one_and_most_are_short() -> None:
    times = [natural(2.0, chance / 100) for chance in range(101)]
    assert (times[0], times[-1]) == (2 * QUICKEST, 2 * SLOWEST)
    assert times == sorted(times)
    assert times[50] < (times[0] + times[-1]) / 2
    assert natural(0.0, 1.0) == 0.0


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 5}, {"kind": "game", "minutes": 1}])
def test_a_machine_in_a_live_game_takes_its_time_and_keeps_its_clock(tmp_path: Path, clock: dict[str, object]) -> None:
    with served(tmp_path, LITERA_BOT_PAUSE=str(PAUSE)) as server:
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup", bots=["easy"], clock=clock, seed="live"))
        told, before = 0, seat.room["clock"]
        while told < 3:
            if before["running"] == [0]:
                seat.done("act", move=seat.done("legal", limit=1)["moves"][0])
            after = seat.until("game")["clock"]
            if before["running"] == [1]:
                told += 1
                assert after["at"] - before["at"] >= 1000 * PAUSE * QUICKEST - ROUNDING
                assert after["left"][1] > 0
            before = after
        assert seat.room["seats"][1]["bot"] == "easy"
        assert seat.room["result"] is None
