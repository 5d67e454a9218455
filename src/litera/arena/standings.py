"""What the results of a contest say of its players: win rates with their confidence, points, times."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from litera.arena.contest import Contest, Result

CONFIDENT = 1.959964
"""Standard deviations on either side of a mean that hold 95 % of a normal distribution."""


class Standing(msgspec.Struct, frozen=True):
    """How one player did. A game shared by several winners counts a share for each.

    ``lowest`` and ``highest`` bound the win rate with 95 % confidence (Wilson's interval); ``lead`` is by how many
    points the player was ahead of the best other one, in the mean; times are in milliseconds a move.
    """

    level: str
    wins: float
    rate: float
    lowest: float
    highest: float
    points: float
    lead: float
    milliseconds: float
    longest: float


def standings(contest: Contest, results: Sequence[Result]) -> list[Standing]:
    """Sum up the results, which must be at least one, for each player in the order of the contest."""
    return [_standing(contest, results, player) for player in range(len(contest.players))]


def _standing(contest: Contest, results: Sequence[Result], player: int) -> Standing:
    games = len(results)
    wins = sum(1 / len(result.winners) for result in results if player in result.winners)
    low, high = wilson(wins, games)
    leads = [_lead(result.scores, player) for result in results]
    moves = sum(result.moves[player] for result in results)
    return Standing(
        level=contest.players[player],
        wins=wins,
        rate=wins / games,
        lowest=low,
        highest=high,
        points=sum(result.scores[player] for result in results) / games,
        lead=sum(leads) / games,
        milliseconds=1000 * sum(result.seconds[player] for result in results) / max(moves, 1),
        longest=1000 * max(result.longest[player] for result in results),
    )


def _lead(scores: Sequence[int], player: int) -> int:
    others = [score for other, score in enumerate(scores) if other != player]
    return scores[player] - max(others, default=0)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give Wilson's score interval of a win rate, with 95 % confidence (Wilson 1927)."""
    rate, square = wins / games, CONFIDENT**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CONFIDENT / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
