"""Nothing that a table leaves behind holds itself: memory comes back without anybody looking for garbage."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from litera.server.rooms.garbage import QUIET, look_at_what_is_new
from tests.server.rooms.home import Home, at_home, move


class Held:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_a_room_is_freed_when_it_is_let_go_of(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers = await home.table("anna", "bogdan")
        for _ in range(5):
            await move(room, *viewers)
        left = [weakref.ref(each) for each in (room, room.state, room.audience, room.state.game)]
        gc.disable()
        try:
            home.rooms.close()
            del room
            assert [each() for each in left] == [None] * 4
        finally:
            gc.enable()

    at_home(tmp_path, work)


def test_moves_leave_no_garbage(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers = await home.table("anna", "bogdan")
        await move(room, *viewers)
        gc.collect()
        gc.disable()
        try:
            for _ in range(10):
                await move(room, *viewers)
            assert gc.collect() == 0
        finally:
            gc.enable()

    at_home(tmp_path, work)


def test_what_is_new_is_looked_through_where_it_is_little() -> None:
    gc.collect()
    gc.disable()
    try:
        few = Held()
        left = weakref.ref(few)
        del few
        look_at_what_is_new()
        assert left() is None
        busy, many = [Held() for _ in range(QUIET + 1)], Held()
        left = weakref.ref(many)
        del many
        look_at_what_is_new()
        assert left() is not None
        assert len(busy) > QUIET
    finally:
        gc.unfreeze()
        gc.enable()
        gc.collect()
