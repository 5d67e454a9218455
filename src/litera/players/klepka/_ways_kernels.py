"""The compiled reckoning of ways to make words: which cards each takes, in which colours, and its points.

``litera.players.klepka.pricing`` is its only caller, and knows the bounds of every array: the kernel checks nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.players.klepka._kernels import POLYSEMY, REAL
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Codes = NDArray[np.uint8]
    Integers = NDArray[np.int64]
    Reals = NDArray[np.float64]


@njit(nogil=True, cache=True)
def reckon_ways(
    rows: Codes,
    uses: Codes,
    found: int,
    held: Integers,
    kinds: Integers,
    first: Integers,
    points: Reals,
    covers: Reals,
    prices: Reals,
    doubles: bool,
    breaks: bool,
    is_every: bool,
    highest_factor: int,
    flat: float,
    threshold: float,
    counts: Codes,
    scores: Reals,
    sources: Integers,
) -> int:
    """Write what the ``found`` ways of ``worthwhile_words`` take and score; give how many, one too many without room.

    ``held`` (2, 64) says how many cards there are of each code, blue and yellow, ``kinds`` (2, 64) which kind of card
    these are; a polysemy is the last kind. The cards of the colour ``first`` (64,) are taken before the others, or
    with ``is_every`` all colourings are tried. A letter brings points[code], or covers[code] by a polysemy;
    ``doubles``: twice so much where all cards are of one colour, unless a polysemy ``breaks`` it. With ``flat``, less
    prices[kind], and had it ``highest_factor``, it must be worth more than a threshold. counts (n, kinds) get the
    cards, scores (n,) the points, sources (n,) the row.
    """
    polysemy = len(prices) - 1
    needed = np.zeros(64, dtype=np.int64)
    letters = np.zeros(rows.shape[1], dtype=np.int64)
    blue = np.zeros(rows.shape[1], dtype=np.int64)
    least = np.zeros(rows.shape[1], dtype=np.int64)
    most = np.zeros(rows.shape[1], dtype=np.int64)
    covered = np.zeros(64, dtype=np.uint8)
    written = 0
    for row in range(found):
        base = 0.0
        total = 0
        distinct = 0
        polysemies = 0
        for i in range(rows.shape[1]):
            code = np.int64(rows[row, i])
            if uses[row, i] == REAL:
                if needed[code] == 0:
                    letters[distinct] = code
                    distinct += 1
                needed[code] += 1
                total += 1
                base += points[code]
            elif uses[row, i] == POLYSEMY:
                base += covers[code]
                polysemies += 1 - covered[code]
                covered[code] = 1
        for k in range(distinct):
            code = letters[k]
            least[k] = max(0, needed[code] - held[1, code])
            most[k] = min(needed[code], held[0, code])
            if not is_every:
                least[k] = most[k] = least[k] if first[code] else most[k]
            blue[k] = least[k]
        while True:
            blues = 0
            price = polysemies * prices[polysemy]
            for k in range(distinct):
                blues += blue[k]
                if blue[k]:
                    price += blue[k] * prices[kinds[0, letters[k]]]
                if blue[k] < needed[letters[k]]:
                    price += (needed[letters[k]] - blue[k]) * prices[kinds[1, letters[k]]]
            is_doubled = doubles and (blues == 0 or blues == total) and not (breaks and polysemies)
            factor = 2 if is_doubled else 1
            if max(factor, highest_factor) * base + flat - price > threshold:
                if written == len(scores):
                    return written + 1
                counts[written] = 0
                for k in range(distinct):
                    if blue[k]:
                        counts[written, kinds[0, letters[k]]] = blue[k]
                    if blue[k] < needed[letters[k]]:
                        counts[written, kinds[1, letters[k]]] = needed[letters[k]] - blue[k]
                if polysemies:
                    counts[written, polysemy] = polysemies
                scores[written] = factor * base
                sources[written] = row
                written += 1
            k = 0
            while k < distinct and blue[k] == most[k]:
                blue[k] = least[k]
                k += 1
            if k == distinct:
                break
            blue[k] += 1
        for i in range(rows.shape[1]):
            needed[rows[row, i]] = 0
            covered[rows[row, i]] = 0
    return written
