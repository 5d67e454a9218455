"""The moves of Scrabble Cards: what players do, and chance's deal and shuffle."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from litera.core.event import Seat
from litera.core.game import TimeUp

Card: TypeAlias = str
"""A card as texts write it: a capital letter, ``*`` (a blank), ``x2`` (a word premium card), ``c7`` (a condition)."""

BLANK: Card = "*"


class Direction(StrEnum):
    """The two ways in which a word can lie."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Direction:
        """The direction that crosses this one."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a word (S3): the whole main word as it will lie, the place of its first letter, and the cards added to it.

    A small letter is a blank that stands for it. ``multipliers`` are word premium cards.
    """

    word: str
    column: int
    row: int
    direction: Direction
    multipliers: tuple[Card, ...] = ()
    conditions: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the move that waits (S8)."""


@dataclass(frozen=True, slots=True)
class Check:
    """Have the words of the move that waits looked up (S8)."""


@dataclass(frozen=True, slots=True)
class PlayCondition:
    """Play a condition card against the move that waits (S6).

    ``word`` names one of its words, in capitals or as it lies; None is the first that fulfils the condition.
    """

    card: Card
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange cards (S11), named in the order of the pack."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing in this turn (S2)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: which seat begins, and the whole pack in the order in which it is drawn (S1)."""

    first: Seat
    bag: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Mix:
    """Chance: the bag in its new drawing order, after an exchange (S11) or in a position that left it out."""

    bag: tuple[Card, ...]


Answer: TypeAlias = Accept | Check
PlayersMove: TypeAlias = Lay | Accept | Check | PlayCondition | Exchange | Pass | TimeUp
Draw: TypeAlias = Deal | Mix
Move: TypeAlias = PlayersMove | Draw
