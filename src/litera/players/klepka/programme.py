"""The linear programme behind a choice of words: a column for each way to make a word, a row for each kind of card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litera.players.klepka.ways import Codes, Integers, Reals


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
        count, none = len(held), np.zeros(0)
        below = np.full(count, -self._solver.inf)
        starts = np.zeros(count, dtype=np.int32)
        self._solver.addRows(count, below, held.astype(np.float64), 0, starts, none.astype(np.int32), none)

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


def _solver() -> Any:
    import highspy

    solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
    return solver
