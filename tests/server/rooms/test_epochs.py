"""A room acts only while its table is this server's, under the epoch under which it was opened."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from litera.server.fairness import SERVER
from litera.server.rooms.rooms import Rooms
from litera.server.table import commands
from tests.server.rooms.home import Home, at_home, refused

LOST = 1012


class Ours:
    """Says under which epoch tables are ours."""

    def __init__(self, home: Home) -> None:
        self.epoch: int | None = 1
        home.services = replace(home.services, epoch=lambda _: self.epoch)
        home.rooms = Rooms(home.services)


def test_nothing_is_done_or_announced_at_a_table_that_is_another_s_by_now(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        ours = Ours(home)
        room, (anna,) = await home.table("anna", bots=["easy"])
        table = room.state.opened.table
        before = await home.store.lines(table)
        for epoch in (None, 2):
            ours.epoch = epoch
            assert await refused(room.do(anna, commands.Chat(id="a", text="hello"))) == "store_failed"
            assert await refused(room.pass_time()) == "store_failed"
        ours.epoch = None
        assert await refused(home.rooms.find(table)) == "store_failed"
        assert await refused(home.table("bogdan")) == "store_failed"
        assert await home.store.lines(table) == before
        home.rooms.drop(lambda each: each == table)
        assert anna.codes == [LOST]
        ours.epoch = 3
        found = await home.rooms.find(table, SERVER)
        assert found is not room
        again = await home.enter(found, "anna")
        await found.do(again, commands.Chat(id="a", text="hello"))
        assert len(await home.store.lines(table)) == len(before) + 1

    at_home(tmp_path, work)


def test_a_table_that_changed_hands_while_it_was_read_is_not_taken_up(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        ours = Ours(home)
        room, _ = await home.table("anna")
        table = room.state.opened.table
        home.rooms.drop(lambda _: True)
        finding = asyncio.ensure_future(home.rooms.find(table))
        await asyncio.sleep(0)
        ours.epoch = 2
        assert await refused(finding) == "store_failed"

    at_home(tmp_path, work)


def test_what_is_under_way_is_finished_before_a_table_is_handed_over(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        Ours(home)
        room, (anna,) = await home.table("anna")
        kept, (other,) = await home.table("bogdan")
        doing = asyncio.ensure_future(room.do(anna, commands.Chat(id="a", text="hello")))
        await asyncio.sleep(0)
        await home.rooms.hand_over(lambda table: table == room.state.opened.table)
        assert (await doing)["seq"]
        assert anna.told[-1]["feed"] == "chat"
        assert anna.codes == [LOST]
        assert other.codes == []
        assert await home.rooms.find(kept.state.opened.table) is kept

    at_home(tmp_path, work)
