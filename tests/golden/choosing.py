"""Players of whole games that do now and then what no good player would, so that a game has moves of every kind."""

from __future__ import annotations

from litera.core.draws import Stream
from litera.core.game import TimeUp
from litera.core.refusal import TableError
from litera.core.table import Table
from litera.players.base import Budget
from litera.players.levels import advise
from tests.golden.openings import Opening

MOST_STEPS = 2000
"""No game of these players takes so many."""

EASY = "easy"


def play_out(table: Table, opening: Opening) -> None:
    """Play the script, and then to the end: an easy player's moves, and every tenth time another that is listed."""
    for written in opening.script:
        on_turn, _, move = written.partition(" ")
        table.act(int(on_turn), move)
    stream = Stream(table.config.seed, "golden players")
    while (waiting := table.rules.turn(table.state).seats) and len(table.steps) < MOST_STEPS:
        if opening.clock and stream.below(30) == 0 and _time_up(table, stream.below(table.rules.seats)):
            continue
        if stream.below(4) == 0 and _interrupted(table, stream):
            continue
        seat = stream.choose(waiting)
        if stream.below(3) == 0 and _tried(table, seat, opening, stream):
            continue
        moves = table.rules.legal(table.state, seat).moves
        if stream.below(10) == 0:
            table.act(seat, table.rules.notation.write_move(stream.choose(moves)))
        else:
            text = advise(table, seat, EASY, budget=Budget())
            assert text is not None, "a seat that is to act has a move"
            table.act(seat, text)
    assert table.rules.outcome(table.state) is not None, "these players do not come to an end"


def _time_up(table: Table, seat: int) -> bool:
    if table.rules.why_not(table.state, seat, TimeUp()) is not None:
        return False
    table.time_up(seat)
    return True


def _interrupted(table: Table, stream: Stream) -> bool:
    """Let a seat that need not act do so, where it may."""
    waiting = table.rules.turn(table.state).seats
    seat = stream.below(table.rules.seats)
    moves = () if seat in waiting else table.rules.legal(table.state, seat).moves
    if not moves:
        return False
    table.act(seat, table.rules.notation.write_move(stream.choose(moves)))
    return True


def _tried(table: Table, seat: int, opening: Opening, stream: Stream) -> bool:
    for text in stream.shuffled(opening.tries):
        try:
            table.act(seat, text)
        except TableError:
            continue
        return True
    return False
