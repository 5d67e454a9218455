"""The compiled search for lays from anchors on; the same in plain Python.

An anchor is a run of letters that lie, or an empty square beside a crossing line: lays grow from it to the left and
then to the right. It is seven 64-bit words: the step to the next square, the square behind the anchor, the square where
it may grow no further to the left, and the first node of its search, but for the hand.

A node of the search is six 64-bit words: a state of the GADDAG, with HAS_TURN in its lowest bits if it has one, the
empty square where the next letter goes, the hand, the two words of the lay so far, and the anchor. Nodes lie on two
stacks, of those that grow to the left and of those that grow to the right.

Nodes are taken from the top of a stack, many at a time. First all of them are looked at: what can be laid there is
noted in a spot for each. Then, at all spots, the letters that lead on are laid, which puts nodes on the stack; and then
the lays are written that end there. There are two reasons. States lie far apart in memory, and to wait for each of them
would take most of the time: they are fetched when nodes are put on the stack, and needed later. And what a processor
cannot foretell costs more than a few words written in vain: so there are long loops with few questions, and where
something may or may not be listed, it is written all the same, and what is asked is how far the end of the list moves.

A hand is a set of at most seven cards, a bit for each. Two tables go with it: of each letter the cards that can be laid
for it, and of each set the mask of what can be laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._link_kernels import NONE, TURN, link_of, lower, state_after, upper
from litera.search.scrabble_cards._square_kernels import (
    BITS_OF_LETTER,
    CROSSED,
    CROSSING,
    DOWN,
    GAIN,
    LAID,
    LETTERS,
    LYING,
    MAIN,
    MOST_LAID,
    UNCROSSED,
    read_on,
)
from litera.words._bit_kernels import count_bits, lowest_bit
from litera.words._machine import load64, load_mask, prefetch, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]

# What does not change during a search, and what it has found so far, in bytes.
STATES, VALUES, CARDS, USABLE, IN_HAND, NODES, LAYS, ROOM, FOUND, MOST, ANCHORS, STOP, BOUNDS = range(0, 104, 8)
CONTEXT = 13
"""So many 64-bit words it has."""

STEP, AFTER, LIMIT, START, FIRST_AT, FIRST_SCORED, FIRST_SPELT = range(0, 56, 8)
ANCHOR = 56
HAS_TURN = 1

_STATE, _AT, _HAND, _SPELT, _SCORED, _OF = range(0, 48, 8)
_NODE = 48
# A spot has the words of the nodes behind it, but for the letter; the state is still that before it.
_LEADING, _ENDS, _PLACE, _GAIN, _OPEN, _TURNED = range(_NODE, _NODE + 48, 8)
_SPOT = _NODE + 48
_LAY = 16
_MANY = 64
"""So many nodes are taken at a time."""
_FULL = 256
_FEW = 16
"""With FULL nodes on a stack, so few are taken: then it holds no more than what they lead to at each depth."""
_ENOUGH = 128
"""With so many nodes on the stack of those that grow to the right, it is their turn."""
_STACK = (1 + _FULL + (_MANY + _FEW * MOST_LAID) * 2 * LETTERS) * _NODE
_SPOTS = _MANY * _SPOT
_LIST = (_MANY + 1) * 8
WORDS_OF_NODES = (2 * _STACK + _SPOTS + 3 * _LIST) // 8
"""What the stacks and lists take, in 64-bit words."""
WORDS_OF_CARDS = 2 * LETTERS
WORDS_OF_USABLE = 1 << MOST_LAID

_LETTERS_LAID = (1 << LAID) - 1
_ONE_LAID = 1 << LAID
_POINTS = (1 << CROSSED - MAIN) - 1

_ONE = np.uint64(1)
_REAL = np.uint64(0xFFFFFFFF)
_BLANKS = np.uint64(0xFFFFFFFF00000000)


@njit(nogil=True, cache=True)
def take_up(hand: Integers, cards: int, usable: int) -> int:
    """Fill the two tables that go with a hand, from how many it has of each letter and of blanks (33,).

    Give how many cards it has in all.
    """
    held = 0
    store64(usable, 0)
    for kind in range(LETTERS + 1):
        is_blank = kind == LETTERS
        mask = _BLANKS if is_blank else _ONE << np.uint64(kind)
        for letter in range(kind, 2 * LETTERS if is_blank else kind + 1):
            store64(cards + 8 * letter, (1 << hand[kind]) - 1 << held)
        for _ in range(hand[kind]):
            beyond = 8 << held
            for others in range(usable, usable + beyond, 8):
                store64(others + beyond, load_mask(others) | mask)
            held += 1
    return held


@njit(nogil=True, cache=True)
def _without(cards: int, hand: int, letter: int) -> int:
    """Take a letter, or a blank for it, from a hand."""
    mine = hand & load64(cards + 8 * letter)
    return hand ^ mine & -mine


@njit(nogil=True, cache=True)
def _put(node: int, state: int, at: int, hand: int, spelt: int, scored: int, anchor: int) -> None:
    """Write a node."""
    store64(node + _STATE, state)
    store64(node + _AT, at)
    store64(node + _HAND, hand)
    store64(node + _SPELT, spelt)
    store64(node + _SCORED, scored)
    store64(node + _OF, anchor)


@njit(nogil=True, cache=True)
def _read(node: int) -> tuple[int, int, int, int, int, int]:
    """Read a node as it was written."""
    scored, anchor = load64(node + _SCORED), load64(node + _OF)
    return load64(node + _STATE), load64(node + _AT), load64(node + _HAND), load64(node + _SPELT), scored, anchor


@njit(nogil=True, cache=True)
def points_of(scored: int) -> int:
    """Give the points of the second word of a lay, main and crossing words together."""
    return (scored >> MAIN & _POINTS) + (scored >> CROSSED)


@njit(nogil=True, cache=True)
def _fetch(state: int) -> None:
    """Have a state fetched, with its turn; a line of memory is 64 bytes: mostly no more than two are read."""
    prefetch(state - 8)
    prefetch(state + 56)


@njit(nogil=True, cache=True)
def _is_listed(spelt: int, gain: int) -> bool:
    """Say whether a lay is listed: one letter that makes words in both lines is so across only."""
    return (spelt >> LAID & MOST_LAID != 1) | (gain == UNCROSSED) | (spelt >> DOWN == 0)


@njit(nogil=True, cache=True)
def _note(
    spot: int, leading: np.uint64, ends: np.uint64, place: int, gain: int, is_open: np.uint64, turned: np.uint64
) -> None:
    """Write what else there is to know of a spot."""
    store64(spot + _LEADING, leading)
    store64(spot + _ENDS, ends)
    store64(spot + _PLACE, place)
    store64(spot + _GAIN, gain)
    store64(spot + _OPEN, is_open)
    store64(spot + _TURNED, turned)


@njit(nogil=True, cache=True)
def _write(context: int, spelt: int, scored: int) -> None:
    """Write a lay, or with bounds the best one so far."""
    lay = load64(context + LAYS)
    if load64(context + BOUNDS):
        if points_of(scored) <= load64(context + MOST):
            return
        store64(context + MOST, points_of(scored))
    else:
        found = load64(context + FOUND)
        store64(context + FOUND, found + 1)
        if found >= load64(context + ROOM):
            return
        lay += _LAY * found
    store64(lay, spelt)
    store64(lay + 8, scored)


@njit(nogil=True, cache=True)
def _write_endings(context: int, ending: int, count: int) -> None:
    """Write the lays that end at the spots of a list, ``count`` in all."""
    values = load64(context + VALUES)
    is_bounded = load64(context + BOUNDS)
    found, room = load64(context + FOUND), load64(context + ROOM)
    lay = load64(context + LAYS) + _LAY * found
    if not is_bounded:
        store64(context + FOUND, found + count)
        count = min(count, max(0, room - found))
    spot = load64(ending)
    ends = load_mask(spot + _ENDS)
    for _ in range(count):
        letter = lowest_bit(ends)
        ends &= ends - _ONE
        spelt = load64(spot + _SPELT) | letter << load64(spot + _PLACE)
        scored = load64(spot + _SCORED) + load64(values + 8 * letter) * load64(spot + _GAIN)
        if is_bounded:
            _write(context, spelt, scored)
        else:
            store64(lay, spelt)
            store64(lay + 8, scored)
            lay += _LAY
        if not ends:
            ending += 8
            spot = load64(ending)
            ends = load_mask(spot + _ENDS)


@njit(nogil=True, cache=True)
def _choose(context: int, choice: int, count: int, top: int) -> int:
    """Lay the letters that lead on at the spots of a list, ``count`` in all; give the top of the stack behind them."""
    states, values = load64(context + STATES), load64(context + VALUES)
    cards, usable = load64(context + CARDS), load64(context + USABLE)
    spot = load64(choice)
    leading = load_mask(spot + _LEADING)
    for _ in range(count):
        letter = lowest_bit(leading)
        leading &= leading - _ONE
        state, at, hand, spelt, scored, anchor = _read(spot)
        link = link_of(state, load_mask(state), letter & (LETTERS - 1))
        turns = link & TURN != NONE
        hand = _without(cards, hand, letter)
        spelt |= letter << load64(spot + _PLACE)
        scored += load64(values + 8 * letter) * load64(spot + _GAIN)
        _put(top, state_after(states, link) + HAS_TURN * int(turns), at, hand, spelt, scored, anchor)
        is_open = load_mask(spot + _OPEN) | load_mask(spot + _TURNED) * np.uint64(turns)
        goes_on = int(upper(link) & is_open & load_mask(usable + 8 * hand) != NONE)
        _fetch(states + (state_after(states, link) - states) * goes_on)
        top += _NODE * goes_on
        if not leading:
            choice += 8
            spot = load64(choice)
            leading = load_mask(spot + _LEADING)
    return top


@njit(nogil=True, cache=True)
def _choose_and_read(context: int, choice: int, stop: int, top: int) -> int:
    """Lay the letters that lead on at the spots of a list, and read what lies behind them.

    Give the top of the stack behind them. Where a word ends there, it is written.
    """
    states, values = load64(context + STATES), load64(context + VALUES)
    cards, usable = load64(context + CARDS), load64(context + USABLE)
    while choice < stop:
        spot = load64(choice)
        choice += 8
        state, at, hand, spelt, scored, anchor = _read(spot)
        leading, place, gain = load_mask(spot + _LEADING), load64(spot + _PLACE), load64(spot + _GAIN)
        while leading:
            letter = lowest_bit(leading)
            leading &= leading - _ONE
            link = link_of(state, load_mask(state), letter & (LETTERS - 1))
            link, target, is_word, lying = read_on(states, values, link, at, load64(anchor + STEP))
            less = _without(cards, hand, letter)
            more = scored + (lying << MAIN) + load64(values + 8 * letter) * gain
            if is_word and _is_listed(spelt, gain):
                _write(context, spelt | letter << place, more)
            _put(top, state_after(states, link), target, less, spelt | letter << place, more, anchor)
            _fetch(state_after(states, link))
            top += _NODE * int(upper(link) & load_mask(target) & load_mask(usable + 8 * less) != NONE)
    return top


@njit(nogil=True, cache=True)
def _look_left(context: int, node: int, turned: int, spot: int) -> tuple[int, np.uint64, np.uint64]:
    """Look at a node that grows to the left: turn to the right, and note in ``spot`` what can be laid.

    Give the new top of the stack of those that grow to the right, and the masks of what leads on, and ends.
    """
    states, usable, in_hand = load64(context + STATES), load64(context + USABLE), load64(context + IN_HAND)
    state, at, hand, spelt, scored, anchor = _read(node)
    step, after, limit = load64(anchor + STEP), load64(anchor + AFTER), load64(anchor + LIMIT)
    mine = load_mask(usable + 8 * hand)
    behind = load_mask(after)
    has_turn = state & HAS_TURN
    state -= has_turn
    turn = load_mask(state - 8)
    _put(turned, state_after(states, turn), after, hand, spelt, scored, anchor)
    turned += _NODE * (has_turn & int(upper(turn) & behind & mine != NONE))
    _fetch(load64(turned - _NODE + _STATE))
    ahead = at - step
    spelt = (spelt & ~_LETTERS_LAID) + _ONE_LAID | (spelt & _LETTERS_LAID) << BITS_OF_LETTER
    scored += load64(at + CROSSING) - (step >> 5)
    gain = load64(at + GAIN)
    masks = load_mask(state)
    fitting = load_mask(at) & mine * np.uint64(at != limit)
    ends = (upper(masks) & fitting) * np.uint64(_is_listed(spelt, gain))
    leading = (lower(masks) & fitting) * np.uint64(spelt >> LAID & MOST_LAID != in_hand)
    _put(spot, state, ahead, hand, spelt, scored, anchor)
    _note(spot, leading, ends, 0, gain, load_mask(ahead) * np.uint64(ahead != limit), behind)
    return turned, leading, ends


@njit(nogil=True, cache=True)
def _look_right(context: int, node: int, spot: int) -> tuple[bool, np.uint64, np.uint64]:
    """Look at a node that grows to the right: note in ``spot`` what can be laid.

    Give whether the square behind is free, and the masks of what leads on, and of what ends if it is.
    """
    usable, in_hand = load64(context + USABLE), load64(context + IN_HAND)
    state, at, hand, spelt, scored, anchor = _read(node)
    ahead = at + load64(anchor + STEP)
    is_free = load64(ahead + LYING) == 0
    place = BITS_OF_LETTER * (spelt >> LAID & MOST_LAID)
    spelt += _ONE_LAID
    gain = load64(at + GAIN)
    masks = load_mask(state)
    fitting = load_mask(at) & load_mask(usable + 8 * hand)
    is_last = spelt >> LAID & MOST_LAID == in_hand
    ends = (upper(masks) & fitting) * np.uint64(is_free & _is_listed(spelt, gain))
    leading = (lower(masks) & fitting) * np.uint64(not (is_free & is_last))
    _put(spot, state, ahead, hand, spelt, scored + load64(at + CROSSING), anchor)
    _note(spot, leading, ends, place, gain, load_mask(ahead), NONE)
    return is_free, leading, ends


@njit(nogil=True, cache=True)
def _begin(context: int, top: int) -> int:
    """Put the first node of the next anchor on the stack, if there is one to be searched; give the top of the stack.

    With bounds it is the one with the highest, and none where that is no more than what was found.
    """
    anchor = load64(context + ANCHORS)
    stop = load64(context + STOP)
    bounds = load64(context + BOUNDS)
    if bounds:
        highest = load64(context + MOST)
        chosen = -1
        for index in range((stop - anchor) // ANCHOR):
            bound = load64(bounds + 8 * index)
            if bound > highest:
                highest = bound
                chosen = index
        if chosen == -1:
            return top
        store64(bounds + 8 * chosen, -1)
        anchor += ANCHOR * chosen
    else:
        if anchor == stop:
            return top
        store64(context + ANCHORS, anchor + ANCHOR)
    hand = (1 << load64(context + IN_HAND)) - 1
    spelt, scored = load64(anchor + FIRST_SPELT), load64(anchor + FIRST_SCORED)
    _put(top, load64(anchor + START), load64(anchor + FIRST_AT), hand, spelt, scored, anchor)
    _fetch(load64(anchor + START))
    return top + _NODE


@njit(nogil=True, cache=True)
def _first_taken(bottom: int, top: int) -> int:
    """Give the first of the nodes that are taken from a stack, up to its top."""
    if top - bottom > _FULL * _NODE:
        return top - _FEW * _NODE
    return max(bottom, top - _MANY * _NODE)


@njit(nogil=True, cache=True)
def _grow_right(context: int, bottom: int, top: int, spots: int) -> int:
    """Search on from nodes at the top of the stack of those that grow to the right; give its new top."""
    first = _first_taken(bottom, top)
    endings = spots + _SPOTS
    choices, readings = endings + _LIST, endings + 2 * _LIST
    spot, ending, choice, reading = spots, endings, choices, readings
    lays = laid = 0
    for node in range(first, top, _NODE):
        is_free, leading, ends = _look_right(context, node, spot)
        store64(ending, spot)
        store64(choice, spot)
        store64(reading, spot)
        ending += 8 * int(ends != NONE)
        choice += 8 * int(is_free & (leading != NONE))
        reading += 8 * int((not is_free) & (leading != NONE))
        lays += count_bits(ends)
        laid += count_bits(leading) * int(is_free)
        spot += _SPOT
    store64(ending, spots)
    store64(choice, spots)
    top = _choose(context, choices, laid, first)
    top = _choose_and_read(context, readings, reading, top)
    _write_endings(context, endings, lays)
    return top


@njit(nogil=True, cache=True)
def _grow_left(context: int, bottom: int, top: int, turned: int, spots: int) -> tuple[int, int]:
    """Search on from nodes at the top of the stack of those that grow to the left; give the new tops of both stacks."""
    first = _first_taken(bottom, top)
    endings = spots + _SPOTS
    choices = endings + _LIST
    spot, ending, choice = spots, endings, choices
    lays = laid = 0
    for node in range(first, top, _NODE):
        turned, leading, ends = _look_left(context, node, turned, spot)
        store64(ending, spot)
        store64(choice, spot)
        ending += 8 * int(ends != NONE)
        choice += 8 * int(leading != NONE)
        lays += count_bits(ends)
        laid += count_bits(leading)
        spot += _SPOT
    store64(ending, spots)
    store64(choice, spots)
    top = _choose(context, choices, laid, first)
    _write_endings(context, endings, lays)
    return top, turned


@njit(nogil=True, cache=True)
def search(context: int) -> None:
    """Search from all anchors: see the fields of the context."""
    bottom = load64(context + NODES) + _NODE  # What is at the top is fetched, also where it is below the bottom.
    turned_bottom = bottom + _STACK
    spots = turned_bottom + _STACK - _NODE
    store64(turned_bottom - _NODE + _STATE, load64(context + STATES))
    top, turned = bottom, turned_bottom
    # With bounds what is found says which anchor is next, and whether there is one.
    together, enough = (1, 0) if load64(context + BOUNDS) else (_MANY, _ENOUGH * _NODE)
    while True:
        if top == bottom and turned <= turned_bottom + enough:
            for _ in range(together):
                top = _begin(context, top)
        if turned > turned_bottom and (top == bottom or turned > turned_bottom + enough):
            turned = _grow_right(context, turned_bottom, turned, spots)
        elif top > bottom:
            top, turned = _grow_left(context, bottom, top, turned, spots)
        else:
            return
