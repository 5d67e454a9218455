"""How many ends of Scrabble Cards the strongest player searches to their last move, and how long that takes.

``python -m bench.endgames [GAMES]``: two seats of LEVEL play until the bag is empty; what the seat on turn can do then
is searched as the strongest player does it. An end is solved where all lays of all positions were looked at, or shown
to be no better.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from statistics import mean, median

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.table import Table as GameTable
from litera.core.table import TableConfig
from litera.games.opening import open_table
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.players.base import Budget
from litera.players.levels import advise
from litera.players.scrabble_cards import LEVELS
from litera.players.scrabble_cards.endgame import is_last_stretch
from litera.players.scrabble_cards.finding import Table, look
from litera.players.scrabble_cards.player import ScrabbleCardsPlayer
from litera.players.selfplay import next_move

LEVEL = "club"
GAMES = 200


def ends(count: int) -> Iterator[Table]:
    """Play so many games; give what the seat on turn sees when the bag is empty for the first time."""
    for number in range(count):
        end = _end_of(open_table(TableConfig(GAME.id, 2, seed_of(f"ends {number}"), {})))
        if end is not None:
            yield end


def _end_of(table: GameTable) -> Table | None:
    """Play a game until its end can be searched; None where it is over before."""
    rules = table.rules
    assert isinstance(rules, ScrabbleCardsRules), "a table of this game"
    while (move := next_move(table, lambda seat: advise(table, seat, LEVEL, budget=Budget()))) is not None:
        view = rules.view(table.state, move[0])
        if view.bag_size == 0 and view.pending is None:
            seen = look(rules, move[0], view)
            if is_last_stretch(seen):
                return seen
        table.act(*move)
    return None


def main(games: int = GAMES) -> None:
    heading(f"Scrabble Cards: the ends of {games} games of {LEVEL} against itself")
    master = LEVELS["master"]
    assert isinstance(master, ScrabbleCardsPlayer), "a player of this game"
    solved, seconds = [], []
    for table in ends(games):
        start = time.process_time()
        end = master.search_end(table, Budget())
        seconds.append(time.process_time() - start)
        solved.append(end.is_exact)
    figure(f"solved, of {len(solved)} ends", f"{100 * mean(solved):.0f} %", "practically all")
    figure("seconds for an end: median", f"{median(seconds):.2f}")
    figure("mean", f"{mean(seconds):.2f}")
    figure("longest", f"{max(seconds):.2f}", "≤ 2")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
