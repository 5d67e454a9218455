"""The compiled kernels over a word graph; plain Python over arrays, and the same when Numba is switched off.

The graph is one uint32 array of arcs (see ``litera.words.graph`` for the bits). Words are rows of letter codes, ended
by 0. Each walk is one long function with a stack of its own: calls inside it would cost more than they say. Kernels
check nothing: ``litera.words.search`` and ``litera.words.build`` are their only callers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.words._arc_kernels import child_of, ends_word, is_last, letter_of
from litera.words._machine import code_point
from litera.words.alphabet import CODE_POINTS, code_points
from litera.words.compiled import njit
from litera.words.graph import CHILD, LAST, WORD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arcs = NDArray[np.uint32]
    Codes = NDArray[np.uint8]
    Integers = NDArray[np.int64]
    Masks = NDArray[np.uint64]


_CODES = np.frombuffer(code_points(), dtype=np.uint8)


@njit(nogil=True, cache=True)
def contains(arcs: Arcs, root: int, table: int, text: str) -> bool:
    """Say whether a word in any case is in the graph below the root.

    ``table`` is CODE_POINTS times the number of the graph's alphabet in ALPHABETS. The text is decoded here because a
    call from Python costs more than the lookup itself.
    """
    index = np.int64(root)
    final = False
    for position in range(len(text)):
        point = np.int64(code_point(text, position))
        if point >= CODE_POINTS:
            return False
        letter = np.int64(_CODES[table + point])
        arc = np.int64(arcs[index])
        while letter_of(arc) != letter:
            if is_last(arc):
                return False
            index += 1
            arc = np.int64(arcs[index])
        final = ends_word(arc)
        index = child_of(arc)
    return final


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
            while letter_of(arc) != letter and not is_last(arc):
                index += 1
                arc = np.int64(arcs[index])
            if letter_of(arc) != letter:
                hit = 0
                break
            hit = 1 if ends_word(arc) else 0
            index = child_of(arc)
        found[row] = hit
        total += hit
    return total


@njit(nogil=True, cache=True)
def reachable(arcs: Arcs, letters: int, reach: Masks) -> None:
    """Give for each node, at the index of its first arc in reach (n,), what can still be spelt from there.

    Bits 1 to 34: the codes on the arcs below. Bit 35 + k: a word ends k letters on; bit 63 stands for 28 and more.
    Codes above ``letters`` are written marks, of no length. Children come before their parents: one pass is enough.
    """
    codes = np.uint64((1 << 35) - 1)
    one = np.uint64(1)
    farthest = one << np.uint64(63)
    start = 0
    mask = np.uint64(0)
    for index in range(len(arcs)):
        arc = np.int64(arcs[index])
        child = reach[child_of(arc)]
        ends = child & ~codes
        if ends_word(arc):
            ends |= one << np.uint64(35)
        if letter_of(arc) <= letters:
            ends = (ends << one) | (ends & farthest)
        mask |= (child & codes) | ends | one << np.uint64(letter_of(arc))
        if is_last(arc):
            reach[start] = mask if start > 0 else np.uint64(0)
            start = index + 1
            mask = np.uint64(0)


@njit(nogil=True, cache=True)
def _write_row(rows: Codes, row: int, word: Codes, last: int) -> None:
    """Write the word that ends at index ``last`` into a row, if there is such a row, and zeros after it."""
    if row < rows.shape[0]:
        for i in range(rows.shape[1]):
            rows[row, i] = word[i] if i <= last else 0


@njit(nogil=True, cache=True)
def rack_words(
    arcs: Arcs,
    reach: Masks,
    root: int,
    tiles: Integers,
    blanks: int,
    letters: int,
    shortest: int,
    longest: int,
    limit: int,
    rows: Codes,
) -> int:
    """Write the words that these tiles make into rows, in dictionary order; give how many there are, up to limit.

    ``tiles`` (64,) says how many there are of each code. Codes above ``letters`` are written marks: free, and of no
    length. ``shortest`` and ``longest`` bound the letters of a word; where both are all the tiles, ``reach`` cuts off
    the branches that cannot use them up. Words beyond the rows there is room for are counted, not written. A blank
    serves only where the letter itself has run out, so every word comes once.
    """
    if root == 0 or limit < 1:
        return 0
    width = rows.shape[1]
    counts = tiles.copy()
    total = blanks
    one = np.uint64(1)
    every = ~one
    marks = every << np.uint64(letters)
    have = np.uint64(0)  # a bit for each code there are tiles of
    for code in range(1, letters + 1):
        total += counts[code]
        if counts[code] > 0:
            have |= one << np.uint64(code)
    uses_all = shortest == total and longest == total
    usable = every if blanks > 0 else have | marks
    path = np.zeros(width + 1, dtype=np.int64)
    had = np.zeros(width + 1, dtype=np.uint64)
    paid = np.zeros(width + 1, dtype=np.uint8)  # 0 nothing, 1 a tile, 2 a blank
    word = np.zeros(width + 1, dtype=np.uint8)
    index = np.int64(root)
    depth = 0
    length = 0
    found = 0
    while True:
        arc = np.int64(arcs[index])
        letter = letter_of(arc)
        if (usable >> np.uint64(letter)) & one:
            word[depth] = letter
            after = length + 1 if letter <= letters else length
            if ends_word(arc) and after >= shortest:
                _write_row(rows, found, word, depth)
                found += 1
                if found == limit:
                    return found
            child = child_of(arc)
            if child != 0 and after < longest and depth + 1 < width:
                left = have
                if letter <= letters and counts[letter] == 1:
                    left &= ~(one << np.uint64(letter))
                needed = left | one << np.uint64(35 + min(28, longest - after)) if uses_all else np.uint64(0)
                if needed & ~reach[child] == 0:
                    path[depth] = index
                    had[depth] = have
                    if after == length:
                        paid[depth] = 0
                    elif counts[letter] > 0:
                        paid[depth] = 1
                        counts[letter] -= 1
                    else:
                        paid[depth] = 2
                        blanks -= 1
                    have = left
                    usable = every if blanks > 0 else have | marks
                    length = after
                    depth += 1
                    index = child
                    continue
        if is_last(arc):
            while is_last(arc):
                depth -= 1
                if depth < 0:
                    return found
                index = path[depth]
                arc = np.int64(arcs[index])
                have = had[depth]
                if paid[depth] == 1:
                    counts[letter_of(arc)] += 1
                elif paid[depth] == 2:
                    blanks += 1
                if paid[depth] > 0:
                    length -= 1
            usable = every if blanks > 0 else have | marks
        index += 1


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
    width = rows.shape[1]
    size = len(pattern)
    stack = np.zeros(width + 1, dtype=np.int64)
    word = np.zeros(width + 1, dtype=np.uint8)
    stack[0] = root
    depth = 0
    length = 0
    found = 0
    while True:
        arc = np.int64(arcs[stack[depth]])
        letter = letter_of(arc)
        mark = letter > letters
        if mark:
            fits = True
        elif length < size:
            fits = pattern[length] == 0 or pattern[length] == letter
        else:
            fits = goes_on
        if fits:
            child = child_of(arc)
            after = length if mark else length + 1
            word[depth] = letter
            if ends_word(arc) and after >= size and after <= longest:
                _write_row(rows, found, word, depth)
                found += 1
                if found == limit:
                    return found
            if child != 0 and after < longest and depth + 1 < width:
                length = after
                depth += 1
                stack[depth] = child
                continue
        while is_last(arc):
            depth -= 1
            if depth < 0:
                return found
            arc = np.int64(arcs[stack[depth]])
            if letter_of(arc) <= letters:
                length -= 1
        stack[depth] += 1


@njit(nogil=True, cache=True)
def _store_node(arcs: Arcs, slots: Integers, size: int, pending: Arcs, count: int) -> tuple[int, int]:
    """Find or append the node of these arcs; give its index and the new size; index -1 where there is no room."""
    pending[count - 1] |= np.uint32(LAST)
    mixed = np.int64(count)
    for i in range(count):
        mixed = (mixed ^ np.int64(pending[i])) * np.int64(0x5BD1E995) & np.int64(0x7FFFFFFF)
        mixed ^= mixed >> 15
    mask = len(slots) - 1
    slot = mixed & mask
    while slots[slot] != 0:
        node = slots[slot]
        same = 0
        while same < count and arcs[node + same] == pending[same]:
            same += 1
        if same == count:
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
                pending[depth - 1, counts[depth - 1] - 1] |= np.uint32(node << CHILD)
                counts[depth] = 0
        for depth in range(shared, length):
            pending[depth, counts[depth]] = rows[row, depth]
            counts[depth] += 1
        if length > 0:
            pending[length - 1, counts[length - 1] - 1] |= np.uint32(WORD)
        last = length
    if counts[0] == 0:
        return 0, size
    return _store_node(arcs, slots, size, pending[0], counts[0])


KERNELS = (contains, contains_each, reachable, rack_words, pattern_words, add_words)
"""What callers use, for warming the cache and for the tests that run each both ways."""
