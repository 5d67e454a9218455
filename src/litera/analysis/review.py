"""Every decision of a game, held against the best that was found for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from litera.core.event import Json, Onlooker, Seat
from litera.core.foresight import foresee
from litera.core.game import Rules
from litera.core.message import Message, message
from litera.core.table import TIME_UP, Table
from litera.players.base import Budget
from litera.players.levels import assess
from litera.players.warming import warm_game

TURNING_POINTS = 3

LITTLE = 0.005
"""A chance less than this is nothing: what is shown is rounded to one in a hundred."""

TURNING = 0.03
"""So much of a chance a move must give away for the game to turn at it."""


class Held(msgspec.Struct, frozen=True):
    """A move that was made, by its number among the players' moves, held against the best one that was found.

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


class Decision(Held, frozen=True):
    """A move beside the best one: ``of_move`` describes it as the game says what happens, ``of_best`` as one advises.

    ``event`` is what would be said of the best one, for a picture of it; None where there is nothing to be seen.
    ``unit`` is what the game counts, of which something was lost.
    """

    of_move: Message
    of_best: Message
    event: dict[str, Json] | None
    unit: str

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found: the same move, or one that promises as much."""
        return self.best == self.move or (self.turned < LITTLE and self.lost < LITTLE)


def review(table: Table, new_budget: Callable[[], Budget]) -> Iterator[Decision]:
    """Look at each move of a game, in order, with a budget of its own for each.

    Left out are moves of seats that need not have acted then or had nothing to decide, and times that ran out; all of
    it, where the game has no analyst. What players load when they are first asked is loaded before, so that no budget
    is spent on it.
    """
    warm_game(table.config.game)
    again = Table(table.config, table.rules)
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
            move = again.rules.notation.read_move(entry.move)
            assessment = assess(again, entry.seat, move, budget=new_budget())
            if assessment is not None and assessment.is_choice:
                best, played = assessment.of_best, assessment.of_played
                view = again.rules.view(again.state, entry.seat)
                better = foresee(again.rules, view, entry.seat, move=assessment.best)
                yield Decision(
                    number=number,
                    seat=entry.seat,
                    move=entry.move,
                    best=again.rules.notation.write_move(assessment.best),
                    lost=best.points - played.points,
                    before=best.chance,
                    after=played.chance,
                    of_move=_told(again.rules, again.state, entry.seat, move),
                    of_best=better.said,
                    event=None if better.event is None else {**better.event},
                    unit=again.rules.voice.unit,
                )
        again.act(entry.seat, entry.move)


def _told(rules: Rules[Any, Any, Any], state: Any, seat: Seat, move: Any) -> Message:
    """Describe a move by the first thing that would happen by it; by its notation where the game has no sentence."""
    _, events = rules.apply(state, seat, move)
    sentences = (rules.voice.narrate(event.told(Onlooker.TABLE)) for event in events)
    notation = message("move-notation", move=rules.notation.write_move(move))
    return next((sentence for sentence in sentences if sentence is not None), notation)


def turning_points(decisions: Sequence[Decision], most: int = TURNING_POINTS) -> list[Decision]:
    """Give the moves at which the game turned: those that gave away most, at most so many, in the order of the game.

    A chance that a seat missed again and again, until it took it, counts once.
    """
    costly = list(_missed_once(decision for decision in decisions if decision.turned >= TURNING or decision.is_best))
    return sorted(sorted(costly, key=_cost, reverse=True)[:most], key=lambda decision: decision.number)


def _missed_once(decisions: Iterable[Decision]) -> Iterator[Decision]:
    """Give of all moves of a seat beside which the same one was better the costliest, until it made that one."""
    missed: dict[tuple[Seat, str], Decision] = {}
    for decision in decisions:
        chance = decision.seat, decision.best
        if not decision.is_best:
            missed[chance] = max(missed.get(chance, decision), decision, key=_cost)
        elif chance in missed:
            yield missed.pop(chance)
    yield from missed.values()


def _cost(decision: Decision) -> tuple[float, float, int]:
    """Give what a move cost: of as costly ones the earlier one counts as more."""
    return decision.turned, decision.lost, -decision.number
