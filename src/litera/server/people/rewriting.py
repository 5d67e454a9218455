"""Changing what a chronicle says of somebody: the one thing about it that isn't only appended to."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from sqlalchemy import Connection, Engine, select, update

from litera.server.store.schema import chronicle
from litera.server.table.chronicle import AnyLine, Spoke, decode, encode


def silenced(engine: Engine, *, table: str, ids: Collection[str]) -> int:
    """Empty what guests said at a table; give how many lines that were. Raises SQLAlchemyError."""
    with engine.begin() as connection:
        return rewritten(connection, table, lambda line: unsaid(line) if _spoke(line, ids) else line)


def rewritten(connection: Connection, table: str, change: Callable[[AnyLine], AnyLine]) -> int:
    """Change lines of a table's chronicle; their numbers stay, as a chronicle has no gaps. Give how many changed."""
    count = 0
    asked = select(chronicle.c.seq, chronicle.c.line).where(chronicle.c.game_table == table)
    for seq, line in connection.execute(asked).all():
        before = decode(line)
        after = change(before)
        if after != before:
            own = chronicle.c.game_table == table, chronicle.c.seq == seq
            connection.execute(update(chronicle).where(*own).values(line=encode(after)))
            count += 1
    return count


def unsaid(spoke: AnyLine) -> AnyLine:
    """Give a line of the chat with nothing in it."""
    return msgspec.structs.replace(spoke, name="", text=None, phrase=None)


def _spoke(line: AnyLine, ids: Collection[str]) -> bool:
    return isinstance(line, Spoke) and not line.is_forgotten and line.guest in ids
