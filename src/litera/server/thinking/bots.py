"""Bots think in processes of their own: what they do never holds up the tables."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from msgspec import structs

from litera.core.table import Entry, Table, TableConfig
from litera.games.opening import prepare_table
from litera.players.base import Budget, Interrupter
from litera.players.levels import advise, player_of
from litera.protocol.answers import Reply, answer
from litera.protocol.listener import Listener
from litera.protocol.requests import Advise
from litera.server.errors import Denial, DeniedError
from litera.server.fairness import Asker, FairQueue, TooMuchError

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)

REMEMBERED_TABLES = 64
OVERTIME = 30.0
"""Seconds after its time that a bot may still take, also on a machine that has other work."""
LOADING = 180.0
"""The same for the first question about a game in a process, in which all that it thinks with is loaded."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position to think about: the table from its config and log, and the seat that is asked."""

    table: str
    config: TableConfig
    log: tuple[Entry, ...]
    seat: int


class BotPool:
    """Processes that think; they start when they are first asked. One that dies is replaced.

    Where there are several, one is always left for other parties than those who ask most.
    """

    def __init__(self, workers: int, most_waiting: int | None = None, niceness: int = 0) -> None:
        """Think in so many processes; so much may wait for one party, anything where that is None.

        Where more waits, ``move`` and ``answer`` raise DeniedError (``too_many``). The machine prefers everything else
        by ``niceness``.
        """
        self._workers = workers
        self._niceness = niceness
        self._queue = FairQueue(workers, max(1, workers - 1), most_waiting)
        self._pool: ProcessPoolExecutor | None = None
        self._end: Connection | None = None
        """While it is open, the processes of the pool go on."""

    @property
    def is_busy(self) -> bool:
        """Whether everybody thinks."""
        return self._queue.is_full

    @property
    def waiting(self) -> int:
        """How many questions wait until somebody has time to think."""
        return self._queue.waiting

    async def move(self, asker: Asker, position: Position, level: str, *, seconds: float) -> str | None:
        """Give the move of a level's player; None where it would rather wait. Raises TableError as ``advise`` does.

        ``seconds`` are those from now on: waiting until somebody has time to think is taken off.
        """
        return await self._ask(asker, _move, position, level, time.monotonic() + seconds)

    async def answer(self, asker: Asker, position: Position, listener: Listener, *, asked: Advise) -> Reply:
        """Answer who asks for advice. Raises TableError as ``answer`` does, DeniedError where the thinker has died.

        The time that is asked for is counted from now on, as in ``move``.
        """
        try:
            return await self._ask(asker, _advise, position, listener, asked, time.monotonic() + asked.ms / 1000)
        except BrokenProcessPool as error:
            log.error("a bot died while it was asked for a hint")
            raise DeniedError(Denial.NO_ADVICE) from error

    def close(self) -> None:
        """Stop thinking, in the middle of it where it must be."""
        if self._pool is not None and self._end is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._end.close()
        self._pool = self._end = None

    async def _ask(self, asker: Asker, work: Callable[..., Answer], *arguments: Any) -> Answer:
        try:
            async with self._queue.place(asker):
                return await self._think(work, *arguments)
        except TooMuchError as error:
            raise DeniedError(Denial.TOO_MANY) from error

    async def _think(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._end, its_end = spawn.Pipe()
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=spawn, initializer=_begin, initargs=(self._niceness, its_end)
            )
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *arguments))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            raise


def may_interrupt(game: str, level: str) -> bool:
    """Say whether a level's player may want to act when others are on turn."""
    return isinstance(player_of(game, level), Interrupter)


_tables: OrderedDict[str, Table] = OrderedDict()
_loaded: set[str] = set()
"""The games about which this process has thought."""


def begin_thinking(*lines: Connection) -> None:
    """Make a process that was started by the server one of its own: it ends with the server, or with a line to it."""
    # A server that was killed cannot stop its processes: each watches whether its parent still lives.
    parent = multiprocessing.parent_process()
    assert parent is not None, "thinking is done in a process of its own"
    threading.Thread(target=_end_with, args=([parent.sentinel, *lines],), daemon=True).start()
    # Ctrl-C goes to all processes of the terminal; the server stops these when it has stopped itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _begin(niceness: int, line: Connection) -> None:
    begin_thinking(line)
    os.nice(niceness)


def _end_with(others: list[Any]) -> None:
    wait(others)
    os._exit(0)


@contextmanager
def within(end: float, game: str) -> Iterator[None]:
    """End this process if thinking about a game takes until long after ``end``; whoever has asked asks another again.

    Nothing is known of why: it may hold Python's lock for ever, and is watched from outside of Python.
    """
    # A process that is ended while it loads would leave all of that to the next one, which has no more time.
    most = max(0.0, end - time.monotonic()) + (OVERTIME if game in _loaded else LOADING)
    with open(os.devnull, "w", encoding="ascii") as nowhere:
        faulthandler.dump_traceback_later(most, file=nowhere, exit=True)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
    _loaded.add(game)


def _at(position: Position) -> Table:
    """Give the table of a position; one that was asked about before is only brought forward."""
    table = _tables.pop(position.table, None)
    if table is None or len(table.steps) > len(position.log):
        table = prepare_table(position.config)
    table.replay(position.log[len(table.steps) :])
    _tables[position.table] = table
    if len(_tables) > REMEMBERED_TABLES:
        _tables.popitem(last=False)
    return table


def _left(end: float) -> Budget:
    # The monotonic clock is the same in all processes of a machine.
    return Budget(max(0.0, end - time.monotonic()))


def _move(position: Position, level: str, end: float) -> str | None:
    with within(end, position.config.game):
        return advise(_at(position), position.seat, level, budget=_left(end))


def _advise(position: Position, listener: Listener, asked: Advise, end: float) -> Reply:
    with within(end, position.config.game):
        left = int(_left(end).left() * 1000)
        return answer(_at(position), listener, structs.replace(asked, ms=left))
