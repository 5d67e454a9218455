"""People: what 1000 signed-in ones cost beside their games, with the lobby, presence and notifications on.

The server runs in a process of its own on one core. Each person has a friend, a browser that takes notifications, and
some of them one to be sent. In the lobby a page asks for the open tables every ten seconds, and for one's own every
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
from typing import Final

import httpx
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
LOBBY: Final = {"/api/tables": 10, **TABLE}
"""What a page asks for and every how many seconds, at a table and in the lobby: as web/src/shell/myGames.ts has it."""
TARGET: Final = "≤ 0.1"


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
        # Each gets one an hour.
        sent = names[: PEOPLE * SECONDS // HOUR]
        summary = msgspec.json.encode({"game": "dnup", "status": "waiting", "seats": []})
        connection.execute(
            insert(directory), [{"game_table": name, "created": now, "summary": summary, "listed": 0} for name in sent]
        )
        put(connection, [Notice(name, "invited", f"{name}/invited", name, now, words="A friend") for name in sent])


async def ask(server: Process, paths: Mapping[str, float]) -> float:
    """Have all people ask for each path every so many seconds, spread evenly; give the seconds of a core a second."""
    # A server closes connections that rest for long: none is used that it may be closing.
    limits = httpx.Limits(max_connections=50, keepalive_expiry=2)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", limits=limits, timeout=60) as client:
        began, before = time.perf_counter(), server.cpu_seconds()

        async def come(number: int, path: str, every: float) -> None:
            await asyncio.sleep(every * number / PEOPLE)
            cookie = {"cookie": f"litera_guest=person{number}"}
            while time.perf_counter() - began < SECONDS:
                due = time.perf_counter() + every
                reply = await client.get(path, headers=cookie)
                assert reply.status_code == 200
                await asyncio.sleep(max(0.0, due - time.perf_counter()))

        await asyncio.gather(*(come(number, *path) for number in range(PEOPLE) for path in paths.items()))
        return (server.cpu_seconds() - before) / (time.perf_counter() - began)


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
            time.sleep(5)
            alone = rest(server)
            figure("nobody is there", f"{alone:.3f}", "")
            for where, paths in (("in the lobby", LOBBY), ("at tables", TABLE)):
                took = uvloop.run(ask(server, paths)) - alone
                figure(f"all {where}", f"{took:.3f}", TARGET)
            figure("notifications sent", str(len(service.taken)), str(PEOPLE * SECONDS // HOUR))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
