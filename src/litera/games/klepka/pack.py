"""The cards of Klepka as data: letters in two colours with their points, prize cards; the reader of an owner's pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from litera.core.message import Written
from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.packs import pack_of
from litera.words.alphabet import Alphabet, alphabet_of

Card: TypeAlias = str
"""A card as texts write it: a letter with its colour (``Оb``, ``Оy``), or a prize card."""

BLUE, YELLOW = "b", "y"
POLYSEMY: Card = "*"
EXCHANGE: Card = "~"
CHAOS: Card = "#"
PRIZES = (POLYSEMY, EXCHANGE, CHAOS)

PACK = Reader(Code.BAD_OPTION, "klepka-pack", root="pack")
MOST_OF_A_CARD = 100
HIGHEST_POINTS = 1000
_LETTER_KEYS = ("blue", "yellow", "points")
_KEYS = ("letters", "polysemy", "exchange", "chaos")


def letter_of(card: Card) -> str:
    """Give the letter of a letter card; a prize card is its own mark."""
    return card[0]


def is_letter(card: Card) -> bool:
    """Say whether this is a letter card."""
    return len(card) == 2


@dataclass(frozen=True, slots=True)
class Pack:
    """How many of each card there are, in the order of the alphabet, prize cards last; and what letters are worth."""

    cards: Mapping[Card, int]
    points: Mapping[str, int]

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(self.cards.values())

    def all_cards(self) -> tuple[Card, ...]:
        """Give every card, in the pack's order."""
        return tuple(card for card, count in self.cards.items() for _ in range(count))


@cache
def own_pack(language: str = "uk") -> Pack:
    """Give the game's own pack of 100 cards in a language."""
    return read_pack(pack_of("klepka", language), alphabet_of(language))


def read_pack(value: Mapping[str, Any], alphabet: Alphabet) -> Pack:
    """Read a pack from JSON, shaped as the files in packs beside this one. Raises SetupError (``bad_option``)."""
    PACK.object("", value, _KEYS)
    letters = value["letters"]
    if not isinstance(letters, Mapping) or not letters or not letters.keys() <= set(alphabet.letters):
        raise PACK.fault("letters")
    cards: dict[Card, int] = {}
    points: dict[str, int] = {}
    for letter in alphabet.letters:
        entry = letters.get(letter, {"blue": 0, "yellow": 0, "points": 0})
        PACK.object(f"letters.{letter}", entry, _LETTER_KEYS)
        for colour, name in ((BLUE, "blue"), (YELLOW, "yellow")):
            cards[letter + colour] = _even(letter, name, entry[name])
        points[letter] = PACK.number(f"letters.{letter}.points", entry["points"], lowest=0, highest=HIGHEST_POINTS)
    if not any(cards.values()):
        raise PACK.fault("empty")
    for card, name in ((POLYSEMY, "polysemy"), (EXCHANGE, "exchange"), (CHAOS, "chaos")):
        cards[card] = PACK.number(name, value[name], lowest=0, highest=MOST_OF_A_CARD)
    return Pack({card: count for card, count in cards.items() if count}, points)


def _even(letter: str, colour: str, value: Any) -> int:
    """Read how many cards of a letter in one colour there are: an even number, so that the table can be cleared."""
    count = PACK.number(f"letters.{letter}.{colour}", value, lowest=0, highest=MOST_OF_A_CARD)
    if count % 2:
        raise PACK.fault("odd", letter=Written(letter))
    return count
