"""The cards of a round as data: which bear a symbol, and which symbols leave the pack; and the reader of such data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.dnup.cards import LOWER_UP, READ, Cards, upright

SEATS = range(2, 6)
PACK = Reader(Code.BAD_OPTION, "dnup-pack", root="pack")


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
    PACK.object("", value, _KEYS)
    star = _card("star", value["star"])
    symbols = {name: _cards(f"symbols.{name}", cards) for name, cards in PACK.map("symbols", value["symbols"]).items()}
    numbers = tuple(map(str, SEATS))
    PACK.object("leave_out", value["leave_out"], numbers)
    left_out = {int(name): _left_out(name, value["leave_out"][name], symbols) for name in numbers}
    for seats, cards in left_out.items():
        if star & cards:
            raise PACK.fault("star", seats=seats)
        count = (LOWER_UP & ~cards).bit_count()
        if count % seats:
            raise PACK.fault("uneven", seats=seats, count=count)
    return Pack(star, left_out)


def _left_out(seats: str, value: Any, symbols: Mapping[str, Cards]) -> Cards:
    if not isinstance(value, list) or not all(isinstance(name, str) and name in symbols for name in value):
        raise PACK.fault("leave-out", where=f"leave_out.{seats}", symbols=tuple(symbols))
    cards = 0
    for name in value:
        cards |= symbols[name]
    return cards


def _cards(where: str, value: Any) -> Cards:
    cards = 0
    for text in PACK.entries(where, value):
        card = _card(where, text)
        if cards & card:
            raise PACK.fault("twice", where=where, card=text)
        cards |= card
    return cards


def _card(where: str, text: Any) -> Cards:
    if not isinstance(text, str) or text not in READ:
        raise PACK.fault("card", where=where, card=str(text)[:40])
    return upright(READ[text])
