"""The moves of dnup: the four actions, the free turn of a hand, and chance's deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from litera.games.dnup.cards import Cards


@dataclass(frozen=True, slots=True)
class Place:
    """Where a set can lie: in front of a seat, with two seats in its area 1 or 2; else the area is 1."""

    seat: int
    area: int = 1


@dataclass(frozen=True, slots=True)
class Lay:
    """A (D3): lay these cards from the hand as a set in front of you."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Add:
    """B (D4): add a card from the hand to an opponent's set; several cards can be named, and are refused."""

    cards: Cards
    place: Place


@dataclass(frozen=True, slots=True)
class Take:
    """C (D6): take an opponent's set into the hand, turning each card."""

    place: Place


@dataclass(frozen=True, slots=True)
class TurnHand:
    """D (D7): turn all cards in the hand."""


@dataclass(frozen=True, slots=True)
class TurnFreely:
    """Turn the hand before the first turn of a round, and act after it (D13)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: every seat's hand, each card the way up it came (D1)."""

    hands: tuple[Cards, ...]


PlayersMove: TypeAlias = Lay | Add | Take | TurnHand | TurnFreely
Move: TypeAlias = PlayersMove | Deal
