"""Bad messages by the ten thousand over several sockets: each is refused with a code, and tables are as they were."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.wire import Wire, dial

from tests.server.running import Served, served
from tests.server_abuse.crowd import GAME, UNLIMITED, Person
from tests.server_abuse.garbage import messages
from tests.sweep import among

SOCKETS = 4
AT_ONCE = 100


class Pelting:
    """A seat of a game that goes on, from which bad messages are sent."""

    def __init__(self) -> None:
        self.codes: Counter[str] = Counter()
        self.granted: list[bytes] = []
        self._room = asyncio.Semaphore(AT_ONCE)
        self._reply: asyncio.Future[Any] | None = None
        self._wire: Wire | None = None

    async def sit(self, server: Served, person: Person, table: str) -> None:
        self._wire = await dial(server.port, self._hear)
        await self.ask(do="hello", ticket=person.ticket(server), table=table)

    async def ask(self, **request: Any) -> Any:
        assert self._wire is not None
        self._reply = asyncio.get_running_loop().create_future()
        self._wire.send(json.dumps({**request, "id": "mine"}).encode())
        return await self._reply

    async def pelt(self, seed: int, count: int) -> None:
        assert self._wire is not None
        for message in messages(seed, count):
            await self._room.acquire()
            assert not self._wire.is_closed
            self._wire.send(message)
        for _ in range(AT_ONCE):
            await self._room.acquire()

    def _hear(self, message: bytes) -> None:
        if message.startswith(b'{"id":"mine"'):
            assert self._reply is not None
            self._reply.set_result(json.loads(message))
        elif not message.startswith(b'{"seq":'):
            told = msgspec.json.decode(message)
            if told["ok"]:
                self.granted.append(message)
            else:
                assert told["error"]["message"]
                self.codes[told["error"]["code"]] += 1
            self._room.release()

    def close(self) -> None:
        assert self._wire is not None
        self._wire.close()


async def pelted(server: Served, count: int) -> Counter[str]:
    anna, bogdan = Person("Anna"), Person("Bogdan")
    for person in (anna, bogdan):
        person.post(server, "/api/session", name=person.name)
    everyone = []
    for number in range(SOCKETS // 2):
        opened = anna.post(server, "/api/tables", game=GAME, seed=f"{number}", access="open")
        for person in (anna, bogdan):
            everyone.append(Pelting())
            await everyone[-1].sit(server, person, opened["table"]["table"])
        await everyone[-1].ask(do="sit", seat=1)
    before = [await one.ask(do="view") for one in everyone]
    assert all(view["ok"] for view in before)
    await asyncio.gather(*(one.pelt(seed, count // SOCKETS) for seed, one in enumerate(everyone)))
    assert [await one.ask(do="view") for one in everyone] == before
    assert [one.granted for one in everyone] == [[]] * SOCKETS
    for one in everyone:
        one.close()
    return sum((one.codes for one in everyone), Counter())


@pytest.mark.parametrize("count", among((20_000, 100_000), 20_000))
def test_bad_messages_are_each_refused_and_change_nothing(tmp_path: Path, count: int) -> None:
    with served(tmp_path, **UNLIMITED) as server:
        codes = asyncio.run(pelted(server, count))
        assert codes.total() == count
        assert codes.keys() >= {"bad_request", "bad_move", "not_waiting", "not_over"}
        assert "failed" not in server.log.read_text()
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\xfe\x23\x28\0\0\0\0" + b"x" * 9000,  # longer than 8 KiB
        b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc",  # not UTF-8
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\0\0\0\0",  # reserved bits
        b"\x83\x80\0\0\0\0",  # no such kind
        b"\x09\x80\0\0\0\0",  # a ping in parts
    ],
)
def test_a_frame_that_breaks_the_rules_ends_its_connection_alone(server: Served, frame: bytes) -> None:
    async def send() -> None:
        wire = await dial(server.port, lambda _: None)
        wire.send_frame(frame)
        for _ in range(200):
            if wire.is_closed:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the connection is still open")

    asyncio.run(send())
    assert server.guest("Anna").get("/health") == {"ok": True}
