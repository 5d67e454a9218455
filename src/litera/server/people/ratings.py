"""Ratings by OpenSkill's model of Plackett and Luce: any number of seats, and places may be shared.

A rating is what folding the finished rated games of one game and pace gives, in the order in which they ended. It is
shown around 1500, so that 200 points more mean three games won in four, as with Elo.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce(beta=7.0)
"""Of the spreads of a day's play that were tried, the one that foretells best (bench/ratings.py)."""
CENTRE: Final = 1500
SCALE: Final = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""So many points shown are one of the model's: between settled ratings the odds in a game of two are those of Elo."""
SETTLED_SIGMA: Final = 6.0
"""A rating that may be further off is provisional: of fewer than some fifteen games."""


class Mark(NamedTuple):
    """What is known of somebody's strength: the most likely value, and how far off it may be."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(CENTRE + SCALE * (self.mu - NEW.mu))

    @property
    def deviation(self) -> int:
        """How far off it may be, in points shown."""
        return round(SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for a place among others."""
        return self.sigma > SETTLED_SIGMA


NEW: Final = Mark(MODEL.rating().mu, MODEL.rating().sigma)
"""What is known of somebody who has played no rated game."""


def after(marks: Mapping[str, Mark], places: Sequence[tuple[str, int]]) -> dict[str, Mark]:
    """Give the marks of those who played a game, after it: each person with their place, 1 being the best.

    Those who share a place get what they would on average if each of them took each place among them in turn: the
    model's own way with shared places may give three winners less than whoever comes behind them.
    """
    known = [marks.get(person, NEW) for person, _ in places]
    teams = [[MODEL.rating(mu=mark.mu, sigma=mark.sigma)] for mark in known]
    rated = [MODEL.rate(teams, ranks=order) for order in _orders([place for _, place in places])]
    return {
        person: Mark(
            sum(teams[seat][0].mu for teams in rated) / len(rated),
            sum(teams[seat][0].sigma for teams in rated) / len(rated),
        )
        for seat, (person, _) in enumerate(places)
    }


def _orders(places: Sequence[int]) -> list[list[float]]:
    """Give the orders in which seats come in, those that share a place taking turns."""
    sharing = {place: [seat for seat, own in enumerate(places) if own == place] for place in sorted(set(places))}
    orders = []
    for turn in range(math.lcm(*map(len, sharing.values()))):
        shares = ([*seats[turn % len(seats) :], *seats[: turn % len(seats)]] for seats in sharing.values())
        ranked = [seat for share in shares for seat in share]
        orders.append([float(ranked.index(seat)) for seat in range(len(places))])
    return orders
