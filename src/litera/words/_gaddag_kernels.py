"""The compiled kernels that make a GADDAG out of a word graph; the same in plain Python when Numba is switched off.

``litera.words.gaddag`` draws the states, ``litera.words.graph`` the arcs they are made from. Kernels check nothing:
``litera.words.gaddag`` is their only caller.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.words._arc_kernels import child_of, ends_word, is_last, letter_of
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Words32 = NDArray[np.uint32]
    Words64 = NDArray[np.uint64]
    Bytes = NDArray[np.uint8]
    Integers = NDArray[np.int64]

LETTERS = 32
HEADER = 3
TURNS = 1 << 31
"""The bit of a place that says that there is a turn at the state."""
MOST_DEPTH = 64
"""Letters of the longest word, and the one state before them all."""

_NODE = 32
_END = (1 << _NODE) - 1
"""Where the first node of a path is in its number, and the bits of its end."""


@njit(nogil=True, cache=True)
def reached_nodes(arcs: Words32, root: int, reached: Bytes) -> None:
    """Mark the nodes of a word graph that are below a root, each at the index of its first arc."""
    reached[root] = 1
    for node in range(root, 0, -1):
        if reached[node]:
            index = node
            while True:
                arc = np.int64(arcs[index])
                reached[child_of(arc)] = 1
                if is_last(arc):
                    break
                index += 1
    reached[0] = 0


@njit(nogil=True, cache=True)
def _store(states: Words32, slots: Integers, size: int, made: Words32, length: int) -> tuple[int, int]:
    """Find or append a state; give its index and the new size; index -1 where there is no room."""
    mixed = np.int64(length)
    for i in range(length):
        mixed = (mixed ^ np.int64(made[i])) * np.int64(0x5BD1E995) & np.int64(0x7FFFFFFF)
        mixed ^= mixed >> 15
    last = len(slots) - 1
    slot = mixed & last
    while slots[slot] != 0:
        state = slots[slot]
        same = True
        for i in range(length):
            if states[state + i] != made[i]:
                same = False
                break
        if same:
            return state, size
        slot = (slot + 1) & last
    if size + length > len(states):
        return -1, size
    for i in range(length):
        states[size + i] = made[i]
    slots[slot] = size
    return size, size + length


@njit(nogil=True, cache=True)
def forward_states(
    arcs: Words32, root: int, reached: Bytes, states: Words32, slots: Integers, size: int, state_of: Integers
) -> int:
    """Make a state of every marked node below the root, and set ``state_of`` it; give the new size, -1 for no room."""
    made = np.zeros(HEADER + LETTERS, dtype=np.uint32)
    for node in range(1, root):
        if not reached[node]:
            continue
        made[:HEADER] = 0
        length = HEADER
        index = node
        while True:
            arc = np.int64(arcs[index])
            bit = np.uint32(1 << (letter_of(arc) - 1))
            child = child_of(arc)
            if child:
                made[0] |= bit
                made[length] = state_of[child]
                length += 1
            if ends_word(arc):
                made[1] |= bit
            if is_last(arc):
                break
            index += 1
        state_of[node], size = _store(states, slots, size, made, length)
        if state_of[node] < 0:
            return -1
    return size


@njit(nogil=True, cache=True)
def _node_of(path: np.int64) -> np.int64:
    """Give the node where a path begins, see ``backward_states``."""
    return path >> _NODE


@njit(nogil=True, cache=True)
def _end_of(path: np.int64) -> np.int64:
    """Give where a path ends, see ``backward_states``."""
    return path & _END


@njit(nogil=True, cache=True)
def _prepend(
    paths: Integers,
    first: int,
    last: int,
    behind: int,
    root: int,
    incoming: Integers,
    sources: Integers,
    letters: Bytes,
    begins: Integers,
    whole: Integers,
) -> Integers:
    """Put the paths that are paths[first:last] with one letter before it into paths[behind:], by that letter.

    Those with letter c become paths[begins[c]:begins[c + 1]]; the end of the one that comes from the root, before which
    nothing can stand, is whole[c], else -1. Gives the array, which may have grown.
    """
    begins[:] = 0
    whole[:] = -1
    for place in range(first, last):
        node = _node_of(paths[place])
        for arc in range(incoming[node], incoming[node + 1]):
            if sources[arc] == root:
                whole[letters[arc]] = _end_of(paths[place])
            else:
                begins[letters[arc] + 1] += 1
    begins[0] = behind
    for letter in range(LETTERS):
        begins[letter + 1] += begins[letter]
    if begins[LETTERS] > len(paths):
        grown = np.empty(2 * begins[LETTERS], dtype=np.int64)
        grown[:behind] = paths[:behind]
        paths = grown
    free = begins.copy()
    for place in range(first, last):
        node = _node_of(paths[place])
        end = _end_of(paths[place])
        for arc in range(incoming[node], incoming[node + 1]):
            if sources[arc] != root:
                letter = letters[arc]
                paths[free[letter]] = sources[arc] << _NODE | end
                free[letter] += 1
    return paths


@njit(nogil=True, cache=True)
def _slot_of(keys: Integers, key: int) -> int:
    """Give where in the table of keys this one, never 0, is or belongs."""
    mixed = (key & _END) * 0x5BD1E995 ^ (key >> _NODE) * 0x3C6EF372
    slot = (mixed ^ mixed >> 25) & (len(keys) - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (len(keys) - 1)
    return slot


@njit(nogil=True, cache=True)
def backward_states(
    root: int,
    incoming: Integers,
    sources: Integers,
    letters: Bytes,
    states: Words32,
    slots: Integers,
    size: int,
    state_of: Integers,
    paths: Integers,
    begins: Integers,
    whole: Integers,
    keys: Integers,
    known: Integers,
) -> tuple[int, int]:
    """Make the states of all parts of words, read backwards; give the first one, of no letters, and the new size.

    A state stands for the paths through the graph that spell its part, each first node << _NODE | end, where an end is
    the node it leads to << 1 | whether a word ends there. The arcs into a node are incoming[node] to incoming[node + 1]
    of ``sources`` and ``letters``. Row 0 of ``begins`` and ``whole`` sorts the paths of one letter, see ``_prepend``.
    The state of a single path is remembered in ``keys`` and ``known``. The first one is -1 where there is no room.
    """
    made = np.zeros((MOST_DEPTH, HEADER + LETTERS), dtype=np.uint32)
    length = np.full(MOST_DEPTH, HEADER, dtype=np.int64)
    letter_at = np.zeros(MOST_DEPTH, dtype=np.int64)
    slot_at = np.full(MOST_DEPTH, -1, dtype=np.int64)
    room = len(keys) // 2
    depth = 0
    while True:
        letter = letter_at[depth]
        if letter == LETTERS:
            state, size = _store(states, slots, size, made[depth], length[depth])
            if state < 0 or depth == 0:
                return state, size
            if slot_at[depth] >= 0:
                known[slot_at[depth]] = state
            depth -= 1
        else:
            first, last, end = begins[depth, letter], begins[depth, letter + 1], whole[depth, letter]
            if depth > 0 and end >= 0 and end & 1:
                made[depth, 1] |= np.uint32(1 << letter)
            if first == last and end < 2:
                letter_at[depth] += 1
                continue
            slot = -1
            if last - first == 1 and end < 2:
                slot = _slot_of(keys, paths[first])
            if slot < 0 or keys[slot] == 0:
                if slot >= 0:
                    keys[slot] = paths[first]
                    room -= 1
                    if room == 0:
                        return -1, size
                depth += 1
                letter_at[depth], length[depth], slot_at[depth] = 0, HEADER, slot
                made[depth, :HEADER] = 0
                made[depth, 2] = state_of[end >> 1] if end > 1 else 0
                behind = begins[depth - 1, LETTERS]
                paths = _prepend(
                    paths, first, last, behind, root, incoming, sources, letters, begins[depth], whole[depth]
                )
                continue
            state = known[slot]
        made[depth, 0] |= np.uint32(1 << letter_at[depth])
        made[depth, length[depth]] = state
        length[depth] += 1
        letter_at[depth] += 1


@njit(nogil=True, cache=True)
def _children(states: Words32, state: int | np.int64) -> int:
    mask = np.int64(states[state])
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit(nogil=True, cache=True)
def _link(states: Words32, state: int | np.int64, place: int) -> np.uint64:
    """Give a link to a state: its place, with the bit that marks a turn, and what may come next, turned or not."""
    turned = np.int64(states[state + 2])
    follow = np.int64(states[state] | states[state + 1] | states[turned] | states[turned + 1])
    return np.uint64(place) | np.uint64(follow) << np.uint64(32)


@njit(nogil=True, cache=True)
def packed(states: Words32, root: int) -> Words64:
    """Give the states as ``litera.words.gaddag`` draws them, in breadth-first order: what is read often lies together.

    Here a state is [letters that lead on][letters that end][state after the turn][states after the letters].
    """
    places = np.zeros(len(states), dtype=np.int64)
    order = np.zeros(len(states) // HEADER + 1, dtype=np.uint32)
    order[0] = root
    places[root] = 1
    size = 2 + _children(states, root)
    count = 1
    index = 0
    while index < count:
        state = np.int64(order[index])
        index += 1
        for link in range(state + 2, state + HEADER + _children(states, state)):
            child = states[link]
            if child and places[child] == 0:
                turns = int(states[child + 2] != 0)
                places[child] = size + turns | turns * TURNS
                size += turns + 1 + _children(states, child)
                order[count] = child
                count += 1
    units = np.zeros(size, dtype=np.uint64)
    for index in range(count):
        state = np.int64(order[index])
        place = places[state] & (TURNS - 1)
        units[place] = np.uint64(states[state]) | np.uint64(states[state + 1]) << np.uint64(32)
        turned = states[state + 2]
        if turned:
            units[place - 1] = _link(states, turned, places[turned])
        for child in range(_children(states, state)):
            after = states[state + HEADER + child]
            units[place + 1 + child] = _link(states, after, places[after])
    return units
