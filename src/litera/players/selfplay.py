"""Whose bot moves next at a table where machines have all the seats."""

from __future__ import annotations

from collections.abc import Callable

from litera.core.event import Seat
from litera.core.table import Table


def next_move(table: Table, ask: Callable[[Seat], str | None]) -> tuple[Seat, str] | None:
    """Give the seat that moves next and its move; None when the game is over.

    ``ask`` gives a seat's move, None where it need not act and would rather wait. Seats that may only interrupt are
    asked before every move of another.
    """
    waiting = table.rules.turn(table.state).seats
    if not waiting:
        return None
    for seat in range(table.rules.seats):
        if seat not in waiting and table.rules.legal(table.state, seat).total:
            interruption = ask(seat)
            if interruption is not None:
                return seat, interruption
    move = ask(waiting[0])
    assert move is not None, "a seat that is to act has a move"
    return waiting[0], move
