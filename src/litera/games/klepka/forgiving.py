"""What is forgiven to a person who types a move of Klepka: letter case, Cyrillic columns, numbers of own cards."""

from __future__ import annotations

import re

from litera.games.klepka.notation import normalised
from litera.games.klepka.pack import BLUE, YELLOW, Card
from litera.games.klepka.view import View

_ALONE = ("done", "stop", "chaos", "pass", "yes", "no")
_COLOURS = {"b": BLUE, "y": YELLOW, "с": BLUE, "ж": YELLOW}
"""Colours as they are typed: also the first letters of the Ukrainian «синя» and «жовта»."""
_COLUMNS = str.maketrans("АВСЕНІ", "ABCEHI")
"""Cyrillic capitals that look like the Latin ones of columns."""
_PLACE = re.compile(r"([^\W\d_])[ ]?([0-9]{1,3})")


def forgive(view: View, text: str) -> str:
    """Make what a person typed a move's text, as far as it is clear; else give it back unchanged."""
    typed = normalised(text)
    verb, _, rest = typed.partition(" ")
    verb = verb.lower()
    if verb in _ALONE and not rest:
        return verb
    if verb == "word" and rest:
        word, bracket, cards = rest.partition("[")
        named = " ".join(_use(view.own_hand, card) for card in cards.rstrip("] ").split())
        return f"word {' '.join(word.upper().split())}" + (f" [{named}]" if bracket else "")
    if verb == "flip" and rest:
        places = rest.upper().replace(",", " ").translate(_COLUMNS)
        return (
            "flip " + " ".join(f"{column}{int(row)}" for column, row in _PLACE.findall(places))
            if _PLACE.search(places)
            else text
        )
    if verb == "exchange":
        return _exchange(view, rest) or text
    return text


def _exchange(view: View, rest: str) -> str | None:
    match rest.split():
        case [give, seat]:
            return f"exchange {_card(view.own_hand, give)} {seat}"
        case [give, seat, take]:
            hand = view.hands[int(seat)] if seat.isdecimal() and int(seat) < len(view.hands) else ()
            return (
                f"exchange {_card(view.own_hand, give)} {seat} {_card(hand if isinstance(hand, tuple) else (), take)}"
            )
    return None


def _use(hand: tuple[Card, ...], typed: str) -> str:
    if len(typed) == 2 and typed[0] == "*":
        return typed.upper()
    return _card(hand, typed)


def _card(hand: tuple[Card, ...], typed: str) -> str:
    """Read a card: its number in the hand from 1, or a letter and its colour in any case."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(hand):
        return hand[int(typed[:3]) - 1]
    if len(typed) == 2:
        return typed[0].upper() + _COLOURS.get(typed[1].lower(), typed[1])
    return typed
