"""A database of any earlier schema becomes the present one: wholly or not at all, and nothing in it is lost."""

from __future__ import annotations

import json
import logging
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import URL, Engine, create_engine, event, inspect, text

from litera.server.store.database import MIGRATIONS, open_database, sqlite_url
from litera.server.store.schema import HEAD, metadata
from litera.server.store.store import Store
from litera.server.table.chronicle import decode
from litera.server.table.state import fold
from tests.server.store.opening import with_store

WRITTEN = Path(__file__).parent / "data" / "schema-0002.json"
"""All rows of a database that a server of schema 0002 wrote: it was stopped, started again, and killed."""


@cache
def written() -> dict[str, list[dict[str, Any]]]:
    """Give the rows of each table; lines and summaries are JSON texts."""
    rows: dict[str, list[dict[str, Any]]] = json.loads(WRITTEN.read_text(encoding="utf-8"))
    return rows


def fill(engine: Engine, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Bring an empty database to schema 0002, and put rows into it."""
    migrate(engine, "0002")
    with engine.begin() as connection:
        for table in ("chronicle", "directory", "seatings", "marks"):
            for row in rows[table]:
                names = ", ".join(f":{name}" for name in row)
                values = {name: value.encode() if name in ("line", "summary") else value for name, value in row.items()}
                connection.execute(text(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({names})"), values)


def chains(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[bytes]]:
    """Give each table's lines as servers of schema 0002 read them: walked back from the last one, step by step."""
    lines = {row["number"]: row for row in rows["chronicle"]}
    mark = max((row["number"] for row in rows["marks"]), default=0)
    ends = {row["game_table"]: row["last"] for row in rows["directory"]}
    ends |= {row["game_table"]: number for number, row in sorted(lines.items()) if number > mark}
    found: dict[str, list[bytes]] = {}
    for table, number in ends.items():
        found[table] = []
        while number:
            found[table].insert(0, lines[number]["line"].encode())
            number = lines[number]["previous"]
    return found


def fork(rows: dict[str, list[dict[str, Any]]]) -> tuple[dict[str, list[dict[str, Any]]], str]:
    """Give the rows with one line more, from a second server that had not seen a table's last two; and the table.

    Servers of schema 0002 that start now read this line, and those two never again.
    """
    table = rows["chronicle"][0]["game_table"]
    chain = [row for row in rows["chronicle"] if row["game_table"] == table]
    number = max(row["number"] for row in rows["chronicle"]) + 1
    stray = {"number": number, "previous": chain[-3]["number"], "game_table": table, "line": chain[-1]["line"]}
    return {**rows, "chronicle": [*rows["chronicle"], stray]}, table


def migrate(engine: Engine, to: str, way: Callable[[Config, str], None] = command.upgrade) -> None:
    """Bring a database to a migration, up or down."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        way(config, to)


def is_as_expected(engine: Engine) -> None:
    """Hold a database against what the code expects."""
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_database_of_schema_0002_keeps_every_line_of_every_table(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    engine = create_engine(url)
    fill(engine, written())
    engine.dispose()
    expected = chains(written())
    # Something of every kind is in there: games that wait, go on and are over; lines from before and after the mark.
    assert len(expected) == len(written()["directory"])
    assert {fold(map(decode, lines)).status for lines in expected.values()} == {"waiting", "playing", "over"}
    assert 0 < written()["marks"][0]["number"] < len(written()["chronicle"])

    async def work(store: Store) -> None:
        assert {table: await store.lines(table) for table in expected} == expected
        guest = written()["seatings"][0]["guest"]
        seated = {row["game_table"] for row in written()["seatings"] if row["guest"] == guest}
        mine = {json.loads(summary)["table"] for summary in await store.summaries(guest)}
        assert mine == seated
        table, lines = next(iter(expected.items()))
        assert await store.append(table, (b"next",), len(lines), card=None) == len(lines) + 1

    with caplog.at_level(logging.WARNING):
        with_store(url, work)
    is_as_expected(create_engine(url))
    assert caplog.messages == []


def test_everybody_who_has_or_had_a_seat_becomes_a_person(url: URL) -> None:
    engine = create_engine(url)
    fill(engine, written())
    migrate(engine, "0003")
    table, guest = (written()["seatings"][0][key] for key in ("game_table", "guest"))
    seats = [{"name": None}, {"name": "Åsa"}]
    newest = json.dumps({"seats": seats, "guests": [None, guest], "status": "over", "game": "dnup"})
    with engine.begin() as connection:
        change = text("UPDATE directory SET summary = :told, created = 5000000000000 WHERE game_table = :of")
        connection.execute(change, {"told": newest.encode(), "of": table})
    engine.dispose()
    engine = open_database(url)
    with engine.connect() as connection:
        people = {row.id: row for row in connection.execute(text("SELECT * FROM person"))}
        seatings = {tuple(row) for row in connection.execute(text("SELECT guest, game_table FROM seatings"))}
    engine.dispose()
    assert seatings == {(row["guest"], row["game_table"]) for row in written()["seatings"]}
    assert set(people) == {row["guest"] for row in written()["seatings"]}
    assert people[guest].name == "Åsa"


def test_a_fork_ends_as_servers_read_it_and_is_logged(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    rows, table = fork(written())
    engine = create_engine(url)
    fill(engine, rows)
    engine.dispose()
    expected = chains(rows)
    assert len(expected[table]) == len(chains(written())[table]) - 1

    async def work(store: Store) -> None:
        assert {name: await store.lines(name) for name in expected} == expected

    with caplog.at_level(logging.WARNING):
        with_store(url, work)
    assert caplog.messages == [f"table {table} was written by two servers at once: 2 lines of one of them are dropped"]


def test_a_migration_that_is_killed_in_the_middle_goes_through_the_next_time(url: URL) -> None:
    engine = create_engine(url)
    fill(engine, written())
    engine.dispose()
    # Killed where the lines are numbered, and some are in their new place.
    killed = """
import os, signal, sys
from sqlalchemy import Engine, event
from litera.server.store.database import open_database

@event.listens_for(Engine, "before_cursor_execute")
def kill(connection, cursor, statement, *rest):
    if statement.strip().startswith("DROP TABLE linked"):
        os.kill(os.getpid(), signal.SIGKILL)

open_database(sys.argv[1])
"""
    address = url.render_as_string(hide_password=False)
    run = subprocess.run([sys.executable, "-c", killed, address], capture_output=True, check=False)
    assert run.returncode == -signal.SIGKILL, run.stderr
    expected = chains(written())

    async def work(store: Store) -> None:
        assert {table: await store.lines(table) for table in expected} == expected

    with_store(url, work)


def test_a_database_goes_back_to_schema_0002_and_forward_again(url: URL) -> None:
    engine = create_engine(url)
    fill(engine, written())
    migrate(engine, "head")
    migrate(engine, "0002", command.downgrade)
    with engine.connect() as connection:
        rows = {
            table: [dict(row) for row in connection.execute(text(f"SELECT * FROM {table}")).mappings()]
            for table in ("chronicle", "directory", "marks")
        }
    engine.dispose()
    for row in rows["chronicle"]:
        row["line"] = row["line"].decode()
    assert chains(rows) == chains(written())

    async def work(store: Store) -> None:
        expected = chains(written())
        assert {table: await store.lines(table) for table in expected} == expected

    with_store(url, work)


def test_the_migrations_make_what_the_code_expects(url: URL) -> None:
    engine = create_engine(url)
    migrate(engine, "head")
    is_as_expected(engine)


def test_a_new_database_is_as_the_migrations_make_it(url: URL) -> None:
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
        if executed[2].split()[0] in ("CREATE", "ALTER", "INSERT", "UPDATE", "DROP"):
            left -= 1
            if left < 0:
                raise CrashError

    event.listen(Engine, "before_cursor_execute", count)
    try:
        with pytest.raises(CrashError):
            yield
    finally:
        event.remove(Engine, "before_cursor_execute", count)


STATEMENTS = {None: 5, "0001": 5, "0002": 5, "0003": 5, "0004": 5, "0005": 3}
"""From each version so many statements, at the least, lead to the present one."""


@pytest.mark.parametrize(
    ("version", "statements"), [(version, number) for version, count in STATEMENTS.items() for number in range(count)]
)
def test_a_database_is_brought_up_wholly_or_not_at_all(url: URL, version: str | None, statements: int) -> None:
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


def test_servers_that_start_together_on_an_empty_database_make_it_once(url: URL) -> None:
    with ThreadPoolExecutor(4) as together:
        for engine in together.map(open_database, [url] * 4):
            is_as_expected(engine)


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
            values = {"of": name, "told": json.dumps(summary | {"name": name, "game": "dnup"}).encode()}
            connection.execute(text("INSERT INTO directory VALUES (:of, 1, 1, :told)"), values)
    engine.dispose()

    async def work(store: Store) -> None:
        assert [json.loads(summary)["name"] for summary in await store.lobby(0)] == ["waits", "goes on"]
        assert await store.due(10**15) == []

    with_store(sqlite_url(tmp_path), work)
