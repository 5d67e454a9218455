"""The compiled walks of the Word Rummikub solver: words that are worth most at given prices, letters cut into words.

Plain Python over arrays, and the same when Numba is switched off. The graph is that of ``litera.words.graph``, and
``reach`` that of ``litera.words._kernels.reachable``. Words are rows of letter codes, ended by 0; prices and counts
(64,) go by code. Kernels check nothing: ``vocabulary`` is their only caller.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.words._arc_kernels import child_of, ends_word, is_last, letter_of
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arcs = NDArray[np.uint32]
    Codes = NDArray[np.uint8]
    Integers = NDArray[np.int64]
    Masks = NDArray[np.uint64]
    Prices = NDArray[np.float64]


@njit(nogil=True, cache=True)
def bound_values(arcs: Arcs, end: int, prices: Prices, bounds: Prices) -> None:
    """Give for each node before ``end``, at the index of its first arc in bounds (n,), the most its words are worth.

    A word is worth the sum of its letters' prices. Children come before their parents: one pass is enough.
    """
    start = 1
    best = -np.inf
    for index in range(1, end):
        arc = np.int64(arcs[index])
        child = child_of(arc)
        rest = bounds[child] if child > 0 else -np.inf
        if ends_word(arc) and rest < 0.0:
            rest = 0.0
        value = prices[letter_of(arc)] + rest
        best = max(best, value)
        if is_last(arc):
            bounds[start] = best
            start = index + 1
            best = -np.inf


@njit(nogil=True, cache=True)
def words_above(
    arcs: Arcs,
    reach: Masks,
    bounds: Prices,
    root: int,
    tiles: Integers,
    jokers: int,
    prices: Prices,
    shortest: int,
    longest: int,
    least: float,
    rows: Codes,
) -> int:
    """Write the words that tiles make and that are worth more than ``least`` into rows; give how many, up to the room.

    ``tiles`` (64,) says how many there are of each code; a joker serves where a letter has run out. ``bounds`` are
    those of ``bound_values`` for the same prices: branches that cannot be worth enough are cut off, and so are those in
    which no word is long enough.
    """
    room, width = rows.shape
    if root == 0 or room == 0:
        return 0
    one = np.uint64(1)
    counts = tiles.copy()
    path = np.zeros(width + 1, dtype=np.int64)
    paid = np.zeros(width + 1, dtype=np.uint8)  # 1 a tile, 2 a joker
    before = np.zeros(width + 1, dtype=np.float64)
    word = np.zeros(width + 1, dtype=np.uint8)
    index = np.int64(root)
    depth = 0
    value = 0.0
    found = 0
    farthest = min(longest, width)
    while True:
        arc = np.int64(arcs[index])
        letter = letter_of(arc)
        if counts[letter] > 0 or jokers > 0:
            worth = value + prices[letter]
            word[depth] = letter
            after = depth + 1
            if ends_word(arc) and after >= shortest and worth > least:
                for i in range(width):
                    rows[found, i] = word[i] if i < after else 0
                found += 1
                if found == room:
                    return found
            child = child_of(arc)
            if child != 0 and after < farthest and worth + bounds[child] > least:
                nearest = max(1, shortest - after)
                most = min(28, farthest - after)
                lengths = (one << np.uint64(most + 1)) - (one << np.uint64(min(nearest, 28)))
                if (reach[child] >> np.uint64(35)) & lengths:
                    path[depth] = index
                    before[depth] = value
                    if counts[letter] > 0:
                        counts[letter] -= 1
                        paid[depth] = 1
                    else:
                        jokers -= 1
                        paid[depth] = 2
                    value = worth
                    depth = after
                    index = child
                    continue
        while is_last(arc):
            depth -= 1
            if depth < 0:
                return found
            index = path[depth]
            arc = np.int64(arcs[index])
            value = before[depth]
            if paid[depth] == 1:
                counts[letter_of(arc)] += 1
            else:
                jokers += 1
        index += 1


@njit(nogil=True, cache=True)
def _hardest(must: Integers, hardness: Integers) -> int:
    """Give the code of the hardest letter that must still be used; 0 where there is none."""
    best = 0
    for code in range(1, 64):
        if must[code] > 0 and (best == 0 or hardness[code] > hardness[best]):
            best = code
    return best


@njit(nogil=True, cache=True)
def cut_into_words(
    arcs: Arcs,
    reach: Masks,
    root: int,
    must_use: Integers,
    may_use: Integers,
    jokers: int,
    hardness: Integers,
    shortest: int,
    visits: int,
    rows: Codes,
) -> int:
    """Cut letters into words, longer ones first; give how many words were written into rows.

    0 where there is no way, -1 where it gave up after so many arcs. All of ``must_use`` (64,) is used, and all jokers,
    where a letter has run out; and what is wanted of ``may_use`` (64,). Each word holds the hardest letter that must
    still be used, so no set of words is tried twice. Words may come out twice: the caller looks.
    """
    room, width = rows.shape
    must = must_use.copy()
    may = may_use.copy()
    left = np.int64(jokers)
    spare = np.int64(0)
    for code in range(1, 64):
        left += must[code]
        spare += may[code]
    most = left + spare
    if root == 0 or left == 0 or most < shortest:
        return 0
    one = np.uint64(1)
    path = np.zeros(most + 1, dtype=np.int64)
    begun = np.zeros(most + 1, dtype=np.int64)  # where the word of this place begins
    needed = np.zeros(most + 1, dtype=np.int64)  # the letter that its word must hold, 0 once it does
    stage = np.zeros(most + 1, dtype=np.uint8)  # 0 fresh, 1 the word went on, 2 another word was begun
    took = np.zeros(most + 1, dtype=np.uint8)  # 0 of what may be used, 1 of what must be, 2 a joker
    text = np.zeros(most + 1, dtype=np.uint8)
    number = np.zeros(most + 1, dtype=np.int64)
    depth = 0
    path[0] = root
    needed[0] = _hardest(must, hardness)
    while True:
        index = path[depth]
        arc = np.int64(arcs[index])
        letter = letter_of(arc)
        child = child_of(arc)
        if stage[depth] == 0:
            visits -= 1
            if visits < 0:
                return -1
            open_need = needed[depth] != 0 and needed[depth] != letter
            fits = must[letter] > 0 or may[letter] > 0 or jokers > 0
            if fits and open_need:
                fits = child != 0 and (reach[child] >> np.uint64(needed[depth])) & one == one
            if fits:
                text[depth] = letter
                if must[letter] > 0:
                    must[letter] -= 1
                    left -= 1
                    took[depth] = 1
                elif may[letter] > 0:
                    may[letter] -= 1
                    spare -= 1
                    took[depth] = 0
                else:
                    jokers -= 1
                    left -= 1
                    took[depth] = 2
                length = depth - begun[depth] + 1
                if left == 0 and not open_need and ends_word(arc) and length >= shortest:
                    for place in range(depth + 1):
                        for i in range(width if place == begun[place] else 0):
                            rows[number[place], i] = 0
                        rows[number[place], place - begun[place]] = text[place]
                    return int(number[depth]) + 1
                stage[depth] = 1
                if child != 0 and left + spare > 0 and length < width:
                    begun[depth + 1] = begun[depth]
                    number[depth + 1] = number[depth]
                    needed[depth + 1] = needed[depth] if open_need else 0
                    path[depth + 1] = child
                    depth += 1
                    stage[depth] = 0
                    continue
            else:
                stage[depth] = 3
        if stage[depth] == 1:
            stage[depth] = 2
            open_need = needed[depth] != 0 and needed[depth] != letter
            length = depth - begun[depth] + 1
            enough = left + spare >= shortest and number[depth] + 1 < room
            if not open_need and ends_word(arc) and length >= shortest and left > 0 and enough:
                begun[depth + 1] = depth + 1
                number[depth + 1] = number[depth] + 1
                needed[depth + 1] = _hardest(must, hardness)
                path[depth + 1] = root
                depth += 1
                stage[depth] = 0
                continue
        if stage[depth] == 2:
            if took[depth] == 1:
                must[letter] += 1
                left += 1
            elif took[depth] == 0:
                may[letter] += 1
                spare += 1
            else:
                jokers += 1
                left += 1
        if is_last(arc):
            depth -= 1
            if depth < 0:
                return 0
            continue  # its stage says what is next: another word, or the next arc
        path[depth] += 1
        stage[depth] = 0


KERNELS = (bound_values, words_above, cut_into_words)
"""What callers use, for warming the cache and for the tests that run each both ways."""
