"""A turnstile: of many who come at once some go on in each turn of the event loop; others are served in between."""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    """Lets so many through in each turn of the event loop, in the order in which they came."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._through = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def passed(self) -> None:
        """Go through, at once where few do."""
        loop = asyncio.get_running_loop()
        if not self._through:
            loop.call_soon(self._turn)
        elif self._through >= self._most or self._waiting:
            place = loop.create_future()
            self._waiting.append(place)
            await place
            return
        self._through += 1

    def _turn(self) -> None:
        self._through = 0
        while self._waiting and self._through < self._most:
            place = self._waiting.popleft()
            # A connection that was cancelled meanwhile has gone.
            if not place.done():
                place.set_result(None)
                self._through += 1
        if self._through:
            asyncio.get_running_loop().call_soon(self._turn)
