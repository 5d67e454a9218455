"""The compiled kernels that list the anchors of a window, and say what lays from each can score at most.

Anchors, and the context of a search, are as ``_search_kernels`` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._link_kernels import NONE, TURN, root_link, state_after, upper
from litera.search.scrabble_cards._search_kernels import (
    AFTER,
    ANCHOR,
    FIRST_AT,
    FIRST_SCORED,
    FIRST_SPELT,
    HAS_TURN,
    LIMIT,
    START,
    STEP,
)
from litera.search.scrabble_cards._square_kernels import (
    CROSSED,
    CROSSING,
    DOWN,
    GAIN,
    LETTERS,
    LYING,
    MAIN,
    MOST_LAID,
    SQUARE,
    UNCROSSED,
)
from litera.words._bit_kernels import lowest_bit
from litera.words._machine import load64, load_mask, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]

MOST_AROUND_A_LETTER = 6
"""A letter that lies is in a run each way, and has an empty square on each side."""

_ONE = np.uint64(1)


@njit(nogil=True, cache=True)
def anchor_at(
    anchor: int, states: int, link: np.uint64, at: int, after: int, limit: int, step: int, table: int, scored: int
) -> int:
    """Write an anchor with the link of what lies there; give the address behind it."""
    turns = HAS_TURN if link & TURN else 0
    store64(anchor + STEP, step)
    store64(anchor + AFTER, after)
    store64(anchor + LIMIT, limit)
    store64(anchor + START, state_after(states, link) + turns)
    store64(anchor + FIRST_AT, at)
    store64(anchor + FIRST_SCORED, scored + (at + step - table) // SQUARE)
    store64(anchor + FIRST_SPELT, 0 if step == SQUARE else 1 << DOWN)
    return anchor + ANCHOR


@njit(nogil=True, cache=True)
def anchors_along(
    anchor: int, states: int, root: int, mine: np.uint64, table: int, step: int, free: int, square: int, stop: int
) -> int:
    """Write the anchors of a line that letters of the mask ``mine`` fit, from left to right; give the address behind.

    They are all from ``square`` to ``stop``; the line begins at ``free``. A lay belongs to the first of these that it
    touches; ``free`` becomes the first square that those before leave to it.
    """
    while square < stop:
        ahead = square + step
        if load64(square + LYING):
            first = square
            while load64(square + LYING):
                square += step
            link = load_mask(square - step)
            fitting = load_mask(square) if link & TURN else NONE
            if first > free:
                fitting |= load_mask(first - step)
            if upper(link) & fitting & mine:
                points = load64(square - step + CROSSING) << MAIN
                anchor = anchor_at(anchor, states, link, first - step, square, free - step, step, table, points)
            square += step
            free = square
        elif load64(square + GAIN) != UNCROSSED and load64(ahead + LYING) == 0:
            if load_mask(square) & mine:
                anchor = anchor_at(anchor, states, root_link(root), square, ahead, free - step, step, table, 0)
            square = ahead
            free = ahead
        else:
            square = ahead
    return anchor


@njit(nogil=True, cache=True)
def _gains_from(values: int, mine: np.uint64, square: int, limit: int, step: int, most: int, gains: int) -> int:
    """Find what letters on the next squares bring at most besides their own points in the main word.

    ``gains`` are for none, one, two … letters; give how many of ``most`` can be laid before ``limit``.
    """
    store64(gains, 0)
    laid = 0
    gain = 0
    while laid < most and square != limit:
        fitting = load_mask(square) & mine
        if not fitting:
            break
        if load64(square + GAIN) != UNCROSSED:
            dearest = 0
            while fitting:
                dearest = max(dearest, load64(values + 8 * lowest_bit(fitting)))
                fitting &= fitting - _ONE
            gain += dearest + (load64(square + CROSSING) >> CROSSED)
        square += step
        while load64(square + LYING):
            gain += load64(values + 8 * (load64(square + LYING) - 1))
            square += step
        laid += 1
        store64(gains + 8 * laid, gain)
    return laid


@njit(nogil=True, cache=True)
def note_values(hand: Integers, values: int, own: int) -> None:
    """Note what the dearest letters of a hand (33,) are worth together: none, one, two … of them, MOST_LAID at most."""
    held = 0
    store64(own, 0)
    for letter in range(LETTERS):
        value = load64(values + 8 * letter)
        for _ in range(hand[letter]):
            place = own + 8 * held
            while place > own and load64(place) < value:
                store64(place + 8, load64(place))
                place -= 8
            store64(place + 8, value)
            held += 1
    for place in range(MOST_LAID):
        more = load64(own + 8 * (place + 1)) if place < held else 0
        store64(own + 8 * (place + 1), load64(own + 8 * place) + more)


@njit(nogil=True, cache=True)
def bound_of(anchor: int, values: int, mine: np.uint64, in_hand: int, own: int) -> int:
    """Give a number of points that no lay from an anchor exceeds, -1 where there is none.

    ``own`` is what ``note_values`` noted, with as much room behind it, twice.
    """
    step = load64(anchor + STEP)
    at = load64(anchor + FIRST_AT)
    after = load64(anchor + AFTER)
    before, behind = own + 8 * (MOST_LAID + 1), own + 16 * (MOST_LAID + 1)
    left = _gains_from(values, mine, at, load64(anchor + LIMIT), -step, in_hand, before)
    right = _gains_from(values, mine, after, 0, step, in_hand, behind)
    most = -1
    for laid_before in range(int(at + step == after), left + 1):
        laid_behind = min(right, in_hand - laid_before)
        laid = laid_before + laid_behind
        if laid > 0:
            more = load64(before + 8 * laid_before) + load64(behind + 8 * laid_behind) + load64(own + 8 * laid)
            most = max(most, more)
    return most + (load64(anchor + FIRST_SCORED) >> MAIN) if most >= 0 else -1
