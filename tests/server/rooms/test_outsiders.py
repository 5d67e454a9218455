"""Whoever knows the id of a finished table may look at its game, and has no part in its talk or its next game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from litera.server.fairness import SERVER
from litera.server.rooms.room import Room
from litera.server.table import commands
from litera.server.table.handling import Actor
from litera.server.table.setup import TableSetup
from tests.server.rooms.home import Home, Notes, at_home, refused

SHUT: tuple[dict[str, Any], ...] = ({}, {"access": "open", "password": "szyszka"})


async def finished(home: Home, **setup: Any) -> tuple[Room, list[Notes]]:
    """Give a table at which two have talked and played."""
    people = "anna", "bogdan"
    room = await home.rooms.open(TableSetup(game="dnup", **setup), "anna", "Anna", asker=SERVER)
    invitation = room.state.opened.invitation
    await room.join(Actor("bogdan", "Bogdan", None), 1, invitation, password=setup.get("password"))
    viewers = [await home.enter(room, guest) for guest in people]
    await room.do(viewers[0], commands.Chat(text="a secret"))
    await room.do(viewers[0], commands.Resign())
    return room, viewers


async def came(room: Room, guest: str, invitation: str | None = None) -> Notes:
    """Connect somebody who knows the table's id."""
    viewer = Notes(guest)
    await room.enter(viewer, commands.Hello(id=1, invitation=invitation))
    return viewer


@pytest.mark.parametrize("setup", SHUT, ids=["private", "password"])
def test_an_outsider_sees_the_game_and_neither_reads_nor_writes_the_chat(tmp_path: Path, setup: dict[str, Any]) -> None:
    async def work(home: Home) -> None:
        room, (anna, _) = await finished(home, **setup)
        outsider = await came(room, "outsider")
        assert outsider.told[0]["view"] is not None
        assert outsider.told[0]["chat"] == []
        assert outsider.room["invitation"] is None
        await room.do(anna, commands.Chat(text="among us"))
        assert "among us" not in str(outsider.told)
        assert await refused(room.do(outsider, commands.Chat(text="may I?"))) == "not_invited"
        # Coming back changes nothing.
        back = Notes("outsider")
        hello = commands.Hello(id=1, epoch=outsider.told[0]["epoch"], seq=outsider.told[0]["seq"])
        await room.enter(back, hello)
        assert "among us" not in str(back.told)

    at_home(tmp_path, work)


@pytest.mark.parametrize("setup", SHUT, ids=["private", "password"])
def test_an_outsider_is_not_let_into_the_next_game(tmp_path: Path, setup: dict[str, Any]) -> None:
    async def work(home: Home) -> None:
        room, people = await finished(home, **setup)
        await came(room, "outsider")
        friend = await came(room, "friend", room.state.opened.invitation)
        for viewer in people:
            await room.do(viewer, commands.Offer(what="rematch"))
        assert room.state.rematch is not None
        following = await home.rooms.find(room.state.rematch)
        assert await refused(came(following, "outsider")) in ("not_invited", "wrong_password")
        assert await refused(following.join(Actor("outsider", "Outsider", None), None, None, password=None)) in (
            "not_invited",
            "wrong_password",
        )
        # A password alone lets in where there is one; an invitation is enough elsewhere.
        assert friend.is_outsider == ("password" in setup)
        for guest in ("anna", "bogdan", *(["friend"] if not friend.is_outsider else [])):
            assert (await came(following, guest)).told[0]["view"] is not None

    at_home(tmp_path, work)


def test_nobody_is_an_outsider_at_a_table_that_was_open_to_all(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _ = await finished(home, access="open")
        visitor = await came(room, "visitor")
        assert [line["text"] for line in visitor.told[0]["chat"]] == ["a secret"]
        await room.do(visitor, commands.Chat(text="well played"))

    at_home(tmp_path, work)
