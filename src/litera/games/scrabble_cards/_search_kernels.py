"""The compiled search for lays from anchors on; the same in plain Python.

An anchor is a run of letters that lie, or an empty square beside a crossing line: lays grow from it to the left and
then to the right. It is eight 64-bit words: the step to the next square, the table of squares, the square behind the
anchor, the square where it may grow no further to the left, and the first node of its search, but for the hand.

A node of the search is six 64-bit words: a state of the GADDAG, with GROWS_LEFT and HAS_TURN in its lowest bits, the
empty square where the next letter goes, the hand, the two words of the lay so far, and the anchor. Nodes lie on a
stack. Before it is looked at, a node waits for a while among the ``AHEAD`` next ones, and its state is fetched: states
lie far apart in memory, and to wait for each of them would take most of the time.

A hand is a 64-bit word: the mask of its letters, then four bits for how many there are of each: its slot tells where,
that of the blanks is the highest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.games.scrabble_cards._link_kernels import NONE, TURN, link_of, lower, state_after, upper
from litera.games.scrabble_cards._square_kernels import (
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
from litera.words._machine import load64, load_mask, lowest_bit, prefetch, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]

# What does not change during a search, and what it has found so far, in bytes.
STATES, VALUES, SLOTS, HAND, IN_HAND, NODES, LAYS, ROOM, FOUND, MOST, ANCHORS, STOP, BOUNDS = range(0, 104, 8)
CONTEXT = 13
"""So many 64-bit words it has."""

STEP, TABLE, AFTER, LIMIT, START, FIRST_AT, FIRST_SCORED, FIRST_SPELT = range(0, 64, 8)
ANCHOR = 64
GROWS_LEFT, HAS_TURN = 1, 2

_STATE, _AT, _HAND, _SPELT, _SCORED, _OF = range(0, 48, 8)
_NODE = 48
AHEAD = 8
"""So many nodes wait for their states; a power of two."""
_MANY = 512
"""With so many nodes on the stack, none waits: then it holds no more than all letters at each depth besides."""
WORDS_OF_NODES = (AHEAD + _MANY + MOST_LAID * (2 * LETTERS + 1)) * _NODE // 8

BLANK_SLOT = 60
_FIRST_SLOT = 32
_BITS_OF_SLOT = 4
_SLOT = (1 << _BITS_OF_SLOT) - 1
_LETTERS_LAID = (1 << LAID) - 1
_ONE_LAID = 1 << LAID
_POINTS = (1 << CROSSED - MAIN) - 1

_ONE = np.uint64(1)
_REAL = np.uint64(0xFFFFFFFF)
_BLANKS = np.uint64(0xFFFFFFFF00000000)


@njit(nogil=True, cache=True)
def take_up(hand: Integers, slots: int) -> tuple[int, np.uint64]:
    """Count the letters and blanks of a hand (33,); give it as one word, and note the slots of its letters."""
    in_hand = 0
    word = NONE
    slot = _FIRST_SLOT
    for card in range(LETTERS):
        if hand[card] > 0:
            store64(slots + 8 * card, slot)
            word |= _ONE << np.uint64(card) | np.uint64(hand[card]) << np.uint64(slot)
            in_hand += hand[card]
            slot += _BITS_OF_SLOT
    store64(slots + 8 * LETTERS, BLANK_SLOT)
    return in_hand + hand[LETTERS], word | np.uint64(hand[LETTERS]) << np.uint64(BLANK_SLOT)


@njit(nogil=True, cache=True)
def usable(hand: np.uint64) -> np.uint64:
    """Give the mask of what can be laid of a hand."""
    letters = hand & _REAL
    return letters | _BLANKS if hand >> np.uint64(BLANK_SLOT) else letters


@njit(nogil=True, cache=True)
def _without(slots: int, hand: np.uint64, letter: int) -> np.uint64:
    """Take a letter, or a blank for it, from a hand."""
    slot = np.uint64(load64(slots + 8 * min(letter, LETTERS)))
    hand -= _ONE << slot
    if letter < LETTERS and not hand >> slot & np.uint64(_SLOT):
        hand &= ~(_ONE << np.uint64(letter))
    return hand


@njit(nogil=True, cache=True)
def _push(node: int, state: int, at: int, hand: np.uint64, spelt: int, scored: int, anchor: int) -> int:
    """Put a node on the stack; give its new top."""
    store64(node + _STATE, state)
    store64(node + _AT, at)
    store64(node + _HAND, hand)
    store64(node + _SPELT, spelt)
    store64(node + _SCORED, scored)
    store64(node + _OF, anchor)
    return node + _NODE


@njit(nogil=True, cache=True)
def points_of(scored: int) -> int:
    """Give the points of the second word of a lay, main and crossing words together."""
    return (scored >> MAIN & _POINTS) + (scored >> CROSSED)


@njit(nogil=True, cache=True)
def _write(context: int, ends: np.uint64, spelt: int, place: int, scored: int, gain: int) -> None:
    """Write a lay for each letter in the mask, or with bounds the best one so far; the letters go in at ``place``."""
    if spelt >> LAID & MOST_LAID == 1 and gain != UNCROSSED and spelt >> DOWN:
        return  # One letter that makes words in both lines is listed across.
    values = load64(context + VALUES)
    lays = load64(context + LAYS)
    if load64(context + BOUNDS):
        while ends:
            letter = lowest_bit(ends)
            ends &= ends - _ONE
            made = scored + load64(values + 8 * letter) * gain
            if points_of(made) > load64(context + MOST):
                store64(context + MOST, points_of(made))
                store64(lays, spelt | letter << place)
                store64(lays + 8, made)
        return
    found = load64(context + FOUND)
    room = load64(context + ROOM)
    lay = lays + 16 * found
    while ends:
        letter = lowest_bit(ends)
        ends &= ends - _ONE
        if found < room:
            store64(lay, spelt | letter << place)
            store64(lay + 8, scored + load64(values + 8 * letter) * gain)
        lay += 16
        found += 1
    store64(context + FOUND, found)


@njit(nogil=True, cache=True)
def _go_right(
    context: int, top: int, state: int, at: int, hand: np.uint64, spelt: int, scored: int, anchor: int
) -> int:
    """Lay a letter on an empty square to the right; give the top of the stack, with what goes on from there."""
    states = load64(context + STATES)
    values = load64(context + VALUES)
    slots = load64(context + SLOTS)
    ahead = at + load64(anchor + STEP)
    laid = spelt >> LAID & MOST_LAID
    is_last = laid + 1 == load64(context + IN_HAND)
    place = BITS_OF_LETTER * laid
    spelt += _ONE_LAID
    gain = load64(at + GAIN)
    scored += load64(at + CROSSING)
    masks = load_mask(state)
    mine = usable(hand)
    fitting = load_mask(at) & mine
    todo = lower(masks) & fitting
    is_free = load64(ahead + LYING) == 0
    if is_free:
        ends = upper(masks) & fitting
        if ends:
            _write(context, ends, spelt, place, scored, gain)
        if is_last:
            return top
    beyond = load_mask(ahead) & mine
    while todo:
        letter = lowest_bit(todo)
        todo &= todo - _ONE
        link = link_of(state, masks, letter & (LETTERS - 1))
        more = scored
        target = ahead
        if not is_free:
            link, target, is_word, lying = read_on(states, values, link, ahead, load64(anchor + STEP))
            more += lying << MAIN
            if is_word:
                _write(context, _ONE << np.uint64(letter), spelt, place, more, gain)
            if is_last:
                continue
            beyond = load_mask(target) & mine
        follow = upper(link) & beyond
        if follow:
            less = _without(slots, hand, letter)
            if follow & usable(less):
                more += load64(values + 8 * letter) * gain
                top = _push(top, state_after(states, link), target, less, spelt | letter << place, more, anchor)
    return top


@njit(nogil=True, cache=True)
def _go_left(context: int, top: int, state: int, at: int, hand: np.uint64, spelt: int, scored: int, anchor: int) -> int:
    """Turn to the right, and lay a letter on an empty square to the left; give the top of the stack, as ``_go_right``.

    ``state`` still has its lowest bits.
    """
    states = load64(context + STATES)
    step = load64(anchor + STEP)
    after = load64(anchor + AFTER)
    limit = load64(anchor + LIMIT)
    start = at - load64(anchor + TABLE) >> 5
    mine = usable(hand)
    behind = load_mask(after) & mine
    has_turn = state & HAS_TURN
    state &= -8
    if has_turn:
        turned = load_mask(state - 8)
        if upper(turned) & behind:
            begun = scored + start + (step >> 5)
            top = _push(top, state_after(states, turned), after, hand, spelt, begun, anchor)
    if at == limit:
        return top
    values = load64(context + VALUES)
    slots = load64(context + SLOTS)
    gain = load64(at + GAIN)
    scored += load64(at + CROSSING)
    masks = load_mask(state)
    fitting = load_mask(at) & mine
    letters = (spelt & _LETTERS_LAID) << BITS_OF_LETTER
    spelt = (spelt & ~_LETTERS_LAID) + _ONE_LAID | letters
    ends = upper(masks) & fitting
    if ends:
        _write(context, ends, spelt, 0, scored + start, gain)
    if spelt >> LAID & MOST_LAID == load64(context + IN_HAND):
        return top
    ahead = at - step
    beyond = load_mask(ahead) & mine if ahead != limit else NONE
    todo = lower(masks) & fitting
    while todo:
        letter = lowest_bit(todo)
        todo &= todo - _ONE
        link = link_of(state, masks, letter & (LETTERS - 1))
        turns = link & TURN
        follow = upper(link) & (beyond | behind if turns else beyond)
        if follow:
            less = _without(slots, hand, letter)
            if follow & usable(less):
                more = scored + load64(values + 8 * letter) * gain
                child = state_after(states, link) + (GROWS_LEFT | HAS_TURN if turns else GROWS_LEFT)
                top = _push(top, child, ahead, less, spelt | letter, more, anchor)
    return top


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
    return _push(
        top,
        load64(anchor + START),
        load64(anchor + FIRST_AT),
        load_mask(context + HAND),
        load64(anchor + FIRST_SPELT),
        load64(anchor + FIRST_SCORED),
        anchor,
    )


@njit(nogil=True, cache=True)
def search(context: int) -> None:
    """Search from all anchors: see the fields of the context."""
    waiting = load64(context + NODES)
    for place in range(AHEAD):
        store64(waiting + _NODE * place, 0)
    bottom = waiting + _NODE * AHEAD
    many = bottom + _NODE * _MANY
    top = bottom
    place = idle = 0
    while idle < AHEAD or top > bottom:
        is_direct = top > many
        if is_direct:
            top -= _NODE
            node = top
        else:
            node = waiting + _NODE * place
            place = place + 1 & AHEAD - 1
        state = load64(node + _STATE)
        at = load64(node + _AT)
        hand = load_mask(node + _HAND)
        spelt = load64(node + _SPELT)
        scored = load64(node + _SCORED)
        anchor = load64(node + _OF)
        if not is_direct:
            if top == bottom:
                top = _begin(context, top)
            if top == bottom:
                idle += 1
                store64(node + _STATE, 0)
            else:
                idle = 0
                top -= _NODE
                prefetch(
                    load64(top + _STATE) - 8
                )  # the turn; a line of memory is 64 bytes, and not more is read mostly
                prefetch(load64(top + _STATE) + 56)
                for word in range(0, _NODE, 8):
                    store64(node + word, load64(top + word))
        if state & GROWS_LEFT:
            top = _go_left(context, top, state, at, hand, spelt, scored, anchor)
        elif state:
            top = _go_right(context, top, state, at, hand, spelt, scored, anchor)
