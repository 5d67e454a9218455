"""The compiled walk that finds the words worth their cards; plain Python over arrays, the same when Numba is off.

``litera.players.klepka.pricing`` is its only caller, and knows the bounds of every array: the kernels check nothing.
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
    Reals = NDArray[np.float64]

REAL = 1
POLYSEMY = 2
FREE = 3
"""How a letter of a word is made: by a letter card, by a polysemy, or by none, as an apostrophe is."""


@njit(nogil=True, cache=True)
def most_below(arcs: Arcs, most: Codes) -> None:
    """Say how often each code stands on one way down from a node: most[first arc of the node, code].

    ``most`` (n, codes) has a column for each code, from 0. Children come before their parents: one pass is enough.
    """
    start = 0
    for index in range(len(arcs)):
        arc = np.int64(arcs[index])
        child = child_of(arc)
        for code in range(1, most.shape[1]):
            found = int(most[child, code]) + (1 if letter_of(arc) == code else 0)
            if start > 0 and found > most[start, code]:
                most[start, code] = found
        if is_last(arc):
            start = index + 1


@njit(nogil=True, cache=True)
def _hope(
    node: int,
    hopeful: Integers,
    gaining: int,
    left: Integers,
    cheap: Integers,
    tiles: Integers,
    gains: Reals,
    covered: Codes,
    covers: Reals,
    most: Codes,
    polysemies: int,
    price: float,
) -> float:
    """Give no less than any way on from a node can bring: cards with a gain, and polysemies at their best.

    The first ``gaining`` of the ``hopeful`` codes are those whose cards bring something; a polysemy may stand for all.
    """
    hope = 0.0
    for k in range(gaining):
        code = hopeful[k]
        below = int(most[node, code])
        if below == 0 or covered[code]:
            continue
        cheap_left = min(below, max(0, cheap[code] - (tiles[code] - left[code])))
        if gains[0, code] > 0:
            hope += cheap_left * gains[0, code]
        if gains[1, code] > 0:
            hope += min(below - cheap_left, left[code] - cheap_left) * gains[1, code]
    best_cover = 0.0
    for k in range(len(hopeful)):
        code = hopeful[k]
        if covered[code]:
            hope += covers[code] * int(most[node, code])
        elif polysemies > 0:
            best_cover = max(best_cover, covers[code] * int(most[node, code]) - price)
    return hope + polysemies * best_cover


@njit(nogil=True, cache=True)
def _leave_best(rows: Codes, uses: Codes, worths: Reals, keep: int) -> float:
    """Move the ``keep`` rows of highest worth to the front, where all rows are full; give the least worth of these."""
    least = float(np.partition(worths, len(worths) - keep)[len(worths) - keep])
    level = keep - int(np.sum(worths > least))  # of those that are worth just so much, the first
    kept = 0
    for row in range(len(worths)):
        if worths[row] < least or (worths[row] == least and level == 0):
            continue
        level -= worths[row] == least
        rows[kept] = rows[row]
        uses[kept] = uses[row]
        worths[kept] = worths[row]
        kept += 1
    return least


@njit(nogil=True, cache=True)
def worthwhile_words(
    arcs: Arcs,
    root: int,
    letters: int,
    tiles: Integers,
    cheap: Integers,
    gains: Reals,
    covers: Reals,
    most: Codes,
    polysemies: int,
    price: float,
    flat: float,
    threshold: float,
    shortest: int,
    longest: int,
    keep: int,
    rows: Codes,
    uses: Codes,
    worths: Reals,
) -> int:
    """Write the ways to make words whose worth is above a threshold; give how many there are, or stop at too many.

    ``tiles`` (64,) says how many letter cards there are of each code, the first ``cheap`` (64,) of them bring
    gains[0, code], the others gains[1, code], never more. A polysemy costs ``price``, and brings covers[code] for each
    letter from the one on where it is first used; ``most`` is that of ``most_below``. ``flat`` is what any word brings.
    Codes above ``letters`` are free marks. A word needs one letter card (K15), and ``shortest`` to ``longest`` letters.
    rows (n, width) get the codes of words, uses (n, width) how each is made, worths (n,) what it is worth. Where there
    is no room for more, the best ``keep`` of them stay and the threshold rises to theirs; without ``keep``, n + 1 says
    that there is no room for all.
    """
    if root == 0:
        return 0
    width = rows.shape[1]
    left = tiles.copy()
    covered = np.zeros(64, dtype=np.uint8)
    has_gain = (tiles > 0) & (gains[0] > 0)
    gaining = int(np.sum(has_gain))
    others = np.flatnonzero(~has_gain & (covers > 0)) if polysemies > 0 else np.zeros(0, dtype=np.int64)
    hopeful = np.concatenate((np.flatnonzero(has_gain), others))
    places = np.zeros(width + 1, dtype=np.int64)
    ways = np.zeros(width + 1, dtype=np.int64)  # what is tried next on the arc: 0 a card or none, 1 a polysemy, 2 over
    taken = np.zeros(width + 1, dtype=np.uint8)  # how the letter at this depth is made, and may be given back
    began = np.zeros(width + 1, dtype=np.uint8)  # whether a polysemy was first used here
    worth = np.zeros(width + 2, dtype=np.float64)
    # What may come yet at most, wherever the walk goes: quicker to find than what may come below a node.
    hopes_left = np.zeros(width + 2, dtype=np.float64)
    hopes_left[0] = _hope(root, hopeful, gaining, left, cheap, tiles, gains, covered, covers, most, polysemies, price)
    cover_left = 0.0
    for letter in hopeful:
        cover_left = max(cover_left, covers[letter] * int(most[root, letter]) - price)
    lengths = np.zeros(width + 2, dtype=np.int64)
    reals = np.zeros(width + 2, dtype=np.int64)
    worth[0] = flat
    places[0] = root
    depth = 0
    found = 0
    while depth >= 0:
        arc = np.int64(arcs[places[depth]])
        code = int(letter_of(arc))
        if taken[depth]:  # back from below: give back what the letter took
            if taken[depth] == REAL:
                left[code] += 1
            elif began[depth]:
                covered[code] = 0
                polysemies += 1
            taken[depth] = 0
            began[depth] = 0
        way = ways[depth]
        if way == 2:
            if is_last(arc):
                depth -= 1
            else:
                places[depth] += 1
                ways[depth] = 0
            continue
        ways[depth] = way + 1
        gain = 0.0
        made = 0
        if way == 0:
            if code > letters:
                made = FREE
            elif covered[code]:
                made = POLYSEMY
                gain = covers[code]
            elif left[code] > 0:
                made = REAL
                gain = gains[0, code] if tiles[code] - left[code] < cheap[code] else gains[1, code]
                left[code] -= 1
        elif code <= letters and not covered[code] and polysemies > 0:
            made = POLYSEMY
            gain = covers[code] - price
            covered[code] = 1
            began[depth] = 1
            polysemies -= 1
        if made == 0:
            continue
        taken[depth] = made
        worth[depth + 1] = worth[depth] + gain
        hopes_left[depth + 1] = hopes_left[depth] - (covers[code] if made == POLYSEMY else max(gain, 0.0))
        if began[depth]:
            hopes_left[depth + 1] += covers[code] * int(most[root, code]) - cover_left
        lengths[depth + 1] = lengths[depth] + (made != FREE)
        reals[depth + 1] = reals[depth] + (made == REAL)
        if (
            ends_word(arc)
            and reals[depth + 1] > 0
            and shortest <= lengths[depth + 1] <= longest
            and worth[depth + 1] > threshold
        ):
            if found == len(rows):
                if keep == 0:
                    return found + 1
                threshold = _leave_best(rows, uses, worths, keep)
                found = keep
                if worth[depth + 1] <= threshold:
                    continue
            for i in range(width):
                rows[found, i] = letter_of(np.int64(arcs[places[i]])) if i <= depth else 0
                uses[found, i] = taken[i] if i <= depth else 0
            worths[found] = worth[depth + 1]
            found += 1
        child = child_of(arc)
        if (
            child
            and depth + 1 < width
            and lengths[depth + 1] < longest
            and worth[depth + 1] + hopes_left[depth + 1] > threshold
        ):
            hope = _hope(
                int(child), hopeful, gaining, left, cheap, tiles, gains, covered, covers, most, polysemies, price
            )
            if worth[depth + 1] + hope > threshold:
                depth += 1
                places[depth] = child
                ways[depth] = 0
    return found


KERNELS = (most_below, worthwhile_words)
"""All kernels that are called from outside, for whoever compiles them ahead."""
