"""A move in words, as it is advised: the cards by both their values, the sets by whose they are."""

from __future__ import annotations

from litera.core.message import Message, Parameter, SeatName, message
from litera.games.dnup.cards import texts
from litera.games.dnup.moves import Add, Lay, Move, Place, Take, TurnFreely
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.view import View


def phrase(ruleset: Ruleset, view: View, move: Move) -> Message:
    """Put a move into words."""
    match move:
        case Lay(cards=cards):
            return _say("lay", cards=texts(cards), count=cards.bit_count())
        case Add(cards=cards, place=place):
            return _say("add", card=texts(cards)[0], **_set(ruleset, view, place))
        case Take(place=place):
            return _say("take", **_set(ruleset, view, place))
        case TurnFreely():
            return _say("turn-free")
        case _:
            return _say("turn")


def _say(key: str, /, **parameters: Parameter) -> Message:
    return message(f"dnup-phrase-{key}", **parameters)


def _set(ruleset: Ruleset, view: View, place: Place) -> dict[str, Parameter]:
    """Name a set that lies: whose it is, and its cards, by which two of one player are told apart."""
    return {"owner": SeatName(place.seat), "cards": texts(view.sets[ruleset.index(place.seat, place.area)])}
