"""Whether what is expected of games of Word Rummikub comes true, and which values of ``Outlook`` would do best.

``python -m bench.rummikub_chances [GAMES]``: so many games of each pair of LEVELS are played; how each stood after
every move is set beside who won it in the end, with the values as they are and with all others of the grid.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from statistics import mean

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.games.word_rummikub.moves import DrawTile, Pass, Play
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.players.base import Budget
from litera.players.levels import advise
from litera.players.selfplay import next_move
from litera.players.word_rummikub.expecting import OUTLOOK, Outlook, Standing, chance, standing_after

LEVELS = ("casual", "club", "master")
GAMES = 40
SEATS = 2
CLASSES = 5
GRID = tuple(product((16.0, 20.0, 24.0), (2, 6), (0.9, 0.95, 1.0), (4.0, 8.0, 12.0), (3.0, 4.0, 5.0)))


@dataclass(frozen=True)
class Moment:
    """How a game stood for a seat after its move, and which part of the win was its own in the end."""

    standing: Standing
    won: float


def play(level: str, number: int) -> list[Moment]:
    """Play one game of two seats of a level; give all its moments."""
    table = open_table(TableConfig("word_rummikub", SEATS, seed_of(f"chances {number}"), {}))
    assert isinstance(table.rules, WordRummikubRules)
    stood: list[tuple[int, Standing]] = []
    while (made := next_move(table, lambda seat: advise(table, seat, level, budget=Budget()))) is not None:
        seat, text = made
        move = table.rules.notation.read_move(text)
        if isinstance(move, Play | DrawTile | Pass):
            view = table.rules.view(table.state, seat)
            stood.append((seat, standing_after(table.rules.ruleset, view, len(stood), move=move)))
        table.act(seat, text)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None, "nobody is to act only when the game is over"
    return [Moment(standing, (seat in outcome.winners) / len(outcome.winners)) for seat, standing in stood]


def error(moments: Sequence[Moment], outlook: Outlook) -> float:
    """Give the mean square error of the chances."""
    return mean((chance(moment.standing, outlook) - moment.won) ** 2 for moment in moments)


def report(level: str, moments: Sequence[Moment]) -> None:
    """Print promised chances beside what came, in classes."""
    promised = [(chance(moment.standing), moment.won) for moment in moments]
    for number in range(CLASSES):
        some = [pair for pair in promised if min(int(pair[0] * CLASSES), CLASSES - 1) == number]
        if some:
            says, came = (100 * mean(each) for each in zip(*some, strict=True))
            figure(f"{level}: {len(some)} chances, {says:.0f} % on average", f"{came:.0f} % won")
    figure(
        f"{level}: mean square error of {len(moments)} chances", f"{error(moments, OUTLOOK):.3f}", "0.25: always a half"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    heading(f"Word Rummikub: chances after the moves of {games} games of each level")
    moments = {level: [moment for number in range(games) for moment in play(level, number)] for level in LEVELS}
    for level in LEVELS:
        report(level, moments[level])
    errors = {values: mean(error(some, Outlook(*values)) for some in moments.values()) for values in GRID}
    best = min(GRID, key=errors.__getitem__)
    figure("mean of these errors", f"{mean(error(some, OUTLOOK) for some in moments.values()):.4f}")
    figure(f"the least of the grid, with {Outlook(*best)}", f"{errors[best]:.4f}")


if __name__ == "__main__":
    main()
