"""Whole games of easy players; run as a module, it prints the digest of one of them."""

from __future__ import annotations

import hashlib
import sys

from litera.core.draws import seed_of
from litera.core.record import write_record
from litera.core.table import Charter, Table
from litera.games.opening import open_table
from litera.games.registry import games
from litera.players.base import Budget
from litera.players.levels import advise
from tests.contract.vocabulary import WORDS
from tests.contract.walks import as_bytes, everyone

MOST_MOVES = 6000
"""No game of easy players, of any kind, takes so many."""


def play_out(table: Table, most: int = MOST_MOVES) -> int:
    """Let easy players in all seats play to the end; seats that may only interrupt are asked before every move.

    Gives the number of players' moves.
    """
    moves = 0
    while (seats := table.rules.turn(table.state).seats) and moves < most:
        for seat in range(table.rules.seats):
            if seat not in seats and table.rules.legal(table.state, seat).total:
                interruption = advise(table, seat, "easy", Budget())
                if interruption is not None:
                    table.act(seat, interruption)
                    moves += 1
                    break
        else:
            advised = advise(table, seats[0], "easy", Budget())
            assert advised is not None
            table.act(seats[0], advised)
            moves += 1
    return moves


def digest(game_id: str, moves: int = 60) -> str:
    """Give the SHA-256 of a game's record and of all that every watcher was told."""
    game = games()[game_id]
    words = WORDS[game.lexicons[-1]] if game.lexicons else None
    table = open_table(Charter(game_id, game.seats[-1], seed_of("digest"), {}, words=words))
    play_out(table, moves)
    told = [list(table.told(watcher)) for watcher in everyone(table)]
    return hashlib.sha256(as_bytes([write_record(table), told])).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1]) + "\n")
