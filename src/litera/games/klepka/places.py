"""The places of the table as texts: a column A to Z and a row from 1 (``B7``)."""

from __future__ import annotations

import re

FIRST_COLUMN = ord("A")
_PLACE = re.compile(r"([A-Z])([1-9][0-9]{0,2})", re.ASCII)


def write_place(columns: int, place: int) -> str:
    """Write a place, counted row by row from 0, of a table with so many columns."""
    row, column = divmod(place, columns)
    return f"{chr(FIRST_COLUMN + column)}{row + 1}"


def read_place(rows: int, columns: int, text: str) -> int | None:
    """Read a place; None for a text that is none of this table's."""
    named = _PLACE.fullmatch(text)
    if named is None:
        return None
    row, column = int(named[2]) - 1, ord(named[1]) - FIRST_COLUMN
    return row * columns + column if row < rows and column < columns else None
