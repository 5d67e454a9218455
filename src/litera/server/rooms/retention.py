"""Forgets what the operator wants kept no longer: finished tables, and what was said at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, delete, func, select

from litera.server.people.rewriting import rewritten, unsaid
from litera.server.store.schema import chronicle, directory, seatings
from litera.server.table.chronicle import Spoke, decode

DAY = 86_400_000
AT_ONCE = 100
"""So many tables are looked at with one transaction: nobody else waits for long."""


class Forgotten(NamedTuple):
    """What was forgotten: whole tables, and lines of chats at others."""

    tables: int
    said: int


class _Status(msgspec.Struct):
    status: str


def forget(engine: Engine, *, now: int, tables_after: int, chats_after: int) -> Forgotten:
    """Forget tables that have been over for so many days, and what was said at tables for so many; 0: never.

    ``now`` is in milliseconds since 1970. Raises SQLAlchemyError; what was forgotten before stays so.
    """
    tables = said = 0
    days = min((each for each in (tables_after, chats_after) if each), default=0)
    for names in _finished(engine, now - days * DAY) if days else ():
        with engine.begin() as connection:
            for table, ended in _ends(connection, names):
                if tables_after and ended < now - tables_after * DAY:
                    for kept in (chronicle, seatings, directory):
                        connection.execute(delete(kept).where(kept.c.game_table == table))
                    tables += 1
                elif chats_after and ended < now - chats_after * DAY:
                    said += _silence(connection, table)
    return Forgotten(tables, said)


def _finished(engine: Engine, before: int) -> Iterator[list[str]]:
    """Give the tables that are over and were opened before a time, some at once."""
    last = ""
    while True:
        asked = select(directory.c.game_table, directory.c.summary)
        asked = asked.where(directory.c.game_table > last, directory.c.created < before)
        with engine.connect() as connection:
            found = connection.execute(asked.order_by(directory.c.game_table).limit(AT_ONCE)).all()
        if not found:
            return
        last = found[-1][0]
        yield [table for table, summary in found if msgspec.json.decode(summary, type=_Status).status == "over"]


def _ends(connection: Connection, tables: list[str]) -> Iterator[tuple[str, int]]:
    """Give when the last line of each table was written."""
    newest = select(chronicle.c.game_table, func.max(chronicle.c.seq).label("seq"))
    newest_lines = newest.where(chronicle.c.game_table.in_(tables)).group_by(chronicle.c.game_table).subquery()
    asked = select(chronicle.c.game_table, chronicle.c.line).join(
        newest_lines,
        (chronicle.c.game_table == newest_lines.c.game_table) & (chronicle.c.seq == newest_lines.c.seq),
    )
    for table, line in connection.execute(asked).all():
        yield table, decode(line).at


def _silence(connection: Connection, table: str) -> int:
    """Empty the lines of a table's chat; their numbers stay, as a chronicle has no gaps."""
    return rewritten(
        connection, table, lambda line: unsaid(line) if isinstance(line, Spoke) and not line.is_forgotten else line
    )
