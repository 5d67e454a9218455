"""Clocks: what each seat has left, by the server's time alone. Values, in milliseconds; the room asks when to look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from litera.core.event import Json
from litera.server.table.setup import ClockSetup, DaysClock, GameClock, MoveClock, NoClock

LAG_CREDIT: Final = 300
"""What a move is charged less than it took: the way of the messages."""

MINUTE: Final = 60_000
DAY: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class Clocks:
    """``left`` for each seat as it was at ``since``; those of ``running`` seats have run down from then on.

    ``left`` is None where nobody is hurried.
    """

    setup: ClockSetup
    left: tuple[int, ...] | None
    running: tuple[int, ...] = ()
    since: int = 0
    percent: tuple[int, ...] = ()
    """How much of the time each seat has; 100 for seats that are not listed."""
    unhurried: frozenset[int] = frozenset()
    """Seats whose clock does not run any more: a machine player goes on there after a time that was for the game."""

    def _percent_of(self, seat: int) -> int:
        return self.percent[seat] if seat < len(self.percent) else 100

    def allowance_of(self, seat: int) -> int:
        """Give what a seat starts with."""
        return allowance(self.setup) * self._percent_of(seat) // 100

    def read(self, now: int) -> tuple[int, ...] | None:
        """Give what each seat has left now, 0 at the least."""
        if self.left is None:
            return None
        gone = max(0, now - self.since)
        return tuple(max(0, left - gone) if seat in self.running else left for seat, left in enumerate(self.left))

    def told(self, now: int, answer_by: int | None) -> dict[str, Json]:
        """Say what the clocks read, and how long those who are waited for have to answer, as JSON."""
        setup: dict[str, Json] = msgspec.to_builtins(self.setup)
        left = self.read(now)
        return {
            **setup,
            "left": None if left is None else [*left],
            "running": [*self.running],
            "answer": None if answer_by is None else max(0, answer_by - now),
            "at": now,
        }

    def moved(self, seat: int, to_act: Sequence[int], now: int) -> Clocks:
        """Give the clocks after a seat's move, when it is on the seats ``to_act``."""
        if self.left is None:
            return self
        left = list(self.read(max(self.since, now - LAG_CREDIT)) or ())
        match self.setup:
            case GameClock(increment=increment):
                left[seat] += increment * 10 * self._percent_of(seat)
            case MoveClock() | DaysClock():
                for each in range(len(left)):
                    if each == seat or each not in self.running:
                        left[each] = self.allowance_of(each)
        return self.put(tuple(left), to_act, now)

    def started(self, to_act: Sequence[int], now: int) -> Clocks:
        """Give the clocks with those of the seats ``to_act`` running from now on."""
        return self.put(self.left, to_act, now)

    def put(self, left: tuple[int, ...] | None, to_act: Sequence[int], now: int) -> Clocks:
        """Give the clocks as they read once, running for the seats ``to_act``."""
        return replace(self, left=left, running=tuple(seat for seat in to_act if seat not in self.unhurried), since=now)

    def credited(self, seat: int, credit: int) -> Clocks:
        """Give the clocks with so much more for a seat: what nobody is to be charged for."""
        if self.left is None:
            return self
        return replace(self, left=tuple(each + credit if s == seat else each for s, each in enumerate(self.left)))

    def handed_over(self, seat: int, now: int) -> Clocks:
        """Give the clocks when somebody else takes over a seat: they have the time for a move anew.

        Time for a game that was used up is not given anew; whoever takes over then is not hurried.
        """
        left = self.read(now)
        if left is None or (isinstance(self.setup, GameClock) and left[seat]):
            return self
        if isinstance(self.setup, GameClock):
            clocks = replace(self, unhurried=self.unhurried | {seat})
            return clocks.put(left, self.running, now)
        fresh = tuple(self.allowance_of(seat) if s == seat else each for s, each in enumerate(left))
        return replace(self, left=fresh, since=now)

    def stopped(self, now: int) -> Clocks:
        """Give the clocks as they read now, with none running any more."""
        return replace(self, left=self.read(now), running=(), since=now)

    def resumed(self, now: int) -> Clocks:
        """Give the clocks after the server was down: a restart charges nobody, but days are days."""
        return self if isinstance(self.setup, DaysClock) else replace(self, since=now)

    def due(self) -> int | None:
        """Give when the first running clock will be down, None where none runs."""
        if self.left is None or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def down(self, now: int) -> tuple[int, ...]:
        """Give the seats whose clock runs and is down."""
        left = self.read(now)
        return () if left is None else tuple(seat for seat in self.running if left[seat] == 0)


def allowance(setup: ClockSetup) -> int:
    """Give what a seat without extra time starts with."""
    match setup:
        case MoveClock(seconds=seconds):
            return seconds * 1000
        case GameClock(minutes=minutes):
            return minutes * MINUTE
        case DaysClock(days=days):
            return days * DAY
        case NoClock():
            return 0


def new_clocks(setup: ClockSetup, seats: int, percent: Sequence[int] = ()) -> Clocks:
    """Give the clocks of a table before its first move; ``percent`` is how much of the time each seat has."""
    clocks = Clocks(setup, None, percent=tuple(percent))
    return clocks if isinstance(setup, NoClock) else replace(clocks, left=tuple(map(clocks.allowance_of, range(seats))))
