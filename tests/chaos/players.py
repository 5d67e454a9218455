"""Clients that play, speak, lose their connections and come back, and write down all that they are told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.history import Commands, Feed
from tests.server.people.posts import Browser

ANSWER_SECONDS = 1.5
"""So long a client waits for an answer; then it connects anew, and waits twice as long for the next."""
LONGEST_ANSWER_SECONDS = 6.0
PASSED_OVER_SECONDS = 2.0
AGAIN_SECONDS = 0.05
LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
FIRST_ADDRESS = IPv4Address("10.0.0.1")
NOT_NOW = ("store_failed", "too_many")
"""Codes after which the same is asked again."""


@dataclass
class Ports:
    """Where the servers listen at present: a load balancer that knows nothing of tables, and little of servers.

    As those of deploy/proxies do, it passes over a server for a while that has let somebody wait.
    """

    choose: random.Random
    of: dict[int, int] = field(default_factory=dict)
    silent: dict[int, float] = field(default_factory=dict)
    """Servers that did not answer, and until when they are passed over."""
    addresses: Iterator[int] = field(default_factory=count)
    """Numbers for the addresses of those who come: the load balancer says where from."""

    def any(self) -> int:
        """Give one of them."""
        now = time.monotonic()
        all_of_them = [*self.of.values()] or [1]
        return self.choose.choice([port for port in all_of_them if self.silent.get(port, now) <= now] or all_of_them)

    def was_silent(self, port: int) -> None:
        """Note that a server did not answer."""
        self.silent[port] = time.monotonic() + PASSED_OVER_SECONDS


@dataclass
class Waits:
    """The longest time that any command took from the first attempt to its acknowledgement, and how many there were."""

    longest: float = 0.0
    acknowledged: int = 0
    seconds: float = 0.0
    """How long all of it took: the fault, until all was well again, and the calm after it."""

    def note(self, seconds: float) -> None:
        """Note that a command was acknowledged after so many seconds."""
        self.longest = max(self.longest, seconds)
        self.acknowledged += 1


class Person:
    """A guest, known to all servers by a cookie."""

    def __init__(self, ports: Ports, name: str, cookies: httpx.Cookies | None = None) -> None:
        self.name = name
        self.address = {"x-forwarded-for": str(FIRST_ADDRESS + next(ports.addresses))}
        self._ports = ports
        # Nobody waits for somebody else's connection, nor for one that was given up.
        limits = httpx.Limits(max_connections=None)
        self._http = httpx.AsyncClient(timeout=6, limits=limits, cookies=cookies, headers=self.address, verify=False)

    def elsewhere(self) -> Person:
        """Give the same guest at another address."""
        return Person(self._ports, self.name, self._http.cookies)

    async def begin(self) -> str:
        """Take the name, and a way to come back; give by what tables know the person."""
        guest = await self.post("/api/session", name=self.name)
        await self.post("/api/account/words")
        return str(guest["guest"])

    async def reached(self) -> None:
        """Have notifications sent to a browser, where there is none."""
        subscription = Browser("http://127.0.0.1:9", self.name).subscription
        await self.post("/api/notifications/subscribe", **subscription._asdict())

    async def post(self, path: str, **body: Any) -> Any:
        """Ask for a change, of one server after another until one makes it."""
        return (await self.asked(path, **body))[0]

    async def asked(self, path: str, **body: Any) -> tuple[Any, int]:
        """Ask for a change as ``post`` does; give the port of the server that made it as well."""
        while True:
            port = self._ports.any()
            origin = f"http://127.0.0.1:{port}"
            try:
                reply = await self._http.post(origin + path, json=body, headers={"origin": origin})
            except LOST:
                self._ports.was_silent(port)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            except asyncio.CancelledError:
                # Nobody waits for the answer any longer.
                self._ports.was_silent(port)
                raise
            if reply.status_code in (200, 201):
                return reply.json(), port
            assert reply.json()["error"]["code"] in NOT_NOW, reply.text
            await asyncio.sleep(AGAIN_SECONDS)

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()


class Seat:
    """One client at one table."""

    def __init__(
        self, ports: Ports, person: Person, table: str, seat: int, pause: float, resigns: int | None = None
    ) -> None:
        """Sit at a table; with the command of the number ``resigns`` the person gives the game up."""
        self.commands = Commands()
        self.feed = Feed()
        self.table = table
        self.seat = seat
        self.since: float | None = None
        """Since when a command waits to be acknowledged."""
        self._ports = ports
        self._person = person
        self._pause = pause
        self._resigns = resigns
        self._socket: ClientConnection | None = None
        self._number = 0
        self._patience = ANSWER_SECONDS

    def lose(self) -> None:
        """Lose the connection, without a goodbye."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def play(self, waits: list[Waits], is_over: asyncio.Event) -> None:
        """Carry out one command after another, each until it is acknowledged or refused."""
        while not is_over.is_set():
            await asyncio.sleep(random.uniform(0.5, 1.5) * self._pause)
            self.since = time.monotonic()
            is_done = await self._command()
            if is_done:
                waits[-1].note(time.monotonic() - self.since)
            self.since = None

    async def _command(self) -> bool:
        """Carry out a command; tell whether it was acknowledged."""
        keys = await self._until_heard(self._next_command)
        asked: str = keys["id"]
        self.commands.asked.append(asked)
        while True:
            try:
                reply = await self._ask(**keys)
            except LOST:
                self._drop()
                continue
            if reply["ok"]:
                self.commands.acknowledged.append(asked)
                return True
            if reply["error"]["code"] not in NOT_NOW:
                self.commands.refused.append(asked)
                return False
            await asyncio.sleep(AGAIN_SECONDS)

    async def view(self) -> Any:
        """Ask for the view."""
        reply = await self._until_heard(lambda: self._ask(do="view", id="view"))
        assert reply["ok"], reply
        return reply["view"]

    async def _until_heard(self, ask: Any) -> Any:
        while True:
            try:
                return await ask()
            except LOST:
                self._drop()

    async def _next_command(self) -> dict[str, Any]:
        """Choose a move on one's turn, else something to say."""
        self._number += 1
        asked = f"{self.table} {self.seat} {self._number}"
        if self._number == self._resigns:
            return {"do": "resign", "id": asked}
        if self.seat in (self.feed.view or {}).get("to_act", ()) or self._socket is None:  # type: ignore[operator]
            legal = await self._ask(do="legal", id="legal", limit=1)
            if legal["ok"] and legal["moves"]:
                return {"do": "act", "id": asked, "move": legal["moves"][0]}
        return {"do": "chat", "id": asked, "text": asked}

    async def _ask(self, **keys: Any) -> dict[str, Any]:
        async with asyncio.timeout(self._patience):
            if self._socket is None:
                await self._come()
            assert self._socket is not None
            await self._socket.send(json.dumps(keys))
            reply = await self._reply(keys["id"])
        self._patience = ANSWER_SECONDS
        return reply

    async def _reply(self, asked: str) -> dict[str, Any]:
        assert self._socket is not None
        while True:
            message = json.loads(await self._socket.recv())
            if "feed" in message:
                self.feed.take(message)
            elif message["id"] == asked:
                return message  # type: ignore[no-any-return]

    async def _come(self) -> None:
        ticket, port = await self._person.asked("/api/session/ticket")
        address = f"ws://127.0.0.1:{port}/ws"
        options = {"additional_headers": self._person.address, "compression": None, "ping_interval": None}
        self._socket = await connect(address, **options, close_timeout=0.1)  # type: ignore[arg-type]
        hello = {"do": "hello", "id": "hello", "ticket": ticket["ticket"], "table": self.table, "say": 0}
        if self.feed.seq is not None:
            hello |= {"epoch": self.feed.epoch, "seq": self.feed.seq}
        await self._socket.send(json.dumps(hello))
        reply = await self._reply("hello")
        if not reply["ok"]:
            raise TimeoutError
        is_playing = reply["room"]["status"] != "waiting"
        self.feed.welcome(reply["epoch"], reply["seq"], reply["view"], is_playing=is_playing)

    def _drop(self) -> None:
        # Else those who give up and ask anew keep a server from ever answering anybody.
        self._patience = min(2 * self._patience, LONGEST_ANSWER_SECONDS)
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    async def close(self) -> None:
        """Hang up."""
        self._drop()
        await self._person.close()


async def opened(
    ports: Ports, people: Sequence[Person], game: str, pause: float, resigns: int | None = None, **setup: Any
) -> list[Seat]:
    """Open a table for two and let them sit down; the second one may be to resign."""
    table = (await people[0].post("/api/tables", game=game, access="open", seats=2, **setup))["table"]["table"]
    await people[1].post(f"/api/tables/{table}/join", seat=1)
    ends = (None, resigns)
    return [Seat(ports, person.elsewhere(), table, seat, pause, ends[seat]) for seat, person in enumerate(people)]
