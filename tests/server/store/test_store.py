"""What is kept is kept, in order, for each table; on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import URL, text

from litera.server.store.cards import Card
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.store import AT_A_TIME, CollisionError, Store, StoreError
from tests.server.store.opening import with_store

CARD = Card(1, b'{"table": "one"}', frozenset({"anna"}))


def test_lines_come_back_in_order_after_a_restart(url: URL) -> None:
    async def write(store: Store) -> None:
        assert await store.append("one", (b"a", b"b"), 0, card=CARD) == 2
        assert await store.append("two", (b"x",), 0, card=Card(2, b"{}", frozenset())) == 1
        assert await store.append("one", (b"c",), 2, card=None) == 3
        assert await store.lines("one") == [b"a", b"b", b"c"]
        assert await store.append("two", (b"y", b"z"), 1, card=None) == 3

    async def read(store: Store) -> None:
        assert await store.lines("one") == [b"a", b"b", b"c"]
        assert await store.lines("two") == [b"x", b"y", b"z"]
        assert await store.lines("three") == []
        await store.append("one", (b"d",), 3, card=None)
        assert await store.lines("one") == [b"a", b"b", b"c", b"d"]

    with_store(url, write)
    with_store(url, read)


def test_lines_are_found_where_the_server_had_no_time_to_close(url: URL) -> None:
    async def write(store: Store) -> None:
        await store.append("one", (b"a",), 0, card=CARD)
        await store.append("one", (b"b",), 1, card=None)
        later = Store(open_database(url), lambda _: None)
        assert await later.lines("one") == [b"a", b"b"]
        await later.close()

    with_store(url, write)


def test_many_appends_at_once_go_into_few_commits(url: URL) -> None:
    commits: list[float] = []

    async def run() -> None:
        store = Store(open_database(url), commits.append)
        numbers = await asyncio.gather(*(store.append(f"table {n}", (b"a", b"b"), 0, card=None) for n in range(500)))
        assert numbers == [2] * 500
        assert len(commits) < 50
        await store.close()

    asyncio.run(run())


def test_what_comes_while_the_loop_is_busy_goes_into_one_commit(url: URL) -> None:
    async def run() -> list[float]:
        commits: list[float] = []
        store = Store(open_database(url), commits.append)
        kept = [store.append("one", (b"a",), 0, card=CARD)]
        while not commits:
            time.sleep(0.001)
        # The loop has not yet told of the first: however long it takes, the others wait for each other.
        kept.append(store.append("two", (b"b",), 0, card=None))
        time.sleep(0.1)
        kept.append(store.append("three", (b"c",), 0, card=None))
        await asyncio.gather(*kept)
        await store.close()
        return commits

    assert len(asyncio.run(run())) == 2


def test_each_turn_of_the_loop_sends_so_many_and_no_more(url: URL) -> None:
    async def write(store: Store) -> None:
        kept = [store.append(f"table {number}", (b"a",), 0, card=None) for number in range(3 * AT_A_TIME + 1)]
        told = [0]
        while told[-1] < len(kept):
            await asyncio.sleep(0)
            told.append(sum(answer.done() for answer in kept))
        assert max(after - before for before, after in pairwise(told)) == AT_A_TIME

    with_store(url, write)


def test_a_line_that_another_server_wrote_first_is_refused_and_nothing_else(url: URL) -> None:
    async def work(store: Store) -> None:
        other = Store(open_database(url), lambda _: None)
        await store.append("one", (b"a",), 0, card=CARD)
        assert await other.append("one", (b"theirs",), 1, card=None) == 2
        late = Card(1, b"late", frozenset({"late"}))
        # All three wait for the same commit; only the one that has not seen the other server's line is refused.
        before, stale, after = await asyncio.gather(
            store.append("before", (b"x",), 0, card=None),
            store.append("one", (b"ours", b"and more"), 1, card=late),
            store.append("zz after", (b"y",), 0, card=None),
            return_exceptions=True,
        )
        assert (before, after) == (1, 1)
        assert isinstance(stale, CollisionError)
        assert await store.lines("one") == await other.lines("one") == [b"a", b"theirs"]
        assert await store.summaries("late") == []
        assert await store.append("one", (b"ours",), 2, card=late) == 3
        assert await store.summaries("late") == [b"late"]
        await other.close()

    with_store(url, work)


def test_two_servers_that_write_to_the_same_tables_lose_nothing_that_was_kept(url: URL) -> None:
    tables = [f"table {number}" for number in range(12)]
    kept: dict[str, list[bytes]] = {table: [] for table in tables}
    refused = 0

    async def play(store: Store, table: str, name: str) -> None:
        """Write twenty lines as a room does: where one is refused, the table is read anew."""
        nonlocal refused
        last, written = 0, 0
        while written < 20:
            line = f"{name} {written}".encode()
            try:
                last = await store.append(table, (line,), last, card=CARD)
            except CollisionError:
                refused += 1
                last = len(await store.lines(table))
            else:
                kept[table].append(line)
                written += 1

    async def work(store: Store) -> None:
        other = Store(open_database(url), lambda _: None)
        rooms = (play(each, table, name) for table in tables for each, name in ((store, "one"), (other, "two")))
        await asyncio.gather(*rooms)
        for table in tables:
            lines = await store.lines(table)
            assert sorted(lines) == sorted(kept[table])
            assert len(lines) == 40
        await other.close()

    with_store(url, work)
    assert refused > 0


def test_servers_that_write_to_the_same_tables_in_other_orders_never_wait_in_a_circle(url: URL) -> None:
    async def work(store: Store) -> None:
        other = Store(open_database(url), lambda _: None)
        tables = [f"table {number:02}" for number in range(40)]
        lasts = dict.fromkeys(tables, 0)
        for _ in range(12):
            ours = {table: store.append(table, (b"ours",), lasts[table], card=CARD) for table in tables}
            theirs = {table: other.append(table, (b"theirs",), lasts[table], card=CARD) for table in reversed(tables)}
            answers = await asyncio.gather(*ours.values(), *theirs.values(), return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, BaseException)]
            assert {type(error) for error in refused} == {CollisionError}
            # Of two lines with one number, one is kept.
            assert len(refused) == len(tables)
            lasts = {table: last + 1 for table, last in lasts.items()}
        await other.close()

    with_store(url, work)


def test_a_guest_finds_their_tables_newest_first(url: URL) -> None:
    async def work(store: Store) -> None:
        await store.append("one", (b"a",), 0, card=CARD)
        await store.append("two", (b"a",), 0, card=Card(5, b"two", frozenset({"anna", "bogdan"})))
        await store.append("two", (b"b",), 1, card=Card(5, b"two, later", frozenset({"anna", "bogdan", "cyryl"})))
        assert await store.summaries("anna") == [b"two, later", CARD.summary]
        assert await store.summaries("bogdan") == await store.summaries("cyryl") == [b"two, later"]
        assert await store.summaries("nobody") == []

    with_store(url, work)


def test_what_the_database_refuses_is_reported_and_the_next_is_kept(url: URL) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.append("x" * 40, (None,), 0, card=None)  # type: ignore[arg-type]
        await store.append("one", (b"a",), 0, card=CARD)
        assert await store.lines("one") == [b"a"]

    with_store(url, work)


def test_a_closed_store_keeps_nothing(url: URL) -> None:
    async def run() -> None:
        store = Store(open_database(url), lambda _: None)
        await store.close()
        with pytest.raises(StoreError):
            store.append("one", (b"a",), 0, card=CARD)

    asyncio.run(run())


def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_the_lobby_lists_the_highest_and_newest_first_and_nothing_else(url: URL) -> None:
    async def work(store: Store) -> None:
        cards = {"a": (1, 1), "b": (2, 2), "c": (3, 2), "d": (4, 0), "e": (5, 1)}
        for name, (created, listed) in cards.items():
            await store.append(name, (b"x",), 0, card=Card(created, name.encode(), listed=listed))
        assert await store.lobby(0) == [b"c", b"b", b"e", b"a"]
        assert await store.lobby(2) == [b"c", b"b", b"e"]
        await store.append("c", (b"y",), 1, card=Card(3, b"c", listed=0))
        assert await store.lobby(0) == [b"b", b"e", b"a"]

    with_store(url, work)


def test_tables_are_due_when_their_time_has_come(url: URL) -> None:
    async def work(store: Store) -> None:
        for name, due in (("late", 300), ("soon", 100), ("never", None), ("then", 200)):
            await store.append(name, (b"x",), 0, card=Card(1, b"{}", due=due))
        assert await store.due(99) == []
        assert await store.due(200) == ["soon", "then"]
        await store.append("soon", (b"y",), 1, card=Card(1, b"{}", due=None))
        assert await store.due(1000) == ["then", "late"]

    with_store(url, work)
