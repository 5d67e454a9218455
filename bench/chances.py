"""Whether promised leads and chances come true, and the constants behind them.

``python -m bench.chances GAME [GAMES]``: two seats of one level play; some of their moves are assessed as they are
made, and what each promises is set beside how the game ended. From the same games come the figures that stand as
constants in the players' files: of dnup OPTIMISM. Klepka has a benchmark of its own, bench.klepka_chances.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import NormalDist, mean
from typing import Any

import numpy as np

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.games.registry import find
from litera.games.word_rummikub.ruleset import REFILL
from litera.players.base import Budget
from litera.players.levels import advise, assess
from litera.players.selfplay import next_move

LEVELS = {"word_rummikub": "master", "dnup": "expert"}
EVERY = 5
"""One decision in so many is assessed."""
GAMES = 60
BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
SURE = tuple(number / 10 for number in range(2, 41))
TOO_MUCH = tuple(number / 20 for number in range(-10, 21))


@dataclass(frozen=True)
class Promise:
    """What was promised for a move, how much of the game was left, and what came: the final lead, and the win."""

    points: float
    chance: float
    left: float
    lead: float
    won: float


def left_of(game: str, view: Any) -> float:
    """Say how long the rest of a game is, in turns; 1 where nothing says it."""
    return float(math.ceil((view.bank_size + 1) / REFILL)) if game == "word_rummikub" else 1.0


def play(game: str, number: int) -> list[Promise]:
    """Play one game; give the promises made on the way."""
    table = open_table(TableConfig(game, 2, seed_of(f"chances {number}"), {}))
    made: list[tuple[int, float, float, float]] = []
    count = number

    def ask(seat: int) -> str | None:
        nonlocal count
        move = advise(table, seat, LEVELS[game], budget=Budget())
        count += 1
        if move is not None and count % EVERY == 0:
            view = table.rules.view(table.state, seat)
            seen = assess(table, seat, table.rules.notation.read_move(move), budget=Budget())
            assert seen is not None, "all these games have somebody who explains them"
            made.append((seat, seen.of_played.points, seen.of_played.chance, left_of(game, view)))
        return move

    while (move := next_move(table, ask)) is not None:
        table.act(*move)
    outcome, scores = table.rules.outcome(table.state), table.rules.scores(table.state)
    assert outcome is not None, "nobody is to act only when the game is over"
    return [
        Promise(points, chance, left, scores[seat] - scores[1 - seat], (seat in outcome.winners) / len(outcome.winners))
        for seat, points, chance, left in made
    ]


def report(promises: Sequence[Promise]) -> None:
    """Print promised chances beside what came, in classes; and how far promised leads are off."""
    for low, high in pairwise(BINS):
        some = [one for one in promises if low <= one.chance < high or one.chance == high == 1.0]
        if some:
            came, promised = (100 * mean(each) for each in zip(*((o.won, o.chance) for o in some), strict=True))
            what = f"{len(some)} chances of {100 * low:.0f} to {100 * high:.0f} %, {promised:.0f} % on average"
            figure(what, f"{came:.0f} % won")
    error = mean((one.chance - one.won) ** 2 for one in promises)
    figure(f"mean square error of {len(promises)} chances", f"{error:.3f}", "0.25: always a half")
    figure("chances fit best with leads so many times as sure", f"{sureness(promises):.1f}", "1: as promised")
    figure("chances fit best with logarithms of odds lower by", f"{optimism(promises):.2f}", "0: as promised")
    off = [one.lead - one.points for one in promises]
    figure("final lead less the promised one, mean", f"{mean(off):.1f}")
    squares = np.array(off) ** 2
    slope, start = (
        np.polyfit([one.left for one in promises], squares, 1) if len({o.left for o in promises}) > 1 else (0, 0)
    )
    figure("its square: at the end, and more for each turn or card left", f"{start:.0f}, {slope:.1f}")
    each = mean(square / max(one.left, 1.0) for square, one in zip(squares, promises, strict=True))
    figure("its root by the turns or cards left", f"{math.sqrt(each):.1f}")


def sureness(promises: Sequence[Promise]) -> float:
    """Give by how much the leads, in standard deviations, are to be multiplied for chances with the least error."""
    normal = NormalDist()
    sure = [(normal.inv_cdf(min(max(one.chance, 0.0001), 0.9999)), one.won) for one in promises]
    return min(SURE, key=lambda factor: mean((normal.cdf(factor * lead) - won) ** 2 for lead, won in sure))


def optimism(promises: Sequence[Promise]) -> float:
    """Give what is to be taken from the logarithm of the odds, for chances with the least error."""

    def error(much: float) -> float:
        odds = [one.chance / (one.chance + (1 - one.chance) * math.exp(much)) for one in promises]
        return mean((lower - one.won) ** 2 for lower, one in zip(odds, promises, strict=True))

    return min(TOO_MUCH, key=error)


def main() -> None:
    game = find(sys.argv[1]).id
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    heading(f"{game}: promises of {games} games of {LEVELS[game]}")
    report([promise for number in range(games) for promise in play(game, number)])


if __name__ == "__main__":
    main()
