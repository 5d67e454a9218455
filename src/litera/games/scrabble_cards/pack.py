"""The cards of the game as data: how many of each, what they are worth and do; and the reader of an owner's pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from litera.core.message import Written, all_written
from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.packs import pack_of
from litera.games.scrabble_cards.conditions import Condition, ConditionKind, LetterClass
from litera.games.scrabble_cards.moves import BLANK, Card
from litera.words.alphabet import Alphabet, laid_alphabet


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards of a game: how many of each there are, what letters are worth, what premium and condition cards do.

    ``language`` is that of the words. ``cards`` has an entry for every kind of card, in the order of the pack: letters,
    the blank, word premium cards, condition cards. ``factors`` are those of the word premium cards.
    """

    language: str
    vowels: str
    cards: Mapping[Card, int]
    values: Mapping[str, int]
    factors: Mapping[Card, int]
    conditions: Mapping[Card, Condition]
    order: Mapping[Card, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "order", {card: place for place, card in enumerate(self.cards)})

    def is_letter(self, card: Card) -> bool:
        """Say whether this is a letter card; a blank is one."""
        return card in self.values or card == BLANK

    def can_lie(self, letter: str) -> bool:
        """Say whether this can lie on the table: a capital, or a small letter, which is a blank."""
        capital = letter.upper()
        return letter in self.values or (capital in self.values and capital.lower() == letter)

    def value(self, letter: str) -> int:
        """Give what a letter on the table, or a card on a hand, is worth: blanks and premium cards 0 (S5, S17)."""
        return self.values.get(letter, 0)

    def all_cards(self) -> tuple[Card, ...]:
        """Give every card of the pack, sorted in the pack's order."""
        return tuple(card for card, count in self.cards.items() for _ in range(count))

    def letters_in(self, cards: tuple[Card, ...]) -> int:
        """Count the letter cards among these."""
        return sum(map(self.is_letter, cards))

    def hand_value(self, cards: tuple[Card, ...]) -> int:
        """Give what the letters of a hand are worth (S14 to S17)."""
        return sum(map(self.value, cards))


@cache
def own_pack(language: str = "pl") -> Pack:
    """Give the game's own pack in a language: 112 cards in Polish, 120 in others."""
    return read_pack(pack_of("scrabble_cards", language), laid_alphabet(language))


PACK = Reader(Code.BAD_OPTION, "scrabble_cards-pack", root="pack")
MOST_OF_A_CARD = 200
HIGHEST_VALUE = 1000
LONGEST_BOUND = 100
MOST_IN_SEQUENCES = 62
"""Letters in all sequences of a card: the search for them has a bit for each."""
_KEYS = ("vowels", "letters", "blanks", "multipliers", "conditions")
_MULTIPLIER = re.compile(r"x([2-9])")
_CONDITION = re.compile(r"c[1-9][0-9]?")


def read_pack(value: Mapping[str, Any], alphabet: Alphabet) -> Pack:
    """Read a pack from JSON, shaped as the files in packs beside this one. Raises SetupError (``bad_option``)."""
    PACK.object("", value, _KEYS, optional=())
    vowels = _letters("vowels", value["vowels"], alphabet)
    given = PACK.map("letters", value["letters"])
    letters = {letter: _letter_card(letter, entry, alphabet) for letter, entry in given.items()}
    missing = tuple(letter for letter in alphabet.letters if letter not in letters)
    if missing:
        raise PACK.fault("letters-missing", letters=all_written(missing))
    cards = {letter: letters[letter][0] for letter in alphabet.letters}
    cards[BLANK] = PACK.number("blanks", value["blanks"], lowest=0, highest=MOST_OF_A_CARD)
    factors = {}
    for name, count in sorted(PACK.map("multipliers", value["multipliers"]).items()):
        named = _MULTIPLIER.fullmatch(name)
        if named is None:
            raise PACK.fault("multiplier-name", card=Written(name[:40]))
        factors[name] = int(named[1])
        cards[name] = PACK.number(f"multipliers.{name}", count, lowest=0, highest=MOST_OF_A_CARD)
    conditions = {
        name: _condition(name, entry, vowels, alphabet)
        for name, entry in sorted(PACK.map("conditions", value["conditions"]).items(), key=_by_number)
    }
    cards |= dict.fromkeys(conditions, 1)
    values = {letter: letters[letter][1] for letter in alphabet.letters}
    if sum(cards[card] for card in (*values, BLANK)) == 0:
        raise PACK.fault("no-letters")
    return Pack(alphabet.language, vowels, cards, values, factors, conditions)


def _by_number(entry: tuple[str, Any]) -> tuple[int, str]:
    name = entry[0]
    if _CONDITION.fullmatch(name) is None:
        raise PACK.fault("condition-name", card=Written(name[:40]))
    return int(name[1:]), name


def _letter_card(letter: str, entry: Any, alphabet: Alphabet) -> tuple[int, int]:
    where = f"letters.{letter[:40]}"
    if letter not in tuple(alphabet.letters):
        raise PACK.fault("letter-unknown", letter=Written(letter[:40]))
    PACK.object(where, entry, ("count", "value"), optional=())
    count = PACK.number(f"{where}.count", entry["count"], lowest=0, highest=MOST_OF_A_CARD)
    return count, PACK.number(f"{where}.value", entry["value"], lowest=0, highest=HIGHEST_VALUE)


_PARAMETERS: dict[ConditionKind, tuple[tuple[str, ...], tuple[str, ...]]] = {
    ConditionKind.LENGTH: (("least",), ("most",)),
    ConditionKind.BEGINS: (("letters",), ()),
    ConditionKind.ENDS: (("letters",), ()),
    ConditionKind.HOLDS: (("letters",), ()),
    ConditionKind.DOUBLE: ((), ()),
    ConditionKind.VOWELS: (("least",), ()),
    ConditionKind.SEQUENCE: (("sequences",), ()),
    ConditionKind.SAME_ENDS: ((), ()),
    ConditionKind.ALL_DIFFERENT: (("least",), ()),
    ConditionKind.BLANK: ((), ()),
    ConditionKind.CONSONANTS_IN_ROW: (("least",), ()),
}
"""The parameters that each kind of condition needs, and those that it may have."""


def _condition(name: str, entry: Any, vowels: str, alphabet: Alphabet) -> Condition:
    where = f"conditions.{name}"
    kind_name = PACK.map(where, entry).get("kind")
    if kind_name not in tuple(ConditionKind):
        raise PACK.fault("condition-kind", card=Written(name), kinds=tuple(kind.value for kind in ConditionKind))
    kind = ConditionKind(kind_name)
    needed, allowed = _PARAMETERS[kind]
    PACK.object(where, entry, ("kind", "plus", "minus", *needed), optional=allowed)
    readers: dict[str, Callable[[str, Any], Any]] = {
        "least": lambda where, value: PACK.number(where, value, lowest=1, highest=LONGEST_BOUND),
        "most": lambda where, value: PACK.number(where, value, lowest=entry["least"], highest=LONGEST_BOUND),
        "sequences": lambda where, value: _sequences(where, value, alphabet),
    }
    parameters = {key: readers[key](f"{where}.{key}", entry[key]) for key in readers if key in entry}
    if "letters" in entry:
        parameters |= _letter_class(f"{where}.letters", entry["letters"], vowels, alphabet)
    return Condition(
        name=name,
        kind=kind,
        plus=PACK.number(f"{where}.plus", entry["plus"], lowest=0, highest=HIGHEST_VALUE),
        minus=PACK.number(f"{where}.minus", entry["minus"], lowest=0, highest=HIGHEST_VALUE),
        **parameters,
    )


def _letter_class(where: str, value: Any, vowels: str, alphabet: Alphabet) -> dict[str, Any]:
    if value == LetterClass.VOWELS:
        return {"letter_class": LetterClass.VOWELS, "letters": vowels}
    if value == LetterClass.CONSONANTS:
        consonants = "".join(letter for letter in alphabet.letters if letter not in vowels)
        return {"letter_class": LetterClass.CONSONANTS, "letters": consonants}
    return {"letters": _letters(where, value, alphabet)}


def _letters(where: str, value: Any, alphabet: Alphabet) -> str:
    if not isinstance(value, str) or not value or any(letter not in alphabet.letters for letter in value):
        raise PACK.fault("not-letters", where=where)
    return value


def _sequences(where: str, value: Any, alphabet: Alphabet) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise PACK.fault("not-sequences", where=where)
    if sum(len(_letters(where, sequence, alphabet)) for sequence in value) > MOST_IN_SEQUENCES:
        raise PACK.fault("long-sequences", where=where, most=MOST_IN_SEQUENCES)
    return tuple(value)
