"""The compiled kernels over a word graph; plain Python over arrays, and the same when Numba is switched off.

The graph is one uint32 array of arcs (see ``litera.words.graph`` for the bits). Words are rows of letter codes, ended
by 0. Kernels know no text and check nothing: ``litera.words.search`` and ``litera.words.build`` are their only callers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arcs = NDArray[np.uint32]
    Codes = NDArray[np.uint8]
    Integers = NDArray[np.int64]


@njit(nogil=True, cache=True)
def contains(arcs: Arcs, root: int, word: bytes) -> bool:
    """Tell whether a word, as bytes whose low six bits are letter codes, is in the graph below the root."""
    index = np.int64(root)
    last = len(word) - 1
    for position in range(last + 1):
        letter = word[position] & 63
        arc = np.int64(arcs[index])
        while arc & 63 != letter:
            if arc & 128:
                return False
            index += 1
            arc = np.int64(arcs[index])
        if position == last:
            return arc & 64 != 0
        index = arc >> 8
    return False


@njit(nogil=True, cache=True)
def contains_each(arcs: Arcs, root: int, rows: Codes, found: Codes) -> int:
    """Look up every row of codes (n, width); set found (n,) to 1 or 0, and give how many are words."""
    total = 0
    width = rows.shape[1]
    for row in range(rows.shape[0]):
        index = np.int64(root)
        hit = 0
        for position in range(width):
            letter = rows[row, position]
            if letter == 0:
                break
            arc = np.int64(arcs[index])
            while arc & 63 != letter and not arc & 128:
                index += 1
                arc = np.int64(arcs[index])
            if arc & 63 != letter:
                hit = 0
                break
            hit = (arc >> 6) & 1
            index = arc >> 8
        found[row] = hit
        total += hit
    return total


@njit(nogil=True, cache=True)
def rack_words(
    arcs: Arcs,
    root: int,
    counts: Integers,
    blanks: int,
    letters: int,
    shortest: int,
    longest: int,
    limit: int,
    rows: Codes,
) -> int:
    """Write the words that these letters make into rows, in dictionary order; give how many there are, up to limit.

    ``counts`` (64,) says how many tiles of each code there are, and is left as it was. Codes above ``letters`` are
    written marks: free, and of no length. ``shortest`` and ``longest`` bound the letters of a word. Words beyond the
    rows there are room for are counted, not written. A blank serves only where the letter itself has run out, so every
    word comes once.
    """
    if root == 0 or limit < 1:
        return 0
    room, width = rows.shape
    stack = np.zeros(width + 1, dtype=np.int64)
    paid = np.zeros(width + 1, dtype=np.uint8)
    word = np.zeros(width + 1, dtype=np.uint8)
    stack[0] = root
    depth = 0
    length = 0
    found = 0
    while True:
        arc = np.int64(arcs[stack[depth]])
        letter = arc & 63
        payment = 0
        if letter > letters:
            payment = 1
        elif counts[letter] > 0:
            payment = 2
        elif blanks > 0:
            payment = 3
        if payment > 0:
            child = arc >> 8
            step = 1 if payment > 1 else 0
            word[depth] = letter
            if arc & 64 and length + step >= shortest:
                if found < room:
                    for i in range(depth + 1):
                        rows[found, i] = word[i]
                    for i in range(depth + 1, width):
                        rows[found, i] = 0
                found += 1
                if found == limit:
                    break
            if child != 0 and length + step < longest and depth + 1 < width:
                if payment == 2:
                    counts[letter] -= 1
                elif payment == 3:
                    blanks -= 1
                length += step
                paid[depth] = payment
                depth += 1
                stack[depth] = child
                continue
        while arc & 128:
            depth -= 1
            if depth < 0:
                return found
            arc = np.int64(arcs[stack[depth]])
            if paid[depth] == 2:
                counts[arc & 63] += 1
            elif paid[depth] == 3:
                blanks += 1
            if paid[depth] > 1:
                length -= 1
        stack[depth] += 1
    for level in range(depth):
        if paid[level] == 2:
            counts[word[level]] += 1
    return found


@njit(nogil=True, cache=True)
def pattern_words(
    arcs: Arcs, root: int, pattern: Codes, goes_on: bool, letters: int, longest: int, limit: int, rows: Codes
) -> int:
    """Write the words that fit a pattern into rows, in dictionary order; give how many there are, up to limit.

    ``pattern`` (n,) holds letter codes, and 0 for any letter; where it ``goes_on``, any letters may follow: the words
    that begin with it. Codes above ``letters`` are written marks: they are passed over wherever they stand.
    """
    if root == 0 or limit < 1:
        return 0
    room, width = rows.shape
    size = len(pattern)
    stack = np.zeros(width + 1, dtype=np.int64)
    word = np.zeros(width + 1, dtype=np.uint8)
    stack[0] = root
    depth = 0
    length = 0
    found = 0
    while True:
        arc = np.int64(arcs[stack[depth]])
        letter = arc & 63
        mark = letter > letters
        if mark:
            fits = True
        elif length < size:
            fits = pattern[length] == 0 or pattern[length] == letter
        else:
            fits = goes_on
        if fits:
            child = arc >> 8
            after = length if mark else length + 1
            word[depth] = letter
            if arc & 64 and after >= size and after <= longest:
                if found < room:
                    for i in range(depth + 1):
                        rows[found, i] = word[i]
                    for i in range(depth + 1, width):
                        rows[found, i] = 0
                found += 1
                if found == limit:
                    return found
            if child != 0 and after < longest and depth + 1 < width:
                length = after
                depth += 1
                stack[depth] = child
                continue
        while arc & 128:
            depth -= 1
            if depth < 0:
                return found
            arc = np.int64(arcs[stack[depth]])
            if arc & 63 <= letters:
                length -= 1
        stack[depth] += 1


@njit(nogil=True, cache=True)
def _same_node(arcs: Arcs, node: int, pending: Arcs, count: int) -> bool:
    for i in range(count):
        if arcs[node + i] != pending[i]:
            return False
    return True


@njit(nogil=True, cache=True)
def _store_node(arcs: Arcs, slots: Integers, size: int, pending: Arcs, count: int) -> tuple[int, int]:
    """Find or append the node of these arcs; give its index and the new size; index -1 where there is no room."""
    pending[count - 1] |= np.uint32(128)
    mixed = np.int64(count)
    for i in range(count):
        mixed = (mixed ^ np.int64(pending[i])) * np.int64(0x5BD1E995) & np.int64(0x7FFFFFFF)
        mixed ^= mixed >> 15
    mask = len(slots) - 1
    slot = mixed & mask
    while slots[slot] != 0:
        node = slots[slot]
        if _same_node(arcs, node, pending, count):
            return node, size
        slot = (slot + 1) & mask
    if size + count > len(arcs):
        return -1, size
    for i in range(count):
        arcs[size + i] = pending[i]
    slots[slot] = size
    return size, size + count


@njit(nogil=True, cache=True)
def add_words(arcs: Arcs, slots: Integers, size: int, rows: Codes) -> tuple[int, int]:
    """Add sorted distinct words, rows of codes (n, width), to the graph; give their root and the graph's new size.

    ``slots`` remembers the nodes by hash (a power of two, twice the length of ``arcs``), so equal nodes are one, also
    those of words added earlier. The root is 0 for no words, -1 where the array is too short. Nodes are written after
    their children: children have the lower index. (Incremental minimisation of sorted words: Daciuk, Mihov, Watson and
    Watson 2000.)
    """
    total, width = rows.shape
    pending = np.zeros((width + 1, 64), dtype=np.uint32)
    counts = np.zeros(width + 1, dtype=np.int64)
    last = 0
    for row in range(total + 1):
        shared = 0
        length = 0
        if row < total:
            while length < width and rows[row, length] != 0:
                length += 1
            if row > 0:
                while shared < length and rows[row, shared] == rows[row - 1, shared]:
                    shared += 1
        for depth in range(last, shared, -1):
            if counts[depth] > 0:
                node, size = _store_node(arcs, slots, size, pending[depth], counts[depth])
                if node < 0:
                    return -1, size
                pending[depth - 1, counts[depth - 1] - 1] |= np.uint32(node << 8)
                counts[depth] = 0
        for depth in range(shared, length):
            pending[depth, counts[depth]] = rows[row, depth]
            counts[depth] += 1
        if length > 0:
            pending[length - 1, counts[length - 1] - 1] |= np.uint32(64)
        last = length
    if counts[0] == 0:
        return 0, size
    return _store_node(arcs, slots, size, pending[0], counts[0])


KERNELS = (contains, contains_each, rack_words, pattern_words, add_words)
"""What callers use, for warming the cache and for the tests that run each both ways."""
