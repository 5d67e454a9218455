"""What is forgiven to a person who types a move of Klepka: letter case, places as they come, numbers of cards."""

from __future__ import annotations

import re

from litera.games.klepka.naming import name_of
from litera.games.klepka.pack import BLUE, POLYSEMY, PRIZES, YELLOW, Card
from litera.games.klepka.view import View
from litera.texts import LANGUAGES, say

_ALONE = ("done", "stop", "chaos", "pass", "yes", "no")
_COLOURS = dict.fromkeys("bсna", BLUE) | dict.fromkeys("yжżzg", YELLOW)
"""Colours as they are typed: also the first letters of their names in the other languages, ż without its dot too."""
_COLUMNS = str.maketrans("АВСЕНІКМОРТУХ" + "БГҐДЗЙЛФ", "ABCEHIKMOPTYX" + "BGGDZJLF")
"""Cyrillic capitals for the Latin ones of columns: those that look like them, and of the others those that sound so."""
_PLACES = re.compile(r"(?:[A-Z] ?[0-9]{1,3} ?)+", re.ASCII)
_PLACE = re.compile(r"([A-Z]) ?([0-9]{1,3})", re.ASCII)
_ROWS_FIRST = re.compile(r"(?:[0-9]{1,3} ?[A-Z] ?)+", re.ASCII)
_ROW_FIRST = re.compile(r"([0-9]{1,3}) ?([A-Z])", re.ASCII)
_SEAT = re.compile("[0-9]{1,3}")
_EXCHANGE = re.compile(r"^(exchange \S+ )([0-9]+)")
_LIKE_PLACES = re.compile(r"[^\W\d_][0-9]{1,3}(?: [^\W\d_][0-9]{1,3})*")


def forgive(view: View, text: str) -> str:
    """Make what a person typed a move's text, as far as it is clear; else give it back unchanged."""
    verb, *rest = text.split() or [""]
    verb = verb.lower()
    forgiven: str | None = None
    if verb in _ALONE and not rest:
        forgiven = verb
    elif verb == "word" and rest:
        forgiven = _word(view, " ".join(rest))
    elif verb == "flip" and rest:
        forgiven = _flip(" ".join(rest))
    elif verb == "exchange":
        forgiven = _exchange(view, rest)
    elif verb != "flip":
        forgiven = _flip(" ".join((verb, *rest)))  # Places alone can only be meant to be opened.
    return text if forgiven is None else forgiven


def _word(view: View, typed: str) -> str:
    word, bracket, cards = typed.partition("[")
    made = f"word {word.strip().upper()}"
    if not bracket:
        return made
    uses = (
        use.upper() if use.startswith(POLYSEMY) else _card(view.own_hand, use) for use in cards.rstrip("] ").split()
    )
    return f"{made} [{' '.join(uses)}]"


def _flip(typed: str) -> str | None:
    """Read places to open, also such as there are not: those are then refused as places."""
    places = " ".join(typed.upper().replace(",", " ").replace(";", " ").split()).translate(_COLUMNS)
    if _ROWS_FIRST.fullmatch(places):
        places = "".join(f"{column}{row} " for row, column in _ROW_FIRST.findall(places))
    if _PLACES.fullmatch(places) is not None:
        places = " ".join(f"{column}{int(row)}" for column, row in _PLACE.findall(places))
    elif _LIKE_PLACES.fullmatch(places) is None:
        return None
    return f"flip {places}"


def _exchange(view: View, typed: list[str]) -> str | None:
    if not 2 <= len(typed) <= 3:
        return None
    give, seat, *take = typed
    if _SEAT.fullmatch(seat):
        seat = str(int(seat) - 1) if int(seat) else "00"  # People count seats from 1, and 00 is none.
    theirs = view.hands[int(seat)] if seat != "00" and _SEAT.fullmatch(seat) and int(seat) < len(view.hands) else ()
    return " ".join(("exchange", _card(view.own_hand, give), seat, *(_card(theirs, card) for card in take)))


def for_people(text: str) -> str:
    """Write a move with the seat of an exchange counted from 1."""
    return _EXCHANGE.sub(lambda found: f"{found[1]}{int(found[2]) + 1}", text)


def _card(hand: tuple[Card, ...], typed: str) -> str:
    """Read a card: its number in the hand from 1, a letter and its colour in any case, or a prize card's name."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(hand):
        return hand[int(typed[:3]) - 1]
    if len(typed) == 2:
        return typed[0].upper() + _COLOURS.get(typed[1].lower(), typed[1])
    named = (card for card in PRIZES for language in LANGUAGES if say(name_of(card), language) == typed.lower())
    return next(named, typed)
