"""What the scores of a game are worth: the chance of each seat to win it, if all play equally well."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from litera.games.dnup.ruleset import Ruleset

Scores = tuple[int, ...]


@lru_cache(maxsize=8192)
def chances(ruleset: Ruleset, scores: Scores) -> tuple[float, ...]:
    """Give each seat's chance at the start of a round in which any two are as likely as others to be out first."""
    if max(scores) >= ruleset.goal:
        return tuple(float(score >= ruleset.goal) for score in scores)
    orders = tuple(permutations(range(len(scores)), len(ruleset.gains)))
    futures = [chances(ruleset, after(ruleset, scores, order)) for order in orders]
    return tuple(sum(future[seat] for future in futures) / len(orders) for seat in range(len(scores)))


def after(ruleset: Ruleset, scores: Scores, order: tuple[int, ...]) -> Scores:
    """Give the scores when these seats have gone out in this order; the goal ends the game at once (D10, D11, D17)."""
    counted = list(scores)
    for seat, gain in zip(order, ruleset.gains, strict=False):
        counted[seat] += gain
        if counted[seat] >= ruleset.goal:
            break
    return tuple(counted)
