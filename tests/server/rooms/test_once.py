"""A command is carried out once for each id of whoever gave it, however much others do in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from litera.protocol import requests
from litera.server.rooms.room import Room
from litera.server.table import commands
from litera.server.table.remembered import Remembered
from litera.server.table.state import REMEMBERED_REQUESTS
from tests.server.rooms.home import Home, Notes, at_home

MANY = REMEMBERED_REQUESTS + 2


def first_move(room: Room, *viewers: Notes) -> tuple[Notes, requests.Act]:
    """Give who is to act, and the move with which they do."""
    game = room.state.game
    assert game is not None
    seat = game.rules.turn(game.state).seats[0]
    text = game.rules.notation.write_move(game.rules.legal(game.state, seat).moves[0])
    return next(viewer for viewer in viewers if viewer.seat == seat), requests.Act(id="once", move=text)


@pytest.mark.parametrize("restarts", [False, True])
def test_nobody_pushes_out_what_others_have_done(tmp_path: Path, restarts: bool) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan")
        mover, act = first_move(room, *people)
        other = next(viewer for viewer in people if viewer is not mover)
        done = await room.do(mover, act)
        for number in range(MANY):
            await room.do(other, commands.Chat(id=f"chat {number}", text="more"))
        if restarts:
            room.give_up(1012)
            room = await home.rooms.find(room.state.opened.table)
            mover = await home.enter(room, mover.guest or "")
        assert room.state.game is not None
        steps = len(room.state.game.steps)
        again = await room.do(mover, act)
        assert len(room.state.game.steps) == steps
        assert restarts or again == done

    at_home(tmp_path, work)


def test_so_many_commands_of_each_are_remembered_and_no_more() -> None:
    remembered: Remembered[int] = Remembered(2)
    for number, command in enumerate("abc"):
        remembered.keep("anna", command, number)
    remembered.keep("bogdan", "a", 7)
    assert [remembered.get("anna", command) for command in "abc"] == [None, 1, 2]
    assert remembered.get("bogdan", "a") == 7
    assert remembered.get("cyryl", "a") is None
