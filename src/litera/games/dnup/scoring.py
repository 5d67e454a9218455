"""What a seat that is out gains, tokens or with two seats a round, and when that wins (D9 to D11, D17)."""

from __future__ import annotations

from litera.core.event import Seat
from litera.games.dnup.ruleset import Ruleset


def gain_of(ruleset: Ruleset, out: tuple[Seat, ...]) -> int:
    """Give what the next seat to be out gains, after these (D9, D10, D17)."""
    return ruleset.gains[len(out)]


def ends_round(ruleset: Ruleset, out: tuple[Seat, ...]) -> bool:
    """Say whether so many are out that the round ends (D10, D17)."""
    return len(out) == len(ruleset.gains)


def has_won(ruleset: Ruleset, score: int) -> bool:
    """Say whether a score wins the game at once (D11, D17)."""
    return score >= ruleset.goal


def most_points(ruleset: Ruleset) -> int:
    """Give what no score can exceed (D9, D11, D17): one less than wins, and the most that a seat gains at once."""
    return ruleset.goal - 1 + max(ruleset.gains)
