"""When Python looks for garbage that holds itself: in quiet moments, never while many moves are made.

Playing leaves none of it, nor do rooms that are let go of (tests/server/test_garbage.py) and connections that end: what
is looked for is what nobody foresaw. Python's own way of looking costs every move a tenth of its time and, each time
that it comes to everything, 0.3 s with 1000 tables.
"""

from __future__ import annotations

import asyncio
import gc

SECONDS = 1.0
QUIET = 2_000
"""So many new objects are looked through in 3 ms; where there are more of them, many moves are made."""


def look_through_everything() -> None:
    """Look through all there is, and count what is left as staying for ever."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def look_at_what_is_new() -> None:
    """Look through what was made since the last time if it is little; count what is left as staying for ever."""
    if gc.get_count()[0] < QUIET:
        gc.collect(0)
    gc.freeze()


async def look_in_quiet() -> None:
    """Look again and again, in place of Python's own way."""
    gc.disable()
    # A start leaves next to none among what it has loaded.
    gc.freeze()
    while True:
        await asyncio.sleep(SECONDS)
        look_at_what_is_new()
