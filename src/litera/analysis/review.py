"""Every decision of a game, held against the best that was found for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from litera.core.event import Seat
from litera.core.table import TIME_UP, Table
from litera.players.base import Budget
from litera.players.levels import assess

TURNING_POINTS = 3


class Decision(msgspec.Struct, frozen=True):
    """A move that was made, by its number among the players' moves, and the best one that was found.

    ``lost`` is in points of the game, ``before`` and ``after`` are the seat's chances to win, 0 to 1: with the best
    move, and with the one that was made.
    """

    number: int
    seat: Seat
    move: str
    best: str
    lost: float
    before: float
    after: float

    @property
    def turned(self) -> float:
        """How much of the chance to win the move gave away."""
        return self.before - self.after


def review(table: Table, new_budget: Callable[[], Budget]) -> Iterator[Decision]:
    """Look at each move of a game, in order, with a budget of its own for each.

    Left out are moves of seats that need not have acted then, and times that ran out; all of it, where the game has no
    analyst.
    """
    again = Table(table.charter, table.rules)
    again.settle()
    number = 0
    for entry in table.log:
        if entry.seat is None:
            continue
        number += 1
        if entry.move == TIME_UP:
            again.time_up(entry.seat)
            continue
        if entry.seat in again.rules.turn(again.state).seats:
            move = again.rules.read_move(entry.move)
            assessment = assess(again, entry.seat, move, new_budget())
            if assessment is not None:
                best, played = assessment.of_best, assessment.of_played
                yield Decision(
                    number=number,
                    seat=entry.seat,
                    move=entry.move,
                    best=again.rules.write_move(assessment.best),
                    lost=best.points - played.points,
                    before=best.chance,
                    after=played.chance,
                )
        again.act(entry.seat, entry.move)


def turning_points(decisions: Sequence[Decision], most: int = TURNING_POINTS) -> list[Decision]:
    """Give the moves that gave away most, at most so many, in the order of the game."""
    costly = [decision for decision in decisions if decision.turned > 0 and decision.best != decision.move]
    worst = sorted(costly, key=lambda decision: (-decision.turned, -decision.lost, decision.number))[:most]
    return sorted(worst, key=lambda decision: decision.number)
