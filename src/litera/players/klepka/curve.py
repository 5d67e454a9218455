"""How likely a lead wins a game of Klepka, as self-play taught it (bench/klepka_chances.py)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import exp

_SURE = 30.0
"""Log odds that are as good as certain."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A logistic curve: the log odds that a point of lead brings at certain numbers of cards on the table.

    ``usual`` tells what the move of a seat on turn is worth on average, in points, by phase: so much does not make its
    position better than it seems.
    """

    cards: tuple[int, ...]
    slopes: tuple[float, ...]
    usual: Mapping[str, float]

    def chance(self, lead: float, lying: int) -> float:
        """Give the chance, 0 to 1, that a lead expected for the end wins, when so many cards lie on the table."""
        odds = lead * self._slope(lying)
        return 1 / (1 + exp(-max(-_SURE, min(odds, _SURE))))

    def _slope(self, lying: int) -> float:
        """Give the slope between the two numbers of cards next to this one; beyond the last, that of the last."""
        for (fewer, steep), (more, flat) in pairwise(zip(self.cards, self.slopes, strict=True)):
            if lying <= more:
                return steep + (flat - steep) * (lying - fewer) / (more - fewer)
        return self.slopes[-1]


@cache
def learned_curve() -> Curve:
    """Give the curve that was learned."""
    learned = json.loads(files(__package__).joinpath("chances.json").read_text(encoding="utf-8"))
    return Curve(tuple(learned["cards"]), tuple(learned["slopes"]), learned["usual"])
