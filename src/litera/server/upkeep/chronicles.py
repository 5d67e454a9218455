"""Whether a chronicle holds together: its lines are numbered without gaps, and a table can be folded from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TypeAlias

import msgspec

from litera.core.message import Message, Parameter, message
from litera.core.record import read_record, write_record
from litera.core.refusal import TableError
from litera.games.opening import replay_table
from litera.server.table.chronicle import AnyLine, decode
from litera.server.table.state import TableState, fold

Numbered: TypeAlias = tuple[str, int, bytes]
"""A line as the database has it: its table, its number there, its text."""

UNFOLDABLE = (AssertionError, AttributeError, LookupError, TypeError, ValueError, msgspec.DecodeError, TableError)
"""What folding raises for lines that no server wrote, or in an order in which no server wrote them."""


class BrokenError(Exception):
    """A chronicle doesn't hold together; ``message`` says where."""

    def __init__(self, key: str, /, **parameters: Parameter) -> None:
        super().__init__(key, parameters)
        self.message = Message(key, parameters)


def by_table(lines: Iterable[Numbered]) -> Iterator[tuple[str, list[Numbered]]]:
    """Give the lines of each table, where those of one table follow each other."""
    for table, own in groupby(lines, key=lambda line: line[0]):
        yield table, list(own)


def folded(table: str, lines: list[Numbered]) -> TableState:
    """Give where a table stands after its lines. Raises BrokenError."""
    for expected, (_, number, _) in enumerate(lines, 1):
        if number != expected:
            raise BrokenError("upkeep-broken-chain", table=table, line=expected)
    reached = 0

    def decoded() -> Iterator[AnyLine]:
        nonlocal reached
        for _, reached, line in lines:  # noqa: B007  (which line is the last that was read)
            yield decode(line)

    try:
        state = fold(decoded())
    except UNFOLDABLE as error:
        raise BrokenError("upkeep-broken-line", table=table, line=reached, why=_why(error)) from error
    if state.opened.table != table:
        raise BrokenError("upkeep-broken-line", table=table, line=1, why=state.opened.table)
    return state


def check_record(state: TableState) -> None:
    """Replay the record of a game that is over. Raises BrokenError."""
    if state.game is None or state.result is None:
        return
    try:
        replay_table(read_record(write_record(state.game)))
    except UNFOLDABLE as error:
        raise BrokenError("upkeep-broken-record", table=state.opened.table, why=_why(error)) from error


def _why(error: Exception) -> Message:
    """Say what was wrong: in the game's words, or in Python's."""
    if isinstance(error, TableError):
        return error.refusal.message
    return message("upkeep-why", kind=type(error).__name__, words=str(error))
