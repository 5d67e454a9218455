"""Leases on a real PostgreSQL: one owner for each slot, whoever is late, and no commit by who is not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Engine, create_engine, text

from litera.server.cluster.leases import Fence, Leases
from litera.server.cluster.slots import LEASE_SECONDS, SLOTS, slot_of
from litera.server.store.cards import Card
from litera.server.store.database import open_database
from litera.server.store.store import FencedError, Store

CARD = Card(1, b"{}", frozenset({"anna"}))


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """Open the database."""
    opened = open_database(database, 2000)
    yield opened
    opened.dispose()


def node(engine: Engine, name: str) -> Leases:
    """Let a node join."""
    leases = Leases(engine, name)
    leases.prepare()
    leases.join()
    return leases


def end_lease(engine: Engine, name: str) -> None:
    """Let the lease of a node be over."""
    with engine.begin() as connection:
        past = "UPDATE node SET until = clock_timestamp() - interval '1 ms' WHERE id = :node"
        connection.execute(text(past), {"node": name})


def owners(engine: Engine) -> dict[int, tuple[str | None, int]]:
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, owner, epoch FROM slot"))
        return {number: (owner, epoch) for number, owner, epoch in rows}


def test_a_slot_has_one_owner_and_a_new_epoch_with_each(engine: Engine) -> None:
    one, two = node(engine, "one"), node(engine, "two")
    assert one.living().keys() == {"one", "two"}
    first = one.take(100)
    assert [*first.values()] == [1] * 100
    second = two.take(SLOTS)
    assert len(second) == SLOTS - 100
    assert not first.keys() & second.keys()
    one.release([*first][:10])
    again = two.take(SLOTS)
    assert again == dict.fromkeys([*first][:10], 2)
    # What is another's, nobody gives away.
    one.release(again)
    assert all(owners(engine)[slot] == ("two", 2) for slot in again)


def test_the_slots_of_a_node_that_has_not_renewed_are_free_once_it_is_buried(engine: Engine) -> None:
    one, two = node(engine, "one"), node(engine, "two")
    held = one.take(SLOTS)
    assert two.bury() == []
    end_lease(engine, "one")
    assert two.living().keys() == {"two"}
    assert two.take(SLOTS) == {}
    assert two.bury() == ["one"]
    assert not one.renew()
    assert two.take(SLOTS) == dict.fromkeys(held, 2)
    # Joining again brings nothing back.
    one.join()
    assert one.renew()
    assert one.take(SLOTS) == {}


def test_a_renewal_that_comes_too_late_is_refused_even_before_anybody_notices(engine: Engine) -> None:
    one = node(engine, "one")
    assert one.renew()
    end_lease(engine, "one")
    assert not one.renew()
    held = one.take(3)
    one.join()
    assert {owners(engine)[slot] for slot in held} == {(None, 1)}


def test_a_lease_lasts_as_long_as_it_says_by_the_clock_of_the_database(engine: Engine) -> None:
    one = node(engine, "one")
    assert 0 < LEASE_SECONDS - one.living()["one"] < 1
    assert abs(one.prepare() - time.time() * 1000) < 60_000


def test_nodes_that_take_at_the_same_time_share_what_there_is(engine: Engine) -> None:
    nodes = [node(engine, f"node {number}") for number in range(8)]
    with ThreadPoolExecutor(len(nodes)) as together:
        taken = [*together.map(lambda leases: leases.take(32), nodes)]
    slots = [slot for each in taken for slot in each]
    assert len(slots) == len(set(slots))
    # Rows that another is about to take are skipped: the next look finds the rest.
    slots += [slot for leases, each in zip(nodes, taken, strict=True) for slot in leases.take(32 - len(each))]
    assert sorted(slots) == [*range(SLOTS)]


def test_only_one_buries_and_nobody_waits_for_a_node_that_renews(engine: Engine) -> None:
    one, two = node(engine, "one"), node(engine, "two")
    end_lease(engine, "one")
    with engine.begin() as connection:
        connection.execute(text("SELECT 1 FROM node WHERE id = 'one' FOR UPDATE"))
        assert two.bury() == []
    assert two.bury() == ["one"]
    one.join()
    with ThreadPoolExecutor(2) as together:
        buried = [*together.map(lambda leases: leases.bury(), [one, two])]
    assert buried == [[], []]


def test_a_commit_leaves_out_what_another_owns_and_stores_the_rest(engine: Engine, database: str) -> None:
    one, two = node(engine, "one"), node(engine, "two")
    tables = [f"table {number}" for number in range(40)]
    mine, lost = tables[::2], tables[1::2]
    epochs = one.take(SLOTS)

    async def work() -> None:
        store = Store(open_database(database), lambda _: None, Fence("one"))

        async def write(table: str, last: int, epoch: int) -> object:
            try:
                return await store.append(table, (b"line",), last, card=CARD, epoch=epoch)
            except FencedError as error:
                return type(error)

        def epoch(table: str) -> int:
            return epochs[slot_of(table)]

        assert await asyncio.gather(*(write(table, 0, epoch(table)) for table in tables)) == [1] * len(tables)
        gone = {slot_of(table) for table in lost} - {slot_of(table) for table in mine}
        one.release(gone)
        two.take(SLOTS)
        expected = [FencedError if slot_of(table) in gone else 2 for table in tables]
        assert FencedError in expected
        assert await asyncio.gather(*(write(table, 1, epoch(table)) for table in tables)) == expected
        # The same node again, under a new epoch: what was to be written under the old one is not.
        two.release(gone)
        again = one.take(SLOTS)
        assert again.keys() == gone
        table = next(table for table in lost if slot_of(table) in gone)
        assert await write(table, 1, epoch(table)) is FencedError
        assert await write(table, 1, again[slot_of(table)]) == 2
        # A collision in the same commit, where another server wrote without a look at the slots.
        other = Store(open_database(database), lambda _: None)
        await other.append(mine[0], (b"stray",), 2, card=None)
        await other.close()
        results = await asyncio.gather(
            *(write(table, 2, 99 if table == mine[1] else epoch(table)) for table in mine[1:]),
            write(mine[0], 2, epoch(mine[0])),
            return_exceptions=True,
        )
        assert results[0] is FencedError
        assert results[1:-1] == [3] * (len(mine) - 2)
        assert type(results[-1]).__name__ == "CollisionError"
        await store.close()

    asyncio.run(work())


def test_a_slot_does_not_change_hands_in_the_middle_of_a_commit(engine: Engine, database: str) -> None:
    one, two = node(engine, "one"), node(engine, "two")
    slot, epoch = next(iter(one.take(1).items()))
    with engine.begin() as connection:
        fence = "SELECT owner FROM slot WHERE id = :slot FOR SHARE"
        assert connection.execute(text(fence), {"slot": slot}).scalar_one() == "one"
        # A renewal does not wait for the commit, and the commit not for it.
        assert one.renew()
        end_lease(engine, "one")
        with ThreadPoolExecutor(1) as beside:
            burying = beside.submit(two.bury)
            time.sleep(0.3)
            assert not burying.done()
            connection.commit()
            assert burying.result() == ["one"]
    assert two.take(SLOTS)[slot] == epoch + 1


def test_a_node_that_is_stopped_in_the_middle_of_a_commit_keeps_nobody_waiting_for_long(database: str) -> None:
    engine = open_database(database, 500)
    one, two = node(engine, "one"), node(engine, "two")
    one.take(SLOTS)
    stopped = engine.connect()
    stopped.execute(text("SELECT owner FROM slot FOR SHARE"))
    end_lease(engine, "one")
    assert two.bury() == ["one"]
    assert len(two.take(SLOTS)) == SLOTS
    stopped.invalidate()
    engine.dispose()


def test_old_databases_get_the_rows_of_the_slots_once(engine: Engine, database: str) -> None:
    Leases(engine, "one").prepare()
    other = create_engine(database)
    Leases(other, "two").prepare()
    other.dispose()
    assert owners(engine) == dict.fromkeys(range(SLOTS), (None, 0))
