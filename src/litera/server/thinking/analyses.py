"""Finished games looked at again in the background: one after another, each in a process that lets all others go first.

What was found is kept in memory, so that a game is looked at once however many ask.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Literal

from litera.analysis.review import Decision, review
from litera.core.table import Charter, Entry, Table
from litera.games.opening import prepare_table
from litera.players.base import Budget
from litera.server.errors import Denial, DeniedError
from litera.server.thinking.bots import begin_thinking

log = logging.getLogger(__name__)

SECONDS_A_MOVE = 0.3
NICENESS = 5
"""By how much the machine prefers everything else."""
MOST_WAITING = 16
MOST_KEPT = 256
PER_HOUR = 30
"""How many finished games an address may have analysed."""

State = Literal["waiting", "running", "ready", "failed"]


@dataclass(slots=True)
class Analysis:
    """One finished game, and what has been found of it so far; ``total`` moves were made by its players."""

    charter: Charter
    log: tuple[Entry, ...]
    total: int
    state: State = "waiting"
    decisions: list[Decision] = field(default_factory=list)

    @property
    def done(self) -> int:
        """How many of the moves have been looked at."""
        if self.state == "ready":
            return self.total
        return self.decisions[-1].number if self.decisions else 0


class Analyses:
    """The analyses of a server by the ids of their tables."""

    def __init__(self, seconds: float = SECONDS_A_MOVE) -> None:
        """Look at each move for so many seconds."""
        self._seconds = seconds
        self._of: OrderedDict[str, Analysis] = OrderedDict()
        self._waiting: deque[Analysis] = deque()
        self._work: asyncio.Task[None] | None = None

    def of(self, table: str) -> Analysis | None:
        """Give the analysis of a table, None where nobody has asked for it lately."""
        return self._of.get(table)

    def begin(self, table: str, game: Table) -> Analysis:
        """Take up a finished game, after those that wait. Raises DeniedError where too many do."""
        if len(self._waiting) >= MOST_WAITING:
            raise DeniedError(Denial.TOO_MANY, key="server-too-many-analyses")
        total = sum(entry.seat is not None for entry in game.log)
        analysis = Analysis(game.charter, game.log, total, "running" if self._work is None else "waiting")
        self._of.pop(table, None)
        self._of[table] = analysis
        if len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)
        self._waiting.append(analysis)
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._work_on())
        return analysis

    def close(self) -> None:
        """Stop looking; what is not finished is begun anew when somebody asks the next server."""
        if self._work is not None:
            self._work.cancel()

    async def _work_on(self) -> None:
        while self._waiting:
            analysis = self._waiting.popleft()
            analysis.state = "running"
            analysis.state = "ready" if await self._look_again(analysis) else "failed"
        self._work = None

    async def _look_again(self, analysis: Analysis) -> bool:
        """Fill in the decisions of a game; tell whether it was looked at to the end."""
        spawn = multiprocessing.get_context("spawn")
        found, finds = spawn.Pipe(duplex=False)
        given = (analysis.charter, analysis.log, self._seconds, finds)
        process = spawn.Process(target=_look, args=given, daemon=True)
        try:
            await asyncio.to_thread(process.start)
        except OSError:
            log.exception("an analysis could not be begun")
            return False
        # The end of what is found is seen only when nobody here could write any more of it.
        finds.close()
        try:
            while (decision := await asyncio.to_thread(_next, found)) is not None:
                analysis.decisions.append(decision)
        except (EOFError, OSError):
            # It has broken off, perhaps in the middle of a word.
            await asyncio.to_thread(process.join)
            log.error("an analysis of %s ended with %s", analysis.charter.game, process.exitcode)
            return False
        finally:
            # All is said: nobody waits until it has cleared up after itself, which takes seconds on a busy machine.
            process.kill()
        return True


def _next(found: Connection) -> Decision | None:
    """Wait for the next decision; None after the last. Raises EOFError or OSError where there will be none."""
    decision: Decision | None = found.recv()
    return decision


def _look(charter: Charter, played: tuple[Entry, ...], seconds: float, finds: Connection) -> None:
    begin_thinking()
    os.nice(NICENESS)
    table = prepare_table(charter)
    table.replay(played)
    for decision in review(table, lambda: Budget(seconds)):
        finds.send(decision)
    finds.send(None)
