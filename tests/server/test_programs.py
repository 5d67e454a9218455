"""A program has what its seat has for as long as it has the seat, and not a moment longer."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from litera.games.registry import OWN
from litera.protocol import requests
from litera.server.feed.viewers import NOT_KNOWN, TAKEN_OVER
from litera.server.rooms.room import Room
from litera.server.table import commands
from tests.server.rooms.home import Home, Notes, at_home, refused
from tests.server.running import PATIENCE, Guest, Seated, Served

ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("view", {}),
    ("legal", {}),
    ("events", {}),
    ("say", {"what": "hand"}),
    ("advise", {}),
    ("act", {"move": "D"}),
    ("chat", {"text": "still here"}),
    ("offer", {"what": "end"}),
    ("resign", {}),
)
"""What a seat may ask for during a game."""


def goodbye(connection: Seated) -> int | None:
    """Read all that a connection still gets; give the code with which the server closes it."""
    while True:
        try:
            connection.everything.append(str(connection.socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("game", [game.id for game in OWN])
def test_a_host_learns_nothing_through_a_program_that_was_sent_from_its_seat(
    server: Served, anna: Guest, bogdan: Guest, game: str
) -> None:
    table = anna.open(game, access="open", seats=3)
    host = anna.enter(table)
    token = host.done("seat_program", seat=1)["token"]
    program = Seated(server, token=token)
    assert program.room["you"]["seat"] == 1
    host.done("free_seat", seat=1)
    person = bogdan.enter(table)
    person.done("sit", seat=1)
    server.guest("Cyryl").enter(table).done("sit", seat=2)
    assert host.done("view")["view"]["seats"] == 3
    told = len(program.everything)
    for do, keys in ASKED:
        with suppress(ConnectionClosed):
            program.send(do, **keys)
    assert goodbye(program) == NOT_KNOWN
    # It heard at most that the seat is free now: no reply, and nothing of the game.
    items = [json.loads(text) for text in program.everything[told:]]
    assert [item for item in items if item.get("feed") != "room" or item["room"]["status"] != "waiting"] == []
    assert person.done("view")["view"]["over"] is False
    # The token opens nothing any more.
    with pytest.raises((AssertionError, ConnectionClosed)):
        Seated(server, token=token)


def questions() -> list[requests.Question]:
    """Give one of each kind of question."""
    return [
        requests.View(),
        requests.LegalMoves(),
        requests.Preview(move="D"),
        requests.Advise(),
        requests.Events(),
        requests.Say(),
        requests.Read(text="d"),
        requests.WriteRecord(),
    ]


def commands_of_all() -> list[commands.Command]:
    """Give one of each kind of command."""
    return [
        requests.Act(move="D"),
        commands.Sit(seat=1),
        commands.Stand(),
        commands.SeatBot(seat=1, level="easy"),
        commands.FreeSeat(seat=1),
        commands.SeatProgram(seat=1),
        commands.Start(),
        commands.Chat(text="hello"),
        commands.Nudge(seat=0),
        commands.Resign(),
        commands.Offer(what="end"),
        commands.Alter(hints=False),
    ]


async def keep_for_program(room: Room, host: Notes, seat: int) -> Notes:
    """Keep a seat for a program, and connect it."""
    reply = await room.do(host, commands.SeatProgram(seat=seat))
    program = Notes(None, str(reply["token"]))
    await room.enter(program, commands.Hello(id=1))
    return program


@pytest.mark.parametrize(
    "replacing",
    [commands.FreeSeat(seat=1), commands.SeatBot(seat=1, level="easy"), commands.SeatProgram(seat=1)],
    ids=["by nobody", "by a bot", "by another program"],
)
def test_a_program_without_its_seat_is_sent_away_and_refused_everything(
    tmp_path: Path, replacing: commands.Command
) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3, start="host", access="private")
        program = await keep_for_program(room, anna, 1)
        assert (program.seat, program.codes) == (1, [])
        await room.do(anna, replacing)
        told = len(program.told)
        assert program.codes == [NOT_KNOWN]
        for request in questions():
            assert await refused(room.ask(program, request)) == "no_session"
        for command in commands_of_all():
            assert await refused(room.do(program, command)) == "no_session"
        assert await refused(room.enter(program, commands.Hello(id=2))) == "no_session"
        await room.do(anna, commands.Chat(text="gone?"))
        assert len(program.told) == told

    at_home(tmp_path, work)


def test_a_program_keeps_its_seat_through_what_happens_to_others(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=4, start="host")
        first, second = await keep_for_program(room, anna, 1), await keep_for_program(room, anna, 2)
        bogdan = await home.enter(room, "bogdan")
        await room.do(bogdan, commands.Sit(seat=3))
        await room.do(anna, commands.FreeSeat(seat=2))
        await room.do(anna, commands.SeatBot(seat=2, level="easy"))
        await room.do(anna, commands.Start())
        assert (first.codes, first.seat, second.codes) == ([], 1, [NOT_KNOWN])
        view = (await room.ask(first, requests.View()))["view"]
        assert isinstance(view, dict)
        hands = view["hands"]
        assert isinstance(hands, list)
        assert ["?" in str(hand) for hand in hands] == [True, False, True, True]

    at_home(tmp_path, work)


def test_a_program_that_comes_twice_is_there_once(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3, start="host")
        token = str((await room.do(anna, commands.SeatProgram(seat=1)))["token"])
        first, second = Notes(None, token), Notes(None, token)
        for each in (first, second):
            await room.enter(each, commands.Hello(id=1))
        assert (first.codes, second.codes) == ([TAKEN_OVER], [])
        assert await refused(room.do(first, commands.Chat(text="hello"))) == "no_session"

    at_home(tmp_path, work)


def test_the_next_program_in_a_seat_has_commands_of_its_own(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3, start="host")
        for _ in range(2):
            program = await keep_for_program(room, anna, 1)
            await room.do(program, commands.Chat(id="first", text="hello"))
        assert [spoke.text for spoke in room.state.chat] == ["hello", "hello"]

    at_home(tmp_path, work)


def test_whoever_gets_a_seat_of_somebody_who_left_is_not_there_yet(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3, start="host")
        await keep_for_program(room, anna, 1)
        await room.do(anna, commands.FreeSeat(seat=1))
        await home.join(room, "bogdan", 1)
        assert anna.room["seats"][1]["presence"] == "reconnecting"

    at_home(tmp_path, work)
