"""The linear programme behind a choice of words: a column for each way to make a word, a row for each kind of card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from litera.games.klepka.pack import Card
from litera.players.klepka.pricing import Making


@dataclass(frozen=True, slots=True)
class Solved:
    """What a solved programme says: what any choice is worth at most, fractions allowed, and the price of each card."""

    bound: float
    cards: Mapping[Card, float]


class Programme:
    """Columns and rows in the solver, which starts each time from where it ended."""

    def __init__(self, held: Mapping[Card, int]) -> None:
        """Make rows for so many cards of each kind."""
        self._cards = {card: row for row, card in enumerate(held)}
        self._solver = _solver()
        for count in held.values():
            self._solver.addRow(-self._solver.inf, float(count), 0, [], [])

    def add(self, makings: Iterable[Making], worths: Iterable[float]) -> None:
        """Add columns with what each is worth."""
        for making, worth in zip(makings, worths, strict=True):
            taken = Counter(making.cards)
            rows = [self._cards[card] for card in taken]
            counts = [float(count) for count in taken.values()]
            self._solver.addCol(worth, 0.0, self._solver.inf, len(rows), rows, counts)

    def solve(self) -> Solved:
        """Solve it with fractions of words."""
        self._solver.run()
        prices = self._solver.getSolution().row_dual
        cards = {card: max(0.0, prices[row]) for card, row in self._cards.items()}
        return Solved(self._solver.getInfo().objective_function_value, cards)


def _solver() -> Any:
    import highspy

    solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
    return solver
