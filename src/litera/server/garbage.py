"""When Python looks for garbage that holds itself: not through everything while tables are played, for that halts all.

With 1000 tables in memory one look through everything takes 0.3 s. Only rooms that are let go of leave such garbage
behind that is old, so that it is looked for when many of them have been.
"""

from __future__ import annotations

import gc

YOUNG = 2_000
MIDDLE = 5
NEVER = 1_000_000
MANY_ROOMS = 1_000


def look_seldom() -> None:
    """Count what there is now as staying for ever, and look only through what is young from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Bin:
    """Counts rooms that were let go of; when it is full everything is looked through once."""

    def __init__(self) -> None:
        self._rooms = 0

    def add(self, rooms: int) -> None:
        """Note that so many rooms were let go of."""
        self._rooms += rooms
        if self._rooms >= MANY_ROOMS:
            self._rooms = 0
            gc.collect()
