"""The plain way to find all lays, as a yardstick for ``bench.crossword``: the same work, in the same run.

It is the prototype of the figures that the benchmark gives of others, as it was described: a GADDAG of 32-bit words,
each state its children, its ends, the state after the turn and those after the letters, and a recursion that carries
numbers alone. What it takes here says how this machine, above all its memory, compares with the one where it took as
much as the figures say. Points are not counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.words._bit_kernels import count_bits, lowest_bit
from litera.words._gaddag_kernels import LETTERS, TURNS
from litera.words._machine import address_of, load32, load64, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]
    PlainStates = NDArray[np.uint32]

_HEADER = 3
_BITS = 6
_ALL = (1 << LETTERS) - 1
_STATES, _CELLS, _FITTING, _CROSSED, _HAND, _STEP, _LIMIT, _AFTER, _IS_DOWN, _LAYS, _FOUND = range(0, 88, 8)
_CONTEXT = 11


@njit(nogil=True)
def plain_states(states: States, root: int) -> tuple[PlainStates, int]:
    """Give the states of a GADDAG, as ``litera.words.gaddag`` draws it, in 32-bit words, and which is the first."""
    index_of = np.zeros(len(states), dtype=np.int64)
    order = np.zeros(len(states), dtype=np.int64)
    turns = np.zeros(len(states), dtype=np.int64)
    order[0], index_of[root] = root, _HEADER
    count = 1
    size = 2 * _HEADER + count_bits(states[root] & np.uint64(_ALL))
    for index in range(len(states)):
        if index == count:
            break
        place = order[index]
        for link in range(place - turns[index], place + 1 + count_bits(states[place] & np.uint64(_ALL))):
            after = np.int64(states[link] & np.uint64(TURNS - 1))
            if link != place and after and index_of[after] == 0:
                order[count], index_of[after] = after, size
                turns[count] = int(states[link] & np.uint64(TURNS) != 0)
                size += _HEADER + count_bits(states[after] & np.uint64(_ALL))
                count += 1
    made = np.zeros(size, dtype=np.uint32)
    for index in range(count):
        place = order[index]
        at = index_of[place]
        made[at] = states[place] & np.uint64(_ALL)
        made[at + 1] = states[place] >> np.uint64(LETTERS)
        if turns[index]:
            made[at + 2] = index_of[np.int64(states[place - 1] & np.uint64(TURNS - 1))]
        for child in range(count_bits(states[place] & np.uint64(_ALL))):
            made[at + _HEADER + child] = index_of[np.int64(states[place + 1 + child] & np.uint64(TURNS - 1))]
    return made, _HEADER


@njit(nogil=True)
def _child(states: int, state: int, letter: int) -> int:
    """Give the state after a letter, 0 where it leads nowhere."""
    mask = load32(states + 4 * state)
    if not mask >> letter & 1:
        return 0
    return load32(states + 4 * (state + _HEADER + count_bits(np.uint64(mask & (1 << letter) - 1))))


@njit(nogil=True)
def _write(context: int, spelt: int, laid: int, crossed: int, start: int) -> None:
    """Write a lay; one letter that makes words in both lines is listed across."""
    if laid == 1 and crossed and load64(context + _IS_DOWN):
        return
    found = load64(context + _FOUND)
    lay = load64(context + _LAYS) + 16 * found
    store64(lay, spelt)
    store64(lay + 8, start)
    store64(context + _FOUND, found + 1)


@njit(nogil=True)
def _take(hand: int, card: int, held: int) -> int:
    """Take a letter out of a hand; give the letters that are still held."""
    left = load64(hand + 8 * card) - 1
    store64(hand + 8 * card, left)
    return held if left or card == LETTERS else held & ~(1 << card)


@njit(nogil=True)
def _lay_right(
    context: int, state: int, square: int, spelt: int, laid: int, crossed: int, start: int, left: int, held: int
) -> int:
    """Lay letters from a square on to the right."""
    states, hand, step = load64(context + _STATES), load64(context + _HAND), load64(context + _STEP)
    cells = load64(context + _CELLS)
    leading, ends = load32(states + 4 * state), load32(states + 4 * state + 4)
    lying = load64(cells + 8 * square)
    ahead = square + step
    is_free = load64(cells + 8 * ahead) == 0
    if lying:
        if is_free and ends >> lying - 1 & 1:
            _write(context, spelt, laid, crossed, start)
        if leading >> lying - 1 & 1:
            after = _child(states, state, lying - 1)
            _lay_right(context, after, ahead, spelt, laid, crossed, start, left, held)
        return 0
    if left == 0:
        return 0
    fitting = load64(load64(context + _FITTING) + 8 * square)
    crossed = load64(load64(context + _CROSSED) + 8 * square)
    has_blank = load64(hand + 8 * LETTERS) > 0
    todo = (leading | (ends if is_free else 0)) & fitting & (_ALL if has_blank else held)
    while todo:
        letter = lowest_bit(np.uint64(todo))
        todo &= todo - 1
        after = _child(states, state, letter)
        for card in (letter, LETTERS):
            if load64(hand + 8 * card):
                made = spelt | (letter if card == letter else letter + LETTERS) << _BITS * laid
                if is_free and ends >> letter & 1:
                    _write(context, made, laid + 1, crossed, start)
                if after:
                    less = _take(hand, card, held)
                    _lay_right(context, after, ahead, made, laid + 1, crossed, start, left - 1, less)
                    store64(hand + 8 * card, load64(hand + 8 * card) + 1)
    return 0


@njit(nogil=True)
def _lay_left(context: int, state: int, square: int, spelt: int, laid: int, left: int, held: int) -> int:
    """Turn to the right behind the anchor, and lay letters from a square on to the left."""
    states, hand, step = load64(context + _STATES), load64(context + _HAND), load64(context + _STEP)
    turned = load32(states + 4 * state + 8)
    if left == 0:
        return 0
    if turned:
        _lay_right(context, turned, load64(context + _AFTER), spelt, laid, 1, square + step, left, held)
    if square == load64(context + _LIMIT):
        return 0
    leading, ends = load32(states + 4 * state), load32(states + 4 * state + 4)
    fitting = load64(load64(context + _FITTING) + 8 * square)
    crossed = load64(load64(context + _CROSSED) + 8 * square)
    has_blank = load64(hand + 8 * LETTERS) > 0
    todo = (leading | ends) & fitting & (_ALL if has_blank else held)
    while todo:
        letter = lowest_bit(np.uint64(todo))
        todo &= todo - 1
        after = _child(states, state, letter)
        for card in (letter, LETTERS):
            if load64(hand + 8 * card):
                made = spelt << _BITS | (letter if card == letter else letter + LETTERS)
                if ends >> letter & 1:
                    _write(context, made, laid + 1, crossed, square)
                if after:
                    less = _take(hand, card, held)
                    _lay_left(context, after, square - step, made, laid + 1, left - 1, less)
                    store64(hand + 8 * card, load64(hand + 8 * card) + 1)
    return 0


@njit(nogil=True)
def _fitting(states: int, root: int, cells: Letters, square: int, step: int) -> int:
    """Give the mask of the letters that make a word in the crossing line, whose step this is."""
    before, behind = square, square
    while cells[before - step]:
        before -= step
    while cells[behind + step]:
        behind += step
    state = root
    if before == square:
        for place in range(behind, square, -step):
            state = _child(states, state, (cells[place] - 1) % LETTERS)
        return load32(states + 4 * state + 4)
    for place in range(square - step, before - step, -step):
        state = _child(states, state, (cells[place] - 1) % LETTERS)
    state = load32(states + 4 * state + 8)
    if behind == square:
        return load32(states + 4 * state + 4)
    fitting = 0
    for letter in range(LETTERS):
        after = _child(states, state, letter)
        for place in range(square + step, behind, step):
            after = _child(states, after, (cells[place] - 1) % LETTERS)
        fitting |= (load32(states + 4 * after + 4) >> ((cells[behind] - 1) % LETTERS) & 1) << letter
    return fitting


@njit(nogil=True)
def _find(
    states: int, root: int, cells: Letters, width: int, tables: Integers, context: Integers, counts: Integers
) -> None:
    """Find all lays on one window."""
    lying, fitting, crossed = tables
    height = len(cells) // width
    for square in range(len(cells)):
        lying[square] = (cells[square] - 1) % LETTERS + 1 if cells[square] else 0
    held = in_hand = 0
    for letter in range(LETTERS):
        held |= int(counts[letter] > 0) << letter
        in_hand += counts[letter]
    in_hand += counts[LETTERS]
    at = address_of(context)
    steps = 1, width
    for down in range(2):
        step, crossing = steps[down], steps[1 - down]
        store64(at + _STEP, step)
        store64(at + _IS_DOWN, down)
        for row in range(1, height - 1):
            for square in range(row * width + 1, (row + 1) * width - 1):
                crossed[square] = int(lying[square - crossing] > 0 or lying[square + crossing] > 0)
                fitting[square] = _ALL
                if crossed[square] and not lying[square]:
                    fitting[square] = _fitting(states, root, cells, square, crossing)
        lines, length = (width, height) if down else (height, width)
        for line in range(1, lines - 1):
            free = square = line * crossing + step
            stop = line * crossing + (length - 1) * step
            while square < stop:
                if lying[square]:
                    first = square
                    while lying[square]:
                        square += step
                    state = root
                    for place in range(square - step, first - step, -step):
                        state = _child(states, state, lying[place] - 1)
                    store64(at + _LIMIT, free - step)
                    store64(at + _AFTER, square)
                    if state:
                        _lay_left(at, state, first - step, 0, 0, in_hand, held)
                    square += step
                    free = square
                elif crossed[square] and not lying[square + step]:
                    store64(at + _LIMIT, free - step)
                    store64(at + _AFTER, square + step)
                    _lay_left(at, root, square, 0, 0, in_hand, held)
                    square += step
                    free = square
                else:
                    square += step


@njit(nogil=True)
def count_plainly(states: PlainStates, root: int, windows: Letters, width: int, hands: Integers, lays: Integers) -> int:
    """Find all lays on each window (n, squares) with each hand (n, 33); give how many there are in all.

    The states are those of ``plain_states``; ``lays`` (room, 2) must have room for those of any one window.
    """
    context = np.zeros(_CONTEXT, dtype=np.int64)
    tables = np.zeros((3, windows.shape[1]), dtype=np.int64)
    hand = np.zeros(LETTERS + 1, dtype=np.int64)
    at = address_of(context)
    store64(at + _STATES, address_of(states))
    store64(at + _CELLS, address_of(tables[0]))
    store64(at + _FITTING, address_of(tables[1]))
    store64(at + _CROSSED, address_of(tables[2]))
    store64(at + _HAND, address_of(hand))
    store64(at + _LAYS, address_of(lays))
    total = 0
    for index in range(len(windows)):
        hand[:] = hands[index]
        store64(at + _FOUND, 0)
        _find(address_of(states), root, windows[index], width, tables, context, hand)
        total += load64(at + _FOUND)
    return total
