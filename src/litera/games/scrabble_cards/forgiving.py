"""From what a person typed to a move's text, where it is clear: case, marks, cards by number, what was left out."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import cache

from litera.games.scrabble_cards.grid import Grid, grid_of, step
from litera.games.scrabble_cards.moves import BLANK, Direction
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.view import View
from litera.texts import LANGUAGES, aliases

_MINUS = str.maketrans({"−": "-", "–": "-"})
_CYRILLIC = str.maketrans({"с": "c", "С": "c", "х": "x", "Х": "x"})
_PUNCTUATION = str.maketrans(dict.fromkeys(",;()", " "))
_BARE = str.maketrans("ĄĆĘŁŃÓŚŹŻ", "ACELNOSZZ")
"""Letters as they are typed where the keyboard lacks their marks."""


def forgive(pack: Pack, view: View, text: str) -> str:
    """Give the text of the move that is meant, or the text as it was where that is not clear.

    A text that reads and could be legal as it stands is never changed into another move.
    """
    verb, *rest = unicodedata.normalize("NFC", text).split() or [""]
    verb = verb.lower()
    match verb:
        case "lay":
            words = " ".join(rest).translate(_PUNCTUATION).split()
            forgiven = _forgive_lay(pack, view, words)
        case "exchange":
            words = " ".join(rest).translate(_PUNCTUATION).split()
            forgiven = [_card(pack, view, word) for word in words]
        case "condition":
            forgiven = [_card(pack, view, rest[0]), *(word.upper() for word in rest[1:])] if rest else []
        case "accept" | "check" | "pass":
            forgiven = rest
        case _:
            words = text.translate(_PUNCTUATION).split()
            if not _names_a_place(words):
                return text
            verb, forgiven = "lay", _forgive_lay(pack, view, words)
    return " ".join((verb, *forgiven))


def _names_a_place(words: list[str]) -> bool:
    """Say whether a line without a verb can only be a lay: its word stands before a column and a row."""
    return len(words) > 2 and all(_is_number(number.translate(_MINUS)) for number in words[1:3])


def _card(pack: Pack, view: View, typed: str) -> str:
    """Give the card that is meant: by its number on the own hand, or in another case or script."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(view.own_hand):
        return view.own_hand[int(typed[:3]) - 1]
    for card in (typed, typed.upper(), typed.lower(), typed.translate(_CYRILLIC).lower()):
        if card in pack.cards:
            return _marked(card, Counter(view.own_hand)).get(card, card)
    return typed


def _forgive_lay(pack: Pack, view: View, words: list[str]) -> list[str]:
    if not words:
        return words
    word, *rest = words
    numbers: list[str] = []
    while rest and len(numbers) < 2 and _is_number(rest[0].translate(_MINUS)):
        numbers.append(rest.pop(0).translate(_MINUS))
    direction = _direction(rest[0]) if rest else None
    if direction is not None:
        rest.pop(0)
    if not numbers and not view.cells:
        numbers = ["0", "0"]
        direction = direction or Direction.ACROSS
    if len(numbers) < 2 or direction is None:
        return words
    place = int(numbers[0]), int(numbers[1])
    laid = _letters(view, grid_of(view.cells), word, place, direction)
    return [laid, str(place[0]), str(place[1]), direction.value, *(_card(pack, view, card) for card in rest)]


def _direction(typed: str) -> Direction | None:
    """Give the direction that a word names in one of the languages, or that alone begins so."""
    names = _directions()
    begun = {direction for name, direction in names.items() if name.startswith(typed.casefold())}
    return names.get(typed.casefold()) or (begun.pop() if len(begun) == 1 else None)


@cache
def _directions() -> Mapping[str, Direction]:
    """Give the names of the two directions in all languages."""
    return {
        alias: Direction(name)
        for language in LANGUAGES
        for alias, name in aliases("scrabble_cards-keyword-", language).items()
    }


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) <= 9


def _letters(view: View, grid: Grid, word: str, place: tuple[int, int], direction: Direction) -> str:
    """Write a word with the letters that lie as they lie, and own letters as the hand has them.

    Own letters change case only where all of them were typed small, and cannot be meant so: the hand lacks the blanks,
    or a capital that lies was typed small too. Then each letter is the hand's own, or a blank where none is left of it.
    """
    is_bare = word.upper().translate(_BARE) == word.upper()
    lying = [grid.get(step(place, direction, by)) for by in range(len(word))]
    own = [letter for letter, there in zip(word, lying, strict=True) if there is None]
    hand = Counter(view.own_hand)
    is_careless = word.islower() and any(there.isupper() for there in lying if there is not None)
    if any(letter.isupper() for letter in own) or (len(own) <= hand[BLANK] and not is_careless):
        marked = _marked("".join(filter(str.isupper, own)), hand) if is_bare else {}
        kept = [marked.get(letter, letter) for letter in own]
    else:
        capitals = "".join(own).upper()
        marked = _marked(capitals, hand) if is_bare else {}
        named = [marked.get(letter, letter) for letter in capitals]
        kept = [
            letter if named[:at].count(letter) < hand[letter] else letter.lower() for at, letter in enumerate(named)
        ]
        if len([letter for letter in kept if letter.islower()]) > hand[BLANK]:
            kept = named
    rest = iter(kept)
    return "".join(
        next(rest) if there is None else _lying(letter, there, is_bare)
        for letter, there in zip(word, lying, strict=True)
    )


def _lying(typed: str, there: str, is_bare: bool) -> str:
    """Give the letter that lies where one was typed for it, and what was typed where that is another letter."""
    meant = there.upper().translate(_BARE) if is_bare else there.upper()
    return there if typed.upper() in (meant, there.upper()) else typed


def _marked(typed: str, hand: Counter[str]) -> dict[str, str]:
    """Give the letters of a hand that are meant by those typed without their marks.

    That is clear where the hand has none of a letter as it was typed, and one marked letter in its place, often enough.
    """
    meant: dict[str, str] = {}
    for letter, count in Counter(typed).items():
        marked = [card for card in hand if card != letter and card.translate(_BARE) == letter]
        if not hand[letter] and len(marked) == 1 and hand[marked[0]] >= count:
            meant[letter] = marked[0]
    return meant
