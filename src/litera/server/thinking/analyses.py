"""Finished games looked at again in the background: one after another, in a process that lets all others go first.

What was found is kept in memory, so that a game is looked at once however many ask.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from litera.analysis.review import Decision
from litera.core.table import Entry, Table, TableConfig
from litera.server.errors import Denial, DeniedError
from litera.server.thinking.reviewing import Reviewer

log = logging.getLogger(__name__)

SECONDS_A_MOVE = 0.3
MOST_WAITING = 16
MOST_KEPT = 256
PER_HOUR = 30
"""How many finished games an address may have analysed."""

State = Literal["waiting", "running", "ready", "failed"]


@dataclass(slots=True)
class Analysis:
    """One finished game, and what has been found of it so far; ``total`` moves were made by its players."""

    config: TableConfig
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

    def __init__(
        self,
        seconds: float = SECONDS_A_MOVE,
        reviewer: Reviewer | None = None,
        on_failure: Callable[[], None] = lambda: None,
    ) -> None:
        """Look at each move for so many seconds. ``on_failure`` hears that an analysis broke off."""
        self._on_failure = on_failure
        self._seconds = seconds
        self._reviewer = reviewer or Reviewer()
        self._of: OrderedDict[str, Analysis] = OrderedDict()
        self._waiting: deque[Analysis] = deque()
        self._work: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many finished games wait to be looked at."""
        return len(self._waiting)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being looked at."""
        return self._work is None

    def of(self, table: str) -> Analysis | None:
        """Give the analysis of a table, None where nobody has asked for it lately."""
        return self._of.get(table)

    def begin(self, table: str, game: Table) -> Analysis:
        """Take up a finished game, after those that wait. Raises DeniedError where too many do."""
        if len(self._waiting) >= MOST_WAITING:
            raise DeniedError(Denial.TOO_MANY, key="server-too-many-analyses")
        total = sum(entry.seat is not None for entry in game.log)
        analysis = Analysis(game.config, game.log, total, "running" if self._work is None else "waiting")
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
        self._reviewer.close()

    async def _work_on(self) -> None:
        while self._waiting:
            analysis = self._waiting.popleft()
            analysis.state = "running"
            analysis.state = "ready" if await self._look_again(analysis) else "failed"
        self._work = None

    async def _look_again(self, analysis: Analysis) -> bool:
        """Fill in the decisions of a game; say whether it was looked at to the end."""
        try:
            await self._reviewer.look(analysis.config, analysis.log, self._seconds, found=analysis.decisions.append)
        except (EOFError, OSError):
            log.exception("an analysis of %s broke off", analysis.config.game)
            self._on_failure()
            return False
        return True
