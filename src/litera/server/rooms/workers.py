"""Work that takes longer than the event loop may be held up, and needs no process of its own: a few threads do it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from litera.server.errors import Denial, DeniedError
from litera.server.fairness import Asker, FairQueue, TooMuchError

Answer = TypeVar("Answer")

THREADS: Final = 3
"""One address keeps one of them busy at the most, so that there are others for the others."""
MOST_WAITING: Final = 512
"""So many pieces of work may wait for one address."""
SWITCH_SECONDS: Final = 0.001
"""So long at the most the event loop waits for a thread to let Python go, where Python's own choice is five times as
much."""
SWITCH_AT_WORK: Final = 0.0001
"""The same while a worker is at work: the others' short questions, and the event loop, come between. Always, it would
cost each move a twentieth of its time."""


class Workers:
    """A few threads, which do one thing at a time for each address."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self._queue = FairQueue(THREADS, 1, MOST_WAITING)
        self._at_work = 0
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="worker")

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return self._queue.waiting

    async def do(self, asker: Asker, work: Callable[[], Answer]) -> Answer:
        """Do something beside the event loop. Raises DeniedError (``too_many``) where too much waits for the asker."""
        try:
            async with self._queue.place(asker):
                return await self._do(work)
        except TooMuchError as error:
            raise DeniedError(Denial.TOO_MANY) from error

    async def _do(self, work: Callable[[], Answer]) -> Answer:
        self._at_work += 1
        sys.setswitchinterval(SWITCH_AT_WORK)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._at_work -= 1
            if not self._at_work:
                sys.setswitchinterval(SWITCH_SECONDS)

    def close(self) -> None:
        """Do nothing any more; what is being done goes on to its end."""
        self._threads.shutdown(wait=False, cancel_futures=True)
