"""The compiled kernels that draw up tables of what is known of the squares of a window; the same in plain Python.

The window is a rectangle of squares in rows, with a ring around it on which nothing can be laid. A letter is 0 to 31,
and 32 to 63 where a blank stands for it; a mask has a bit for each of the 64. What is known of a square lies in four
64-bit words, once for each direction of the main word::

    OPEN      the mask of the letters that may be laid here: those that make a word in the crossing line
    GAIN      what a letter's value is multiplied by: it counts in the main word, and in a crossing word if there is one
    CROSSING  the points of the letters in the crossing line
    LYING     the letter that lies here + 1, or 0

Of the last letter of a run, OPEN and CROSSING are the link that reads the run, and the points of its letters.

A lay is two 64-bit words: the letters laid, six bits each, the first one lowest, then how many they are, and a bit for
a main word that goes down; and where the main word starts, then its points, then the points of all crossing words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._link_kernels import NONE, link_of, root_link, state_after, step_on, turn_after, upper
from litera.words._bit_kernels import lowest_bit
from litera.words._machine import load64, load_mask, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Letters = NDArray[np.uint8]

LETTERS = 32
MOST_LAID = 7
BITS_OF_LETTER = 6
LAID = BITS_OF_LETTER * MOST_LAID
"""Where the number of letters laid is in the first word of a lay; behind it is the bit for down."""
DOWN = LAID + 3
MAIN = 22
CROSSED = 42
"""Where the points of the main word, and of the crossing words, are in the second word of a lay."""

SQUARE = 32
GAIN, CROSSING, LYING = 8, 16, 24
UNCROSSED = 1 << MAIN
_BOTH = (1 << MAIN) + (1 << CROSSED)

_ONE = np.uint64(1)
_HALF = np.uint64(32)
_REAL = np.uint64(0xFFFFFFFF)


@njit(nogil=True, cache=True)
def read_on(states: int, values: int, link: np.uint64, square: int, step: int) -> tuple[np.uint64, int, bool, int]:
    """Read the letters that lie from a square on: give the link behind them, the square, if a word ends, their points.

    The link is NONE where nothing goes on; then the reading may stop early, and no word ends.
    """
    ends = False
    points = 0
    lying = load64(square + LYING)
    while lying != 0 and link != NONE:
        link, ends = step_on(states, link, (lying - 1) & (LETTERS - 1))
        points += load64(values + 8 * (lying - 1))
        square += step
        lying = load64(square + LYING)
    return link, square, ends and lying == 0, points


@njit(nogil=True, cache=True)
def read_back(states: int, link: np.uint64, first: int, square: int, step: int) -> np.uint64:
    """Give the link behind the lying letters before a square back to the first one, NONE where there is none."""
    while square != first and link != NONE:
        square -= step
        link, _ = step_on(states, link, (load64(square + LYING) - 1) & (LETTERS - 1))
    return link


@njit(nogil=True, cache=True)
def _between(states: int, values: int, turned: np.uint64, first: int, step: int, wanted: np.uint64) -> np.uint64:
    """Give those of the wanted letters that join what was read up to ``turned`` with what lies from ``first`` on."""
    joining = NONE
    state = state_after(states, turned)
    masks = load_mask(state)
    todo = masks & wanted & _REAL
    while todo:
        letter = lowest_bit(todo)
        todo &= todo - _ONE
        if read_on(states, values, link_of(state, masks, letter), first, step)[2]:
            joining |= _ONE << np.uint64(letter)
    return joining | joining << _HALF


@njit(nogil=True, cache=True)
def _cross(square: int, usable: np.uint64, points: int) -> None:
    """Note of a square which letters fit the crossing line, and the points of what lies there."""
    store64(square, load_mask(square) & usable)
    store64(square + GAIN, _BOTH)
    store64(square + CROSSING, points << CROSSED)


@njit(nogil=True, cache=True)
def _study_run(
    states: int, root: int, values: int, wanted: np.uint64, table: int, other: int, step: int, first: int
) -> None:
    """Note the link and the points of a run, and what it says of the squares beside it, for main words that cross it.

    ``table`` is that of the run's direction, ``other`` that of the crossing one. A square between two runs is studied
    with the later one: those before a run, in its line, must have been studied.
    """
    behind = first
    points = 0
    while load64(behind + LYING):
        points += load64(values + 8 * (load64(behind + LYING) - 1))
        behind += step
    link = read_back(states, root_link(root), first, behind, step)
    store64(behind - step, link)
    store64(behind - step + CROSSING, points)
    before = first - step
    crossed = before - table + other
    if load_mask(crossed) == NONE:  # It is in the ring.
        pass
    elif load64(before - step + LYING):
        turned = turn_after(states, load_mask(before - step))
        known = load64(before - step + CROSSING)
        _cross(crossed, _between(states, values, turned, first, step, wanted), known + points)
    else:
        _cross(crossed, upper(load_mask(state_after(states, link))), points)
    crossed = behind - table + other
    if load_mask(crossed) != NONE and load64(behind + step + LYING) == 0:
        _cross(crossed, upper(load_mask(state_after(states, turn_after(states, link)))), points)


@njit(nogil=True, cache=True)
def _lay_out(width: int, height: int, table: int) -> None:
    """Fill a table of squares: all are empty, and letters may be laid everywhere but on the ring."""
    stop = table + SQUARE * width * height
    for square in range(table, stop, SQUARE):
        store64(square, -1)
        store64(square + GAIN, UNCROSSED)
        store64(square + CROSSING, 0)
        store64(square + LYING, 0)
    last_row = SQUARE * width * (height - 1)
    for square in range(table, table + SQUARE * width, SQUARE):
        store64(square, NONE)
        store64(square + last_row, NONE)
    last_column = SQUARE * (width - 1)
    for square in range(table, stop, SQUARE * width):
        store64(square, NONE)
        store64(square + last_column, NONE)


@njit(nogil=True, cache=True)
def draw_up(
    states: int, root: int, cells: Letters, width: int, values: int, wanted: np.uint64, across: int
) -> tuple[int, int, int, int, int]:
    """Draw up the table of squares for main words across, and behind it the one for words down.

    ``wanted`` is the mask of the letters that may be laid, without blanks. Give where the second table is, and the
    first and the last row, and column, where something lies, the first ones behind the last where nothing does.
    """
    height = len(cells) // width
    down = across + SQUARE * len(cells)
    top, bottom, left, right = height, 0, width, 0
    _lay_out(width, height, across)
    _lay_out(width, height, down)
    for row in range(1, height - 1):
        for index in range(row * width + 1, (row + 1) * width - 1):
            if cells[index]:
                store64(across + SQUARE * index + LYING, int(cells[index]))
                store64(down + SQUARE * index + LYING, int(cells[index]))
                top, bottom = min(top, row), row
                left, right = min(left, index - row * width), max(right, index - row * width)
    for row in range(top, bottom + 1):
        for index in range(row * width + left, row * width + right + 1):
            if cells[index] and not cells[index - 1]:
                _study_run(states, root, values, wanted, across, down, SQUARE, across + SQUARE * index)
            if cells[index] and not cells[index - width]:
                _study_run(states, root, values, wanted, down, across, SQUARE * width, down + SQUARE * index)
    return down, top, bottom, left, right
