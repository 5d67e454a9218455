"""The table as a drawing for eyes: one line for each row, the numbers of rows and columns beside it. Knows no words."""

from __future__ import annotations

from collections.abc import Iterator

from litera.games.scrabble_cards.grid import Grid

STEP = 5
"""Every so many columns bear their number; so many are wide enough for it."""

EMPTY = "."


def drawn(grid: Grid) -> Iterator[str]:
    """Draw a table with a border of one empty place, where words may grow: the columns' numbers, then the rows.

    Every place takes two characters, its letter the second of them.
    """
    if not grid:
        return
    columns = range(min(column for column, _ in grid) - 1, max(column for column, _ in grid) + 2)
    rows = range(min(row for _, row in grid) - 1, max(row for _, row in grid) + 2)
    margin = max(len(str(number)) for number in (rows[0], rows[-1], columns[0]))
    head = " " * margin
    for column in columns:
        if column % STEP == 0:
            head = f"{head.ljust(margin + 2 * (column - columns[0]) + 2 - len(str(column)))}{column}"
    yield head
    for row in rows:
        yield f"{row:>{margin}}" + "".join(f" {grid.get((column, row), EMPTY)}" for column in columns)
