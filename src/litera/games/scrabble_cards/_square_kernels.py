"""The compiled kernels that draw up tables of what is known of the squares of a window; the same in plain Python.

The window is a rectangle of squares in rows, with a ring around it on which nothing can be laid. A letter is 0 to 31,
and 32 to 63 where a blank stands for it; a mask has a bit for each of the 64. What is known of a square lies in four
64-bit words, once for each direction of the main word::

    OPEN      the mask of the letters that may be laid here: those that make a word in the crossing line
    GAIN      what a letter's value is multiplied by: it counts in the main word, and in a crossing word if there is one
    CROSSING  the points of the letters in the crossing line
    LYING     the letter that lies here + 1, or 0

A lay is two 64-bit words: the letters laid, six bits each, the first one lowest, then how many they are, and a bit for
a main word that goes down; and where the main word starts, then its points, then the points of all crossing words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.games.scrabble_cards._link_kernels import NONE, link_of, root_link, state_after, step_on, turn_after, upper
from litera.words._machine import load64, load_mask, lowest_bit, store64
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
def _study_line(
    states: int,
    root: np.uint64,
    values: int,
    wanted: np.uint64,
    table: int,
    other: int,
    step: int,
    square: int,
    stop: int,
) -> None:
    """Find what the letters on a line say of the squares beside them, for main words that cross it.

    ``table`` is that of the line's direction, ``other`` that of the crossing one; the line is square to stop.
    """
    turned = NONE
    known = 0
    behind = square - 2 * step
    while square < stop:
        if load64(square + LYING) == 0:
            square += step
            continue
        first = square
        points = 0
        while load64(square + LYING):
            points += load64(values + 8 * (load64(square + LYING) - 1))
            square += step
        link = read_back(states, root, first, square, step)
        before = first - step
        if before == behind:
            _cross(before - table + other, _between(states, values, turned, first, step, wanted), known + points)
        else:
            _cross(before - table + other, upper(load_mask(state_after(states, link))), points)
        turned = turn_after(states, link)
        known = points
        behind = square
        if load64(square + step + LYING) == 0:
            _cross(square - table + other, upper(load_mask(state_after(states, turned))), points)


@njit(nogil=True, cache=True)
def _lay_out(cells: Letters, width: int, table: int) -> None:
    """Fill a table of squares with what lies."""
    height = len(cells) // width
    square = table
    for row in range(height):
        is_inside = 0 < row < height - 1
        for index in range(row * width, (row + 1) * width):
            is_open = is_inside and row * width < index < (row + 1) * width - 1
            store64(square, -1 if is_open else 0)
            store64(square + GAIN, UNCROSSED)
            store64(square + CROSSING, 0)
            store64(square + LYING, int(cells[index]))
            square += SQUARE


@njit(nogil=True, cache=True)
def draw_up(states: int, root: int, cells: Letters, width: int, values: int, wanted: np.uint64, across: int) -> int:
    """Draw up the table of squares for main words across, and behind it the one for words down; give where that is.

    ``wanted`` is the mask of the letters that may be laid, without blanks.
    """
    lines = len(cells) // width - 2, width - 2
    tables = across, across + SQUARE * len(cells)
    steps = SQUARE, SQUARE * width
    for down in range(2):
        _lay_out(cells, width, tables[down])
    for down in range(2):
        for line in range(lines[down]):
            square = tables[down] + steps[0] + steps[1] + line * steps[1 - down]
            stop = square + lines[1 - down] * steps[down]
            _study_line(
                states, root_link(root), values, wanted, tables[down], tables[1 - down], steps[down], square, stop
            )
    return tables[1]
