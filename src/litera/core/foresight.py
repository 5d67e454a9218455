"""What a move that nobody has made yet would do, as its seat can know it: a sentence, and what can be drawn of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from litera.core.draws import SEED_BYTES, Stream
from litera.core.event import Json, Seat
from litera.core.game import Rules
from litera.core.message import Message, message


@dataclass(frozen=True, slots=True)
class Foresight:
    """A move put into words, with its points; and the event by which it would be announced, None where it has none.

    The event has no ``seq``, and of what the seat cannot know beforehand (a card that would be drawn) it has nothing.
    """

    said: Message
    event: Mapping[str, Json] | None


def foresee(rules: Rules[Any, Any, Any], view: Any, seat: Seat, *, move: Any) -> Foresight:
    """Say what a move would do that the seat of this view may make.

    It is made at two tables that look the same to the seat: what happens at both, it can know.
    """
    tables = [rules.resample(view, Stream(bytes(SEED_BYTES), f"foresight {number}")) for number in range(2)]
    points = rules.preview(tables[0], seat, move).points
    said = rules.voice.phrase(view, move) or message("move-notation", move=rules.notation.write_move(move))
    if points:
        said = message("move-worth", move=said, points=points, unit=rules.voice.unit)
    one, other = (_told(rules, state, seat, move) for state in tables)
    known = {name: value for name, value in one.items() if name != "seq" and other.get(name, ...) == value}
    return Foresight(said, known or None)


def _told(rules: Rules[Any, Any, Any], state: Any, seat: Seat, move: Any) -> dict[str, Json]:
    """Give the first event about the seat that makes the move; {} where there is none."""
    _, events = rules.apply(state, seat, move)
    return next((event.told(seat) for event in events if event.seat == seat), {})
