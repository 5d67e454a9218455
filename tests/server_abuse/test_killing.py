"""The server is killed again and again while a crowd of games is played; nothing that anybody was told is ever lost.

Commits are slow: whenever the server is killed, moves are on their way to the disk, and had anybody been told of one
of them, it would be gone.
"""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest

from tests.server.running import Served
from tests.server_abuse import slow_commits
from tests.server_abuse.crowd import GAME, UNLIMITED, Person, Playing, script
from tests.sweep import among

TABLES = 100
MANY_TABLES = 200
KILLS = 20
CONNECTING_AT_ONCE = 40


async def started(data: Path) -> Served:
    """Start a server whose commits take long."""
    return await asyncio.to_thread(lambda: Served(data, program=(slow_commits.__file__,), **UNLIMITED))


async def opened(server: Served, person: Person, number: int) -> Playing:
    """Open the table of a game."""
    one = script(number)
    asked = {"game": GAME, "seats": 2, "seed": one.seed, "access": "open"}
    answer = await asyncio.to_thread(lambda: person.post(server, "/api/tables", **asked))
    return Playing(one, answer["table"]["table"])


async def come_back(server: Served, people: tuple[Person, Person], tables: list[Playing]) -> None:
    """Connect everybody; the server has to know at least what it has told, and the games go on from what it knows."""
    tickets = [person.ticket(server) for person in people]
    gate = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def one(table: Playing) -> None:
        async with gate:
            for client, ticket in zip(table.clients, tickets, strict=True):
                welcome = await client.connect(server.port, ticket)
            if welcome["view"] is None:
                return
            known = table.script.ends.index(welcome["events"][-1]["seq"] + 1)
            assert known >= table.at, "somebody was told of a move that is gone"
            assert known >= table.acknowledged, "a move was acknowledged that is gone"
            for event in welcome["events"]:
                assert table.clients[1].told.setdefault(event["seq"], event) == event
            table.at = known

    await asyncio.gather(*map(one, tables))


async def play_until_killed(server: Served, tables: list[Playing], seconds: float) -> None:
    for table in tables:
        table.is_stopped = False
        table.move()
    await asyncio.sleep(seconds)
    assert any(table.is_asking for table in tables), "no move was on its way"
    server.process.send_signal(signal.SIGKILL)
    for table in tables:
        table.is_stopped = True
        for client in table.clients:
            assert client.wire is not None
            # What is still on the way was told, too.
            while not client.wire.is_closed:
                await asyncio.sleep(0.01)


async def compare(tables: list[Playing]) -> None:
    """All that was ever told has to be what the table tells now."""
    for table in tables:
        for client in table.clients:
            events = (await client.ask("events", since=0))["events"]
            assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
            by_number = {event["seq"]: event for event in events}
            assert {number: by_number.get(number) for number in client.told} == client.told


async def survive(data: Path, count: int) -> int:
    """Give how many moves were told in all."""
    choose = random.Random(20)
    people = Person("Anna"), Person("Bogdan")
    server = await started(data)
    try:
        for person in people:
            person.post(server, "/api/session", name=person.name)
        tables = await asyncio.gather(*(opened(server, people[0], number) for number in range(count)))
        await come_back(server, people, tables)
        await asyncio.gather(*(table.clients[1].ask("sit", seat=1) for table in tables))
        for _ in range(KILLS):
            await play_until_killed(server, tables, choose.uniform(0.1, 0.6))
            await asyncio.to_thread(server.ended)
            server = await started(data)
            await come_back(server, people, tables)
        await compare(tables)
        for table in tables:
            for client in table.clients:
                assert client.wire is not None
                client.wire.close()
    finally:
        await asyncio.to_thread(server.stop)
    return sum(table.at for table in tables)


@pytest.mark.parametrize("count", among([TABLES, MANY_TABLES], TABLES))
def test_no_move_that_was_announced_is_lost_when_the_server_is_killed_20_times(tmp_path: Path, count: int) -> None:
    assert asyncio.run(survive(tmp_path, count)) > count
