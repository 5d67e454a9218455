"""The moves of Word Rummikub: what players do, and what chance draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from litera.core.event import Seat
from litera.core.game import TimeUp

Tile: TypeAlias = str
"""A tile as racks and the bank write it: a capital letter, or ``*`` for a joker."""

Word: TypeAlias = str
"""A word as it lies: capitals, and a small letter for a joker that stands for it."""

JOKER: Tile = "*"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay words (W4, W6). ``taken`` are table words taken up for them, named as they lie."""

    words: tuple[Word, ...]
    taken: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Draw a tile instead of laying (W5)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, where the bank is empty (W5)."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Doubt a word of the last play (W19), in capitals or as it lies."""

    word: Word


@dataclass(frozen=True, slots=True)
class Answer:
    """Say yes or no to a doubted word; or yes to a play that would end the game (W19)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class DrawLots:
    """Chance: the tile that each seat draws for the start, in one round (W1)."""

    lots: tuple[tuple[Seat, Tile], ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance: tiles in their new order: the whole set before it is dealt (W2), or a position's left-out bank."""

    tiles: str


PlayersMove: TypeAlias = Play | DrawTile | Pass | Doubt | Answer | TimeUp
Draw: TypeAlias = DrawLots | Shuffle
Move: TypeAlias = PlayersMove | Draw
