"""A process that looks at finished games again: it stays warm for the next one, and ends when nobody asks for long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from litera.analysis.review import Decision, review
from litera.core.table import Entry, TableConfig
from litera.games.opening import prepare_table
from litera.players.base import Budget
from litera.server.thinking.bots import begin_thinking

NICENESS = 5
"""By how much the machine prefers everything else."""
PATIENCE = 300.0
"""Seconds until the next decision after which it hangs; the first players of a game may have to be compiled."""
REST = 300.0
"""Seconds that it stays without work."""


class Reviewer:
    """Looks at one game at a time, in its process: that starts when it is first asked, and anew when it has died."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._rest: asyncio.TimerHandle | None = None

    async def look(
        self, config: TableConfig, played: tuple[Entry, ...], seconds: float, *, found: Callable[[Decision], None]
    ) -> None:
        """Look at each move of a game for so many seconds, and describe each decision that is found.

        Raises EOFError or OSError where the process cannot be begun, dies, or hangs; it is another one next time, and
        so it is after a look that was cancelled.
        """
        if self._rest is not None:
            self._rest.cancel()
        is_done = False
        try:
            line = await self._begun()
            await asyncio.to_thread(line.send, (config, played, seconds))
            while (decision := await asyncio.to_thread(_next, line)) is not None:
                found(decision)
            is_done = True
        finally:
            if is_done:
                self._rest = asyncio.get_running_loop().call_later(REST, self.close)
            else:
                self.close()

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._rest is not None:
            self._rest.cancel()
        if self._process is not None:
            self._process.kill()
        # Whoever still reads from the line is told that it has ended; it is closed when nobody does.
        self._process = self._line = None

    async def _begun(self) -> Connection:
        """Give the line to the process; begin one where none lives."""
        if self._line is None or self._process is None or not self._process.is_alive():
            self.close()
            spawn = multiprocessing.get_context("spawn")
            line, its_end = spawn.Pipe()
            process = spawn.Process(target=_work, args=(its_end,), daemon=True)
            await asyncio.to_thread(process.start)
            # The end of what is said is seen only when nobody here could say any more of it.
            its_end.close()
            self._process, self._line = process, line
        return self._line


def _next(line: Connection) -> Decision | None:
    """Wait for the next decision; None after the last. Raises EOFError or OSError where there will be none."""
    if not line.poll(PATIENCE):
        raise TimeoutError(f"no decision within {PATIENCE:.0f} s")
    decision: Decision | None = line.recv()
    return decision


def _work(line: Connection) -> None:
    begin_thinking()
    os.nice(NICENESS)
    while True:
        try:
            config, played, seconds = line.recv()
        except EOFError:
            return
        table = prepare_table(config)
        table.replay(played)
        for decision in review(table, partial(Budget, seconds)):
            line.send(decision)
        line.send(None)
