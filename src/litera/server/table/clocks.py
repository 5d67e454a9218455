"""Clocks: what each seat has left, by the server's time alone. Values, in milliseconds; the room asks when to look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import msgspec

from litera.core.event import Json
from litera.server.table.setup import ClockSetup, DaysClock, GameClock, MoveClock, NoClock

LAG_CREDIT: Final = 300
"""What a move is charged less than it took: the way of the messages."""

MINUTE: Final = 60_000
DAY: Final = 86_400_000
MOST_BANKED: Final = 30 * DAY
"""What remains of a seat's moves is saved up to so much."""


class Rest(NamedTuple):
    """A time in which a seat's clock stands still: its person is on vacation; in milliseconds since 1970."""

    seat: int
    began: int
    until: int


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
    """Seats whose clock does not run any more: a bot goes on there after a time that was for the game."""
    rests: tuple[Rest, ...] = ()
    """When clocks stand still, the first one first; only in games with days for a move."""

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
        return tuple(
            max(0, left - gone + self._rested(seat, now)) if seat in self.running else left
            for seat, left in enumerate(self.left)
        )

    def _rested(self, seat: int, now: int) -> int:
        """Give for how long a seat's clock has stood still since it was read last."""
        own = (rest for rest in self.rests if rest.seat == seat)
        return sum(max(0, min(rest.until, now) - max(rest.began, self.since)) for rest in own)

    def resting(self, now: int) -> dict[int, int]:
        """Give the seats whose clock stands still now, and until when."""
        return {rest.seat: rest.until for rest in self.rests if rest.began <= now < rest.until}

    def told(self, now: int, answer_by: int | None) -> dict[str, Json]:
        """Say what the clocks read, and how long those who are waited for have to answer, as JSON."""
        setup: dict[str, Json] = msgspec.to_builtins(self.setup)
        left, resting = self.read(now), self.resting(now)
        if isinstance(self.setup, DaysClock):
            setup["resting"] = [resting.get(seat) for seat in range(len(left or ()))]
        return {
            **setup,
            "left": None if left is None else [*left],
            "running": [seat for seat in self.running if seat not in resting],
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
            case DaysClock(bank=True):
                for each in range(len(left)):
                    if each == seat:
                        left[each] = min(left[each], MOST_BANKED) + self.allowance_of(each)
                    elif each not in self.running:
                        left[each] = max(left[each], self.allowance_of(each))
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
        return min(self._flag(seat, self.since + self.left[seat]) for seat in self.running)

    def _flag(self, seat: int, flag: int) -> int:
        """Give when a seat's flag falls that would fall at a time, were its clock never to stand still."""
        for rest in self.rests:
            if rest.seat == seat and rest.until > self.since and rest.began < flag:
                flag += rest.until - max(rest.began, self.since)
        return flag

    def changes_at(self, now: int) -> int | None:
        """Give when a clock will next stand still, or go on."""
        moments = (moment for rest in self.rests for moment in (rest.began, rest.until))
        return min((moment for moment in moments if moment > now), default=None)

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
