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
    Reals = NDArray[np.float64]

_LEFT = -1
"""What stands for a way where the rest of a kind of cards was left over."""


@njit(nogil=True, cache=True)
def least_loss(
    held: Integers,
    prices: Reals,
    starts: Integers,
    uses: Codes,
    losses: Reals,
    words: Integers,
    mixed: Integers,
    bits: int,
    limit: float,
    visits: int,
    chosen: Integers,
    answer: Reals,
) -> int:
    """Write the ways that lose least together, below a limit, into ``chosen``; give how many they are, -1 for none.

    A way loses losses[i], and a card of ``held`` (kinds,) that is left over prices[kind]. uses (n, kinds) says how many
    cards of each kind a way takes; the ways from starts[kind] to starts[kind + 1] take some of that kind and none of
    those before it, and lose more from one to the next. No two ways with the same words[i] are chosen, where that
    is not negative. mixed (kinds, most of held + 1) has a random number for each kind and count, 0 for none: states
    are known again by them, in 2 ** ``bits`` places. ``chosen`` has room for all cards. answer (2,) gets the loss, and
    how many of ``visits`` are left: below 0 where not all was seen.
    """
    kinds = len(held)
    depths = kinds + int(held.sum()) + 2
    left = np.zeros((depths, kinds), dtype=np.int64)
    kind_at = np.zeros(depths, dtype=np.int64)
    next_way = np.zeros(depths, dtype=np.int64)
    taken = np.zeros(depths, dtype=np.int64)
    lost = np.zeros(depths, dtype=np.float64)
    # What is left once all words of some kinds are chosen, by hash, with the least loss at which it was met.
    known = np.zeros(1 << bits, dtype=np.int64)
    known_loss = np.zeros(1 << bits, dtype=np.float64)
    is_free = len(words) == 0 or words.max() < 0
    left[0] = held
    next_way[0] = starts[0]
    found = -1
    depth = 0
    while depth >= 0 and visits >= 0:
        kind = kind_at[depth]
        if kind == kinds:
            if lost[depth] < limit:
                limit = lost[depth]
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
            if lost[depth] + losses[way] >= limit:
                next_way[depth] = starts[kind + 1]
                continue
            visits -= 1
            fits = True
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
            for other in range(kinds):
                left[depth, other] = left[depth - 1, other] - uses[way, other]
            lost[depth] = lost[depth - 1] + losses[way]
            kind_at[depth] = kind
            next_way[depth] = way
        elif way <= starts[kind + 1]:
            next_way[depth] = starts[kind + 1] + 1
            loss = lost[depth] + prices[kind] * left[depth, kind]
            if loss >= limit:
                continue
            if is_free:
                key = np.int64(kind + 1)
                for other in range(kind + 1, kinds):
                    key ^= mixed[other, left[depth, other]]
                place = (key ^ (key >> np.int64(32))) & np.int64((1 << bits) - 1)
                if known[place] == key and known_loss[place] <= loss:
                    continue
                known[place] = key
                known_loss[place] = loss
            taken[depth] = _LEFT
            depth += 1
            for other in range(kinds):
                left[depth, other] = left[depth - 1, other] if other > kind else 0
            lost[depth] = loss
            kind_at[depth] = kind + 1
            next_way[depth] = starts[kind + 1]
        else:
            depth -= 1
    answer[0] = limit
    answer[1] = visits
    return found
