"""The one text form of every move and deal, and its strict reader; knows no table."""

from __future__ import annotations

import re

from litera.core.message import Parameter
from litera.core.refusal import NotationError, bad_move
from litera.games.dnup.cards import READ, Cards, texts, upright
from litera.games.dnup.moves import Add, Deal, Lay, Move, Place, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.ruleset import Ruleset

_NUMBER = r"(0|[1-9][0-9]{0,8})"
_SEAT = re.compile(_NUMBER)
_SEAT_AND_AREA = re.compile(rf"{_NUMBER}\.{_NUMBER}")
_SHOWN = 40


def read_move(ruleset: Ruleset, text: str) -> PlayersMove:
    """Read a player's move. Raises NotationError (``bad_move``) with the shape that would do."""
    match text.split(" "):
        case ["A", _, *_] as words:
            return Lay(_read_cards(words[1:]))
        case ["B", _, *_, place] as words:
            return Add(_read_cards(words[1:-1]), read_place(ruleset, place))
        case ["C", place]:
            return Take(read_place(ruleset, place))
        case ["D"]:
            return TurnHand()
        case ["turn"]:
            return TurnFreely()
        case ["A", *_]:
            raise _bad("lay-shape")
        case ["B", *_]:
            raise _bad("add-shape", place=_example(ruleset))
        case ["C", *_]:
            raise _bad("take-shape", place=_example(ruleset))
        case ["D" | "turn" as verb, *_]:
            raise _bad("alone", verb=verb)
    raise _bad("verb", text=text[:_SHOWN])


def _read_cards(words: list[str]) -> Cards:
    cards = 0
    for word in words:
        card = READ.get(word)
        if card is None:
            raise _bad("card", card=word[:_SHOWN])
        if cards & card:
            raise _bad("twice", card=word)
        cards |= card
    return cards


def read_place(ruleset: Ruleset, text: str) -> Place:
    """Read a seat, with two seats a seat and an area; whether there is such a place is not asked."""
    named = (_SEAT if ruleset.areas == 1 else _SEAT_AND_AREA).fullmatch(text)
    if named is None:
        raise _bad("seat" if ruleset.areas == 1 else "seat-and-area", place=text[:_SHOWN])
    return Place(*map(int, named.groups()))


def _example(ruleset: Ruleset) -> str:
    return place_for_people(ruleset, Place(1))


def write_move(ruleset: Ruleset, move: Move) -> str:
    """Write a move of a player or of chance, its cards sorted."""
    match move:
        case Lay(cards):
            return " ".join(("A", *texts(cards)))
        case Add(cards, place):
            return " ".join(("B", *texts(cards), write_place(ruleset, place)))
        case Take(place):
            return f"C {write_place(ruleset, place)}"
        case TurnHand():
            return "D"
        case TurnFreely():
            return "turn"
        case Deal(hands):
            return "deal " + " | ".join(" ".join(texts(hand)) for hand in hands)


def write_place(ruleset: Ruleset, place: Place) -> str:
    """Write a seat, with two seats a seat and an area: ``2``, ``1.2``."""
    return str(place.seat) if ruleset.areas == 1 else f"{place.seat}.{place.area}"


def place_for_people(ruleset: Ruleset, place: Place) -> str:
    """Write a place as people count seats, from 1."""
    return write_place(ruleset, Place(place.seat + 1, place.area))


def read_draw(ruleset: Ruleset, text: str) -> Deal:
    """Read a deal: ``deal CARDS | CARDS …``, a hand for each seat. Raises NotationError (``bad_move``)."""
    verb, _, rest = text.partition(" ")
    hands = tuple(_read_cards(hand.split()) for hand in rest.split("|"))
    dealt = 0
    for hand in hands:
        dealt |= upright(hand)
    held = {hand.bit_count() for hand in hands}
    fits = len(hands) == ruleset.seats and len(held) == 1 and held.pop() * len(hands) == ruleset.cards.bit_count()
    if verb != "deal" or not fits or dealt != ruleset.cards:
        raise _bad("deal")
    return Deal(hands)


def _bad(key: str, /, **parameters: Parameter) -> NotationError:
    return bad_move(f"dnup-bad-{key}", **parameters)
