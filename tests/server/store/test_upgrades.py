"""What a server of any earlier schema wrote is all there after an upgrade, and its games go on.

What servers of the schema before read and write stays where they know it: they go on while a newer one migrates.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Engine, create_engine, inspect, text

from litera.server.settings import Settings
from litera.server.store.database import LIMITS, MIGRATIONS, open_database
from litera.server.store.schema import HEAD
from litera.server.store.store import Store
from litera.server.table.chronicle import decode
from litera.server.table.state import fold
from litera.server.upkeep.checking import check, repair
from tests.server.store.earlier import SCHEMAS, chains, load, rows_of
from tests.server.store.opening import with_store
from tests.server.store.test_migrations import is_as_expected, migrate

CHANGED = {"alembic_version", "chronicle", "marks"}
"""Tables whose rows are other ones after an upgrade; what they say is held against it in another way."""
FIRST_OF_CLUSTERS = "0004"


def upgraded(url: URL, schema: str) -> tuple[dict[str, list[dict[str, Any]]], dict[str, list[dict[str, Any]]]]:
    """Bring what a server of a schema left to the present one; give all rows before and after."""
    load(url, schema)
    engine = create_engine(url)
    before = rows_of(engine)
    open_database(url).dispose()
    after = rows_of(engine)
    engine.dispose()
    return before, after


@pytest.mark.parametrize("schema", SCHEMAS)
def test_what_a_server_of_an_earlier_schema_wrote_is_all_there(url: URL, schema: str) -> None:
    before, after = upgraded(url, schema)
    assert {row["version_num"] for row in before["alembic_version"]} == {schema}
    expected = chains(before)
    assert {fold(map(decode, lines)).status for lines in expected.values()} == {"waiting", "playing", "over"}
    assert chains(after) == expected
    for name in before.keys() - CHANGED:
        kept = before[name][0].keys() & after[name][0].keys() if before[name] else ()
        assert {tuple(row[key] for key in kept) for row in before[name]} == {
            tuple(row[key] for key in kept) for row in after[name]
        }, name
    assert {row["guest"] for row in before["seatings"]} <= {row["id"] for row in after["person"]}

    async def work(store: Store) -> None:
        for table, lines in expected.items():
            assert await store.lines(table) == lines
            assert await store.append(table, (b"next",), len(lines), card=None) == len(lines) + 1

    # When a table is due was first written with schema 0002: a server writes it with the next move.
    settings = Settings(database=url.render_as_string(hide_password=False))
    assert {finding.card is not None for finding in check(settings).findings} <= {True}
    repair(settings)
    assert check(settings).findings == ()
    with_store(url, work)
    is_as_expected(create_engine(url))


def test_there_is_a_database_of_every_earlier_schema() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    versions = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    assert versions - {HEAD} <= {*SCHEMAS}


KILLED = """
import os, signal, sys
from sqlalchemy import Engine, event
from litera.server.store.database import open_database

@event.listens_for(Engine, "before_cursor_execute")
def kill(connection, cursor, statement, *rest):
    if statement.strip().startswith(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

open_database(sys.argv[1])
"""


@pytest.mark.parametrize("statement", ["DROP TABLE linked", "INSERT INTO person", "CREATE INDEX rating_order"])
def test_an_upgrade_that_is_killed_goes_through_the_next_time(url: URL, statement: str) -> None:
    load(url, SCHEMAS[0])
    address = url.render_as_string(hide_password=False)
    killed = [sys.executable, "-c", KILLED, address, statement]
    run = subprocess.run(killed, capture_output=True, check=False)
    assert run.returncode == -signal.SIGKILL, run.stderr
    engine = create_engine(url)
    assert rows_of(engine)["alembic_version"] == [{"version_num": SCHEMAS[0]}]
    expected = chains(rows_of(engine))
    engine.dispose()
    is_as_expected(open_database(url))
    engine = create_engine(url)
    assert chains(rows_of(engine)) == expected
    engine.dispose()


def columns_of(engine: Engine) -> dict[str, dict[str, tuple[str, bool]]]:
    """Give each table's columns: of what type, and whether a row may do without."""
    found = inspect(engine)
    return {
        table: {
            column["name"]: (str(column["type"]), column["nullable"] or column["default"] is not None)
            for column in found.get_columns(table)
        }
        for table in found.get_table_names()
    }


def uniques_of(engine: Engine) -> set[tuple[str, tuple[str, ...]]]:
    """Give what may be there once only, beside primary keys."""
    found = inspect(engine)
    indices = {
        (table, tuple(map(str, index["column_names"])))
        for table in found.get_table_names()
        for index in found.get_indexes(table)
        if index["unique"]
    }
    constraints = {
        (table, tuple(each["column_names"]))
        for table in found.get_table_names()
        for each in found.get_unique_constraints(table)
    }
    return indices | constraints


def test_migrations_only_add_since_servers_form_clusters(url: URL) -> None:
    """An older node goes on while a newer one migrates: nothing that it reads or writes goes, or becomes required.

    What no server of the release before uses any more may be dropped; that migration is named here, and passed over.
    """
    engine = create_engine(url)
    versions = [version for version in (*SCHEMAS, HEAD) if version >= FIRST_OF_CLUSTERS]
    migrate(engine, versions[0])
    for version in dict.fromkeys(versions[1:]):
        before, once = columns_of(engine), uniques_of(engine)
        migrate(engine, version)
        after = columns_of(engine)
        for table, columns in before.items():
            assert columns.items() <= after[table].items(), (version, table)
            added = after[table].keys() - columns.keys()
            assert all(may_be_missing for _, may_be_missing in (after[table][name] for name in added)), version
        assert {unique for unique in uniques_of(engine) if unique[0] in before} == once, version
    engine.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_server_waits_until_another_has_migrated(url: URL) -> None:
    """However long that takes: longer, too, than anything else is waited for."""
    engine = create_engine(url)
    with engine.begin() as connection, ThreadPoolExecutor(1) as together:
        connection.execute(text("SELECT pg_advisory_xact_lock(7107)"))
        waiting = together.submit(open_database, url)
        time.sleep(LIMITS["connect_timeout"] + 0.5)
        assert not waiting.done()
        connection.rollback()
        is_as_expected(waiting.result())
    engine.dispose()
