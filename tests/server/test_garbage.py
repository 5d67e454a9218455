"""Rooms that were let go of are freed in the end, though everything is looked through but seldom."""

from __future__ import annotations

import gc
import weakref

from litera.server.garbage import MANY_ROOMS, Bin


class Held:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_everything_is_looked_through_when_many_rooms_were_let_go_of() -> None:
    gc.disable()
    try:
        garbage, room = Bin(), Held()
        left = weakref.ref(room)
        del room
        garbage.add(MANY_ROOMS - 1)
        assert left() is not None
        garbage.add(1)
        assert left() is None
    finally:
        gc.enable()
