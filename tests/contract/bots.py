"""Whole games of easy players; run as a module, it prints the digest of one of them."""

from __future__ import annotations

import hashlib
import sys

from litera.checking.laws import as_bytes
from litera.core.draws import seed_of
from litera.core.record import write_record
from litera.core.table import Table, TableConfig
from litera.core.teller import Teller
from litera.games.opening import open_table
from litera.games.registry import games
from litera.players.base import Budget
from litera.players.levels import advise
from litera.players.selfplay import next_move
from tests.contract.vocabulary import WORDS
from tests.contract.walks import everyone

MOST_MOVES = 6000
"""No game of easy players, of any kind, takes so many."""


def play_out(table: Table, most: int = MOST_MOVES) -> int:
    """Let easy players in all seats play to the end; seats that may only interrupt are asked before every move.

    Gives the number of players' moves.
    """
    moves = 0
    while (
        moves < most
        and (move := next_move(table, lambda seat: advise(table, seat, "easy", budget=Budget()))) is not None
    ):
        table.act(*move)
        moves += 1
    return moves


def digest(game_id: str, moves: int = 60) -> str:
    """Give the SHA-256 of a game's record and of all that every watcher was told."""
    game = games()[game_id]
    words = WORDS[game.lexicons[-1]] if game.lexicons else None
    table = open_table(TableConfig(game_id, game.seats[-1], seed_of("digest"), {}, words=words))
    play_out(table, moves)
    told = [Teller(table).told(watcher) for watcher in everyone(table)]
    return hashlib.sha256(as_bytes([write_record(table), told])).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1]) + "\n")
