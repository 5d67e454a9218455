"""Makes ready what the players compile at first: the kernels of the rules, the tree search and the endgame search."""

from __future__ import annotations

from litera.core.draws import seed_of
from litera.core.table import TableConfig
from litera.games.dnup import GAME
from litera.games.opening import open_table
from litera.players.base import Budget
from litera.players.levels import advise

SECONDS = 0.5


def warm() -> None:
    """Let the strongest player look at a deal for a moment."""
    table = open_table(TableConfig(GAME.id, 2, seed_of("warm"), {}))
    (seat,) = table.rules.turn(table.state).seats
    advise(table, seat, "master", budget=Budget(SECONDS))
