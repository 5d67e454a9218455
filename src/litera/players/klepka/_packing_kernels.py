"""The compiled choice of whole words: which of many ways to take cards together lose least against fair prices.

``litera.players.klepka.packing`` is its only caller, and knows the bounds of every array: the kernel checks nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Codes = NDArray[np.uint8]
    Integers = NDArray[np.int64]
    Masks = NDArray[np.uint64]
    Reals = NDArray[np.float64]

_LEFT = -1
"""What stands for a way where the rest of a kind of cards was left over."""


@njit(nogil=True, cache=True)
def least_loss(
    prices: Reals,
    starts: Integers,
    uses: Codes,
    masks: Masks,
    losses: Reals,
    words: Integers,
    mixed: Integers,
    limits: Reals,
    left: Integers,
    gone: Masks,
    kind_at: Integers,
    next_way: Integers,
    taken: Integers,
    lost: Reals,
    known: Integers,
    known_loss: Reals,
    chosen: Integers,
    depth: int,
    visits: int,
) -> tuple[int, int]:
    """Write the ways that lose least together, below limits, into ``chosen``; go on from a depth for so many visits.

    Give the depth at which it stopped, -1 where all was seen, and how many ways were written, -1 for none.

    There are several price lists, the first of which counts; by each, what is chosen and left over must lose less than
    limits (lists,), which fall with each choice that is found. By a list, a way loses losses[i, list], and a card that
    is left over prices[list, kind]: whatever is chosen brings the same, so that all lists see a better choice alike,
    and one may see sooner than others that there is none. uses (n, kinds) says how many cards of each kind a way takes,
    masks (n,) has a bit for each kind of which it takes any (none for kinds from 64 on); the ways from starts[kind] to
    starts[kind + 1] take some of that kind and none of those before it, and lose more from one to the next, by the
    first list. No two ways with the same words[i] are chosen, where that is not negative. mixed (kinds, most held + 1)
    has a random number for each kind and count, 0 for none: states are known again by them, in the places of ``known``
    (a power of two), with the least loss at which they were met.

    What a depth of the search is about, in arrays (depths, ...), and 0 to begin with but for what is held in left[0]:
    ``left`` cards, the kinds of which none is left, by mask, the kind that is looked at, the way that is next, the one
    that was taken, and the losses so far.
    """
    kinds, lists = len(starts) - 1, len(limits)
    one = np.uint64(1)
    is_free = len(words) == 0 or words.max() < 0
    found = -1
    while depth >= 0 and visits >= 0:
        kind = kind_at[depth]
        if kind == kinds:
            gained = limits[0] - lost[depth, 0]
            if gained > 0:
                limits -= gained
                found = 0
                for step in range(depth):
                    if taken[step] != _LEFT:
                        chosen[found] = taken[step]
                        found += 1
            depth -= 1
            continue
        way = next_way[depth]
        if way < starts[kind + 1] and left[depth, kind] > 0:
            next_way[depth] = way + 1
            if lost[depth, 0] + losses[way, 0] >= limits[0]:
                next_way[depth] = starts[kind + 1]
                continue
            visits -= 1
            fits = masks[way] & gone[depth] == 0
            if fits:
                for price in range(1, lists):
                    if lost[depth, price] + losses[way, price] >= limits[price]:
                        fits = False
                        break
            if fits:
                for other in range(kind, kinds):
                    if uses[way, other] > left[depth, other]:
                        fits = False
                        break
            if fits and words[way] >= 0:
                for step in range(depth):
                    if taken[step] != _LEFT and words[taken[step]] == words[way]:
                        fits = False
            if not fits:
                continue
            taken[depth] = way
            depth += 1
            gone[depth] = gone[depth - 1]
            for other in range(kinds):
                rest = left[depth - 1, other] - uses[way, other]
                left[depth, other] = rest
                if rest == 0 and other < 64:
                    gone[depth] |= one << np.uint64(other)
            for price in range(lists):
                lost[depth, price] = lost[depth - 1, price] + losses[way, price]
            kind_at[depth] = kind
            next_way[depth] = way
        elif way <= starts[kind + 1]:
            next_way[depth] = starts[kind + 1] + 1
            over = left[depth, kind]
            fits = True
            for price in range(lists):
                if lost[depth, price] + prices[price, kind] * over >= limits[price]:
                    fits = False
                    break
            if not fits:
                continue
            if is_free:
                loss = lost[depth, 0] + prices[0, kind] * over
                key = np.int64(kind + 1)
                for other in range(kind + 1, kinds):
                    key ^= mixed[other, left[depth, other]]
                place = (key ^ (key >> np.int64(32))) & np.int64(len(known) - 1)
                if known[place] == key and known_loss[place] <= loss:
                    continue
                known[place] = key
                known_loss[place] = loss
            taken[depth] = _LEFT
            depth += 1
            gone[depth] = gone[depth - 1]
            for other in range(kinds):
                left[depth, other] = left[depth - 1, other] if other > kind else 0
            for price in range(lists):
                lost[depth, price] = lost[depth - 1, price] + prices[price, kind] * over
            kind_at[depth] = kind + 1
            next_way[depth] = starts[kind + 1]
        else:
            depth -= 1
    return depth, found
