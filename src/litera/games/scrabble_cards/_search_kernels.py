"""The compiled search for lays from anchors on; the same in plain Python.

An anchor is a run of letters that lie, or an empty square beside a crossing line: lays grow from it to the left and
then to the right. It is eight 64-bit words: the step to the next square, the table of squares, the square behind the
anchor, the square where it may grow no further to the left, and the first node of its search, but for the hand.

A node of the search is six 64-bit words: a state of the GADDAG, with HAS_TURN in its lowest bits if it has one, the
empty square where the next letter goes, the hand, the two words of the lay so far, and the anchor. Nodes lie on two
stacks, of those that grow to the left and of those that grow to the right, and those of one stack are looked at one
after the other. Before it is looked at, a node waits for a while among the ``AHEAD`` next ones, and its state is
fetched: states lie far apart in memory, and to wait for each of them would take most of the time. Where a node may or
may not go on, it is written on the stack all the same, and what is asked is how far the top of the stack moves: what a
processor cannot foretell costs more than a few words written in vain.

A hand is a set of at most seven cards, a bit for each. Two tables go with it: of each letter the cards that can be laid
for it, and of each set the mask of what can be laid.
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
STATES, VALUES, CARDS, USABLE, IN_HAND, NODES, LAYS, ROOM, FOUND, MOST, ANCHORS, STOP, BOUNDS = range(0, 104, 8)
CONTEXT = 13
"""So many 64-bit words it has."""

STEP, TABLE, AFTER, LIMIT, START, FIRST_AT, FIRST_SCORED, FIRST_SPELT = range(0, 64, 8)
ANCHOR = 64
HAS_TURN = 1

_STATE, _AT, _HAND, _SPELT, _SCORED, _OF = range(0, 48, 8)
_NODE = 48
AHEAD = 8
"""So many nodes wait for their states; a power of two."""
_MANY = 256
"""With so many nodes on a stack, none waits: then it holds no more than all letters at each depth besides."""
_ENOUGH = 128
"""With so many nodes on the stack of those that grow to the right, it is their turn."""
_STACK = (AHEAD + _MANY + MOST_LAID * (2 * LETTERS + 1)) * _NODE
WORDS_OF_NODES = 2 * _STACK // 8
"""What both stacks take, each behind the nodes that wait, in 64-bit words."""
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
def _go_right(context: int, top: int, state: int, at: int, hand: int, spelt: int, scored: int, anchor: int) -> int:
    """Lay a letter on an empty square to the right; give the top of the stack, with what goes on from there."""
    states = load64(context + STATES)
    values = load64(context + VALUES)
    cards = load64(context + CARDS)
    usable = load64(context + USABLE)
    ahead = at + load64(anchor + STEP)
    laid = spelt >> LAID & MOST_LAID
    is_last = laid + 1 == load64(context + IN_HAND)
    place = BITS_OF_LETTER * laid
    spelt += _ONE_LAID
    gain = load64(at + GAIN)
    scored += load64(at + CROSSING)
    masks = load_mask(state)
    mine = load_mask(usable + 8 * hand)
    fitting = load_mask(at) & mine
    todo = lower(masks) & fitting
    is_free = load64(ahead + LYING) == 0
    if is_free:
        ends = upper(masks) & fitting
        if ends:
            _write(context, ends, spelt, place, scored, gain)
        if is_last:
            return top
    beyond = load_mask(ahead)
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
            beyond = load_mask(target)
        less = _without(cards, hand, letter)
        more += load64(values + 8 * letter) * gain
        _put(top, state_after(states, link), target, less, spelt | letter << place, more, anchor)
        top += _NODE * int(upper(link) & beyond & load_mask(usable + 8 * less) != NONE)
    return top


@njit(nogil=True, cache=True)
def _go_left(
    context: int, top: int, turned_top: int, state: int, at: int, hand: int, spelt: int, scored: int, anchor: int
) -> tuple[int, int]:
    """Turn to the right, and lay a letter on an empty square to the left; give the new tops of both stacks.

    ``state`` still has its lowest bits.
    """
    states = load64(context + STATES)
    usable = load64(context + USABLE)
    step = load64(anchor + STEP)
    after = load64(anchor + AFTER)
    limit = load64(anchor + LIMIT)
    start = at - load64(anchor + TABLE) >> 5
    mine = load_mask(usable + 8 * hand)
    behind = load_mask(after)
    has_turn = state & HAS_TURN
    state -= has_turn
    if has_turn:
        turned = load_mask(state - 8)
        _put(turned_top, state_after(states, turned), after, hand, spelt, scored + start + (step >> 5), anchor)
        turned_top += _NODE * int(upper(turned) & behind & mine != NONE)
    if at == limit:
        return top, turned_top
    values = load64(context + VALUES)
    cards = load64(context + CARDS)
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
        return top, turned_top
    ahead = at - step
    beyond = load_mask(ahead) if ahead != limit else NONE
    todo = lower(masks) & fitting
    while todo:
        letter = lowest_bit(todo)
        todo &= todo - _ONE
        link = link_of(state, masks, letter & (LETTERS - 1))
        turns = link & TURN != NONE
        less = _without(cards, hand, letter)
        more = scored + load64(values + 8 * letter) * gain
        _put(top, state_after(states, link) + HAS_TURN * int(turns), ahead, less, spelt | letter, more, anchor)
        open_there = beyond | behind if turns else beyond
        top += _NODE * int(upper(link) & open_there & load_mask(usable + 8 * less) != NONE)
    return top, turned_top


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
    return top + _NODE


@njit(nogil=True, cache=True)
def _let_none_wait(waiting: int) -> None:
    """Empty the places of the nodes that wait."""
    for node in range(waiting, waiting + _NODE * AHEAD, _NODE):
        store64(node + _STATE, 0)


@njit(nogil=True, cache=True)
def _wait(top: int, node: int) -> None:
    """Move the node at the top of a stack to a place where it waits, and have its state fetched."""
    state = load64(top + _STATE)
    prefetch(state - 8)  # The turn. A line of memory is 64 bytes: mostly no more than two are read.
    prefetch(state + 56)
    for word in range(0, _NODE, 8):
        store64(node + word, load64(top + word))


@njit(nogil=True, cache=True)
def _search_right(context: int, waiting: int, top: int) -> None:
    """Search from all nodes on the stack of those that grow to the right: it lies behind those that wait."""
    bottom = waiting + _NODE * AHEAD
    many = bottom + _NODE * _MANY
    _let_none_wait(waiting)
    place = idle = 0
    while idle < AHEAD or top > bottom:
        is_direct = top > many
        if is_direct:
            top -= _NODE
            node = top
        else:
            node = waiting + _NODE * place
            place = place + 1 & AHEAD - 1
        state, at, hand, spelt, scored, anchor = _read(node)
        if not is_direct:
            idle = 0 if top > bottom else idle + 1
            if top > bottom:
                top -= _NODE
                _wait(top, node)
            else:
                store64(node + _STATE, 0)
        if state:
            top = _go_right(context, top, state, at, hand, spelt, scored, anchor)


@njit(nogil=True, cache=True)
def search(context: int) -> None:
    """Search from all anchors: see the fields of the context."""
    waiting = load64(context + NODES)
    bottom = waiting + _NODE * AHEAD
    many = bottom + _NODE * _MANY
    turned_waiting = waiting + _STACK
    turned_bottom = turned_waiting + _NODE * AHEAD
    enough = turned_bottom
    if not load64(context + BOUNDS):  # Else what is found tells which anchor is next, and whether there is one.
        enough += _NODE * _ENOUGH
    _let_none_wait(waiting)
    top, turned_top = bottom, turned_bottom
    place = idle = 0
    while idle < AHEAD or top > bottom:
        is_direct = top > many
        if is_direct:
            top -= _NODE
            node = top
        else:
            node = waiting + _NODE * place
            place = place + 1 & AHEAD - 1
        state, at, hand, spelt, scored, anchor = _read(node)
        if not is_direct:
            if top == bottom:
                if turned_top > enough:
                    _search_right(context, turned_waiting, turned_top)
                    turned_top = turned_bottom
                top = _begin(context, top)
            if top == bottom:
                idle += 1
                store64(node + _STATE, 0)
            else:
                idle = 0
                top -= _NODE
                _wait(top, node)
        if state:
            top, turned_top = _go_left(context, top, turned_top, state, at, hand, spelt, scored, anchor)
            if turned_top > turned_bottom + _NODE * _MANY:
                _search_right(context, turned_waiting, turned_top)
                turned_top = turned_bottom
    _search_right(context, turned_waiting, turned_top)
