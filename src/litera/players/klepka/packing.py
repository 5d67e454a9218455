"""The choice of whole words among many: those that lose least against the prices of the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litera.players.klepka.ways import Codes, Integers, Reals

_FEWEST_KNOWN, _MOST_KNOWN = 12, 18
"""Bits of the places for states that were met: more where more is looked at."""


@dataclass(frozen=True, slots=True)
class Packed:
    """The ways chosen, by index; None where none was found; and whether all that there is was seen."""

    chosen: tuple[int, ...] | None
    has_seen_all: bool


def pack(
    held: Integers, prices: Reals, counts: Codes, losses: Reals, words: Integers, *, limit: float, visits: int
) -> Packed:
    """Choose ways that fit the cards held together and lose least, below a limit; look at so many at the most.

    ``held`` (kinds,) says how many cards there are, ``prices`` (kinds,) what one costs that is left over, counts
    (n, kinds) what each way takes, ``losses`` (n,) by how much it is worth less than its cards cost. No two are chosen
    that have the same number in ``words`` (n,), where that is not negative.
    """
    import numpy as np

    from litera.players.klepka._packing_kernels import least_loss

    # Cards that few ways take come first: there the fewest are to be tried.
    kinds = np.lexsort((np.arange(len(held)), -prices, (counts > 0).sum(axis=0)))
    uses = counts[:, kinds]
    firsts = np.argmax(uses > 0, axis=1)
    order = np.lexsort((losses, firsts))
    mixed = np.random.default_rng(0).integers(1, 1 << 62, (len(kinds), int(held.max()) + 1), dtype=np.int64)
    mixed[:, 0] = 0
    bits = min(max(visits.bit_length() - 2, _FEWEST_KNOWN), _MOST_KNOWN)
    chosen, answer = np.zeros(int(held.sum()) + 1, dtype=np.int64), np.zeros(2)
    count = least_loss(
        held[kinds],
        prices[kinds],
        np.searchsorted(firsts[order], np.arange(len(kinds) + 1)).astype(np.int64),
        uses[order],
        np.maximum(losses[order], 0.0),
        words[order],
        mixed,
        bits,
        limit,
        visits,
        chosen,
        answer,
    )
    found = tuple(order[chosen[:count]].tolist()) if count >= 0 else None
    return Packed(found, bool(answer[1] >= 0))
