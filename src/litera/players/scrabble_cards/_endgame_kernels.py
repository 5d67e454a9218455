"""The compiled search of the end: both hands known, nothing left to draw; lays in turn until a hand is empty.

``endgame`` draws the tables and is the only caller: nothing is checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import types

from litera.players.scrabble_cards._kernels import kinds_held, play_conditions, put
from litera.search.scrabble_cards._card_kernels import weigh
from litera.search.scrabble_cards._kernels import find_lays
from litera.search.scrabble_cards._square_kernels import LAID, LETTERS, MAIN, MOST_LAID
from litera.words.compiled import njit

if TYPE_CHECKING:
    from litera.players.scrabble_cards._kernels import Floats, Integers, Letters, States, Tables

_START = (1 << MAIN) - 1
_ROOM = 1 << 13
_LAYS_OF_A_POSITION = 512
"""A position with more lays counts as several: they take as long."""

_KEY, _VALUE, _BOUND, _BREADTH, _SPELT, _SQUARE = range(6)
"""What is kept of a position that was searched: its number, what its lays are worth, if that is a bound, the best one.

What a lay is worth does not depend on how often nobody laid before, but what a pass is worth does: that is not kept.
"""
KEPT = 6
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_PRIMES, _FACTORS = (2_147_483_647, 2_147_483_629), (1_103_515_245, 1_664_525_021)
LAST_IDLE = 4
"""Two idle turns of each of two seats end the game (S15)."""


_STATES = types.Array(types.uint64, 1, "C", readonly=True)
_LETTERS, _INTEGERS = types.uint8[::1], types.int64[::1]
_TABLE, _FLOATS = types.int64[:, ::1], types.float64[:, ::1]
_INTEGER, _FLOAT = types.int64, types.float64
_CARDS = types.Tuple((_TABLE, _TABLE, _INTEGERS, _INTEGER, _FLOATS, _FLOATS))  # type: ignore[no-untyped-call]
_SEARCH = _FLOAT(
    *(_STATES, _INTEGER, _LETTERS, _INTEGER, _INTEGERS, _INTEGERS, _CARDS, _INTEGERS, _INTEGERS, _INTEGER, _FLOAT),
    *(_FLOAT, _INTEGER, _INTEGERS, _TABLE),
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
def key_of(cells: Letters, mine: Integers, rival: Integers) -> int:
    """Give a number of 62 bits for a position, that of the seat on turn first: hardly any two have the same."""
    one, two = 1, 2
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
def heaviest_first(lays: Integers, weights: Floats, spelt: int, at: int, letters: int, bonus: int) -> Integers:
    """Give the order in which lays are tried: the one that was best before, then by weight.

    One that takes all ``letters`` of the hand ends the game (S14), and has a bonus for it.
    """
    order = np.empty(len(lays), dtype=np.float64)
    for lay in range(len(lays)):
        order[lay] = -weights[lay]
        if lays[lay, 0] >> LAID & MOST_LAID == letters:
            order[lay] -= bonus
        if lays[lay, 0] == spelt and lays[lay, 1] & _START == at:
            order[lay] = -1e9
    return np.argsort(order, kind="mergesort")


@njit(nogil=True, cache=True)
def is_known(known: Integers, place: int, key: int, breadth: int, least: float, most: float) -> bool:
    """Say whether what is kept of the lays of a position is enough for a search between two bounds."""
    if known[place, _KEY] != key or known[place, _BREADTH] != breadth:
        return False
    bound, value = known[place, _BOUND], known[place, _VALUE]
    return bool(bound == _EXACT or (bound == _AT_LEAST and value >= most) or (bound == _AT_MOST and value <= least))


@njit(nogil=True, cache=True)
def keep(
    known: Integers, place: int, key: int, breadth: int, least: float, most: float, best: float, spelt: int, at: int
) -> None:
    """Keep what a search between two bounds found of the lays of a position."""
    known[place, _KEY], known[place, _BREADTH] = key, breadth
    known[place, _SPELT], known[place, _SQUARE] = spelt, at
    known[place, _VALUE] = np.int64(np.floor(best))
    known[place, _BOUND] = _AT_LEAST if best >= most else _AT_MOST if best <= least else _EXACT


@njit(nogil=True, cache=True)
def keep_best(cells: Letters, mine: Integers, rival: Integers, known: Integers, breadth: int, best: float) -> None:
    """Keep what the best lay of a position is worth, rounded down."""
    key = key_of(cells, mine, rival)
    keep(known, key & len(known) - 1, key, breadth, -1e9, 1e9, best, -1, -1)


@njit(_SEARCH, nogil=True, cache=True)
def search_end(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    values: Integers,
    minus: Integers,
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

    All lays but the first are only shown to be no better, and searched again where they are. ``minus`` and ``cards``
    are as for ``play_conditions``. ``nodes`` (2,) holds how many positions may still be searched, less than none where
    that was not enough, and whether a position had more lays than the ``breadth`` heaviest ones. ``known`` (2 to the
    power of something, 6) keeps positions that were searched. ``idle`` are the idle turns in a row before.
    """
    own, other = letters_value(mine, values), letters_value(rival, values)
    key = key_of(cells, mine, rival)
    place = key & len(known) - 1
    lays, held = np.empty((0, 2), dtype=np.int64), kinds_held(mine)
    weights, added = np.empty(0, dtype=np.float64), np.empty(0, dtype=np.int64)
    order = np.empty(0, dtype=np.int64)
    spelt, at, best = -1, -1, -1e9
    has_letters = mine[: LETTERS + 1].sum() > 0
    is_searched = not has_letters or is_known(known, place, key, breadth, least, most)
    if has_letters and is_searched:
        best = float(known[place, _VALUE])
    if not is_searched:
        if known[place, _KEY] == key:
            spelt, at = known[place, _SPELT], known[place, _SQUARE]
        nodes[0] -= 1
        if nodes[0] < 0:
            return float(other - own)
        lays = np.empty((_ROOM, 2), dtype=np.int64)
        found = find_lays(states, root, cells, width, 0, values, mine[: LETTERS + 1], lays)
        nodes[0] -= found // _LAYS_OF_A_POSITION
        nodes[1] |= found > min(breadth, _ROOM)
        lays = lays[:found]
        weights, added = np.empty(len(lays), dtype=np.float64), np.empty(len(lays), dtype=np.int64)
        weigh(cells, width, lays, len(lays), 1, mine, *cards, held, weights, added)
        order = heaviest_first(lays, weights, spelt, at, mine[: LETTERS + 1].sum(), 2 * other)[:breadth]
    for step in range(len(order) + 1):
        if step == len(order) and not is_searched and nodes[0] >= 0:
            keep(known, place, key, breadth, least, most, best, spelt, at)
        if best >= most:
            break
        table, hand, theirs, gain, idle_then = cells, mine, rival, 0.0, idle + 1
        if step < len(order):
            lay = order[step]
            table, hand, theirs, idle_then = cells.copy(), hand_after(mine, held, added[lay]), rival.copy(), 0
            lost = play_conditions(cells, width, lays[lay, 0], lays[lay, 1] & _START, theirs, 1, minus, cards)
            put(table, width, lays[lay, 0], lays[lay, 1] & _START, hand)
            gain = gain_of(weights[lay], hand, cards[4]) - lost
        floor = max(least, best)
        ceiling = floor + 1 if step else most
        while True:
            if step < len(order) and hand[: LETTERS + 1].sum() == 0:
                value = gain + 2 * other
            elif idle_then == LAST_IDLE:
                value = float(other - own)
            else:
                value = gain - search_end(
                    states,
                    root,
                    table,
                    width,
                    values,
                    minus,
                    cards,
                    theirs,
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
            if step < len(order) and nodes[0] >= 0:
                keep(known, place, key, breadth, least, most, best, spelt, at)
            break
    return float(best)
