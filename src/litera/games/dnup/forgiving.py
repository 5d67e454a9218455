"""From what a person typed to a move's text, where it is clear: letter case, cards by number, the only set there is."""

from __future__ import annotations

import re
from collections.abc import Callable

from litera.games.dnup.cards import OF_VALUE, READ, Cards, texts, value_of
from litera.games.dnup.move_text import write_place
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.view import View

_VERBS = {"a": "A", "b": "B", "c": "C", "d": "D", "turn": "turn", "а": "A", "в": "B", "с": "C"}
"""The verbs in any case; the last three are the Cyrillic letters that look the same."""

_CARD = re.compile(r"([1-9])[/\\:|-]?([1-9])")
_ALONE = re.compile(r"[1-9][/\\:|-][1-9]\b")
_PLACE = re.compile(r"([0-9])[.,:/-]([0-9])")
_SEAT = re.compile(r"[0-9]{1,3}")
_WRITTEN_PLACE = re.compile(r"^((?:B .+|C) )([0-9]+)((?:\.[0-9]+)?)$")


def forgive(ruleset: Ruleset, view: View, text: str) -> str:
    """Give the text of the move that is meant, or the text as it was where that is not clear.

    Cards may be written 34 or 3-4, or as their numbers on the hand, counted from 1; where only one set of the opponents
    can be meant, B and C need no place; C may name cards of the set instead. Cards alone are laid. Seats are counted
    from 1.
    """
    typed, *words = text.split() or [""]
    if _ALONE.match(typed):
        typed, words = "A", [typed, *words]
    verb = _VERBS.get(typed.lower())
    match verb:
        case "A":
            words = [_card(view, word) for word in ",".join(words).replace(",", " ").split()]
        case "B" if words:
            words = _add(ruleset, view, words)
        case "C":
            words = _taken(ruleset, view, words)
        case None:
            return text
    return " ".join((verb, *words))


def _card(view: View, typed: str) -> str:
    """Give the card that is meant, by its number on the own hand or its two values."""
    own = texts(view.own_hand)
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(own):
        return own[int(typed[:3]) - 1]
    return _written(typed)


def _written(typed: str) -> str:
    """Give the card that is meant by its two values, however they are parted."""
    values = _CARD.fullmatch(typed)
    card = f"{values[1]}/{values[2]}" if values else typed
    return card if card in READ else typed


def _add(ruleset: Ruleset, view: View, words: list[str]) -> list[str]:
    """Read a card and a place; where the place is left out, that of the only set to which the card can be added."""
    if len(words) == 1:
        card = _card(view, words[0])
        of_value = OF_VALUE[value_of(READ[card])] if card in READ else 0
        places = _only_place(ruleset, view, lambda cards: bool(cards & of_value))
        return [card, *places] if places else words
    return [*(_card(view, word) for word in words[:-1]), _place(ruleset, words[-1])]


def _place(ruleset: Ruleset, typed: str) -> str:
    """Give the seat, from 0, that is meant by its number from 1; with two seats also the area: ``2,1`` or ``2:1``."""
    named = _PLACE.fullmatch(typed)
    if named and ruleset.areas == 2:
        return f"{_from_0(named[1])}.{named[2]}"
    return _from_0(typed) if _SEAT.fullmatch(typed) and ruleset.areas == 1 else typed


def _from_0(seat: str) -> str:
    """Count a seat from 0; people have no seat 0, and ``00`` is none of the table's either."""
    return str(int(seat) - 1) if int(seat) else "00"


def for_people(text: str) -> str:
    """Write a move with the seat of its place counted from 1."""
    return _WRITTEN_PLACE.sub(lambda found: f"{found[1]}{int(found[2]) + 1}{found[3]}", text)


def _taken(ruleset: Ruleset, view: View, words: list[str]) -> list[str]:
    """Read a place, or cards of the set that lies there; without a word, that of the only set."""
    named = [READ.get(_written(word), 0) for word in words]
    if all(named):
        together = sum(set(named))
        places = _only_place(ruleset, view, lambda cards: cards & together == together)
        return places or words
    return [_place(ruleset, word) for word in words]


def _only_place(ruleset: Ruleset, view: View, fits: Callable[[Cards], bool]) -> list[str]:
    """Give the place of the one set of the opponents' that fits; nothing where there are several or none."""
    found = [
        write_place(ruleset, place)
        for place, cards in zip(map(ruleset.place, range(len(view.sets))), view.sets, strict=True)
        if cards and place.seat != view.watcher and fits(cards)
    ]
    return found if len(found) == 1 else []
