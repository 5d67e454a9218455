"""The compiled kernel that finds a lay that scores most, without finding all: lines that may bring most come first.

It works on the tables of squares of ``_kernels``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.games.scrabble_cards._kernels import (
    CROSSED,
    CROSSING,
    GAIN,
    LETTERS,
    LYING,
    MAIN,
    MOST_LAID,
    SQUARE,
    UNCROSSED,
    begin_search,
    find_lays,
    lay_along,
    letters_held,
)
from litera.games.scrabble_cards._link_kernels import root_link
from litera.words._machine import address_of, load64, load_mask, lowest_bit
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]

_POINTS = (1 << CROSSED - MAIN) - 1
_ONE = np.uint64(1)

NO_ROOM = -2
"""Instead of points: there was too little room to work in."""


@njit(nogil=True, cache=True)
def _most_along(values: int, rack: np.uint64, in_hand: int, square: int, step: int, stop: int, room: Integers) -> int:
    """Give a number of points that no lay on a line exceeds, apart from the laid letters' own in the main word; or -1.

    The letters are laid on so many empty squares one behind another: what lies between them counts, and each crossing
    word with the dearest letter that fits. -1 where nothing is near the line. ``room`` (2, MOST_LAID) is to work in.
    """
    room[:] = 0
    gains, runs = room
    most = laid = crossing = lying = run = 0
    is_near = False
    while square < stop:
        if load64(square + LYING):
            run += load64(values + 8 * (load64(square + LYING) - 1))
            is_near = True
        else:
            gain = 0
            if load64(square + GAIN) != UNCROSSED:
                is_near = True
                usable = load_mask(square) & rack
                while usable:
                    gain = max(gain, load64(values + 8 * lowest_bit(usable)))
                    usable &= usable - _ONE
                gain += load64(square + CROSSING) >> CROSSED
            place = laid % in_hand
            crossing += gain - gains[place]
            lying += run - runs[place]
            gains[place], runs[place] = gain, run
            laid += 1
            run = 0
            ahead = square + step
            behind = 0
            while load64(ahead + LYING):
                behind += load64(values + 8 * (load64(ahead + LYING) - 1))
                ahead += step
            most = max(most, crossing + lying + behind)
        square += step
    return most if is_near else -1


@njit(nogil=True, cache=True)
def _pick(lays: Integers, found: int, most: int, best: Integers) -> int:
    """Note the lay that scores most in ``best``, if one scores more than ``most``; give the new most."""
    for index in range(found):
        points = (lays[index, 1] >> MAIN & _POINTS) + (lays[index, 1] >> CROSSED)
        if points > most:
            most = points
            best[0], best[1] = lays[index, 0], lays[index, 1]
    return most


@njit(nogil=True, cache=True)
def find_best(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    values: Integers,
    hand: Integers,
    lays: Integers,
    best: Integers,
) -> int:
    """Write one of the lays that score most, premium cards apart, into ``best`` (2,); give what it scores, -1 for none.

    The lines that may bring most are searched first, and those that cannot bring more than was found are not. All is
    as for ``find_lays``; ``lays`` is room to work in, and NO_ROOM says that there was too little for one line.
    """
    lines = len(cells) // width - 2, width - 2
    steps = SQUARE, SQUARE * width
    tables, context, is_begun = begin_search(states, root, cells, width, values, hand, lays)
    in_hand, rack = letters_held(hand)
    if not is_begun:
        found = find_lays(states, root, cells, width, first, values, hand, lays)
        return NO_ROOM if found > len(lays) else _pick(lays, found, -1, best)
    own = 0
    for letter in range(LETTERS):
        own += hand[letter] * values[letter]
    bounds = np.full(lines[0] + lines[1], -1, dtype=np.int64)
    room = np.empty((2, MOST_LAID), dtype=np.int64)
    for line in range(len(bounds) if in_hand > 0 else 0):
        down = int(line >= lines[0])
        square = address_of(tables[down]) + steps[0] + steps[1] + (line - down * lines[0]) * steps[1 - down]
        stop = square + lines[1 - down] * steps[down]
        bounds[line] = _most_along(address_of(values), rack, in_hand, square, steps[down], stop, room)
    most = -1
    search = address_of(context)
    while True:
        line = int(np.argmax(bounds))
        if bounds[line] < 0 or bounds[line] + own <= most:
            break
        down = int(line >= lines[0])
        table = address_of(tables[down])
        context[4], context[5], context[9], context[7] = steps[down], down, table, 0
        square = table + steps[0] + steps[1] + (line - down * lines[0]) * steps[1 - down]
        lay_along(search, root_link(root), rack, square, square + lines[1 - down] * steps[down])
        if context[7] > len(lays):
            return NO_ROOM
        most = _pick(lays, int(context[7]), most, best)
        bounds[line] = -1
    return int(most)
