"""The choice of whole words among many: those that are worth most, found by what they lose against prices of cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from litera.players.klepka.ways import Codes, Integers, Reals

    Masks = NDArray[np.uint64]

_MASKED = 64
"""Bits of a mask."""


@dataclass(frozen=True, slots=True)
class Packed:
    """The ways chosen, by index; None where none was found; and whether all that there is was seen."""

    chosen: tuple[int, ...] | None
    has_seen_all: bool


class Packing:
    """The choice of ways that fit the cards held together and are worth most; it can be gone on with."""

    def __init__(
        self,
        held: Integers,
        prices: Reals,
        counts: Codes,
        *,
        worths: Reals,
        words: Integers,
        least: float,
        places: int,
    ) -> None:
        """Look for more than ``least``.

        ``held`` (kinds,) says how many cards there are, counts (n, kinds) what each way takes, ``worths`` (n,) what it
        is worth. ``prices`` (lists, kinds) are lists of what cards cost by which no way is worth more than its cards;
        the more there are, the sooner it is seen that there is no choice. No two are chosen that have the same number
        in ``words`` (n,), where that is not negative. States are known again in 2 ** ``places`` places.
        """
        import numpy as np

        from litera.players.klepka._packing_kernels import least_loss

        # One list after another: a product of two matrices would wake up threads, which takes longer.
        losses = np.maximum(np.column_stack([counts @ one - worths for one in prices]), 0.0)
        limits = prices @ held - least
        near = np.flatnonzero((losses < limits).all(axis=1))
        # Cards that few ways take come first: there the fewest are to be tried.
        kinds = np.lexsort((np.arange(len(held)), -prices[0], (counts[near] > 0).sum(axis=0)))
        firsts = np.argmax(counts[near][:, kinds] > 0, axis=1)
        order = np.lexsort((losses[near, 0], firsts))
        self._order = near[order]
        uses = np.ascontiguousarray(counts[self._order][:, kinds])
        starts = np.searchsorted(firsts[order], np.arange(len(kinds) + 1)).astype(np.int64)
        depths = len(kinds) + int(held.sum()) + 2
        left = np.zeros((depths, len(kinds)), dtype=np.int64)
        left[0] = held[kinds]
        self._chosen = np.zeros(depths, dtype=np.int64)
        self._look: Callable[[int, int], tuple[int, int]] = partial(
            least_loss,
            np.ascontiguousarray(prices[:, kinds]),
            starts,
            uses,
            _masks_of(uses),
            losses[self._order],
            words[self._order],
            _numbers_for(len(kinds), int(held.max())),
            limits,
            left,
            np.zeros(depths, dtype=np.uint64),
            np.zeros(depths, dtype=np.int64),
            np.zeros(depths, dtype=np.int64),
            np.zeros(depths, dtype=np.int64),
            np.zeros((depths, len(prices))),
            np.zeros(1 << places, dtype=np.int64),
            np.zeros(1 << places),
            self._chosen,
        )
        self._depth = 0

    def run(self, visits: int) -> Packed:
        """Look at so many ways more; what is chosen is worth more than what was chosen before."""
        self._depth, count = self._look(self._depth, visits)
        found = tuple(self._order[self._chosen[:count]].tolist()) if count >= 0 else None
        return Packed(found, self._depth < 0)


def _masks_of(uses: Codes) -> Masks:
    """Give a mask for each way (n, kinds) of the kinds of which it takes any, as many as there are bits."""
    import numpy as np

    bits = np.uint64(1) << np.arange(min(uses.shape[1], _MASKED), dtype=np.uint64)
    masks: Masks = (uses[:, :_MASKED] > 0) @ bits
    return masks


def _numbers_for(kinds: int, most: int) -> Integers:
    """Give a random number for each kind and count up to the most (kinds, most + 1), 0 for none: always the same."""
    import numpy as np

    numbers = np.random.default_rng(0).integers(1, 1 << 62, (kinds, most + 1), dtype=np.int64)
    numbers[:, 0] = 0
    return numbers
