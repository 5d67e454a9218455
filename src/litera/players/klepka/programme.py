"""The linear programme behind a choice of words: a column for each way to make a word, a row for each kind of card."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from litera.games.klepka.pack import Card
from litera.players.klepka.pricing import Making


@dataclass(frozen=True, slots=True)
class Solved:
    """What a solved programme says: what any choice is worth at most, fractions allowed, and the price of each row."""

    bound: float
    cards: Mapping[Card, float]
    words: Mapping[str, float]


class Programme:
    """Columns and rows in the solver, which starts each time from where it ended."""

    def __init__(self, held: Mapping[Card, int], *, one_word_once: bool) -> None:
        """Make rows for so many cards of each kind; with ``one_word_once`` each word has a row too (K7)."""
        self._held = held
        self._one_word_once = one_word_once
        self._cards = {card: row for row, card in enumerate(held)}
        self._words: dict[str, int] = {}
        self._solver = _solver()
        for count in held.values():
            self._solver.addRow(-self._solver.inf, float(count), 0, [], [])

    def add(self, makings: Iterable[Making], worths: Iterable[float]) -> None:
        """Add columns with what each is worth."""
        for making, worth in zip(makings, worths, strict=True):
            taken = Counter(making.cards)
            rows = [self._cards[card] for card in taken]
            counts = [float(count) for count in taken.values()]
            if self._one_word_once:
                if making.word not in self._words:
                    self._words[making.word] = len(self._cards) + len(self._words)
                    self._solver.addRow(-self._solver.inf, 1.0, 0, [], [])
                rows.append(self._words[making.word])
                counts.append(1.0)
            self._solver.addCol(worth, 0.0, self._solver.inf, len(rows), rows, counts)

    def solve(self) -> Solved:
        """Solve it with fractions of words."""
        self._solver.run()
        prices = self._solver.getSolution().row_dual
        cards = {card: max(0.0, prices[row]) for card, row in self._cards.items()}
        words = {word: max(0.0, prices[row]) for word, row in self._words.items()}
        return Solved(self._solver.getInfo().objective_function_value, cards, words)

    def choose(
        self, makings: Sequence[Making], worths: Sequence[float], seconds: float, enough: float, nodes: int | None
    ) -> tuple[int, ...]:
        """Choose whole words among these ways: their indexes, each as often as it is made.

        The choice is the best, or is worth ``enough``, unless the seconds or the nodes of the search ran out before.
        """
        whole = Programme(self._held, one_word_once=self._one_word_once)
        whole.add(makings, worths)
        solver = whole._solver
        solver.setOptionValue("objective_target", enough)
        if math.isfinite(seconds):
            solver.setOptionValue("time_limit", seconds)
        if nodes is not None:
            solver.setOptionValue("mip_max_nodes", nodes)
        solver.changeColsIntegrality(len(makings), list(range(len(makings))), [1] * len(makings))
        solver.run()
        values = solver.getSolution().col_value
        return tuple(index for index, value in enumerate(values) for _ in range(round(value)))


def _solver() -> Any:
    import highspy

    solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.setOptionValue("mip_abs_gap", 1e-6)
    solver.setOptionValue("mip_detect_symmetry", False)
    solver.setOptionValue("mip_allow_restart", False)
    solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
    return solver
