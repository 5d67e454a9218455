"""Loading what tables need before anybody waits for it: games, word lists, kernels. It takes about a second."""

from __future__ import annotations

from litera.core.draws import SEED_BYTES
from litera.games.registry import games
from litera.protocol.desk import Desk


def load_games() -> None:
    """Deal a table of every game and list its first moves; all that this needs stays in memory."""
    desk = Desk(lambda: bytes(SEED_BYTES))
    for game in games().values():
        opened = desk.answer({"do": "new", "game": game.id, "seats": game.seats[0]})
        # A game of an installed package may not open: then those who open a table of it are told why.
        for seat in range(game.seats[0] if opened["ok"] else 0):
            desk.answer({"do": "legal", "table": opened["table"], "seat": seat, "limit": 1})
