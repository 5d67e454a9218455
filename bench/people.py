"""People: what 1000 signed-in ones cost beside their games, with the lobby, presence and notifications on.

The server runs in a process of its own on one core. Each person has a friend, a browser that takes notifications, and
some of them one to be sent. In the lobby a page asks for the open tables every 15 seconds, and for one's own every
thirty by those who have no game on; at a table for one's own every thirty. Whoever asks is seen by their friends. What
the server does when nobody is there is taken off.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import uvloop
from sqlalchemy import Engine, insert
from tests.server.people.posts import Browser, PushService, push_service

from bench.process import Process
from bench.report import figure, heading
from bench.server import UNLIMITED
from litera.server.people.notifying import subscription_id
from litera.server.people.persons import hash_of
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.outbox import Notice, push_subscription, put
from litera.server.store.people import device, person, sign_in_way
from litera.server.store.schema import directory
from litera.server.store.ties import tie

PEOPLE: Final = 1000
SECONDS: Final = 60
HOUR: Final = 3600
TABLE: Final = {"/api/tables/mine": 30}
LOBBY: Final = {"/api/tables": 15, **TABLE}
"""What a page asks for and every how many seconds, at a table and in the lobby: as web/src/shell has it."""
TARGET: Final = "≤ 0.1"
NOTICES: Final = PEOPLE * SECONDS // HOUR
"""Each gets one an hour."""
PATIENCE: Final = 180
"""A service that was held up is asked again after a minute."""
QUIET, LITTLE = 5, 0.1
"""A server that has taken less than so many seconds of a core in each of so many seconds is ready."""
LINES: Final = 50
RESTING: Final = 2.0


class Cost(NamedTuple):
    """Seconds of a core for each second in which people asked, how long it took, and how many answers came."""

    core: float
    took: float
    answers: int


def fill(engine: Engine, service: PushService) -> None:
    """Put the people into a database, two and two friends, with as many notices as they get while it is measured."""
    now, names = int(time.time() * 1000), [f"person{number}" for number in range(PEOPLE)]
    subscriptions = [Browser(service.origin, name).subscription for name in names]
    with engine.begin() as connection:
        connection.execute(insert(person), [{"id": n, "name": n, "lang": "en", "created": now} for n in names])
        devices = {"label": "", "began": now, "used": now, "proved": now}
        connection.execute(insert(device), [{"id": hash_of(name), "person": name, **devices} for name in names])
        words = {"kind": "words", "label": "", "created": now}
        connection.execute(insert(sign_in_way), [{"id": f"words {n}", "person": n, **words} for n in names])
        pairs = zip(names[::2], names[1::2], strict=True)
        both = [two for one, other in pairs for two in ((one, other), (other, one))]
        connection.execute(
            insert(tie), [{"person": one, "other": other, "kind": "friend", "since": now} for one, other in both]
        )
        connection.execute(
            insert(push_subscription),
            [
                {"id": subscription_id(one.endpoint), "person": name, "created": now, **one._asdict()}
                for name, one in zip(names, subscriptions, strict=True)
            ],
        )
        sent = names[:NOTICES]
        summary = msgspec.json.encode({"game": "dnup", "status": "waiting", "seats": []})
        connection.execute(
            insert(directory), [{"game_table": name, "created": now, "summary": summary, "listed": 0} for name in sent]
        )
        put(connection, [Notice(name, "invited", f"{name}/invited", name, now, words="A friend") for name in sent])


class Line:
    """A connection to the server, on which one request follows another: as little work for us as can be."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def get(self, path: str, cookie: str) -> None:
        """Ask for something; whatever it is, it has to come."""
        reader, writer = await self._opened()
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        assert head.startswith("http/1.1 200"), head
        await reader.readexactly(int(head.partition("content-length:")[2].split("\r\n")[0]))
        self._used = time.perf_counter()

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        # A server closes connections that rest for long: none is used that it may be closing.
        if self._streams is None or time.perf_counter() - self._used > RESTING:
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        return self._streams

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


async def ask(server: Process, paths: Mapping[str, float]) -> Cost:
    """Have all people ask for each path every so many seconds, spread evenly; give what that costs."""
    lines: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
    for _ in range(LINES):
        lines.put_nowait(Line(server.port))
    began, before, answered = time.perf_counter(), server.cpu_seconds(), 0

    async def come(number: int, path: str, every: float) -> None:
        nonlocal answered
        due = began + every * number / PEOPLE
        while due < began + SECONDS:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            line = await lines.get()
            await line.get(path, f"litera_guest=person{number}")
            lines.put_nowait(line)
            answered += 1
            due += every

    await asyncio.gather(*(come(number, *path) for number in range(PEOPLE) for path in paths.items()))
    took = time.perf_counter() - began
    while not lines.empty():
        lines.get_nowait().close()
    # On a busy machine they ask for longer: what counts is what the server does for as many as ask in a second.
    return Cost((server.cpu_seconds() - before) / SECONDS, took, answered)


def wait_for(service: PushService) -> None:
    """Wait until all notices have come, or it has taken too long."""
    until = time.perf_counter() + PATIENCE
    while len(service.taken) < NOTICES and time.perf_counter() < until:
        time.sleep(0.2)


def settle(server: Process) -> None:
    """Wait until the server has prepared all that it does before anybody comes."""
    until, quiet = time.perf_counter() + PATIENCE, 0
    while quiet < QUIET and time.perf_counter() < until:
        before = server.cpu_seconds()
        time.sleep(1)
        quiet = quiet + 1 if server.cpu_seconds() - before < LITTLE else 0


def rest(server: Process) -> float:
    """Give what the server takes when nobody is there."""
    began, before = time.perf_counter(), server.cpu_seconds()
    time.sleep(SECONDS / 3)
    return (server.cpu_seconds() - before) / (time.perf_counter() - began)


def main() -> None:
    """Measure the lobby, and tables."""
    heading(f"People: seconds of a core that {PEOPLE} signed-in ones take a second, beside their games")
    with tempfile.TemporaryDirectory() as folder, push_service() as service:
        engine = open_database(sqlite_url(Path(folder)))
        fill(engine, service)
        engine.dispose()
        environment = os.environ | UNLIMITED | {"LITERA_PUSH_SERVICES": "127.0.0.1", "LITERA_LOG_LEVEL": "warning"}
        flags = ("serve", "--port", "0", "--no-browser", "--data", folder)
        server = Process(("litera.cli", *flags), environment)
        try:
            settle(server)
            alone = rest(server)
            figure("nobody is there", f"{alone:.3f}", "")
            for where, paths in (("in the lobby", LOBBY), ("at tables", TABLE)):
                cost = uvloop.run(ask(server, paths))
                figure(f"all {where}", f"{cost.core - alone * cost.took / SECONDS:.3f}", TARGET)
                figure(f"  answers, {where}", f"{cost.answers} in {cost.took:.0f} s")
            wait_for(service)
            told = {path for path, _, _ in service.taken}
            figure("notifications that came, each once", f"{len(told)} of {len(service.taken)}", str(NOTICES))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
