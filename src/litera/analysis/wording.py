"""An analysis in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta

from litera.analysis.review import Decision, Held, turning_points
from litera.core.message import Message, Parameter, SeatName, message

Foreseen = Annotated[dict[str, Any], Meta(extra={"wire": "ForeseenEvent"})]


class AnalysedMove(Held, frozen=True):
    """A move beside the best one: what is said of the two, what would be said of the best one, and a summary."""

    of_move: str
    of_best: str
    event: Foreseen | None
    said: str


def analysed(decision: Decision, say: Callable[[Message], str]) -> AnalysedMove:
    """Put a decision into words."""
    return AnalysedMove(
        **{name: getattr(decision, name) for name in Held.__struct_fields__},
        of_move=say(decision.of_move),
        of_best=say(decision.of_best),
        event=decision.event,
        said=say(told(decision)),
    )


def told(decision: Decision) -> Message:
    """Describe one move: whose, what, what it cost, what was better."""
    if decision.is_best:
        chance = _percent(decision.before)
        return message("analysis-best", number=decision.number, told=decision.of_move, chance=chance)
    return message("analysis-move", **_parameters(decision))


def summed_up(decisions: Sequence[Decision], seats: int) -> Iterator[Message]:
    """Say where the game turned, and how exactly each seat played."""
    turns = turning_points(decisions)
    yield message("analysis-turns", count=len(turns))
    for decision in turns:
        yield message("analysis-turn", **_parameters(decision))
    for seat in range(seats):
        own = [decision for decision in decisions if decision.seat == seat]
        if own:
            best = sum(decision.is_best for decision in own)
            lost = round(sum(decision.lost for decision in own) / len(own), 1)
            points = message("analysis-points", lost=lost, unit=own[0].unit)
            yield message("analysis-seat", who=SeatName(seat), moves=len(own), best=best, lost=lost, points=points)


def _parameters(decision: Decision) -> dict[str, Parameter]:
    """Give what the sentences say; ``cost`` says what of it is left of the loss when it is rounded as it is said."""
    lost, before, after = round(decision.lost, 1), _percent(decision.before), _percent(decision.after)
    costs = {(True, True): "both", (True, False): "points", (False, True): "chances", (False, False): "little"}
    return {
        "number": decision.number,
        "told": decision.of_move,
        "better": decision.of_best,
        "cost": costs[lost != 0, before != after],
        "points": message("analysis-points", lost=lost, unit=decision.unit),
        "before": before,
        "after": after,
    }


def _percent(chance: float) -> int:
    return round(100 * chance)
