"""Bots and analyses of one server are thought out by others; who dies over it is asked again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.analysis.review import Decision
from litera.cli import main
from litera.core.draws import seed_of
from litera.core.message import Message, SeatName, Written
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.server.cluster.bus import Bus, realm_of
from litera.server.cluster.calls import Calls, NotOursError, UnansweredError
from litera.server.cluster.messages import Answered, Reviewing, Thinking
from litera.server.cluster.wording import packed, unpacked
from litera.server.cluster.work import MOVES, REVIEWS, SharedBots, SharedReviewer, thoughts
from litera.server.fairness import SERVER
from litera.server.thinking.bots import Position
from litera.server.thinking.reviewing import Reviewer
from litera.server.tracing import Following, sent_to
from tests.server.cluster.buses import SECRET, Nats
from tests.server.cluster.collector import collector
from tests.server.running import PATIENCE

PLAIN = st.integers() | st.text() | st.booleans() | st.text().map(Written) | st.integers(0, 9).map(SeatName)


def sentences(parameters: st.SearchStrategy[Any]) -> st.SearchStrategy[Message]:
    """Give messages about such parameters."""
    return st.builds(Message, st.text(), st.dictionaries(st.text(max_size=5), parameters, max_size=3))


PARAMETERS = st.recursive(PLAIN, lambda inner: st.lists(inner).map(tuple) | sentences(inner), max_leaves=8)


@given(sentences(PARAMETERS))
def test_a_message_comes_out_as_it_went_in(message: Message) -> None:
    again = unpacked(packed(message))
    assert again == message
    assert repr(again) == repr(message)
    assert kinds(again.parameters.values()) == kinds(message.parameters.values())


def kinds(values: Iterable[Any]) -> list[Any]:
    """Give the types of parameters, in which a word of the game differs from other text."""
    return [kinds(each.parameters.values()) if isinstance(each, Message) else _kind(each) for each in values]


def _kind(value: Any) -> Any:
    return kinds(value) if isinstance(value, tuple) else type(value)


def played(game: str, moves: int) -> Table:
    """Play a random game for so many moves."""
    table = open_table(TableConfig(game, 2, seed_of("work"), {}))
    choose = random.Random(1).choice
    for _ in range(moves):
        seats = table.rules.turn(table.state).seats
        if not seats:
            break
        table.act(seats[0], table.rules.notation.write_move(choose(table.rules.legal(table.state, seats[0]).moves)))
    return table


@contextmanager
def worker(nats: Nats, *flags: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run ``litera worker``."""
    environment = os.environ | {"LITERA_SECRET": SECRET}
    command = [sys.executable, "-m", "litera.cli", "worker", "--cluster", nats.url, "--bot-workers", "1", *flags]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        assert process.wait(PATIENCE) in (0, -signal.SIGKILL)


@asynccontextmanager
async def asking(nats: Nats) -> AsyncIterator[Calls]:
    """Ask over the bus as a node does."""
    bus = Bus(nats.url, "asker", realm_of(SECRET))

    async def refuse(*_: object) -> bytes:
        raise NotOursError

    calls = Calls(bus, refuse, lambda _: None)
    bus.on_item = lambda item: calls.take(item) if isinstance(item, Answered) else None
    bus.open()
    while not bus.is_there:
        await asyncio.sleep(0.01)
    try:
        yield calls
    finally:
        calls.close()
        await bus.close()


def with_calls(nats: Nats, work: Callable[[Calls], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asking(nats) as calls:
            await work(calls)

    asyncio.run(run())


def job(table: Table, level: str = "easy", seconds: float = 0.5) -> Thinking:
    seat = table.rules.turn(table.state).seats[0]
    return Thinking("party", "member", "table", table.config, table.log, seat, level, seconds)


async def answered(calls: Calls, what: Thinking | Reviewing, subject: str) -> bytes:
    """Ask until a worker has come to the queue."""
    while True:
        try:
            return await calls.ask(subject, what, waits=False)
        except UnansweredError:
            await asyncio.sleep(0.05)


def test_a_worker_sends_a_span_for_each_answer_within_the_trace_of_who_asked(nats: Nats) -> None:
    table = played("dnup", 2)

    async def work(calls: Calls) -> None:
        spans = sent_to(collected.url, "asker")
        assert spans is not None
        with Following("", "bot"):
            await answered(calls, job(table), MOVES)
        await asyncio.to_thread(spans.close)
        sent_to(None, "asker")

    with collector() as collected:
        with worker(nats, "--traces", collected.url):
            with_calls(nats, work)
        # Both have ended, and sent what waited.
        (answer,) = [span for span in collected.spans if span.name == "answer thinking"]
        asker = {span.id: span for span in collected.spans if span.node == "asker"}
        asked = asker[answer.parent]
        assert asked.name == "ask thinking"
        assert asker[asked.parent].name == "bot"
        assert answer.trace == asked.trace
        assert answer.node != asked.node


@pytest.mark.parametrize("game", ["dnup", "klepka", "scrabble_cards", "word_rummikub"])
def test_a_worker_chooses_a_move_that_may_be_made(nats: Nats, game: str) -> None:
    table = played(game, 2)

    async def work(calls: Calls) -> None:
        thought = thoughts.decode(await answered(calls, job(table), MOVES))
        assert not thought.has_failed
        assert thought.move is not None
        table.act(table.rules.turn(table.state).seats[0], thought.move)

    with worker(nats):
        with_calls(nats, work)


def test_what_a_worker_finds_in_a_game_is_what_this_node_would(nats: Nats) -> None:
    table = played("dnup", 200)

    async def work(calls: Calls) -> None:
        await answered(calls, Reviewing(table.config, table.log, 0.01), REVIEWS)
        far: list[Decision] = []
        shared = SharedReviewer()
        shared.calls = calls
        await shared.look(table.config, table.log, 0.01, found=far.append)
        near: list[Decision] = []
        own = Reviewer()
        await own.look(table.config, table.log, 0.01, found=near.append)
        own.close()
        assert [(each.number, each.move, each.of_move) for each in far] == [
            (each.number, each.move, each.of_move) for each in near
        ]
        assert far

    with worker(nats):
        with_calls(nats, work)


def test_what_a_worker_that_dies_has_begun_is_done_all_the_same(nats: Nats) -> None:
    table = played("scrabble_cards", 2)

    async def work(calls: Calls) -> None:
        class Busy(SharedBots):
            is_busy = True

        thinkers = Busy(1)
        thinkers.calls = calls
        await answered(calls, job(table, seconds=0.01), MOVES)
        position = Position("table", table.config, table.log, table.rules.turn(table.state).seats[0])
        thinking = asyncio.create_task(thinkers.move(SERVER, position, "expert", seconds=3.0))
        await asyncio.sleep(0.3)
        running.kill()
        move = await thinking
        thinkers.close()
        assert move is not None
        table.act(position.seat, move)

    with worker(nats) as running:
        with_calls(nats, work)


def test_where_nobody_has_time_a_node_thinks_for_itself(nats: Nats) -> None:
    table = played("dnup", 2)

    async def work(calls: Calls) -> None:
        with pytest.raises(UnansweredError):
            await calls.ask(MOVES, job(table), waits=False)
        thinkers = SharedBots(1)
        thinkers.calls = calls
        position = Position("table", table.config, table.log, table.rules.turn(table.state).seats[0])
        assert await asyncio.gather(*(thinkers.move(SERVER, position, "easy", seconds=0.5) for _ in range(3)))
        thinkers.close()

    with_calls(nats, work)


def test_a_worker_needs_a_bus_and_a_secret(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["worker"]) == 2
    assert "litera worker: The setting “cluster” must be the address of a NATS server" in capsys.readouterr().err
    assert main(["worker", "--cluster", "nats://localhost"]) == 2
    assert "LITERA_SECRET" in capsys.readouterr().err


def test_a_worker_needs_what_sends_traces(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("LITERA_SECRET", SECRET)
    monkeypatch.setitem(sys.modules, "litera.server.spans", None)
    assert main(["worker", "--cluster", "nats://localhost", "--traces", "http://127.0.0.1:9"]) == 2
    assert capsys.readouterr().err.startswith("litera worker: Sending traces needs libraries")
