"""A server without sockets: real rooms over a real database, viewers that write down what they are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from litera.core.refusal import TableError
from litera.players.levels import levels
from litera.protocol import requests
from litera.protocol.answers import Reply
from litera.protocol.listener import Listener
from litera.server.errors import DeniedError
from litera.server.fairness import Asker
from litera.server.feed.viewers import Viewer
from litera.server.metrics import Metrics
from litera.server.people.people import People
from litera.server.rooms.room import Room
from litera.server.rooms.rooms import Rooms
from litera.server.rooms.services import Services
from litera.server.settings import Settings
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.store import Store
from litera.server.table import commands
from litera.server.table.handling import Actor, token_hash
from litera.server.table.setup import TableSetup
from litera.server.thinking.bots import BotPool, Position

START = 1_000_000_000_000

SUBSTITUTE = next(iter(levels("dnup")))
"""The level that goes on for a person where a table says no other: the weakest."""


class Time:
    """The time of the server, in milliseconds."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        """Tell it."""
        return self.now


class Sleepers(BotPool):
    """Bots that are asked and never answer, or all the same."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, str]] = []
        self.chosen: str | None = None

    async def move(self, asker: Asker, position: Position, level: str, seconds: float) -> str | None:
        """Write down who was asked."""
        self.asked.append((position.seat, level))
        if self.chosen is None:
            await asyncio.sleep(3600)
        return self.chosen

    async def answer(self, asker: Asker, position: Position, listener: Listener, asked: requests.Advise) -> Reply:
        """Advise the same."""
        return {"move": await self.move(asker, position, asked.level or "", asked.ms / 1000)}


class Notes(Viewer):
    """A viewer who writes down what they are told."""

    def __init__(self, guest: str | None, token: str | None = None) -> None:
        self.address = "127.0.0.1"
        self.guest = guest
        self.token = None if token is None else token_hash(token)
        self.is_outsider = False
        self.name = (guest or "").title()
        self.seat = None
        self.language = "en"
        self.say = 2
        self.marks = False
        self.told: list[dict[str, Any]] = []
        self.codes: list[int] = []

    def push(self, message: bytes) -> None:
        """Write a message down."""
        self.told.append(json.loads(message))

    def cut_off(self, code: int) -> None:
        """Write down with which code the connection was closed."""
        self.codes.append(code)

    @property
    def room(self) -> dict[str, Any]:
        """The room as they were told last."""
        room: dict[str, Any] = next(told["room"] for told in reversed(self.told) if "room" in told)
        return room


class Home:
    """A server with its rooms."""

    def __init__(self, folder: Path) -> None:
        self.time = Time()
        self.sleepers, self.advisers = Sleepers(), Sleepers()
        engine = open_database(sqlite_url(folder))
        self.store = Store(engine, lambda _: None)
        self.people = People(engine, self.time)
        settings = Settings(idle_seconds=0, bot_pause=0, sweep_seconds=0.01)
        self.services = Services(settings, self.store, self.sleepers, self.advisers, Metrics(), self.time)
        self.rooms = Rooms(self.services)

    async def table(self, *people: str, **setup: Any) -> tuple[Room, list[Notes]]:
        """Open a table, and let people come in and sit down in order."""
        room = await self.rooms.open(
            TableSetup(**{"game": "dnup", **setup}), people[0], people[0].title(), asker=Asker("127.0.0.1", people[0])
        )
        for seat, guest in enumerate(people[1:], 1):
            await self.join(room, guest, seat)
        return room, [await self.enter(room, guest) for guest in people]

    async def join(self, room: Room, guest: str, seat: int) -> None:
        """Let a guest sit down without a connection."""
        await room.join(Actor(guest, guest.title(), None), seat, room.state.opened.invitation, password=None)

    async def enter(self, room: Room, guest: str) -> Notes:
        """Connect a guest."""
        viewer = Notes(guest)
        await room.enter(viewer, commands.Hello(id=1, invitation=room.state.opened.invitation))
        return viewer

    async def pass_time(self, room: Room, seconds: float) -> None:
        """Let time pass, and the room notice."""
        self.time.now += int(seconds * 1000)
        await room.pass_time()


def at_home(folder: Path, work: Callable[[Home], Awaitable[None]]) -> None:
    """Do something in a server."""

    async def run() -> None:
        home = Home(folder)
        try:
            await work(home)
        finally:
            home.rooms.close()
            await home.store.close()

    asyncio.run(run())


async def move(room: Room, *viewers: Notes) -> int:
    """Let who is to act make a move; give the seat."""
    game = room.state.game
    assert game is not None
    seat = game.rules.turn(game.state).seats[0]
    text = game.rules.notation.write_move(game.rules.legal(game.state, seat).moves[0])
    await room.do(next(viewer for viewer in viewers if viewer.seat == seat), requests.Act(move=text))
    return seat


async def refused(request: Awaitable[object]) -> str:
    """Wait for a request that has to be refused; give the code."""
    with pytest.raises((DeniedError, TableError)) as error:
        await request
    if isinstance(error.value, TableError):
        return error.value.refusal.code.value
    assert isinstance(error.value, DeniedError)
    return error.value.code.value
