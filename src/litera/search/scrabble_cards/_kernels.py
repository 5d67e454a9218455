"""The compiled kernels that find all lays on a window of the table, or a best one; the same in plain Python.

``generator`` cuts the window out: kernels check nothing. Squares and lays are as ``_square_kernels`` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._anchor_kernels import (
    MOST_AROUND_A_LETTER,
    anchor_at,
    anchors_along,
    bound_of,
    note_values,
)
from litera.search.scrabble_cards._link_kernels import root_link
from litera.search.scrabble_cards._search_kernels import (
    ANCHOR,
    ANCHORS,
    BOUNDS,
    CARDS,
    CONTEXT,
    FOUND,
    IN_HAND,
    LAYS,
    MOST,
    NODES,
    ROOM,
    STATES,
    STOP,
    USABLE,
    VALUES,
    WORDS_OF_CARDS,
    WORDS_OF_NODES,
    WORDS_OF_USABLE,
    search,
    take_up,
)
from litera.search.scrabble_cards._square_kernels import LETTERS, MOST_LAID, SQUARE, draw_up
from litera.words._machine import address_of, load64, load_mask, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]

_REAL = np.uint64(0xFFFFFFFF)

# Where the room to work in has what, in 64-bit words; behind the tables come the anchors, and then their bounds.
_CARDS = CONTEXT
_USABLE = _CARDS + WORDS_OF_CARDS
_OWN = _USABLE + WORDS_OF_USABLE
_NODES = _OWN + 3 * (MOST_LAID + 1)
_TABLES = _NODES + WORDS_OF_NODES


@njit(nogil=True, cache=True)
def _first_anchors(anchor: int, states: int, root: int, tables: tuple[int, int], width: int, first: int) -> int:
    """Write the anchors of an empty table, where words begin on the square ``first``; give the address behind them."""
    steps = SQUARE, SQUARE * width
    for down in range(2):
        at = tables[down] + SQUARE * first
        ahead, before = at + steps[down], at - steps[down]
        anchor = anchor_at(anchor, states, root_link(root), at, ahead, before, steps[down], tables[down], 0)
    return anchor


@njit(nogil=True, cache=True)
def _list_anchors(
    anchor: int,
    states: int,
    root: int,
    mine: np.uint64,
    tables: tuple[int, int],
    width: int,
    first: tuple[int, int],
    last: tuple[int, int],
) -> int:
    """Write all anchors, across and then down; give the address behind them.

    ``first`` and ``last`` are the row and the column where something lies: anchors are there, and next to them.
    """
    steps = SQUARE, SQUARE * width
    for down in range(2):
        step, table = steps[down], tables[down]
        nearest = max(1, first[1 - down] - 1)
        for line in range(max(1, first[down] - 1), last[down] + 2):
            start = table + line * steps[1 - down] + step
            square = start + (nearest - 1) * step
            stop = start + (last[1 - down] + 1) * step
            anchor = anchors_along(anchor, states, root, mine, table, step, start, square, stop)
    return anchor


@njit(nogil=True, cache=True)
def begin(
    states: States, root: int, cells: Letters, width: int, first: int, values: Integers, hand: Integers, lays: Integers
) -> Integers:
    """Make ready to search from all anchors; give the room to work in, which begins with the context.

    The room must stay alive while it is searched. All is as for ``find_lays``.
    """
    lying = 0
    for cell in cells:
        lying += int(cell != 0)
    most = max(2, MOST_AROUND_A_LETTER * lying)
    room = np.empty(_TABLES + 2 * SQUARE // 8 * len(cells) + most * (1 + ANCHOR // 8), dtype=np.int64)
    context = address_of(room)
    across = context + 8 * _TABLES
    anchors = across + 2 * SQUARE * len(cells)
    graph, worth = address_of(states), address_of(values)
    in_hand = take_up(hand, context + 8 * _CARDS, context + 8 * _USABLE)
    mine = load_mask(context + 8 * (_USABLE + (1 << in_hand) - 1))
    wanted = _REAL if hand[LETTERS] > 0 else mine & _REAL
    down, top, bottom, left, right = draw_up(graph, root, cells, width, worth, wanted, across)
    stop = anchors
    if in_hand > 0 and lying > 0:
        stop = _list_anchors(anchors, graph, root, mine, (across, down), width, (top, left), (bottom, right))
    elif in_hand > 0 and first > 0:
        stop = _first_anchors(anchors, graph, root, (across, down), width, first)
    store64(context + STATES, graph)
    store64(context + VALUES, worth)
    store64(context + CARDS, context + 8 * _CARDS)
    store64(context + USABLE, context + 8 * _USABLE)
    store64(context + IN_HAND, in_hand)
    store64(context + NODES, context + 8 * _NODES)
    store64(context + LAYS, address_of(lays))
    store64(context + ROOM, len(lays))
    store64(context + FOUND, 0)
    store64(context + MOST, -1)
    store64(context + ANCHORS, anchors)
    store64(context + STOP, stop)
    store64(context + BOUNDS, 0)
    return room


@njit(nogil=True, cache=True)
def note_bounds(context: int, hand: Integers) -> tuple[int, int]:
    """Note behind the anchors what lays from each can score at most, -1 for none; give the address, and how many."""
    anchors, stop = load64(context + ANCHORS), load64(context + STOP)
    values, in_hand = load64(context + VALUES), load64(context + IN_HAND)
    own = context + 8 * _OWN
    note_values(hand, values, own)
    mine = load_mask(context + 8 * (_USABLE + (1 << in_hand) - 1))
    count = (stop - anchors) // ANCHOR
    for index in range(count):
        store64(stop + 8 * index, bound_of(anchors + ANCHOR * index, values, mine, in_hand, own))
    return stop, count


@njit(nogil=True, cache=True)
def find_lays(
    states: States, root: int, cells: Letters, width: int, first: int, values: Integers, hand: Integers, lays: Integers
) -> int:
    """Write all lays into ``lays`` (room, 2), as many as there is room for, each once; give how many there are.

    ``states`` and ``root`` are the GADDAG; ``cells`` (height * width,) the window with its ring, the lying letters + 1;
    ``values`` (64,) what letters are worth; ``hand`` (33,) how many there are of each letter and of blanks, at most
    seven in all. Where nothing lies, the words that begin on the square ``first`` are lays, none if it is 0.
    """
    room = begin(states, root, cells, width, first, values, hand, lays)
    search(address_of(room))
    return int(room[FOUND // 8])


@njit(nogil=True, cache=True)
def find_best(
    states: States, root: int, cells: Letters, width: int, first: int, values: Integers, hand: Integers, best: Integers
) -> int:
    """Write one of the lays that score most into ``best`` (1, 2); give its points, -1 where there is none.

    Premium cards are left out. Anchors that may bring most are searched first, and those that cannot bring more than
    was found are not. All else is as for ``find_lays``.
    """
    room = begin(states, root, cells, width, first, values, hand, best)
    context = address_of(room)
    bounds, _ = note_bounds(context, hand)
    store64(context + BOUNDS, bounds)
    search(context)
    return int(room[MOST // 8])
