"""The options of dnup and its pack: which cards are in a round of so many seats."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from litera.core.message import Parameter
from litera.core.options import Option, OptionValue, number, switch
from litera.core.refusal import Code, SetupError, refuse
from litera.games.dnup.cards import READ, Card, upright

SEATS = range(2, 6)
TOKENS_TO_WIN = 4
"""So many tokens win the game (D11)."""
ROUNDS_TO_WIN = 2
"""So many rounds win the game of two (D17)."""
FIRST_OUT, SECOND_OUT = 2, 1
"""The tokens of the first and of the second player who is out (D9, D10)."""

OPTIONS: tuple[Option, ...] = (
    number("round_turn_limit", 500, 1, 1_000_000),
    switch("free_first_rotation"),
    switch("own_return_first"),
)


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards as they lie in the box, lower value first: all, the one with the star, and those left out by seats."""

    cards: frozenset[Card]
    star: Card
    left_out: Mapping[int, frozenset[Card]]

    def of(self, seats: int) -> tuple[Card, ...]:
        """Give the cards of a round with so many seats, in order."""
        return tuple(sorted(self.cards - self.left_out[seats]))


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One table's rules: seats, the options D12, D13, D17 as they are named, the cards of a round and the star."""

    seats: int
    cards: tuple[Card, ...]
    star: Card
    round_turn_limit: int
    free_first_rotation: bool
    own_return_first: bool

    @property
    def points_to_win(self) -> int:
        """The tokens (D11), or with two seats the rounds (D17), that win the game."""
        return ROUNDS_TO_WIN if self.seats == 2 else TOKENS_TO_WIN


def ruleset_of(seats: int, options: Mapping[str, OptionValue], pack: Pack) -> Ruleset:
    """Bind options that were read from OPTIONS, and a pack."""
    values: dict[str, Any] = dict(options)
    return Ruleset(seats=seats, cards=pack.of(seats), star=pack.star, **values)


@cache
def own_pack() -> Pack:
    """Give the game's own pack of 36 cards."""
    return read_pack(json.loads(files(__package__).joinpath("pack.json").read_text(encoding="utf-8")))


def read_pack(value: Mapping[str, Any]) -> Pack:
    """Read a pack from JSON, shaped as pack.json beside this file. Raises SetupError (``bad_option``)."""
    needed = {"star", "symbols", "leave_out"}
    if not isinstance(value, Mapping) or value.keys() != needed:
        raise _bad("pack-keys", names=tuple(sorted(needed)))
    symbols = value["symbols"]
    if not isinstance(symbols, Mapping):
        raise _bad("pack-symbols")
    marked = {name: frozenset(_cards(f"symbols.{name}", cards)) for name, cards in symbols.items()}
    star = _card("star", value["star"])
    cards = frozenset(upright(card) for card in READ.values())
    left_out = {seats: _left_out(seats, value["leave_out"], marked) for seats in SEATS}
    for seats, gone in left_out.items():
        if star in gone or len(cards - gone) % seats:
            raise _bad("pack-deal", seats=seats)
    return Pack(cards, star, left_out)


def _left_out(seats: int, value: Any, marked: Mapping[str, frozenset[Card]]) -> frozenset[Card]:
    names = value.get(str(seats)) if isinstance(value, Mapping) else None
    if not isinstance(names, list) or any(name not in marked for name in names):
        raise _bad("pack-leave-out", seats=seats, symbols=tuple(marked))
    return frozenset(card for name in names for card in marked[name])


def _cards(where: str, value: Any) -> list[Card]:
    if not isinstance(value, list):
        raise _bad("pack-card", where=where, card=str(value)[:40])
    return [_card(where, text) for text in value]


def _card(where: str, text: Any) -> Card:
    if not isinstance(text, str) or text not in READ:
        raise _bad("pack-card", where=where, card=str(text)[:40])
    return upright(READ[text])


def _bad(key: str, /, **parameters: Parameter) -> SetupError:
    return SetupError(refuse(Code.BAD_OPTION, key=f"dnup-{key}", **parameters))
