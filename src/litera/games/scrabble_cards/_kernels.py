"""The compiled kernel that finds all lays on a window of the table; the same in plain Python without Numba.

The window is a rectangle of squares in rows, with a ring around it on which nothing can be laid. ``generator`` cuts it
out and is the only caller: kernels check nothing. A letter is 0 to 31, and 32 to 63 where a blank stands for it; a mask
has a bit for each of the 64. What is known of a square lies in four 64-bit words, once for each direction of the main
word::

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

from litera.games.scrabble_cards._link_kernels import (
    NONE,
    link_of,
    lower,
    root_link,
    state_after,
    step_on,
    turn_after,
    upper,
)
from litera.words._machine import (
    address_of,
    load64,
    load_mask,
    lowest_bit,
    store64,
)
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]

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

# The context of a search, in bytes: what does not change while it goes down.
_STATES, _VALUES, _HAND, _IN_HAND, _STEP, _IS_DOWN, _LAYS, _FOUND, _ROOM, _TABLE, _AFTER, _LIMIT = range(0, 96, 8)

_ONE = np.uint64(1)
_HALF = np.uint64(32)
_REAL = np.uint64(0xFFFFFFFF)
_BLANKS = np.uint64(0xFFFFFFFF00000000)


@njit(nogil=True, cache=True)
def _read_on(states: int, values: int, link: np.uint64, square: int, step: int) -> tuple[np.uint64, int, bool, int]:
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
def _take(hand: int, rack: np.uint64, letter: int) -> np.uint64:
    """Take a letter, or a blank, from the hand; give the mask of what can still be laid."""
    card = min(letter, LETTERS)
    left = load64(hand + 8 * card) - 1
    store64(hand + 8 * card, left)
    if left == 0:
        rack &= _REAL if card == LETTERS else ~(_ONE << np.uint64(letter))
    return rack


@njit(nogil=True, cache=True)
def _give_back(hand: int, letter: int) -> None:
    card = hand + 8 * min(letter, LETTERS)
    store64(card, load64(card) + 1)


@njit("void(int64, uint64, int64, int64, int64, int64, int64)", nogil=True, cache=True)
def _write(context: int, ends: np.uint64, letters: int, laid: int, last: int, points: int, gain: int) -> None:
    """Write a lay for each letter in the mask; it goes into ``letters`` at bit ``last``."""
    if laid == 1 and gain != UNCROSSED and load64(context + _IS_DOWN):
        return  # One letter that makes words in both lines is listed across.
    values = load64(context + _VALUES)
    found = load64(context + _FOUND)
    room = load64(context + _ROOM)
    lay = load64(context + _LAYS) + 16 * found
    letters |= laid << LAID | load64(context + _IS_DOWN) << DOWN
    while ends:
        letter = lowest_bit(ends)
        ends &= ends - _ONE
        if found < room:
            store64(lay, letters | letter << last)
            store64(lay + 8, points + load64(values + 8 * letter) * gain)
        lay += 16
        found += 1
    store64(context + _FOUND, found)


@njit("void(int64, int64, int64, uint64, int64, int64, int64)", nogil=True, cache=True)
def _go_right(context: int, state: int, square: int, rack: np.uint64, letters: int, laid: int, points: int) -> None:
    """Lay a letter on an empty square, and more behind it.

    ``letters`` and ``points`` are those of the lay so far: its second word, with the start in it.
    """
    states = load64(context + _STATES)
    values = load64(context + _VALUES)
    hand = load64(context + _HAND)
    step = load64(context + _STEP)
    is_last = laid + 1 == load64(context + _IN_HAND)
    gain = load64(square + GAIN)
    points += load64(square + CROSSING)
    masks = load_mask(state)
    usable = load_mask(square) & rack
    todo = lower(masks) & usable
    shift = BITS_OF_LETTER * laid
    ahead = square + step
    is_free = load64(ahead + LYING) == 0
    if is_free:
        ends = upper(masks) & usable
        if ends:
            _write(context, ends, letters, laid + 1, shift, points, gain)
        if is_last:
            return
    beyond = load_mask(ahead) & rack
    while todo:
        letter = lowest_bit(todo)
        todo &= todo - _ONE
        link = link_of(state, masks, letter & (LETTERS - 1))
        more = points
        target = ahead
        if not is_free:
            link, target, is_word, lying = _read_on(states, values, link, ahead, step)
            more += lying << MAIN
            if is_word:
                _write(context, _ONE << np.uint64(letter), letters, laid + 1, shift, more, gain)
            if is_last:
                continue
            beyond = load_mask(target) & rack
        follow = upper(link) & beyond
        if follow:
            less = _take(hand, rack, letter)
            if follow & less:
                more += load64(values + 8 * letter) * gain
                _go_right(context, state_after(states, link), target, less, letters | letter << shift, laid + 1, more)
            _give_back(hand, letter)


@njit("void(int64, int64, int64, uint64, int64, int64, int64)", nogil=True, cache=True)
def _go_left(context: int, state: int, square: int, rack: np.uint64, letters: int, laid: int, points: int) -> None:
    """Lay a letter on an empty square, more before it, and then from the context's ``_AFTER`` on to the right."""
    states = load64(context + _STATES)
    values = load64(context + _VALUES)
    hand = load64(context + _HAND)
    after = load64(context + _AFTER)
    gain = load64(square + GAIN)
    points += load64(square + CROSSING)
    start = square - load64(context + _TABLE) >> 5
    masks = load_mask(state)
    usable = load_mask(square) & rack
    letters <<= BITS_OF_LETTER
    ends = upper(masks) & usable
    if ends:
        _write(context, ends, letters, laid + 1, 0, points + start, gain)
    if laid + 1 == load64(context + _IN_HAND):
        return
    ahead = square - load64(context + _STEP)
    beyond = load_mask(ahead) & rack if ahead != load64(context + _LIMIT) else NONE
    behind = load_mask(after) & rack
    todo = lower(masks) & usable
    while todo:
        letter = lowest_bit(todo)
        todo &= todo - _ONE
        link = link_of(state, masks, letter & (LETTERS - 1))
        follow = upper(link)
        if not follow & (beyond | behind):
            continue
        less = _take(hand, rack, letter)
        follow &= less
        if follow & (beyond | behind):
            more = points + load64(values + 8 * letter) * gain
            turned = turn_after(states, link)
            if upper(turned) & behind & less:
                _go_right(context, state_after(states, turned), after, less, letters | letter, laid + 1, more + start)
            if follow & beyond:
                _go_left(context, state_after(states, link), ahead, less, letters | letter, laid + 1, more)
        _give_back(hand, letter)


@njit(nogil=True, cache=True)
def _read_back(states: int, link: np.uint64, first: int, square: int, step: int) -> np.uint64:
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
        if _read_on(states, values, link_of(state, masks, letter), first, step)[2]:
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
        link = _read_back(states, root, first, square, step)
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
def lay_along(context: int, root: np.uint64, rack: np.uint64, square: int, stop: int) -> None:
    """Find the lays on a line: from each run of letters, and each empty square beside a crossing line, leftmost first.

    A lay belongs to the first of these that it touches; ``free`` is the first square that those before leave to it.
    """
    states = load64(context + _STATES)
    values = load64(context + _VALUES)
    step = load64(context + _STEP)
    table = load64(context + _TABLE)
    free = square
    while square < stop:
        ahead = square + step
        if load64(square + LYING):
            first = square
            points = 0
            while load64(square + LYING):
                points += load64(values + 8 * (load64(square + LYING) - 1))
                square += step
            link = _read_back(states, root, first, square, step)
            turned = turn_after(states, link)
            store64(context + _AFTER, square)
            store64(context + _LIMIT, free - step)
            if upper(turned) & load_mask(square) & rack:
                start = first - table >> 5
                _go_right(context, state_after(states, turned), square, rack, 0, 0, (points << MAIN) + start)
            if first > free and upper(link) & load_mask(first - step) & rack:
                _go_left(context, state_after(states, link), first - step, rack, 0, 0, points << MAIN)
            square += step
            free = square
        elif load64(square + GAIN) != UNCROSSED and load64(ahead + LYING) == 0:
            store64(context + _AFTER, ahead)
            store64(context + _LIMIT, free - step)
            _go_left(context, state_after(states, root), square, rack, 0, 0, 0)
            square = ahead
            free = ahead
        else:
            square = ahead


@njit(nogil=True, cache=True)
def _lay_out(cells: Letters, width: int, across: Integers, down: Integers) -> bool:
    """Fill both tables of squares with what lies; tell whether anything does."""
    height = len(cells) // width
    is_empty = True
    for row in range(height):
        is_inside = 0 < row < height - 1
        for square in range(row * width, (row + 1) * width):
            is_open = is_inside and row * width < square < (row + 1) * width - 1
            across[square, 0] = down[square, 0] = -1 if is_open else 0
            across[square, 1] = down[square, 1] = UNCROSSED
            across[square, 2] = down[square, 2] = 0
            across[square, 3] = down[square, 3] = cells[square]
            is_empty = is_empty and cells[square] == 0
    return not is_empty


@njit(nogil=True, cache=True)
def letters_held(hand: Integers) -> tuple[int, np.uint64]:
    """Count the letters and blanks of a hand, and give the mask of what can be laid with them."""
    in_hand = 0
    rack = _ONE - _ONE
    for card in range(LETTERS + 1):
        in_hand += hand[card]
        if hand[card] > 0:
            rack |= _BLANKS if card == LETTERS else _ONE << np.uint64(card)
    return in_hand, rack


@njit(nogil=True, cache=True)
def begin_search(
    states: States, root: int, cells: Letters, width: int, values: Integers, hand: Integers, lays: Integers
) -> tuple[Integers, Integers, bool]:
    """Draw up the tables of squares for both directions, and the context of a search; tell whether anything lies."""
    lines = len(cells) // width - 2, width - 2
    tables = np.empty((2, len(cells), 4), dtype=np.int64)
    at = address_of(tables[0]), address_of(tables[1])
    steps = SQUARE, SQUARE * width
    is_begun = _lay_out(cells, width, tables[0], tables[1])
    in_hand, rack = letters_held(hand)
    graph, worth = address_of(states), address_of(values)
    if is_begun and in_hand > 0:
        wanted = _REAL if hand[LETTERS] > 0 else rack
        for down in range(2):
            for line in range(lines[down]):
                square = at[down] + steps[0] + steps[1] + line * steps[1 - down]
                stop = square + lines[1 - down] * steps[down]
                _study_line(graph, root_link(root), worth, wanted, at[down], at[1 - down], steps[down], square, stop)
    context = np.zeros(12, dtype=np.int64)
    context[0], context[1], context[2], context[3] = graph, worth, address_of(hand), in_hand
    context[6], context[8] = address_of(lays), len(lays)
    return tables, context, is_begun


@njit(nogil=True, cache=True)
def find_lays(
    states: States, root: int, cells: Letters, width: int, first: int, values: Integers, hand: Integers, lays: Integers
) -> int:
    """Write all lays into ``lays`` (room, 2), as many as there is room for, each once; give how many there are.

    ``states`` and ``root`` are the GADDAG; ``cells`` (height * width,) the window with its ring, the lying letters + 1;
    ``values`` (64,) what letters are worth; ``hand`` (33,) how many there are of each letter and of blanks, at most
    seven in all; it is as before afterwards. Where nothing lies, the words that begin on the square ``first`` are lays.
    """
    lines = len(cells) // width - 2, width - 2
    steps = SQUARE, SQUARE * width
    tables, context, is_begun = begin_search(states, root, cells, width, values, hand, lays)
    in_hand, rack = letters_held(hand)
    if in_hand == 0:
        return 0
    search = address_of(context)
    for down in range(2):
        step = steps[down]
        table = address_of(tables[down])
        context[4], context[5], context[9] = step, down, table
        if is_begun:
            for line in range(lines[down]):
                square = table + steps[0] + steps[1] + line * steps[1 - down]
                lay_along(search, root_link(root), rack, square, square + lines[1 - down] * step)
        else:
            square = table + SQUARE * first
            context[10], context[11] = square + step, square - step
            _go_left(search, address_of(states) + 8 * root, square, rack, 0, 0, 0)
    return int(context[7])
