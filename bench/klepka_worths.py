"""What the worths of Klepka's prize cards are worth: one level against itself, each side with worths of its own.

``python -m bench.klepka_worths [GAMES [EXCHANGE TEMPO]]``: each deal is played from both sides. One side values an
exchange as the players' files do, the other one as much as is given, by default what ``bench.klepka_prizes`` found in
self-play.
"""

from __future__ import annotations

import math
import sys
from statistics import mean, stdev

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.event import Seat
from litera.core.table import TableConfig
from litera.games.klepka import GAME
from litera.games.opening import open_table
from litera.players.base import Budget
from litera.players.klepka import outlook, swapping
from litera.players.levels import advise
from litera.players.selfplay import next_move

LEVEL = "master"
GAMES = 400
MEASURED = (43.0, 50.0)
"""What an exchange adds to the words of a usual hand, and what it must bring to be made (EXCHANGE_WORTH and TEMPO)."""
SURE = 1.96
"""Standard errors on each side of a mean, for 95 %."""


def play(number: int, worths: tuple[tuple[float, float], tuple[float, float]]) -> tuple[float, int]:
    """Play a game; give the part of the win that went to the second worths, and the points that they led by."""
    deal, turned = divmod(number, 2)
    table = open_table(TableConfig(GAME.id, 2, seed_of(f"prize match {deal}"), {}))

    def ask(seat: Seat) -> str | None:
        outlook.EXCHANGE_WORTH, swapping.TEMPO = worths[(seat + turned) % 2]
        return advise(table, seat, LEVEL, budget=Budget())

    while (move := next_move(table, ask)) is not None:
        table.act(*move)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None, "nobody is to act only when the game is over"
    scores = table.rules.view(table.state, 0).scores
    second = 1 - turned
    return (second in outcome.winners) / len(outcome.winners), scores[second] - scores[1 - second]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    given = (float(sys.argv[2]), float(sys.argv[3])) if len(sys.argv) > 2 else MEASURED
    own = (outlook.EXCHANGE_WORTH, swapping.TEMPO)
    heading(f"Klepka: an exchange worth {given[0]:.0f}, made for {given[1]:.0f}, against {own[0]:.0f} and {own[1]:.0f}")
    wins, leads = zip(*(play(number, (own, given)) for number in range(games)), strict=True)
    for name, values, unit, scale in (("won", wins, "%", 100), ("lead", leads, "points", 1)):
        spread = SURE * stdev(values) / math.sqrt(games) if games > 1 else math.inf
        figure(f"{LEVEL}, {games} games: {name}", f"{scale * mean(values):.1f} ± {scale * spread:.1f} {unit}")


if __name__ == "__main__":
    main()
