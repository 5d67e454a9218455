"""What is kept of people, in the database of the tables: each piece of work one transaction, beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

from sqlalchemy import Connection, Engine, Table, insert, text, update
from sqlalchemy.exc import SQLAlchemyError

from litera.server.store.store import StoreError

Answer = TypeVar("Answer")

WRITING = text("BEGIN IMMEDIATE")
"""In SQLite a transaction that has read and then wants to write fails if another one wrote meanwhile."""


class Ledger:
    """Reads and writes in transactions. Work is a function of a connection; it runs in a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Read something. Raises StoreError, as ``write`` does."""
        return await asyncio.to_thread(self._do, work, is_writing=False)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Change something: all of it or, where the work raises anything, nothing."""
        return await asyncio.to_thread(self._do, work, is_writing=True)

    def _do(self, work: Callable[[Connection], Answer], *, is_writing: bool) -> Answer:
        try:
            with self._engine.connect() as connection:
                if is_writing and connection.dialect.name == "sqlite":
                    connection.execute(WRITING)
                answer = work(connection)
                connection.commit()
                return answer
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error


def add_up(connection: Connection, table: Table, of: Mapping[str, str], *, more: Mapping[str, int]) -> None:
    """Add to the counts in the row of a table that is ``of`` something; to nothing where there is no row yet.

    Whoever counts holds a lock, so that nobody else writes the same row meanwhile.
    """
    own = [table.c[name] == value for name, value in of.items()]
    added = {name: table.c[name] + count for name, count in more.items()}
    if connection.execute(update(table).where(*own).values(added)).rowcount == 0:
        connection.execute(insert(table).values(**of, **more))
