"""How likely a lead wins a game of Klepka, what an opening brings to it, and how likely a seat makes the phrase.

Self-play taught it: bench/klepka_openings.py and bench/klepka_chances.py learn it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import exp, log, tanh

_SURE = 30.0
"""Log odds that are as good as certain."""

RARE = 0.001
"""A phrase that is collected less often is not distinguished from one that is collected so rarely."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A logistic curve: the log odds that a point of lead brings at certain numbers of cards on the table.

    ``usual`` says by how much the move of a seat on turn promises more than the lead at the end, on average, in points,
    by phase: so much does not make its position better than it seems. ``phrase_odds`` are those of the phrase: at no
    cards and an even chance to collect it by luck alone, for each unit of that chance's log odds, and for each card
    that lies. Others defend themselves, and a game may end before. ``openings``: a point that an opening gains brings
    so many by the end, as cards make words and words open more cards; and what all of them bring at the most, since
    others open cards too.
    """

    cards: tuple[int, ...]
    slopes: tuple[float, ...]
    usual: Mapping[str, float]
    phrase_odds: tuple[float, float, float]
    openings: tuple[float, float]

    def chance(self, lead: float, lying: int) -> float:
        """Give the chance, 0 to 1, that a lead expected for the end wins, when so many cards lie on the table."""
        return _chance_of(lead * self._slope(lying))

    def opened(self, gain: float) -> float:
        """Give by how much a lead expected for the end grows by an opening that gains so many points at once."""
        each, most = self.openings
        return most * tanh(each * gain / most)

    def phrase(self, collecting: float, lying: int) -> float:
        """Give the chance, 0 to 1, that a seat makes the phrase, where it would collect it by luck with this chance."""
        even, each, a_card = self.phrase_odds
        if not collecting:
            return 0.0
        collecting = max(RARE, min(collecting, 1 - RARE))
        return _chance_of(even + each * log(collecting / (1 - collecting)) + a_card * lying)

    def _slope(self, lying: int) -> float:
        """Give the slope between the two numbers of cards next to this one; beyond the last, that of the last."""
        for (fewer, steep), (more, flat) in pairwise(zip(self.cards, self.slopes, strict=True)):
            if lying <= more:
                return steep + (flat - steep) * (lying - fewer) / (more - fewer)
        return self.slopes[-1]


def _chance_of(odds: float) -> float:
    return 1 / (1 + exp(-max(-_SURE, min(odds, _SURE))))


@cache
def learned_curve() -> Curve:
    """Give the curve that was learned."""
    learned = json.loads(files(__package__).joinpath("chances.json").read_text(encoding="utf-8"))
    cards, slopes, phrase, openings = (tuple(learned[key]) for key in ("cards", "slopes", "phrase", "openings"))
    return Curve(cards, slopes, learned["usual"], phrase, openings)
