"""The store: what it is asked to keep is on the disk before it says so. Many rooms' lines go into one commit.

A table's lines are numbered from 1 without gaps, and the number is the key. A room that has not seen the newest line,
because another server wrote it, collides with it: it alone is refused, and reads the table anew.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Select, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from litera.server.store.cards import Card, write_cards
from litera.server.store.outbox import Notice, put
from litera.server.store.queries import GOING, LAST, LONGEST_LIST, RESTING, RESTS, finished
from litera.server.store.schema import chronicle, directory, version
from litera.server.store.watchdog import Watchdog
from litera.server.tracing import begun, request_id

log = logging.getLogger(__name__)

SECONDS_BETWEEN_COMMITS = 0.003
"""A commit costs as much as two moves; to wait so long for the next one is not felt."""
AT_A_TIME = 64
"""So many rooms learn in one turn of the event loop that their lines are on the disk: a thousand at once would hold up
everything else."""
SLOW = 2.0
"""So many seconds after which it is a bad sign that the database has not answered."""


Changed = TypeVar("Changed")


class StoreError(Exception):
    """The database did not do what it was asked: what it was given is not kept, and nobody has been told of it."""


class CollisionError(StoreError):
    """Another server has written to the table: who wants to write has to read it first."""


class FencedError(StoreError):
    """The table belongs to another server of the cluster now."""


class Append(NamedTuple):
    """Lines to append to the chronicle of one table after the line ``last``, the first with the number ``last`` + 1.

    ``card`` is what the directory is to say of the table from now on, None where that stays as it is. ``epoch`` is that
    of the table's slot in a cluster when its room was opened, 0 for a server by itself. ``notices`` go into the outbox.
    """

    table: str
    lines: tuple[bytes, ...]
    last: int
    card: Card | None
    epoch: int = 0
    notices: tuple[Notice, ...] = ()
    request: str = ""
    """The id of the request that made the lines."""

    @property
    def new_last(self) -> int:
        """The number of the last line once these are appended."""
        return self.last + len(self.lines)

    def rows(self) -> Iterable[dict[str, object]]:
        """Give the rows of the chronicle."""
        for seq, line in enumerate(self.lines, self.last + 1):
            yield {"game_table": self.table, "seq": seq, "line": line}


Fence: TypeAlias = Callable[[Connection, Sequence[Append]], frozenset[str]]
"""Gives, within the transaction of a commit, the tables of appends that belong to another server."""


class Store:
    """Chronicles in a database. To be opened, asked and closed in one event loop; it writes in a thread of its own."""

    def __init__(
        self,
        engine: Engine,
        on_commit: Callable[[float], None],
        fence: Fence | None = None,
        *,
        on_failure: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Take up a database as it was left.

        ``on_commit`` hears, in the thread that writes, how many seconds each commit took. ``fence`` says what of a
        commit belongs to another server, and is left out of it. ``on_failure`` hears each time, in any thread, that the
        database can't be "read" or "written".
        """
        self._on_commit = on_commit
        self._fence = fence
        self._engine = engine
        # Written once: SQLAlchemy takes longer over each line than the database does.
        self._insert = str(insert(chronicle).compile(dialect=engine.dialect))
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[tuple[Append, asyncio.Future[int]]] = deque()
        self._wake = threading.Event()
        # Whether the event loop has announced what was written last.
        self._told = threading.Event()
        self._told.set()
        self._is_closing = False
        self._failing: set[str] = set()
        """What the database did not do when it was asked last: to be read, or written."""
        self._on_failure = on_failure
        self.cards = 0
        """How many cards were written here: what was read before the last one may say something else."""
        self._since: dict[int, float] = {}
        """Since when the threads that wait for the database do."""
        self._watchdog = Watchdog(engine) if engine.dialect.name == "postgresql" else None
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and close the database."""
        self._is_closing = True
        self._wake.set()
        await asyncio.to_thread(self._writer.join)
        while not self._told.is_set():
            await asyncio.sleep(0)
        if self._watchdog is not None:
            self._watchdog.close()
        self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many appends wait for a commit."""
        return len(self._waiting)

    @property
    def is_well(self) -> bool:
        """Whether the database did what it was asked last, and does not keep anybody waiting."""
        now = time.monotonic()
        return not self._failing and all(now - since < SLOW for since in tuple(self._since.values()))

    def append(
        self,
        table: str,
        lines: tuple[bytes, ...],
        last: int,
        *,
        card: Card | None,
        epoch: int = 0,
        notices: tuple[Notice, ...] = (),
    ) -> asyncio.Future[int]:
        """Append lines to a table's chronicle after its line ``last``, 0 where it has none yet.

        The future gives the number of the new last line, once it is on the disk. It raises StoreError, also where
        another server has written a line after ``last`` or, in a cluster, owns the table by now.
        """
        if self._is_closing:
            raise StoreError("the store is closed")
        answer: asyncio.Future[int] = self._loop.create_future()
        self._waiting.append((Append(table, lines, last, card, epoch, notices, request_id.get()), answer))
        if (end := begun("commit", table=table, lines=len(lines))) is not None:
            answer.add_done_callback(end)
        # Where it is set already, the writer has not begun to take what waits; to set it again costs 5 µs.
        if not self._wake.is_set():
            self._wake.set()
        return answer

    async def lines(self, table: str) -> list[bytes]:
        """Give all lines of a table's chronicle, oldest first; none where there is no such table.

        Raises StoreError, as all that reads does.
        """
        if "\0" in table:
            # PostgreSQL does not even let one ask for it.
            return []
        found = select(chronicle.c.line).where(chronicle.c.game_table == table)
        return await asyncio.to_thread(self._read, found.order_by(chronicle.c.seq))

    async def summaries(self, *guests: str) -> list[bytes]:
        """Give the summaries of the tables where one of these guests has or had a seat, newest first.

        Of games that are over there are the last ones alone; ``finished`` gives all.
        """
        return await asyncio.to_thread(self._read, GOING, LAST, guests=guests)

    async def finished(
        self,
        guests: Sequence[str],
        count: int,
        first: int = 0,
        *,
        game: str | None = None,
        is_oldest_first: bool = False,
    ) -> list[bytes]:
        """Give summaries of the finished games where one of these guests had a seat, the last ones first.

        ``count`` of them, without the ``first`` ones; only of one game, where that is given.
        """
        found = finished(count, first, game, is_oldest_first=is_oldest_first)
        return await asyncio.to_thread(self._read, found, guests=guests)

    async def lobby(self, since: int) -> list[bytes]:
        """Give the summaries of the tables that the lobby lists, those with the highest ``listed`` and newest first.

        Tables that were opened before ``since``, in milliseconds since 1970, are not listed any more.
        """
        found = select(directory.c.summary).where(directory.c.listed > 0, directory.c.created >= since)
        ordered = found.order_by(directory.c.listed.desc(), directory.c.created.desc())
        return await asyncio.to_thread(self._read, ordered.limit(LONGEST_LIST))

    async def rests(self, guests: Iterable[str]) -> dict[str, list[tuple[int, int]]]:
        """Give for each of these guests when they are and were on vacation, from and to, the first one first."""
        return await asyncio.to_thread(self._rests, frozenset(guests))

    async def resting(self, since: int, now: int) -> list[str]:
        """Give the tables that go on of those whose vacation has begun or ended since a time."""
        return await asyncio.to_thread(self._read, RESTING, since=since, now=now)

    def _rests(self, guests: frozenset[str]) -> dict[str, list[tuple[int, int]]]:
        found: dict[str, list[tuple[int, int]]] = {}
        with self._noting("read"), self._engine.connect() as connection:
            for guest, began, until in connection.execute(RESTS, {"guests": [*guests]}):
                found.setdefault(guest, []).append((began, until))
        return found

    async def newest(self) -> list[bytes]:
        """Give the summaries of the tables that were opened last."""
        found = select(directory.c.summary).order_by(directory.c.created.desc())
        return await asyncio.to_thread(self._read, found.limit(LONGEST_LIST))

    async def due(self, now: int) -> list[str]:
        """Give the tables that are to be looked at by now, the most urgent first."""
        found = select(directory.c.game_table).where(directory.c.due <= now).order_by(directory.c.due)
        return await asyncio.to_thread(self._read, found.limit(LONGEST_LIST))

    async def change(self, work: Callable[[Engine], Changed]) -> Changed:
        """Change what was kept before, in a thread of its own. Raises StoreError."""

        def changed() -> Changed:
            with self._noting("written"):
                return work(self._engine)

        return await asyncio.to_thread(changed)

    async def try_again(self) -> None:
        """Write what is there already, if writing failed last: else nobody would know before the next move."""
        if "written" in self._failing:
            await asyncio.to_thread(self._write_the_same)

    def _write_the_same(self) -> None:
        with self._noting("written"), self._engine.begin() as connection:
            connection.execute(update(version).values(version_num=version.c.version_num))

    def _read(self, *queries: Select[Any], **values: Any) -> list[Any]:
        with self._noting("read"), self._engine.connect() as connection:
            return [found for query in queries for found in connection.execute(query, values).scalars()]

    @contextmanager
    def _noting(self, what: str) -> Iterator[None]:
        """Note how the database does; the log has one line for an outage, and one for its end. Raises StoreError."""
        self._since[threading.get_ident()] = time.monotonic()
        try:
            yield
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            if what not in self._failing:
                log.error("the database can't be %s: %s", what, error)
            self._failing.add(what)
            self._on_failure(what)
            raise StoreError(str(error)) from error
        else:
            if what in self._failing:
                self._failing.discard(what)
                log.warning("the database can be %s again", what)
        finally:
            del self._since[threading.get_ident()]

    def _write_on(self) -> None:
        began = 0.0
        while True:
            self._wake.wait()
            # Where many tables play, those that come within this time share a commit.
            time.sleep(max(0.0, began + SECONDS_BETWEEN_COMMITS - time.perf_counter()))
            # A loop that has not yet announced the last ones is busy; its next lines share a commit as well.
            self._told.wait()
            # The order matters: who sets the event after this line is written in the next round.
            self._wake.clear()
            is_closing = self._is_closing
            batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
            # In the order of the tables: two servers that wait for each other's rows never wait in a circle.
            batch.sort(key=_table)
            if batch:
                began = time.perf_counter()
                errors = self._commit([given for given, _ in batch])
                self._on_commit(time.perf_counter() - began)
                self.cards += sum(given.card is not None for given, _ in batch)
                _note(batch, errors)
                self._told.clear()
                kept = [(given, answer, error) for (given, answer), error in zip(batch, errors, strict=True)]
                self._loop.call_soon_threadsafe(self._answer, kept)
            if is_closing and not self._waiting:
                return

    def _commit(self, appends: list[Append]) -> list[StoreError | None]:
        """Store appends with one commit; give for each what kept it from being stored, None where it is."""
        try:
            with self._noting("written"), self._engine.begin() as connection:
                fenced = self._fenced(connection, appends)
                self._write(connection, [given for given in appends if given.table not in fenced])
        except IntegrityError:
            return self._commit_apart(appends)
        except StoreError as error:
            return [error] * len(appends)
        return [FencedError() if given.table in fenced else None for given in appends]

    def _fenced(self, connection: Connection, appends: list[Append]) -> frozenset[str]:
        return frozenset() if self._fence is None else self._fence(connection, appends)

    def _commit_apart(self, appends: list[Append]) -> list[StoreError | None]:
        """Store appends of which some collide with lines of another server: those alone are refused."""
        try:
            with self._noting("written"), self._engine.begin() as connection:
                fenced = self._fenced(connection, appends)
                return [
                    FencedError() if given.table in fenced else self._refused(connection, given) for given in appends
                ]
        except StoreError as error:
            return [error] * len(appends)

    def _refused(self, connection: Connection, given: Append) -> StoreError | None:
        try:
            with connection.begin_nested():
                self._write(connection, [given])
        except IntegrityError as error:
            return CollisionError(str(error))
        return None

    def _write(self, connection: Connection, appends: list[Append]) -> None:
        rows = [row for given in appends for row in given.rows()]
        if rows:
            connection.exec_driver_sql(self._insert, rows)
        write_cards(connection, {given.table: given.card for given in appends if given.card is not None})
        put(connection, [notice for given in appends for notice in given.notices])

    def _answer(self, kept: list[tuple[Append, asyncio.Future[int], StoreError | None]]) -> None:
        if len(kept) > AT_A_TIME:
            self._loop.call_soon(self._answer, kept[AT_A_TIME:])
        else:
            self._told.set()
        for given, answer, error in kept[:AT_A_TIME]:
            if answer.cancelled():
                continue
            if error is None:
                answer.set_result(given.new_last)
            else:
                answer.set_exception(error)


def _note(batch: Sequence[tuple[Append, object]], errors: Sequence[StoreError | None]) -> None:
    """Write to the log what became of each append, with the request that it is for."""
    if not log.isEnabledFor(logging.DEBUG):
        return
    for (given, _), error in zip(batch, errors, strict=True):
        what = "stored" if error is None else f"not stored ({type(error).__name__})"
        about = {"request": given.request}
        log.debug("table %s: lines %d to %d are %s", given.table, given.last + 1, given.new_last, what, extra=about)


def _table(waiting: tuple[Append, object]) -> str:
    return waiting[0].table
