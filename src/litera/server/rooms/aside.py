"""Work that takes longer than the event loop may be held up, and needs no process of its own: one thread does it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Answer = TypeVar("Answer")

SWITCH_SECONDS = 0.001
"""So long at the most the event loop waits for the thread to let Python go, where Python's own choice is five times
as much. With several threads it would wait for each of them."""


class Aside:
    """One thread, in which work is done in the order in which it was asked for."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aside")

    async def do(self, work: Callable[[], Answer]) -> Answer:
        """Do something beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Do nothing any more; what is being done goes on to its end."""
        self._thread.shutdown(wait=False, cancel_futures=True)
