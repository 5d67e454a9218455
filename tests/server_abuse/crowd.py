"""Many tables of dnup at once; the two clients of each play a random game made beforehand, and keep what they hear."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import httpx
import msgspec
from bench.wire import Wire, dial

from litera.core.draws import seed_of
from litera.core.table import TableConfig
from litera.games.opening import open_table
from tests.server.running import Served

GAME = "dnup"
FREE = "1000000"
UNLIMITED = {
    "LITERA_CONNECTIONS_PER_ADDRESS": FREE,
    "LITERA_MESSAGES_PER_SECOND": FREE,
    "LITERA_LOG_LEVEL": "error",
    "PYTHONDONTWRITEBYTECODE": "",
}
"""Settings for crowds; the last one lets the server start from bytecode, as an installed one does."""


@dataclass(frozen=True)
class Script:
    """A game from its seed: the moves with their seats, and the number of the last event after so many moves."""

    seed: str
    moves: tuple[tuple[int, str], ...]
    ends: tuple[int, ...]


@cache
def script(number: int) -> Script:
    """Play the random game with this number."""
    seed, choose = f"crowd {number}", random.Random(number).choice
    table = open_table(TableConfig(GAME, 2, seed_of(seed), {}))
    moves, ends = [], [table.last]
    while seats := table.rules.turn(table.state).seats:
        text = table.rules.notation.write_move(choose(table.rules.legal(table.state, seats[0]).moves))
        moves.append((seats[0], text))
        table.act(seats[0], text)
        ends.append(table.last)
    return Script(seed, tuple(moves), tuple(ends))


class Person:
    """A guest whose cookie outlives servers."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._cookie = ""

    def post(self, server: Served, path: str, **body: Any) -> Any:
        """Ask for a change that has to be made."""
        headers = {"origin": server.origin, "cookie": self._cookie}
        reply = httpx.post(server.origin + path, json=body, headers=headers, timeout=60)
        assert reply.status_code in (200, 201), reply.text
        if "set-cookie" in reply.headers:
            self._cookie = reply.headers["set-cookie"].partition(";")[0]
        return reply.json()

    def ticket(self, server: Served) -> str:
        """Get what opens WebSockets."""
        ticket: str = self.post(server, "/api/session/ticket")["ticket"]
        return ticket


class Client:
    """One seat's connection to one table, and all that it was ever told of the game."""

    def __init__(self, table: Playing, seat: int) -> None:
        self._table = table
        self._seat = seat
        self.told: dict[int, Any] = {}
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.wire: Wire | None = None

    async def connect(self, port: int, ticket: str) -> dict[str, Any]:
        """Come to the table; give what hello is answered with."""
        self.answers = {}
        self.wire = await dial(port, self._hear)
        return await self.ask("hello", ticket=ticket, table=self._table.name, say=0)

    def send(self, do: str, number: str, **keys: Any) -> None:
        """Send a request."""
        assert self.wire is not None
        self.wire.send(json.dumps({"do": do, "id": number, **keys}).encode())

    async def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request and give its reply."""
        number = f"ask {do}"
        self.answers[number] = asyncio.get_running_loop().create_future()
        self.send(do, number, **keys)
        reply: dict[str, Any] = await self.answers[number]
        assert reply["ok"], reply
        return reply

    def _hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told.get("feed") == "game":
            for event in told["events"]:
                self.told[event["seq"]] = event
            self._table.advance(told["events"][-1]["seq"])
        elif "id" in told:
            if told["id"] in self.answers:
                self.answers[told["id"]].set_result(told)
            elif told["ok"]:
                self._table.acknowledged = max(self._table.acknowledged, int(told["id"]) + 1)


class Playing:
    """One table: its game, how far it has gone as far as anybody was told, and its two clients."""

    def __init__(self, script: Script, name: str) -> None:
        self.script = script
        self.name = name
        self.acknowledged = 0
        self.at = 0
        self.is_stopped = True
        self.clients = (Client(self, 0), Client(self, 1))

    @property
    def is_asking(self) -> bool:
        """Whether a move was sent that nobody was told of yet."""
        return not self.is_stopped and self.at < len(self.script.moves)

    def advance(self, last: int) -> None:
        """Note that somebody was told of the game up to an event; make the next move."""
        moves = self.script.ends.index(last)
        if moves > self.at:
            self.at = moves
            self.move()

    def move(self) -> None:
        """Make the next move, if there is one."""
        if self.is_asking:
            seat, text = self.script.moves[self.at]
            self.clients[seat].send("act", str(self.at), move=text)
