"""When games ended that an older version brought to their end: lists of one's finished games go by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from sqlalchemy import Engine, exists, select, update

from litera.server.store.schema import directory, seatings

AT_ONCE = 500
"""So many tables share a transaction: nobody waits for it long."""


class _Kept(msgspec.Struct):
    """What is needed of a table's summary."""

    game: str
    status: str
    ended: int | None = None


class _Ending(NamedTuple):
    table: str
    ended: int
    game: str


def note_endings(engine: Engine) -> int:
    """Note beside the seats of games that are over when they ended, where nobody has; give at how many tables.

    Versions before schema 0009 don't, and may play on beside newer ones. Whoever dies here leaves the rest to whoever
    starts next. Raises SQLAlchemyError; what was noted before stays so.
    """
    noted = 0
    for found in _endings(engine):
        with engine.begin() as connection:
            for table, ended, game in found:
                own = seatings.c.game_table == table, seatings.c.ended.is_(None)
                connection.execute(update(seatings).where(*own).values(ended=ended, game=game))
        noted += len(found)
    return noted


def _endings(engine: Engine) -> Iterator[list[_Ending]]:
    """Give the games that are over and have a seat of which it isn't noted, some at once, by their tables' ids."""
    open_seat = exists().where(seatings.c.game_table == directory.c.game_table, seatings.c.ended.is_(None))
    asked = select(directory.c.game_table, directory.c.created, directory.c.summary).where(open_seat)
    last = ""
    while True:
        with engine.connect() as connection:
            after = asked.where(directory.c.game_table > last).order_by(directory.c.game_table)
            found = connection.execute(after.limit(AT_ONCE)).all()
        if not found:
            return
        last = found[-1].game_table
        described = [(row, msgspec.json.decode(row.summary, type=_Kept)) for row in found]
        # The oldest versions kept no end in the summary.
        yield [
            _Ending(row.game_table, kept.ended or row.created, kept.game)
            for row, kept in described
            if kept.status == "over"
        ]
