"""Everything that a table of dnup holds at one moment, frozen and hashable."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from litera.core.event import Seat
from litera.games.dnup.cards import Card
from litera.games.dnup.moves import Place


class Phase(StrEnum):
    """What the game waits for: chance's deal, a player's action, or nothing any more."""

    DEAL = "deal"
    ACT = "act"
    OVER = "over"


class State(NamedTuple):
    """A table between two actions. A tuple, because a random game makes hundreds of them.

    ``hands`` have an entry a seat, their cards sorted; ``sets`` an entry a place: seat by seat, with two seats area 1
    and area 2 of each. ``gone`` are the cards that left the round, sorted; ``turned`` tells that the free turn of D13
    has been used in this turn.
    """

    phase: Phase
    turn: Seat
    area: int
    hands: tuple[tuple[Card, ...], ...]
    sets: tuple[tuple[Card, ...], ...]
    out: tuple[Seat, ...]
    gone: tuple[Card, ...]
    scores: tuple[int, ...]
    round: int
    round_turns: int
    turned: bool


def areas(seats: int) -> int:
    """Give how many areas a seat has in front of it (D14)."""
    return 2 if seats == 2 else 1


def index_of(place: Place, seats: int) -> int:
    """Give the place's index in ``State.sets``."""
    return place.seat * areas(seats) + place.area - 1


def place_at(index: int, seats: int) -> Place:
    """Give the place with an index in ``State.sets``."""
    seat, area = divmod(index, areas(seats))
    return Place(seat, area + 1)
