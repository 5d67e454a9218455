"""Turns are fair whatever anybody asks for: to parties, and to the members of each."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from litera.server.errors import Denial, DeniedError
from litera.server.fairness import Asker, FairQueue, TooMuchError
from litera.server.rooms.workers import MOST_WAITING, Workers


class Bench:
    """A queue with pieces of work that end when they are told to."""

    def __init__(self, places: int, each: int = 1, most_waiting: int | None = None) -> None:
        self.queue = FairQueue(places, each, most_waiting)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> None:
        """Ask for work, each named by its party, its member, and anything else: ``a1x``."""
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._work(name))
            await turn()

    async def _work(self, name: str) -> None:
        async with self.queue.place(Asker(name[0], name[1])):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, *names: str) -> None:
        """End work that was begun."""
        for name in names:
            assert name in self.begun
            self.ends[name].set()
            await turn()

    async def cancel(self, name: str) -> None:
        """Let the asker go away."""
        self.tasks[name].cancel()
        await turn()


async def turn() -> None:
    """Let the event loop go on."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_address_that_asks_for_much_waits_and_others_do_not() -> None:
    async def run() -> None:
        bench = Bench(2)
        await bench.ask("a1", "a2", "a3", "b1", "c1")
        assert bench.begun == ["a1", "b1"]
        await bench.end("b1")
        assert bench.begun == ["a1", "b1", "c1"]
        await bench.end("a1")
        assert bench.begun == ["a1", "b1", "c1", "a2"]

    asyncio.run(run())


def test_parties_take_turns_and_so_do_members() -> None:
    async def run() -> None:
        bench = Bench(1)
        await bench.ask("a1x", "a1y", "a1z", "a2x", "b1x", "b1y", "a2y")
        for _ in range(6):
            await bench.end(bench.begun[-1])
        assert bench.begun == ["a1x", "a1y", "b1x", "a2x", "b1y", "a1z", "a2y"]

    asyncio.run(run())


def test_one_place_is_left_for_others() -> None:
    async def run() -> None:
        bench = Bench(3, each=2)
        await bench.ask("a1", "a2", "a3")
        assert bench.begun == ["a1", "a2"]
        await bench.ask("b1")
        assert bench.begun == ["a1", "a2", "b1"]

    asyncio.run(run())


def test_so_much_may_wait_for_a_party_and_no_more() -> None:
    async def run() -> None:
        bench = Bench(1, most_waiting=2)
        await bench.ask("a1", "a2", "a3", "a4", "b1")
        with pytest.raises(TooMuchError):
            await bench.tasks["a4"]
        # Whoever goes away makes room.
        await bench.cancel("a2")
        await bench.ask("a5")
        for _ in range(3):
            await bench.end(bench.begun[-1])
        assert sorted(bench.begun) == ["a1", "a3", "a5", "b1"]

    asyncio.run(run())


def test_leaving_in_the_moment_of_a_turn_gives_it_to_the_next() -> None:
    async def run() -> None:
        bench = Bench(1)
        await bench.ask("a1", "b1", "c1")
        # The end of the one, and with it the turn of the other, come before either of them goes on.
        bench.tasks["a1"].cancel()
        await asyncio.sleep(0)
        bench.tasks["b1"].cancel()
        await turn()
        assert bench.begun == ["a1", "c1"]

    asyncio.run(run())


def test_a_turn_passes_over_a_client_that_has_gone() -> None:
    async def run() -> None:
        bench = Bench(1)
        await bench.ask("a1", "b1", "b2", "c1")
        # The place is given back before those who wait hear that they are to go.
        bench.ends["a1"].set()
        bench.tasks["b1"].cancel()
        bench.tasks["b2"].cancel()
        await turn()
        assert bench.begun == ["a1", "c1"]
        assert bench.queue.waiting == 0
        await bench.end("c1")
        assert not bench.queue.is_full

    asyncio.run(run())


STEPS = st.tuples(st.sampled_from("abc"), st.sampled_from("12"), st.sampled_from(("ask", "ask", "end", "cancel")))


@settings(max_examples=60, deadline=None)
@given(st.lists(STEPS, max_size=50), st.integers(1, 4), st.integers(1, 3))
def test_no_place_is_lost_or_given_twice(steps: list[tuple[str, str, str]], places: int, each: int) -> None:
    async def run() -> None:
        bench = Bench(places, each)
        for number, (party, member, what) in enumerate(steps):
            mine = [name for name, task in bench.tasks.items() if name[:2] == party + member and not task.done()]
            at_work = [name for name in mine if name in bench.begun]
            if what == "ask":
                await bench.ask(f"{party}{member}{number}")
            elif what == "end" and at_work:
                await bench.end(at_work[0])
            elif what == "cancel" and mine:
                await bench.cancel(mine[-1])
            check(bench, places, each)
        for task in bench.tasks.values():
            task.cancel()
        await turn()

    asyncio.run(run())


def check(bench: Bench, places: int, each: int) -> None:
    """Nobody has more than they may, and nobody waits for a place that they may have."""
    there = [name for name, task in bench.tasks.items() if not task.done()]
    at_work = Counter(name[0] for name in there if name in bench.begun)
    waiting = {name[0] for name in there if name not in bench.begun}
    assert sum(at_work.values()) <= places
    assert all(count <= each for count in at_work.values())
    assert sum(at_work.values()) == places or all(at_work[party] == each for party in waiting)


def with_workers(work: Callable[[Workers], Awaitable[None]]) -> None:
    """Do something with threads, and close them."""

    async def run() -> None:
        workers = Workers()
        try:
            await work(workers)
        finally:
            workers.close()

    asyncio.run(run())


def test_what_raises_gives_its_place_back() -> None:
    async def work(workers: Workers) -> None:
        for _ in range(5):
            with pytest.raises(ZeroDivisionError):
                await workers.do(Asker("a", "1"), lambda: 1 // 0)
        assert await workers.do(Asker("a", "1"), lambda: 7) == 7

    with_workers(work)


def test_an_address_with_too_much_waiting_learns_it() -> None:
    async def work(workers: Workers) -> None:
        asked = (workers.do(Asker("a", str(number)), lambda: 7) for number in range(MOST_WAITING + 2))
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [each.code for each in done if isinstance(each, DeniedError)] == [Denial.TOO_MANY]

    with_workers(work)
