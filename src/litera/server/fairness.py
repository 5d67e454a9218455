"""Turns for those who want work done: one piece at a time for each asker, and the askers one after another.

Nobody gets more by asking more often: whoever asks for a hundred things waits for each of them, the others do not.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST_WAITING: Final = 64
"""So many pieces of work may wait for one asker."""


class TooMuchError(Exception):
    """The asker has as much waiting as anybody may have."""


class FairQueue:
    """Hands out a number of places. An asker, an address say, has one at most; the others wait in a circle."""

    def __init__(self, places: int) -> None:
        """Let so many pieces of work be done at a time."""
        self._free = places
        self._busy: set[str] = set()
        # The order of the askers is the order of their turns.
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, asker: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it. Raises TooMuchError where the asker has too much waiting."""
        if self._free and asker not in self._busy:
            self._take(asker)
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._free += 1
            self._busy.discard(asker)
            self._hand_out()

    async def _wait(self, asker: str) -> None:
        own = self._waiting.setdefault(asker, deque())
        if len(own) >= MOST_WAITING:
            raise TooMuchError
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        own.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The turn came in the moment in which nobody waited for it any more.
                self._free += 1
                self._busy.discard(asker)
                self._hand_out()
            raise

    def _take(self, asker: str) -> None:
        self._free -= 1
        self._busy.add(asker)

    def _hand_out(self) -> None:
        for asker in [*self._waiting]:
            if not self._free:
                return
            if asker not in self._busy:
                self._hand_to(asker)

    def _hand_to(self, asker: str) -> None:
        """Give a place to the first who waits for an asker; the asker's next turn comes after all the others'."""
        own = self._waiting.pop(asker)
        while own:
            turn = own.popleft()
            if not turn.done():
                turn.set_result(None)
                self._take(asker)
                break
        if own:
            self._waiting[asker] = own
