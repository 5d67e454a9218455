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

_START = (1 << MAIN) - 1
_ROOM = 1 << 13
_LAYS_OF_A_POSITION = 512
"""A position with more lays counts as several: they take as long."""

_LAST_IDLE = 4
"""Two idle turns of each of two seats end the game (S15)."""


_STATES = types.Array(types.uint64, 1, "C", readonly=True)
_LETTERS, _INTEGERS = types.uint8[::1], types.int64[::1]
_TABLE, _FLOATS = types.int64[:, ::1], types.float64[:, ::1]
_INTEGER, _FLOAT = types.int64, types.float64
_SEARCH = _FLOAT(
    *(_STATES, _INTEGER, _LETTERS, _INTEGER, _INTEGERS, _INTEGERS, _INTEGERS, _INTEGER, _FLOAT, _FLOAT),
    *(_INTEGER, _INTEGERS, _TABLE, _TABLE, _INTEGERS, _INTEGER, _FLOATS, _FLOATS),
)
"""The types of the recursive search, which a cached recursive function must say."""


@njit(nogil=True, cache=True)
def letters_value(hand: Integers, values: Integers) -> int:
    """Give what the letters of a hand are worth."""
    total = 0
    for letter in range(LETTERS):
        total += hand[letter] * values[letter]
    return total


@njit(_SEARCH, nogil=True, cache=True)
def search_end(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    values: Integers,
    mine: Integers,
    rival: Integers,
    idle: int,
    least: float,
    most: float,
    breadth: int,
    nodes: Integers,
    cards: Integers,
    sequences: Integers,
    options: Integers,
    vowels: int,
    worth: Floats,
    balance: Floats,
) -> float:
    """Give by how many points the seat on turn does better than its rival from here on: alpha-beta, fail-soft.

    ``nodes`` (2,) holds how many positions may still be searched, and whether something was left out: positions beyond
    them, or lays beyond the ``breadth`` heaviest ones of a position. ``idle`` are the idle turns in a row before.
    """
    own, other = letters_value(mine, values), letters_value(rival, values)
    nodes[0] -= 1
    if nodes[0] < 0:
        nodes[1] = 1
        return float(other - own)
    lays = np.empty((_ROOM, 2), dtype=np.int64)
    found = find_lays(states, root, cells, width, 0, values, mine[: LETTERS + 1], lays)
    nodes[0] -= found // _LAYS_OF_A_POSITION
    if found > _ROOM:
        nodes[1] = 1
        found = _ROOM
    weights = np.empty(found, dtype=np.float64)
    added = np.empty(found, dtype=np.int64)
    held = kinds_held(mine)
    weigh(cells, width, lays, found, 1, mine, cards, sequences, options, vowels, worth, balance, held, weights, added)
    order = np.argsort(-weights, kind="mergesort")
    if found > breadth:
        nodes[1] = 1
        found = breadth
    best = -1e9
    for index in order[:found]:
        table = cells.copy()
        hand = mine.copy()
        put(table, width, lays[index, 0], lays[index, 1] & _START, hand)
        for place in range(len(held)):
            hand[held[place]] -= added[index] >> place & 1
        left = 0.0
        for letter in range(LETTERS):
            left += hand[letter] * worth[letter, 0]
        gain = float(np.rint(weights[index] - left))  # points are whole; the worths that part here may not be
        if hand[: LETTERS + 1].sum() == 0:
            gain += 2 * other
        else:
            gain -= search_end(
                states,
                root,
                table,
                width,
                values,
                rival,
                hand,
                int(np.int64(0)),  # as a literal it would be of another type than the signature's, and so not be cached
                gain - most,
                gain - max(least, best),
                breadth,
                nodes,
                cards,
                sequences,
                options,
                vowels,
                worth,
                balance,
            )
        best = max(best, gain)
        if best >= most:
            return float(best)
    if idle + 1 >= _LAST_IDLE:
        return max(best, float(other - own))
    passed = -search_end(
        states,
        root,
        cells,
        width,
        values,
        rival,
        mine,
        idle + 1,
        -most,
        -max(least, best),
        breadth,
        nodes,
        cards,
        sequences,
        options,
        vowels,
        worth,
        balance,
    )
    return float(max(best, passed))
