"""The one text form of every move and draw, and its strict reader; knows the pack's cards, and no table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable

from litera.core.message import Parameter, Written
from litera.core.refusal import NotationError, bad_move
from litera.games.examples import examples_of
from litera.games.scrabble_cards.moves import (
    Accept,
    Card,
    Check,
    Deal,
    Direction,
    Draw,
    Exchange,
    Lay,
    Mix,
    Move,
    Pass,
    PlayCondition,
    PlayersMove,
)
from litera.games.scrabble_cards.pack import Pack
from litera.games.scrabble_cards.ruleset import HAND_SIZE

_NUMBER = re.compile(r"0|-?[1-9][0-9]*")
_LONGEST_NUMBER = 9
_SHOWN = 40


def read_move(text: str, pack: Pack) -> PlayersMove:
    """Read a player's move. Raises NotationError (``bad_move``) with the shape that would do."""
    verb, *rest = unicodedata.normalize("NFC", text).split(" ")
    readers: dict[str, Callable[[list[str], Pack], PlayersMove]] = {
        "lay": _read_lay,
        "exchange": _read_exchange,
        "condition": _read_condition,
        "accept": _read_alone(Accept()),
        "check": _read_alone(Check()),
        "pass": _read_alone(Pass()),
    }
    if verb not in readers:
        raise _bad("verb", verb=verb[:_SHOWN])
    return readers[verb](rest, pack)


def _read_alone(move: PlayersMove) -> Callable[[list[str], Pack], PlayersMove]:
    def read(rest: list[str], pack: Pack) -> PlayersMove:  # noqa: ARG001 - the shape of all readers
        if rest:
            raise _bad("alone", rest=" ".join(rest)[:_SHOWN])
        return move

    return read


def _read_lay(rest: list[str], pack: Pack) -> Lay:
    if len(rest) < 4:
        raise _bad("lay-shape", word=examples_of(pack.language).word)
    word, column, row, direction, *cards = rest
    read = "".join(_read_letter(letter, word, pack) for letter in word)
    if not read:
        raise _bad("lay-shape", word=examples_of(pack.language).word)
    if direction not in tuple(Direction):
        raise _bad("direction", direction=direction[:_SHOWN])
    place = _read_number(column), _read_number(row)
    for card in cards:
        if card not in pack.factors and card not in pack.conditions:
            raise _bad("added-card", card=Written(card[:_SHOWN]))
    multipliers = _sorted((card for card in cards if card in pack.factors), pack)
    conditions = _sorted((card for card in cards if card in pack.conditions), pack)
    return Lay(read, *place, Direction(direction), multipliers, conditions)


def _read_letter(letter: str, word: str, pack: Pack) -> str:
    if pack.can_lie(letter):
        return letter
    raise _bad("letter", letter=Written(letter), word=Written(word[:_SHOWN]))


def _read_number(text: str) -> int:
    if _NUMBER.fullmatch(text) is None or len(text) > _LONGEST_NUMBER:
        raise _bad("number", number=text[:_SHOWN])
    return int(text)


def _read_exchange(rest: list[str], pack: Pack) -> Exchange:
    if not 1 <= len(rest) <= HAND_SIZE:
        raise _bad("exchange-shape", most=HAND_SIZE)
    return Exchange(_sorted((_read_card(card, pack) for card in rest), pack))


def _read_condition(rest: list[str], pack: Pack) -> PlayCondition:
    if not 1 <= len(rest) <= 2:
        raise _bad("condition-shape", word=examples_of(pack.language).word)
    card, *named = rest
    if card not in pack.conditions:
        raise _bad("condition-card", card=Written(card[:_SHOWN]))
    if not named:
        return PlayCondition(card)
    word = "".join(_read_letter(letter, named[0], pack) for letter in named[0])
    if not word:
        raise _bad("condition-shape", word=examples_of(pack.language).word)
    return PlayCondition(card, word)


def _read_card(card: str, pack: Pack) -> Card:
    if card not in pack.cards:
        raise _bad("card", card=Written(card[:_SHOWN]))
    return card


def _sorted(cards: Iterable[Card], pack: Pack) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=pack.order.__getitem__))


def read_draw(text: str, pack: Pack, seats: int) -> Draw:
    """Read a move of chance: ``deal SEAT CARDS …`` or ``mix CARDS …``. Raises NotationError (``bad_move``)."""
    verb, *rest = text.split(" ")
    if verb == "deal" and rest and rest[0] in tuple(map(str, range(seats))):
        return Deal(int(rest[0]), tuple(_read_card(card, pack) for card in rest[1:]))
    if verb == "mix":
        return Mix(tuple(_read_card(card, pack) for card in rest))
    raise _bad("draw", draw=text[:_SHOWN])


def write_move(move: Move) -> str:
    """Write a move of a player or of chance."""
    match move:
        case Lay(word, column, row, direction, multipliers, conditions):
            return " ".join(("lay", word, str(column), str(row), direction, *multipliers, *conditions))
        case Accept():
            return "accept"
        case Check():
            return "check"
        case PlayCondition(card, word):
            return f"condition {card}" if word is None else f"condition {card} {word}"
        case Exchange(cards):
            return " ".join(("exchange", *cards))
        case Pass():
            return "pass"
        case Deal(first, bag):
            return " ".join(("deal", str(first), *bag))
        case Mix(bag):
            return " ".join(("mix", *bag))
    raise AssertionError(f"{move} is written by the table")


def _bad(key: str, /, **parameters: Parameter) -> NotationError:
    return bad_move(f"scrabble_cards-bad-{key}", **parameters)
