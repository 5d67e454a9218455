"""The store: what it is asked to keep is on the disk before it says so. Many rooms' lines go into one commit."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from litera.server.store.schema import chronicle, directory, marks, seatings

log = logging.getLogger(__name__)

WRITTEN = "written"
"""The mark: up to this line of the chronicle the directory knows each table's last one."""
LINES_BETWEEN_MARKS = 10_000
SECONDS_BETWEEN_COMMITS = 0.003
"""A commit costs as much as two moves; to wait so long for the next one is not felt."""
AT_A_TIME = 64
"""So many rooms learn in one turn of the event loop that their lines are on the disk: a thousand at once would hold up
everything else."""
LONGEST_LIST = 200


class StoreError(Exception):
    """The database did not do what it was asked: what it was given is not kept, and nobody has been told of it."""


@dataclass(frozen=True, slots=True)
class Card:
    """What the directory says of a table: its summary as JSON, and who has or had a seat there.

    ``listed`` is the higher the earlier the lobby lists the table, 0 where it does not; ``due`` is when the table is to
    be looked at though nobody comes, in milliseconds since 1970, None for never.
    """

    created: int
    summary: bytes
    guests: frozenset[str] = frozenset()
    listed: int = 0
    due: int | None = None


class Append(NamedTuple):
    """Lines to append to the chronicle of one table; ``card`` where the directory is to say something else of it."""

    table: str
    lines: tuple[bytes, ...]
    previous: int
    first: int
    card: Card | None

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.first + len(self.lines) - 1

    def rows(self) -> Iterable[dict[str, object]]:
        """Give the rows of the chronicle."""
        previous = self.previous
        for number, line in enumerate(self.lines, self.first):
            yield {"number": number, "previous": previous, "game_table": self.table, "line": line}
            previous = number


class Store:
    """Chronicles in a database. To be opened, asked and closed in one event loop; it writes in a thread of its own."""

    def __init__(self, engine: Engine, on_commit: Callable[[float], None]) -> None:
        """Take up a database as it was left: its newest lines are read to learn where each table's chronicle ends.

        ``on_commit`` is told, in the thread that writes, how many seconds each commit took.
        """
        self._on_commit = on_commit
        self._engine = engine
        # Written once: SQLAlchemy takes longer over each line than the database does.
        self._insert = str(insert(chronicle).compile(dialect=engine.dialect))
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[Append, asyncio.Future[int]]] = deque()
        self._wake = threading.Event()
        # Whether the event loop has told of what was written last.
        self._told = threading.Event()
        self._told.set()
        self._is_closing = False
        with engine.connect() as connection:
            self._mark = connection.execute(select(marks.c.number).where(marks.c.name == WRITTEN)).scalar() or 0
            self._next = (connection.execute(select(func.max(chronicle.c.number))).scalar() or 0) + 1
            newest = (
                select(chronicle.c.game_table, func.max(chronicle.c.number))
                .where(chronicle.c.number > self._mark)
                .group_by(chronicle.c.game_table)
            )
            self._ends: dict[str, int] = {row[0]: row[1] for row in connection.execute(newest)}
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and close the database."""
        self._is_closing = True
        self._wake.set()
        await asyncio.to_thread(self._writer.join)
        while not self._told.is_set():
            await asyncio.sleep(0)
        self._engine.dispose()

    def append(self, table: str, lines: tuple[bytes, ...], previous: int, card: Card | None) -> asyncio.Future[int]:
        """Append lines to a table's chronicle; ``previous`` is the number of its last one, 0 where there is none yet.

        The future gives the number of the last line, once it is on the disk. It raises StoreError.
        """
        if self._is_closing:
            raise StoreError("the store is closed")
        given = Append(table, lines, previous, self._next, card)
        self._next += len(lines)
        answer: asyncio.Future[int] = self._loop.create_future()
        self._waiting.append((given, answer))
        # Where it is set already, the writer has not begun to take what waits; to set it again costs 5 µs.
        if not self._wake.is_set():
            self._wake.set()
        return answer

    async def lines(self, table: str) -> tuple[int, list[bytes]]:
        """Give the number of the last line of a table's chronicle and all its lines, oldest first; 0 where none is.

        Raises StoreError, as all that reads does.
        """
        if "\0" in table:
            # PostgreSQL does not even let one ask for it.
            return 0, []
        return await asyncio.to_thread(self._lines, table)

    async def summaries(self, guest: str) -> list[bytes]:
        """Give the summaries of the tables where a guest has or had a seat, newest first."""
        mine = select(seatings.c.game_table).where(seatings.c.guest == guest)
        found = select(directory.c.summary).where(directory.c.game_table.in_(mine))
        return await asyncio.to_thread(self._read, found.order_by(directory.c.created.desc()).limit(LONGEST_LIST))

    async def lobby(self, since: int) -> list[bytes]:
        """Give the summaries of the tables that the lobby lists, those with the highest ``listed`` and newest first.

        Tables that were opened before ``since``, in milliseconds since 1970, are not listed any more.
        """
        found = select(directory.c.summary).where(directory.c.listed > 0, directory.c.created >= since)
        ordered = found.order_by(directory.c.listed.desc(), directory.c.created.desc())
        return await asyncio.to_thread(self._read, ordered.limit(LONGEST_LIST))

    async def due(self, now: int) -> list[str]:
        """Give the tables that are to be looked at by now, the most urgent first."""
        found = select(directory.c.game_table).where(directory.c.due <= now).order_by(directory.c.due)
        return await asyncio.to_thread(self._read, found.limit(LONGEST_LIST))

    def _read(self, query: Select[Any]) -> list[Any]:
        try:
            with self._engine.connect() as connection:
                return list(connection.execute(query).scalars())
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error

    def _lines(self, table: str) -> tuple[int, list[bytes]]:
        try:
            with self._engine.connect() as connection:
                return self._chain(connection, table)
        except SQLAlchemyError as error:
            raise StoreError(str(error)) from error

    def _chain(self, connection: Connection, table: str) -> tuple[int, list[bytes]]:
        # Before the directory, which only lags behind what the writer remembers.
        last = self._ends.get(table)
        if last is None:
            last = connection.execute(select(directory.c.last).where(directory.c.game_table == table)).scalar()
        if last is None:
            return 0, []
        columns = (chronicle.c.number, chronicle.c.previous, chronicle.c.line)
        chain = select(*columns).where(chronicle.c.number == last).cte("chain", recursive=True)
        chain = chain.union_all(select(*columns).where(chronicle.c.number == chain.c.previous))
        found = connection.execute(select(chain.c.line).order_by(chain.c.number))
        return last, list(found.scalars())

    def _write_on(self) -> None:
        began = 0.0
        while True:
            self._wake.wait()
            # Where many tables play, those that come within this time share a commit.
            time.sleep(max(0.0, began + SECONDS_BETWEEN_COMMITS - time.perf_counter()))
            # A loop that has not yet told of the last ones is busy; its next lines share a commit as well.
            self._told.wait()
            # The order matters: who sets the event after this line is written in the next round.
            self._wake.clear()
            is_closing = self._is_closing
            batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
            if batch:
                began = time.perf_counter()
                error = self._commit([given for given, _ in batch])
                self._on_commit(time.perf_counter() - began)
                self._told.clear()
                self._loop.call_soon_threadsafe(self._answer, batch, error)
                if batch[-1][0].last - self._mark > LINES_BETWEEN_MARKS:
                    self._write_mark(batch[-1][0].last)
            if is_closing and not self._waiting:
                self._write_mark(self._next - 1)
                return

    def _commit(self, appends: list[Append]) -> SQLAlchemyError | None:
        try:
            with self._engine.begin() as connection:
                connection.exec_driver_sql(self._insert, [row for given in appends for row in given.rows()])
                for given in {given.table: given for given in appends if given.card is not None}.values():
                    _write_card(connection, given)
        except SQLAlchemyError as error:
            return error
        self._ends.update((given.table, given.last) for given in appends)
        return None

    def _write_mark(self, number: int) -> None:
        """Bring the directory up to a line, so that a new start need not read what stands before it."""
        ends = [{"of": table, "end": last} for table, last in self._ends.items()]
        one = update(directory).where(directory.c.game_table == bindparam("of")).values(last=bindparam("end"))
        try:
            with self._engine.begin() as connection:
                if ends:
                    connection.execute(one, ends)
                connection.execute(delete(marks).where(marks.c.name == WRITTEN))
                connection.execute(insert(marks).values(name=WRITTEN, number=number))
        except SQLAlchemyError:
            # Nothing is lost without the mark: the next one is tried for after the next commit.
            log.exception("the directory could not be brought up to date")
            return
        self._mark = number
        self._ends.clear()

    def _answer(self, batch: list[tuple[Append, asyncio.Future[int]]], error: SQLAlchemyError | None) -> None:
        if len(batch) > AT_A_TIME:
            self._loop.call_soon(self._answer, batch[AT_A_TIME:], error)
        else:
            self._told.set()
        for given, answer in batch[:AT_A_TIME]:
            if answer.cancelled():
                continue
            if error is None:
                answer.set_result(given.last)
            else:
                answer.set_exception(StoreError(str(error)))


def _write_card(connection: Connection, given: Append) -> None:
    card = given.card
    assert card is not None, "only tables whose card changes are written to the directory"
    values = {
        "last": given.last,
        "created": card.created,
        "summary": card.summary,
        "listed": card.listed,
        "due": card.due,
    }
    changed = connection.execute(update(directory).where(directory.c.game_table == given.table).values(values))
    if changed.rowcount == 0:
        connection.execute(insert(directory).values(game_table=given.table, **values))
    of_table = seatings.c.game_table == given.table
    known = set(connection.execute(select(seatings.c.guest).where(of_table)).scalars())
    if card.guests - known:
        new = [{"guest": guest, "game_table": given.table} for guest in sorted(card.guests - known)]
        connection.execute(insert(seatings), new)
