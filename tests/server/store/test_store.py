"""What is kept is kept, in order, for each table; on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, event, inspect, text

from litera.server.store.database import MIGRATIONS, open_database, sqlite_url
from litera.server.store.schema import HEAD, metadata
from litera.server.store.store import AT_A_TIME, LINES_BETWEEN_MARKS, Card, Store, StoreError
from tests.server.store.postgres import postgres


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """Run PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    address: str = request.getfixturevalue("postgres_url")
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return address


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, do something, and close it again."""

    async def run() -> None:
        store = Store(open_database(url), lambda _: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


CARD = Card(1, b'{"table": "one"}', frozenset({"anna"}))


def test_lines_come_back_in_order_after_a_restart(url: str) -> None:
    async def write(store: Store) -> None:
        first = await store.append("one", (b"a", b"b"), 0, CARD)
        other = await store.append("two", (b"x",), 0, Card(2, b"{}", frozenset()))
        last = await store.append("one", (b"c",), first, None)
        assert first < other < last
        assert await store.lines("one") == (last, [b"a", b"b", b"c"])
        await store.append("two", (b"y", b"z"), other, None)

    async def read(store: Store) -> None:
        assert (await store.lines("one"))[1] == [b"a", b"b", b"c"]
        assert (await store.lines("two"))[1] == [b"x", b"y", b"z"]
        assert await store.lines("three") == (0, [])
        number, _ = await store.lines("one")
        await store.append("one", (b"d",), number, None)
        assert (await store.lines("one"))[1] == [b"a", b"b", b"c", b"d"]

    with_store(url, write)
    with_store(url, read)


def test_lines_are_found_where_the_server_had_no_time_to_close(url: str) -> None:
    async def write(store: Store) -> None:
        number = await store.append("one", (b"a",), 0, CARD)
        await store.append("one", (b"b",), number, None)
        killed = Store(open_database(url), lambda _: None)
        assert (await killed.lines("one"))[1] == [b"a", b"b"]
        await killed.close()

    with_store(url, write)


def test_many_appends_at_once_go_into_few_commits(url: str) -> None:
    commits: list[float] = []

    async def run() -> None:
        store = Store(open_database(url), commits.append)
        numbers = await asyncio.gather(*(store.append(f"table {n}", (b"a", b"b"), 0, None) for n in range(500)))
        assert len(set(numbers)) == 500
        assert len(commits) < 50
        await store.close()

    asyncio.run(run())


def test_what_comes_while_the_loop_is_busy_goes_into_one_commit(url: str) -> None:
    async def run() -> list[float]:
        commits: list[float] = []
        store = Store(open_database(url), commits.append)
        kept = [store.append("one", (b"a",), 0, CARD)]
        while not commits:
            time.sleep(0.001)
        # The loop has not yet told of the first: however long it takes, the others wait for each other.
        kept.append(store.append("two", (b"b",), 0, None))
        time.sleep(0.1)
        kept.append(store.append("three", (b"c",), 0, None))
        await asyncio.gather(*kept)
        await store.close()
        return commits

    assert len(asyncio.run(run())) == 2


def test_each_turn_of_the_loop_tells_so_many_and_no_more(url: str) -> None:
    async def write(store: Store) -> None:
        kept = [store.append(f"table {number}", (b"a",), 0, None) for number in range(3 * AT_A_TIME + 1)]
        told = [0]
        while told[-1] < len(kept):
            await asyncio.sleep(0)
            told.append(sum(answer.done() for answer in kept))
        assert max(after - before for before, after in pairwise(told)) == AT_A_TIME

    with_store(url, write)


def test_the_directory_is_brought_up_to_date_now_and_then(url: str) -> None:
    async def write(store: Store) -> None:
        last = await store.append("one", (b"first",), 0, CARD)
        await store.append("one", tuple(b"%d" % n for n in range(LINES_BETWEEN_MARKS + 1)), last, None)
        number, lines = await store.lines("one")
        assert len(lines) == LINES_BETWEEN_MARKS + 2
        await store.append("one", (b"last",), number, None)
        assert (await store.lines("one"))[1][-1] == b"last"

    with_store(url, write)


def test_a_guest_finds_his_tables_newest_first(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("one", (b"a",), 0, CARD)
        last = await store.append("two", (b"a",), 0, Card(5, b"two", frozenset({"anna", "bogdan"})))
        await store.append("two", (b"b",), last, Card(5, b"two, later", frozenset({"anna", "bogdan", "cyryl"})))
        assert await store.summaries("anna") == [b"two, later", CARD.summary]
        assert await store.summaries("bogdan") == await store.summaries("cyryl") == [b"two, later"]
        assert await store.summaries("nobody") == []

    with_store(url, work)


def test_what_the_database_refuses_is_told_and_the_next_is_kept(url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.append("x" * 40, (None,), 0, None)  # type: ignore[arg-type]
        await store.append("one", (b"a",), 0, CARD)
        assert (await store.lines("one"))[1] == [b"a"]

    with_store(url, work)


def test_a_closed_store_keeps_nothing(url: str) -> None:
    async def run() -> None:
        store = Store(open_database(url), lambda _: None)
        await store.close()
        with pytest.raises(StoreError):
            store.append("one", (b"a",), 0, CARD)

    asyncio.run(run())


def migrate(engine: Engine, to: str) -> None:
    """Bring a database to a migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def is_as_expected(engine: Engine) -> None:
    """Hold a database against what the code expects."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_migrations_make_what_the_code_expects(url: str) -> None:
    engine = create_engine(url)
    migrate(engine, "head")
    is_as_expected(engine)


def test_a_new_database_is_as_the_migrations_make_it(url: str) -> None:
    is_as_expected(open_database(url))
    is_as_expected(open_database(url))


class CrashError(Exception):
    """Something fell in the middle of it."""


@contextmanager
def falls_after(statements: int) -> Iterator[None]:
    """Let so many statements pass that change a database, and fall at the next one."""
    left = statements

    def count(*executed: Any) -> None:
        nonlocal left
        if executed[2].split()[0] in ("CREATE", "ALTER", "INSERT", "UPDATE"):
            left -= 1
            if left < 0:
                raise CrashError

    event.listen(Engine, "before_cursor_execute", count)
    try:
        with pytest.raises(CrashError):
            yield
    finally:
        event.remove(Engine, "before_cursor_execute", count)


@pytest.mark.parametrize("statements", range(4))
@pytest.mark.parametrize("version", [None, "0001"])
def test_a_database_is_brought_up_wholly_or_not_at_all(url: str, version: str | None, statements: int) -> None:
    engine = create_engine(url)
    if version is not None:
        migrate(engine, version)
    before = inspect(engine).get_table_names()
    with falls_after(statements):
        open_database(url)
    assert inspect(engine).get_table_names() == before
    with engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == version
    engine.dispose()
    is_as_expected(open_database(url))


def test_servers_that_start_together_on_an_empty_database_make_it_once(url: str) -> None:
    with ThreadPoolExecutor(4) as together:
        for engine in together.map(open_database, [url] * 4):
            is_as_expected(engine)


def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_the_lobby_lists_the_highest_and_newest_first_and_nothing_else(url: str) -> None:
    async def work(store: Store) -> None:
        cards = {"a": (1, 1), "b": (2, 2), "c": (3, 2), "d": (4, 0), "e": (5, 1)}
        lasts = {
            name: await store.append(name, (b"x",), 0, Card(created, name.encode(), listed=listed))
            for name, (created, listed) in cards.items()
        }
        assert await store.lobby(0) == [b"c", b"b", b"e", b"a"]
        assert await store.lobby(2) == [b"c", b"b", b"e"]
        await store.append("c", (b"y",), lasts["c"], Card(3, b"c", listed=0))
        assert await store.lobby(0) == [b"b", b"e", b"a"]

    with_store(url, work)


def test_tables_are_due_when_their_time_has_come(url: str) -> None:
    async def work(store: Store) -> None:
        for name, due in (("late", 300), ("soon", 100), ("never", None), ("then", 200)):
            await store.append(name, (b"x",), 0, Card(1, b"{}", due=due))
        assert await store.due(99) == []
        assert await store.due(200) == ["soon", "then"]
        number, _ = await store.lines("soon")
        await store.append("soon", (b"y",), number, Card(1, b"{}", due=None))
        assert await store.due(1000) == ["then", "late"]

    with_store(url, work)


def test_a_database_without_a_lobby_gets_one(tmp_path: Path) -> None:
    engine = create_engine(sqlite_url(tmp_path))
    kept = {
        "waits": {"access": "open", "status": "waiting"},
        "goes on": {"access": "open", "status": "playing"},
        "is over": {"access": "open", "status": "over"},
        "is private": {"access": "private", "status": "waiting"},
    }
    migrate(engine, "0001")
    with engine.begin() as connection:
        for name, summary in kept.items():
            values = {"of": name, "told": json.dumps(summary | {"name": name}).encode()}
            connection.execute(text("INSERT INTO directory VALUES (:of, 1, 1, :told)"), values)
    engine.dispose()

    async def work(store: Store) -> None:
        assert [json.loads(summary)["name"] for summary in await store.lobby(0)] == ["waits", "goes on"]
        assert await store.due(10**15) == []

    with_store(sqlite_url(tmp_path), work)
