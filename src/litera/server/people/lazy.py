"""What is made only when it is first needed, as its libraries take long to load and few servers need it soon."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Lazy(Generic[Made]):
    """Makes something once, beside the event loop, which loading would hold up. ``made`` is None until then."""

    def __init__(self, make: Callable[[], Made]) -> None:
        self._make = make
        self._making = asyncio.Lock()
        self.made: Made | None = None

    async def get(self) -> Made:
        """Give it, made if need be."""
        async with self._making:
            if self.made is None:
                self.made = await asyncio.to_thread(self._make)
            return self.made
