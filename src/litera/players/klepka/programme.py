"""The linear programme behind a choice of words: a column for each way to make a word, a row for each kind of card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litera.players.klepka.ways import Codes, Integers, Reals

_STRAYED = 0.9
"""Other prices are those of a hand in which each card counts up to so much more or less."""
_PRIMAL = 4
"""HiGHS's number for the primal simplex: what was solved stays feasible when ways are added."""


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """What a solved programme says: what any choice is worth at most, fractions allowed; each card's price (kinds,)."""

    bound: float
    cards: Reals


class Programme:
    """Columns and rows in the solver, which starts each time from where it ended."""

    def __init__(self, held: Integers) -> None:
        """Make rows for so many cards of each kind."""
        import numpy as np

        self._solver = _solver()
        self._held = held.astype(np.float64)
        count, none = len(held), np.zeros(0)
        below = np.full(count, -self._solver.inf)
        starts = np.zeros(count, dtype=np.int32)
        self._solver.addRows(count, below, self._held, 0, starts, none.astype(np.int32), none)

    def add(self, counts: Codes, worths: Reals) -> None:
        """Add a column for each way, by the cards that it takes (n, kinds) and by what it is worth (n,)."""
        import numpy as np

        columns, rows = np.nonzero(counts)
        starts = np.searchsorted(columns, np.arange(len(worths))).astype(np.int32)
        values = counts[columns, rows].astype(np.float64)
        most = np.full(len(worths), self._solver.inf)
        least = np.zeros(len(worths))
        self._solver.addCols(len(worths), worths, least, most, len(rows), starts, rows.astype(np.int32), values)

    def solve(self) -> Solved:
        """Solve it with fractions of words."""
        import numpy as np

        self._solver.run()
        prices = np.maximum(0.0, np.array(self._solver.getSolution().row_dual))
        return Solved(self._solver.getInfo().objective_function_value, prices)

    def other_prices(self, lists: int) -> Reals:
        """Give prices of cards (lists, kinds) that are fair to all ways too, each as if other cards were held.

        Where many prices are equally fair, these are unlike each other, and each bounds other choices well.
        """
        import numpy as np

        chance = np.random.default_rng(0)
        rows = np.arange(len(self._held), dtype=np.int32)
        below = np.full(len(rows), -self._solver.inf)
        prices = np.empty((lists, len(rows)))
        for number in range(lists):
            held = self._held * chance.uniform(1 - _STRAYED, 1 + _STRAYED, len(rows))
            self._solver.changeRowsBounds(len(rows), rows, below, held)
            prices[number] = self.solve().cards
        self._solver.changeRowsBounds(len(rows), rows, below, self._held)
        return prices


def _solver() -> Any:
    import highspy

    solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("simplex_strategy", _PRIMAL)
    solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
    return solver
