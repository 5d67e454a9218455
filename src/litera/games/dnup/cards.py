"""The 36 cards, each of which lies one of two ways up; a set of them is a number with a bit for each card and way up.

Bits, lowest first: 1/2 2/1 1/3 3/1 … 1/9 9/1 2/3 3/2 … 8/9 9/8: the pairs in order, each with its lower value up, then
turned. Of one value, the order of the bits is that of the other values.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

Cards: TypeAlias = int
"""Cards, each one way up, as bits; 0 is none, ``|`` puts together, ``cards.bit_count()`` counts."""

VALUES = range(1, 10)

_WAYS = [way for low, high in combinations(VALUES, 2) for way in ((low, high), (high, low))]
_TEXTS = tuple(f"{active}/{other}" for active, other in _WAYS)
_ACTIVE = (0, *(active for active, _ in _WAYS))

READ: dict[str, Cards] = {text: 1 << bit for bit, text in enumerate(_TEXTS)}
"""Each card, either way up, by its text: ``3/4`` plays as 3."""

LOWER_UP: Cards = sum(1 << bit for bit in range(0, len(_WAYS), 2))
"""All 36 cards, each with its lower value up."""

OF_VALUE: dict[int, Cards] = {
    value: sum(1 << bit for bit, (active, _) in enumerate(_WAYS) if active == value) for value in VALUES
}
"""The eight cards that play as a value."""


def turned(cards: Cards) -> Cards:
    """Turn each card upside down."""
    return (cards & LOWER_UP) << 1 | cards >> 1 & LOWER_UP


def upright(cards: Cards) -> Cards:
    """Lay each card with its lower value up: what it is in the pack, whichever way up it lies."""
    return (cards | cards >> 1) & LOWER_UP


def value_of(cards: Cards) -> int:
    """Give the active value of cards that share one: that of the highest bit; 0 of none."""
    return _ACTIVE[cards.bit_length()]


def each(cards: Cards) -> Iterator[Cards]:
    """Give the cards one by one, the lowest bit first."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


@lru_cache(maxsize=256)
def texts(cards: Cards) -> tuple[str, ...]:
    """Write the cards, sorted by their active values, then by the others; watchers are told the same one by one."""
    written: list[str] = []
    for all_of_value in OF_VALUE.values():
        if cards & all_of_value:
            written += _texts_of_one_value(cards & all_of_value)
    return tuple(written)


@cache
def _texts_of_one_value(cards: Cards) -> tuple[str, ...]:
    """Write cards of one value; there are 2295 such groups of cards."""
    return tuple(_TEXTS[card.bit_length() - 1] for card in each(cards))
