"""An even match on the server: it learns from the games that somebody has played alone against bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from litera.players.even import EVEN, Form, after, named, newcomer
from litera.players.levels import ratings
from litera.server.store.store import StoreError
from litera.server.table import commands
from litera.server.table.chronicle import decode
from litera.server.table.state import fold
from tests.server.rooms.home import Home, at_home, move, refused

SCALE = ratings("dnup")
NEW = newcomer(SCALE)


async def strength(home: Home, level: str) -> str:
    """Open a table against a level, play until the bot is asked, and give up; give its name."""
    home.sleepers.asked.clear()
    room, (anna,) = await home.table("anna", bots=[level])
    assert anna.room["seats"][1]["bot"] == level
    game = room.state.game
    assert game is not None
    while 1 not in game.rules.turn(game.state).seats:
        await move(room, anna)
    while not home.sleepers.asked:
        await asyncio.sleep(0)
    await room.do(anna, commands.Resign())
    home.time.now += 1000
    return home.sleepers.asked[-1][1]


def lost(form: Form, level: str) -> Form:
    return after(form, (level,), 0.0, ratings=SCALE)


def test_it_begins_gently_and_gets_gentler_with_each_game_that_is_lost(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        form = NEW
        for level in (EVEN, "master", EVEN, EVEN):
            assert await strength(home, level) == named(level, form.rating)
            form = lost(form, level)
        assert form.rating < lost(NEW, EVEN).rating < NEW.rating

    at_home(tmp_path, work)


def test_a_game_goes_on_with_the_strength_with_which_it_began(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _ = await home.table("anna", bots=[EVEN])
        await strength(home, EVEN)
        lines = await home.store.lines(room.state.opened.table)
        assert fold(map(decode, lines)).form == room.state.form == NEW.rating

    at_home(tmp_path, work)


def test_a_rematch_is_played_at_the_strength_that_the_last_game_has_taught(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", bots=[EVEN])
        await room.do(anna, commands.Resign())
        await room.do(anna, commands.Offer(what="rematch"))
        rematch = await home.rooms.find(room.state.rematch or "")
        assert rematch.state.form == lost(NEW, EVEN).rating

    at_home(tmp_path, work)


def test_games_with_other_people_or_without_a_winner_teach_nothing_and_several_people_are_met_half_way(
    tmp_path: Path,
) -> None:
    async def work(home: Home) -> None:
        together, (anna, _) = await home.table("anna", "bogdan", seats=3, bots=[None, EVEN])
        assert together.state.form == NEW.rating
        await together.do(anna, commands.Resign())
        agreed, (anna,) = await home.table("anna", bots=[EVEN])
        await agreed.do(anna, commands.Offer(what="end"))
        assert agreed.state.result is not None
        assert not agreed.state.result.winners
        alone, (anna,) = await home.table("anna", bots=[EVEN])
        assert alone.state.form == NEW.rating
        await alone.do(anna, commands.Resign())
        both, _ = await home.table("anna", "bogdan", seats=3, bots=[None, EVEN])
        assert both.state.form == pytest.approx((lost(NEW, EVEN).rating + NEW.rating) / 2)

    at_home(tmp_path, work)


def test_no_game_is_looked_up_where_nobody_plays_an_even_match(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        async def fails(*_: object, **__: object) -> list[bytes]:
            raise StoreError("gone")

        home.store.finished = fails  # type: ignore[method-assign]
        room, _ = await home.table("anna", bots=["easy"])
        assert room.state.status == "playing"
        assert room.state.form is None
        assert await refused(home.table("anna", bots=[EVEN])) == "store_failed"

    at_home(tmp_path, work)
