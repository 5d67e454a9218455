"""The compiled search of the end: both hands known, nothing left to draw; lays in turn until a hand is empty.

``endgame`` draws the tables and is the only caller: nothing is checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import types

from litera.games.scrabble_cards._card_kernels import weigh
from litera.games.scrabble_cards._kernels import find_lays
from litera.games.scrabble_cards._square_kernels import LETTERS, MAIN
from litera.players.scrabble_cards._kernels import kinds_held, put
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]
    Tables = tuple[Integers, Integers, Integers, int, Floats, Floats]

_START = (1 << MAIN) - 1
_ROOM = 1 << 13
_LAYS_OF_A_POSITION = 512
"""A position with more lays counts as several: they take as long."""

_KEY, _VALUE, _BOUND, _BREADTH, _SPELT, _SQUARE = range(6)
"""What is kept of a position that was searched: its number, its value and whether that is a bound, and its best lay."""
KEPT = 6
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_PRIMES, _FACTORS = (2_147_483_647, 2_147_483_629), (1_103_515_245, 1_664_525_021)
_LAST_IDLE = 4
"""Two idle turns of each of two seats end the game (S15)."""


_STATES = types.Array(types.uint64, 1, "C", readonly=True)
_LETTERS, _INTEGERS = types.uint8[::1], types.int64[::1]
_TABLE, _FLOATS = types.int64[:, ::1], types.float64[:, ::1]
_INTEGER, _FLOAT = types.int64, types.float64
_CARDS = types.Tuple((_TABLE, _TABLE, _INTEGERS, _INTEGER, _FLOATS, _FLOATS))  # type: ignore[no-untyped-call]
_SEARCH = _FLOAT(
    *(_STATES, _INTEGER, _LETTERS, _INTEGER, _INTEGERS, _CARDS, _INTEGERS, _INTEGERS, _INTEGER, _FLOAT, _FLOAT),
    *(_INTEGER, _INTEGERS, _TABLE),
)
"""The types of the recursive search, which a cached recursive function must say."""


@njit(nogil=True, cache=True)
def letters_value(hand: Integers, values: Integers) -> int:
    """Give what the letters of a hand are worth."""
    total = 0
    for letter in range(LETTERS):
        total += hand[letter] * values[letter]
    return total


@njit(nogil=True, cache=True)
def key_of(cells: Letters, mine: Integers, rival: Integers, idle: int) -> int:
    """Give a number of 62 bits for a position, that of the seat on turn first: hardly any two have the same."""
    one, two = idle + 1, idle + 2
    for square in range(len(cells)):
        if cells[square]:
            one = (one * _FACTORS[0] + (square << 8 | int(cells[square]))) % _PRIMES[0]
            two = (two * _FACTORS[1] + (square << 8 | int(cells[square]))) % _PRIMES[1]
    for card in range(len(mine)):
        one = (one * _FACTORS[0] + (mine[card] << 8 | rival[card])) % _PRIMES[0]
        two = (two * _FACTORS[1] + (mine[card] << 8 | rival[card])) % _PRIMES[1]
    return one << 31 | two


@njit(nogil=True, cache=True)
def hand_after(mine: Integers, held: Integers, added: int) -> Integers:
    """Give a copy of a hand without the premium and condition cards that go with a lay."""
    hand = mine.copy()
    for place in range(len(held)):
        hand[held[place]] -= added >> place & 1
    return hand


@njit(nogil=True, cache=True)
def gain_of(weight: float, hand: Integers, worth: Floats) -> float:
    """Give the points of a lay of this weight that leaves this hand: whole ones, as the worths left out may not be."""
    left = 0.0
    for letter in range(LETTERS):
        left += hand[letter] * worth[letter, 0]
    return float(np.rint(weight - left))


@njit(nogil=True, cache=True)
def heaviest_first(lays: Integers, weights: Floats, spelt: int, at: int) -> Integers:
    """Give the order in which lays are tried: the one that was best before, then by weight."""
    is_first = (lays[:, 0] == spelt) & (lays[:, 1] & _START == at)
    return np.argsort(np.where(is_first, -1e9, -weights), kind="mergesort")


@njit(nogil=True, cache=True)
def settled(known: Integers, key: int, breadth: int, least: float, most: float) -> bool:
    """Tell whether what is kept of a position with this number is enough for a search between two bounds."""
    place = key & len(known) - 1
    if known[place, _KEY] != key or known[place, _BREADTH] != breadth:
        return False
    bound, value = known[place, _BOUND], known[place, _VALUE]
    return bool(bound == _EXACT or (bound == _AT_LEAST and value >= most) or (bound == _AT_MOST and value <= least))


@njit(nogil=True, cache=True)
def keep(known: Integers, key: int, breadth: int, least: float, most: float, best: float, spelt: int, at: int) -> None:
    """Keep what a search between two bounds found for a position."""
    place = key & len(known) - 1
    known[place, _KEY], known[place, _BREADTH] = key, breadth
    known[place, _SPELT], known[place, _SQUARE] = spelt, at
    known[place, _VALUE] = np.int64(best)
    known[place, _BOUND] = _AT_LEAST if best >= most else _AT_MOST if best <= least else _EXACT


@njit(_SEARCH, nogil=True, cache=True)
def search_end(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    values: Integers,
    cards: Tables,
    mine: Integers,
    rival: Integers,
    idle: int,
    least: float,
    most: float,
    breadth: int,
    nodes: Integers,
    known: Integers,
) -> float:
    """Give by how many points the seat on turn does better than its rival from here on: alpha-beta, fail-soft.

    All lays but the first are only shown to be no better, and searched again where they are. ``cards`` are the tables
    that ``weigh`` takes. ``nodes`` (2,) holds how many positions may still be searched, less than none where that was
    not enough, and whether a position had more lays than the ``breadth`` heaviest ones. ``known`` (2 to the power of
    something, 6) keeps positions that were searched. ``idle`` are the idle turns in a row before.
    """
    own, other = letters_value(mine, values), letters_value(rival, values)
    key = key_of(cells, mine, rival, idle)
    place = key & len(known) - 1
    spelt, at = -1, -1
    if settled(known, key, breadth, least, most):
        return float(known[place, _VALUE])
    if known[place, _KEY] == key:
        spelt, at = known[place, _SPELT], known[place, _SQUARE]
    nodes[0] -= 1
    if nodes[0] < 0:
        return float(other - own)
    lays = np.empty((_ROOM, 2), dtype=np.int64)
    found = find_lays(states, root, cells, width, 0, values, mine[: LETTERS + 1], lays)
    nodes[0] -= found // _LAYS_OF_A_POSITION
    nodes[1] |= found > min(breadth, _ROOM)
    lays, held = lays[:found], kinds_held(mine)
    weights, added = np.empty(len(lays), dtype=np.float64), np.empty(len(lays), dtype=np.int64)
    weigh(cells, width, lays, len(lays), 1, mine, *cards, held, weights, added)
    order = heaviest_first(lays, weights, spelt, at)[:breadth]
    best = -1e9
    for step in range(len(order) + 1):
        table, hand, gain, idle_then = cells, mine, 0.0, idle + 1
        if step < len(order):
            lay = order[step]
            table, hand, idle_then = cells.copy(), hand_after(mine, held, added[lay]), 0
            put(table, width, lays[lay, 0], lays[lay, 1] & _START, hand)
            gain = gain_of(weights[lay], hand, cards[4])
        floor = max(least, best)
        ceiling = floor + 1 if step else most
        while True:
            if step < len(order) and hand[: LETTERS + 1].sum() == 0:
                value = gain + 2 * other
            elif idle_then == _LAST_IDLE:
                value = float(other - own)
            else:
                value = gain - search_end(
                    states,
                    root,
                    table,
                    width,
                    values,
                    cards,
                    rival,
                    hand,
                    idle_then,
                    gain - ceiling,
                    gain - floor,
                    breadth,
                    nodes,
                    known,
                )
            if value < ceiling or ceiling >= most:
                break
            ceiling = most
        if value > best and step < len(order):
            spelt, at = lays[order[step], 0], lays[order[step], 1] & _START
        best = max(best, value)
        if best >= most:
            break
    if nodes[0] >= 0:
        keep(known, key, breadth, least, most, best, spelt, at)
    return float(best)
