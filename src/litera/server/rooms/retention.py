"""Forgets what the operator wants kept no longer: finished tables, and what was said at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, delete, select, tuple_, update

from litera.server.people.rewriting import rewritten, unsaid
from litera.server.store.schema import chronicle, directory, seatings
from litera.server.table.chronicle import AnyLine, Spoke, decode

DAY = 86_400_000
AT_ONCE = 100
"""So many tables are looked at with one transaction: nobody else waits for long."""


class Forgotten(NamedTuple):
    """What was forgotten: whole tables, and lines of chats at others."""

    tables: int
    said: int


class _Kept(msgspec.Struct):
    """What the directory says of a table, as far as it matters here."""

    status: str
    ended: int | None = None
    silent: bool = False
    """Whether everything that was said there is forgotten; whoever speaks there again makes it false."""


def forget(engine: Engine, *, now: int, tables_after: int, chats_after: int) -> Forgotten:
    """Forget tables that have been over for so many days, and what was said at them so many days ago; 0: never.

    ``now`` is in milliseconds since 1970. No chronicle is read twice: the directory says what is silent already.
    Raises SQLAlchemyError; what was forgotten before stays so.
    """
    tables = said = 0
    days = min((each for each in (tables_after, chats_after) if each), default=0)
    for found in _finished(engine, now - days * DAY) if days else ():
        with engine.begin() as connection:
            for table, kept in found:
                ended = kept.ended or _last_line(connection, table)
                if tables_after and ended < now - tables_after * DAY:
                    for rows in (chronicle, seatings, directory):
                        connection.execute(delete(rows).where(rows.c.game_table == table))
                    tables += 1
                elif chats_after and ended < now - chats_after * DAY and not kept.silent:
                    said += _silence(connection, table, ended, now - chats_after * DAY)
    return Forgotten(tables, said)


def _finished(engine: Engine, before: int) -> Iterator[list[tuple[str, _Kept]]]:
    """Give the tables that are over and were opened before a time, the oldest first, some at once."""
    # Nothing that is over is listed: the index of the lobby has these by the time when they were opened.
    place = tuple_(directory.c.created, directory.c.game_table)
    asked = select(directory.c.created, directory.c.game_table, directory.c.summary).order_by(*place)
    asked = asked.where(directory.c.listed == 0, directory.c.created < before)
    last: tuple[int, str] = (0, "")
    while True:
        with engine.connect() as connection:
            found = connection.execute(asked.where(place > last).limit(AT_ONCE)).all()
        if not found:
            return
        last = found[-1][0], found[-1][1]
        described = [(table, msgspec.json.decode(summary, type=_Kept)) for _, table, summary in found]
        yield [(table, kept) for table, kept in described if kept.status == "over"]


def _last_line(connection: Connection, table: str) -> int:
    """Give when the last line of a table was written: older versions kept no end of its game."""
    lines = select(chronicle.c.line).where(chronicle.c.game_table == table)
    newest = connection.execute(lines.order_by(chronicle.c.seq.desc()).limit(1)).scalar_one()
    return decode(newest).at


def _silence(connection: Connection, table: str, ended: int, before: int) -> int:
    """Empty the lines of a table's chat from before a time."""
    is_silent = True

    def silenced(line: AnyLine) -> AnyLine:
        nonlocal is_silent
        if not isinstance(line, Spoke) or line.is_forgotten:
            return line
        if line.at < before:
            return unsaid(line)
        is_silent = False
        return line

    said = rewritten(connection, table, silenced)
    if is_silent:
        _note_silent(connection, table, ended)
    return said


def _note_silent(connection: Connection, table: str, ended: int) -> None:
    own = directory.c.game_table == table
    summary = msgspec.json.decode(connection.execute(select(directory.c.summary).where(own)).scalar_one())
    noted = msgspec.json.encode({**summary, "ended": ended, "silent": True})
    connection.execute(update(directory).where(own).values(summary=noted))
