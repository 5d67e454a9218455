"""The cards of a round as data: which bear a symbol, and which symbols leave the pack; and the reader of such data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from litera.core.message import Parameter
from litera.core.refusal import Code, SetupError, refuse
from litera.games.dnup.cards import LOWER_UP, READ, Cards, upright

SEATS = range(2, 6)


@dataclass(frozen=True, slots=True)
class Pack:
    """The 36 cards of the box, lower values up: the one with the star, and those that each number of seats lacks."""

    star: Cards
    left_out: Mapping[int, Cards]

    def cards_for(self, seats: int) -> Cards:
        """Give the cards of a round with so many seats (D1)."""
        return LOWER_UP & ~self.left_out[seats]


@cache
def own_pack() -> Pack:
    """Give the game's own pack."""
    return read_pack(json.loads(files(__package__).joinpath("pack.json").read_text(encoding="utf-8")))


_KEYS = ("star", "symbols", "leave_out")


def read_pack(value: Mapping[str, Any]) -> Pack:
    """Read a pack from JSON, shaped as pack.json beside this file. Raises SetupError (``bad_option``)."""
    _check_keys("pack", value, _KEYS)
    star = _card("star", value["star"])
    if not isinstance(value["symbols"], Mapping):
        raise _bad("object", where="symbols")
    symbols = {name: _cards(f"symbols.{name}", cards) for name, cards in value["symbols"].items()}
    numbers = tuple(map(str, SEATS))
    _check_keys("leave_out", value["leave_out"], numbers)
    left_out = {int(name): _left_out(name, value["leave_out"][name], symbols) for name in numbers}
    for seats, cards in left_out.items():
        if star & cards:
            raise _bad("star", seats=seats)
        count = (LOWER_UP & ~cards).bit_count()
        if count % seats:
            raise _bad("uneven", seats=seats, count=count)
    return Pack(star, left_out)


def _left_out(seats: str, value: Any, symbols: Mapping[str, Cards]) -> Cards:
    if not isinstance(value, list) or not all(isinstance(name, str) and name in symbols for name in value):
        raise _bad("leave-out", where=f"leave_out.{seats}", symbols=tuple(symbols))
    cards = 0
    for name in value:
        cards |= symbols[name]
    return cards


def _cards(where: str, value: Any) -> Cards:
    if not isinstance(value, list):
        raise _bad("list", where=where)
    cards = 0
    for text in value:
        card = _card(where, text)
        if cards & card:
            raise _bad("twice", where=where, card=text)
        cards |= card
    return cards


def _card(where: str, text: Any) -> Cards:
    if not isinstance(text, str) or text not in READ:
        raise _bad("card", where=where, card=str(text)[:40])
    return upright(READ[text])


def _check_keys(where: str, value: Any, keys: tuple[str, ...]) -> None:
    if not isinstance(value, Mapping):
        raise _bad("object", where=where)
    for key in keys:
        if key not in value:
            raise _bad("key-missing", where=where, entry=key)
    for key in value:
        if key not in keys:
            raise _bad("key-unknown", where=where, entry=str(key)[:40], entries=keys)


def _bad(key: str, /, **parameters: Parameter) -> SetupError:
    return SetupError(refuse(Code.BAD_OPTION, key=f"dnup-pack-{key}", **parameters))
