"""Machine players think in processes of their own: what they do never holds up the tables."""

from __future__ import annotations

import asyncio
import faulthandler
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
from typing import Any, TypeVar

from litera.core.foresight import Foresight, foresee
from litera.core.message import Message
from litera.core.table import Charter, Entry, Table
from litera.games.opening import prepare_table
from litera.players.base import Budget, Interrupter
from litera.players.levels import advise, hint, levels
from litera.server.errors import Denial, DeniedError
from litera.server.fairness import FairQueue, TooMuchError

Answer = TypeVar("Answer")

REMEMBERED_TABLES = 64
OVERTIME = 30.0
"""Seconds after its time that a machine player may still take, also on a machine that has other work."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position to think about: the table from its charter and log, and the seat that is asked."""

    table: str
    charter: Charter
    log: tuple[Entry, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint as it crosses from one process to another: the move's text, what it would do, and sentences."""

    move: str
    foresight: Foresight
    nudge: Message
    why: tuple[Message, ...]


class Thinkers:
    """Processes that think; they start when they are first asked. One that dies is replaced.

    They think about one thing at a time for each asker: an address, or whoever opened a table. Where too much waits for
    one, DeniedError (``too_many``) is raised.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._queue = FairQueue(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, asker: str, question: Question, level: str, seconds: float) -> str | None:
        """Give the move of a level's player; None where it would rather wait. Raises TableError as ``advise`` does.

        ``seconds`` are those from now on: waiting until somebody has time to think is taken off.
        """
        return await self._ask(asker, _move, question, level, time.monotonic() + seconds)

    async def hint(self, asker: str, question: Question, seconds: float) -> Hinted | None:
        """Give a hint; None where nobody can explain the game, or the seat is not to act.

        This and ``move`` raise BrokenProcessPool where the process that thinks has died, or takes much too long.
        """
        return await self._ask(asker, _hint, question, time.monotonic() + seconds)

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, asker: str, work: Callable[..., Answer], *arguments: Any) -> Answer:
        try:
            async with self._queue.place(asker):
                return await self._think(work, *arguments)
        except TooMuchError as error:
            raise DeniedError(Denial.TOO_MANY) from error

    async def _think(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=begin_thinking)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *arguments))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            raise


def may_interrupt(game: str, level: str) -> bool:
    """Tell whether a level's player may want to act when others are on turn."""
    return isinstance(levels(game)[level], Interrupter)


_tables: OrderedDict[str, Table] = OrderedDict()


def begin_thinking() -> None:
    """Make a process that was started by the server one of its own: it ends with the server, and with nothing else."""
    # A server that was killed cannot stop its processes: each watches whether its parent still lives.
    parent = multiprocessing.parent_process()
    assert parent is not None, "thinking is done in a process of its own"
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    # Ctrl-C goes to all processes of the terminal; the server stops these when it has stopped itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


@contextmanager
def within(end: float) -> Iterator[None]:
    """End this process if what is done takes until long after ``end``; whoever has asked asks another one again.

    Nothing is known of why: it may hold Python's lock for ever, and is watched from outside of Python.
    """
    with open(os.devnull, "w", encoding="ascii") as nowhere:
        faulthandler.dump_traceback_later(max(0.0, end - time.monotonic()) + OVERTIME, file=nowhere, exit=True)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def _at(question: Question) -> Table:
    """Give the table of a question; one that was asked about before is only brought forward."""
    table = _tables.pop(question.table, None)
    if table is None or len(table.steps) > len(question.log):
        table = prepare_table(question.charter)
    table.replay(question.log[len(table.steps) :])
    _tables[question.table] = table
    if len(_tables) > REMEMBERED_TABLES:
        _tables.popitem(last=False)
    return table


def _left(end: float) -> Budget:
    # The monotonic clock is the same in all processes of a machine.
    return Budget(max(0.0, end - time.monotonic()))


def _move(question: Question, level: str, end: float) -> str | None:
    with within(end):
        return advise(_at(question), question.seat, level, _left(end))


def _hint(question: Question, end: float) -> Hinted | None:
    with within(end):
        table = _at(question)
        helped = hint(table, question.seat, _left(end))
    if helped is None:
        return None
    rules, seat = table.rules, question.seat
    foresight = foresee(rules, rules.view(table.state, seat), seat, helped.move)
    return Hinted(rules.write_move(helped.move), foresight, helped.nudge, helped.why)
