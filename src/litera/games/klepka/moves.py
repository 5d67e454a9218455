"""The moves of Klepka: words, flips, prize cards, votes; and chance's deal, shuffle and blind draw from a hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from litera.core.event import Seat
from litera.games.klepka.pack import POLYSEMY, Card, is_letter

Use: TypeAlias = str
"""How a move names a card that makes a word: a letter card, or ``*О``, a polysemy that stands for О."""

PHRASES = {
    "uk": ("СЛАВА", "УКРАЇНІ"),
    "pl": ("SŁAWA", "UKRAINIE"),
    "en": ("SLAVA", "UKRAINI"),
    "ro": ("SLAVA", "UCRAINEI"),
}
"""The composition that wins alone and at once (K20)."""


@lru_cache(maxsize=256)
def card_used(use: Use) -> Card:
    """Give the card that a use takes from the hand."""
    return POLYSEMY if use.startswith(POLYSEMY) else use


@lru_cache(maxsize=256)
def is_real(use: Use) -> bool:
    """Say whether a use is a letter card, not a polysemy."""
    return is_letter(use) and not use.startswith(POLYSEMY)


@dataclass(frozen=True, slots=True)
class MakeWord:
    """Make a word (K3), or the phrase (K20), of these cards; None leaves it to the rules which."""

    words: tuple[str, ...]
    cards: tuple[Use, ...] | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """End the words (K2, K21)."""


@dataclass(frozen=True, slots=True)
class Flip:
    """Open the cards at these places, in this order (K9, K13); a place is row times columns plus column."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """Decline the pairs that may still be opened (K13)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap a card with another seat (K16); with hidden hands ``take`` is None, and chance draws it."""

    give: Card
    seat: Seat
    take: Card | None


@dataclass(frozen=True, slots=True)
class Chaos:
    """Shuffle the cards on the table (K17)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Make no word in the last turns (K21)."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote on a word that the lexicon lacks (K8)."""

    accepts: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: which seat begins, and the cards face down, row by row (K1)."""

    first: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance: the cards that lie, in the order of their places (K17)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BlindDraw:
    """Chance: the card that an exchange takes from a hidden hand (K16)."""

    card: Card


PlayersMove: TypeAlias = MakeWord | Done | Flip | Stop | Exchange | Chaos | Pass | Vote
Draw: TypeAlias = Deal | Shuffle | BlindDraw
Move: TypeAlias = PlayersMove | Draw
