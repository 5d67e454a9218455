"""A table as it was earlier in its game."""

from __future__ import annotations

from litera.core.table import Table


def rewound(table: Table, moves: int) -> Table:
    """Give a new table, as this one was after so many moves of the players; all of it where there were fewer."""
    ends = [line for line, entry in enumerate(table.log) if entry.seat is not None]
    return table.past(ends[moves] if moves < len(ends) else len(table.steps))
