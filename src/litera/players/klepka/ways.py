"""Ways to make words: one by one as the game names them, and many as arrays, which are priced and chosen from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from litera.games.klepka.moves import Use, card_used
from litera.games.klepka.pack import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    Codes = NDArray[np.uint8]
    Integers = NDArray[np.int64]
    Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Making:
    """A word, the cards that make it, and its points (K3)."""

    word: str
    uses: tuple[Use, ...]
    points: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it takes from the hand."""
        return tuple(map(card_used, self.uses))


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """Many ways: the codes of each word and how each is made (n, width), its cards by kind (n, kinds), its points."""

    rows: Codes
    made: Codes
    counts: Codes
    points: Reals

    def __len__(self) -> int:
        return len(self.points)

    def __getitem__(self, index: Integers | NDArray[np.bool_] | slice) -> Ways:
        return Ways(self.rows[index], self.made[index], self.counts[index], self.points[index])

    def worths(self, flat: float, prices: Reals) -> Reals:
        """Give what each is worth: points and ``flat``, less the prices (kinds,) of its cards."""
        worths: Reals = self.points + flat - self.counts @ prices
        return worths


def joined(parts: Sequence[Ways]) -> Ways:
    """Give the ways of several arrays, one after another."""
    import numpy as np

    return Ways(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.made for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


def lean(ways: Ways, *, once: bool) -> Ways:
    """Leave of ways that take the same cards the one of most points; where words are made ``once``, of each word."""
    import numpy as np

    if not len(ways):
        return ways
    key = np.ascontiguousarray(np.hstack((ways.counts, ways.rows)) if once else ways.counts)
    names = key.view(np.dtype((np.void, key.shape[1]))).ravel()
    order = np.argsort(-ways.points, kind="stable")
    _, first = np.unique(names[order], return_index=True)
    return ways[order[first]]
