"""From what a person typed to a move's text, where it is clear: letter case, cards by number, places left out."""

from __future__ import annotations

import unicodedata
from collections import Counter

from litera.games.scrabble_cards.grid import Grid, grid_of, step
from litera.games.scrabble_cards.moves import BLANK, Direction
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.view import View
from litera.texts import LANGUAGES, aliases

_MINUS = str.maketrans({"−": "-", "–": "-"})
_CYRILLIC = str.maketrans({"с": "c", "С": "c", "х": "x", "Х": "x"})
_PUNCTUATION = str.maketrans(dict.fromkeys(",;()", " "))


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
            return text
    return " ".join((verb, *forgiven))


def _card(pack: Pack, view: View, typed: str) -> str:
    """Give the card that is meant: by its number on the own hand, or in another case or script."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(view.own_hand):
        return view.own_hand[int(typed[:3]) - 1]
    for card in (typed, typed.upper(), typed.lower(), typed.translate(_CYRILLIC).lower()):
        if card in pack.cards:
            return card
    return typed


def _forgive_lay(pack: Pack, view: View, words: list[str]) -> list[str]:
    if not words:
        return words
    word, *rest = words
    directions = _directions()
    numbers: list[str] = []
    while rest and len(numbers) < 2 and _is_number(rest[0].translate(_MINUS)):
        numbers.append(rest.pop(0).translate(_MINUS))
    direction = directions.get(rest[0].casefold()) if rest else None
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


def _directions() -> dict[str, Direction]:
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

    Only a word typed all in small letters is changed, and only where the hand lacks the blanks for it as it stands:
    then each letter is the hand's own, or a blank where the hand has none of it.
    """
    lying = [grid.get(step(place, direction, by)) for by in range(len(word))]
    own = [letter for letter, there in zip(word, lying, strict=True) if there is None]
    hand = Counter(view.own_hand)
    if any(letter.isupper() for letter in own) or len(own) <= hand[BLANK]:
        kept = own
    else:
        kept = [letter.upper() if hand[letter.upper()] else letter for letter in own]
        if len([letter for letter in kept if letter.islower()]) > hand[BLANK]:
            kept = [letter.upper() for letter in own]
    rest = iter(kept)
    laid = []
    for letter, there in zip(word, lying, strict=True):
        if there is None:
            laid.append(next(rest))
        else:
            laid.append(there if there.upper() == letter.upper() else letter)
    return "".join(laid)
