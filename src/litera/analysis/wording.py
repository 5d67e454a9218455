"""An analysis in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from litera.analysis.review import Decision, turning_points
from litera.core.message import Message, SeatName, message


def told(decision: Decision) -> Message:
    """Tell of one move: whose, what, what it cost, what was better."""
    if decision.best == decision.move:
        return message(
            "analysis-best",
            number=decision.number,
            who=SeatName(decision.seat),
            move=decision.move,
            chance=_percent(decision.before),
        )
    return message("analysis-move", **_parameters(decision))


def summed_up(decisions: Sequence[Decision], seats: int) -> Iterator[Message]:
    """Tell where the game turned, and how exactly each seat played."""
    points = turning_points(decisions)
    yield message("analysis-turns", count=len(points))
    for decision in points:
        yield message("analysis-turn", **_parameters(decision))
    for seat in range(seats):
        own = [decision for decision in decisions if decision.seat == seat]
        if own:
            best = sum(decision.best == decision.move for decision in own)
            lost = round(sum(decision.lost for decision in own) / len(own), 1)
            yield message("analysis-seat", who=SeatName(seat), moves=len(own), best=best, lost=lost)


def _parameters(decision: Decision) -> dict[str, int | float | str | SeatName]:
    return {
        "number": decision.number,
        "who": SeatName(decision.seat),
        "move": decision.move,
        "best": decision.best,
        "lost": round(decision.lost, 1),
        "before": _percent(decision.before),
        "after": _percent(decision.after),
    }


def _percent(chance: float) -> int:
    return round(100 * chance)
