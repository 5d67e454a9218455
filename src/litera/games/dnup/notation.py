"""Moves and deals of dnup as texts, as rules/ writes them, and what is forgiven to a person who types."""

from __future__ import annotations

import re

from litera.core.refusal import bad_move
from litera.games.dnup.cards import READ, TEXTS, Card
from litera.games.dnup.moves import Add, Deal, Lay, Move, Place, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.ruleset import Ruleset

_SEAT = re.compile(r"[0-9]{1,3}", re.ASCII)
_AREA = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})", re.ASCII)
_CARD_LIKE = re.compile(r"[1-9][^0-9\s]?[1-9]")


def read_move(ruleset: Ruleset, text: str) -> PlayersMove:
    """Read a player's move. Raises NotationError with a sentence that says what is wrong and what would do."""
    match text.split(" "):
        case ["A", *cards] if cards:
            return Lay(tuple(sorted(_distinct(cards))))
        case ["B", card, place]:
            return Add(_card(card), _place(ruleset, place))
        case ["C", place]:
            return Take(_place(ruleset, place))
        case ["D"]:
            return TurnHand()
        case ["turn"]:
            return TurnFreely()
        case [verb, *_] if verb in ("A", "B", "C", "D", "turn"):
            raise bad_move(f"dnup-bad-{verb.lower()}")
    raise bad_move("dnup-bad-verb", text=text[:40])


def _distinct(texts: list[str]) -> tuple[Card, ...]:
    cards = tuple(map(_card, texts))
    for card in cards:
        if cards.count(card) > 1:
            raise bad_move("dnup-bad-twice", card=TEXTS[card])
    return cards


def _card(text: str) -> Card:
    if text not in READ:
        raise bad_move("dnup-bad-card", text=text[:40])
    return READ[text]


def _place(ruleset: Ruleset, text: str) -> Place:
    if ruleset.seats == 2:
        named = _AREA.fullmatch(text)
        if named is None:
            raise bad_move("dnup-bad-place-area", text=text[:40])
        return Place(int(named[1]), int(named[2]))
    if _SEAT.fullmatch(text) is None:
        raise bad_move("dnup-bad-place", text=text[:40])
    return Place(int(text))


def write_move(ruleset: Ruleset, move: Move) -> str:
    """Write a move, a player's or chance's, in its one text form."""
    match move:
        case Lay(cards):
            return f"A {_texts(cards)}"
        case Add(card, place):
            return f"B {TEXTS[card]} {_write_place(ruleset, place)}"
        case Take(place):
            return f"C {_write_place(ruleset, place)}"
        case TurnHand():
            return "D"
        case TurnFreely():
            return "turn"
        case Deal(hands):
            return "deal " + " | ".join(map(_texts, hands))


def _texts(cards: tuple[Card, ...]) -> str:
    return " ".join(TEXTS[card] for card in cards)


def _write_place(ruleset: Ruleset, place: Place) -> str:
    return f"{place.seat}.{place.area}" if ruleset.seats == 2 else f"{place.seat}"


def read_draw(ruleset: Ruleset, text: str) -> Deal:
    """Read a deal. Raises NotationError where it is none of this round's cards."""
    verb, _, rest = text.partition(" ")
    hands = tuple(tuple(map(_card, hand.split())) for hand in rest.split("|"))
    dealt = sorted(min(card, READ[TEXTS[card][::-1]]) for hand in hands for card in hand)
    sizes = {len(hand) for hand in hands}
    if verb != "deal" or len(hands) != ruleset.seats or len(sizes) != 1 or tuple(dealt) != ruleset.cards:
        raise bad_move("dnup-bad-deal")
    return Deal(hands)


def forgive(ruleset: Ruleset, hand: tuple[Card, ...], text: str) -> str:
    """Make what a person typed a move's text: verbs in any case, ``34`` or ``3-4`` for 3/4, numbers for own cards.

    With A and B a number alone counts the cards of the hand from 1; seats are never changed.
    """
    verb, *rest = text.split()
    verb = "turn" if verb.lower() == "turn" else verb.upper()
    if verb == "A":
        rest = [_own_card(hand, word) for word in rest]
    elif verb == "B" and len(rest) == 2:
        rest = [_own_card(hand, rest[0]), _own_place(ruleset, rest[1])]
    elif verb == "C" and len(rest) == 1:
        rest = [_own_place(ruleset, rest[0])]
    elif verb not in ("D", "turn"):
        return text
    return " ".join((verb, *rest))


def _own_card(hand: tuple[Card, ...], word: str) -> str:
    if word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= len(hand):
        return TEXTS[hand[int(word) - 1]]
    if _CARD_LIKE.fullmatch(word) and f"{word[0]}/{word[-1]}" in READ:
        return f"{word[0]}/{word[-1]}"
    return word


def _own_place(ruleset: Ruleset, word: str) -> str:
    """Accept ``1:2`` and ``1,2`` for the area 1.2 of two seats."""
    if ruleset.seats == 2 and len(word) == 3 and word[1] in ":,/-":
        return f"{word[0]}.{word[2]}"
    return word
