"""Opening a database: SQLite as durable as it can be, PostgreSQL as it is set up; both brought to the newest schema."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, inspect, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

# Their tables are in the metadata.
import litera.server.store.outbox
import litera.server.store.people
import litera.server.store.ties  # noqa: F401
from litera.server.store.schema import HEAD, metadata, version

log = logging.getLogger(__name__)

LIMITS = {"connect_timeout": 3, "tcp_user_timeout": 5000}
"""How long PostgreSQL is waited for: seconds to connect, then milliseconds. ``Watchdog`` sees to all other waits."""
OPTIONS = "-c lock_timeout=3000 -c idle_in_transaction_session_timeout={stalled}"
STALLED_MS = 10_000
"""So long PostgreSQL waits for a server that was stopped in the middle of a transaction, and keeps its rows locked."""
MIGRATING_MS = 60_000
"""The same for a server that migrates the database: between two statements it may work on many rows."""

MIGRATIONS = Path(__file__).with_name("migrations")


class NewerSchemaError(Exception):
    """A newer version of Litera wrote the database."""


def open_database(url: str | URL, stalled: int = STALLED_MS) -> Engine:
    """Open a database by its URL, and bring it to the newest schema.

    PostgreSQL ends a transaction in which it is asked nothing for ``stalled`` milliseconds. Raises
    sqlalchemy.exc.SQLAlchemyError, and NewerSchemaError.
    """
    # What fails is logged without what was to be stored: cards, seeds and invitations are nothing for a log.
    # Parameters have names in both databases, so that a statement that was written once is given the same rows.
    limits = LIMITS | {"options": OPTIONS.format(stalled=stalled)}
    style: dict[str, Any] = {"paramstyle": "named"} if is_sqlite(url) else {"connect_args": limits}
    if is_sqlite(url):
        _make_file(Path(make_url(url).database or ""))
    engine = create_engine(url, hide_parameters=True, **style)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_durable)
    try:
        with engine.connect() as connection:
            if schema_of(connection) != HEAD:
                _bring_up(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def unreachable(url: str | URL) -> str | None:
    """Give the reason why a database can't be opened, None where it can. Raises NewerSchemaError."""
    try:
        open_database(url).dispose()
    except SQLAlchemyError as error:
        return words_of(error)
    return None


def words_of(error: SQLAlchemyError) -> str:
    """Give the driver's own words for what failed; SQLAlchemy's speak of its documentation."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def sqlite_url(folder: Path) -> URL:
    """Give the URL of the embedded database in a data folder, whatever characters its name has."""
    return URL.create("sqlite", database=str(folder / "litera.sqlite"))


def is_sqlite(url: str | URL) -> bool:
    """Say whether a database is a file of ours, and no server's."""
    return make_url(url).get_backend_name() == "sqlite"


def _make_file(path: Path) -> None:
    """Make the file of a new database for its owner alone: hands and invitations are in there, and in its log.

    The files of one that an older version made are closed to others.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            _close_to_others(file)
    except OSError:
        # It can't be made: then the database says so.
        return


def _close_to_others(file: Path) -> None:
    try:
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)
    except OSError as error:
        # It isn't there, or another's: who set it up so is to know.
        if not isinstance(error, FileNotFoundError):
            log.warning("%s may be read by others: %s", file, error.strerror)


def _make_durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # A commit is on the disk before anybody is told of it; readers never wait for the writer.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def schema_of(connection: Connection) -> str | None:
    """Give the newest migration that a database has come to, None where it holds nothing of ours."""
    if not inspect(connection).has_table(version.name):
        return None
    return connection.execute(select(version.c.version_num)).scalar()


def _bring_up(connection: Connection) -> None:
    """Bring a database to the newest schema, all or nothing, and alone: another server may start on it as well."""
    connection.rollback()
    if connection.dialect.name == "sqlite":
        # Python's driver begins no transaction for what makes tables: each would be there by itself.
        connection.execute(text("BEGIN IMMEDIATE"))
    else:
        _wait_for_others(connection)
    found = schema_of(connection)
    if found is None:
        _make(connection)
    elif found > HEAD:
        raise NewerSchemaError(f"the database has the schema {found}, newer than {HEAD}")
    elif found != HEAD:
        log.info("bringing the database from schema %s to %s; with many games this takes a while", found, HEAD)
        _migrate(connection)
    connection.commit()


def _wait_for_others(connection: Connection) -> None:
    """Begin a transaction in which no other server migrates, however long one takes that has begun already.

    What older servers that go on serving have locked is waited for no longer than by anybody.
    """
    for statement in (
        f"SET LOCAL idle_in_transaction_session_timeout = {MIGRATING_MS}",
        "SET LOCAL lock_timeout = 0",
        "SELECT pg_advisory_xact_lock(7107)",
        "SET LOCAL lock_timeout TO DEFAULT",
    ):
        connection.execute(text(statement))


def _make(connection: Connection) -> None:
    """Make the tables of a new database as all migrations together do, without Alembic: it takes long to import."""
    metadata.create_all(connection)
    version.create(connection)
    connection.execute(insert(version).values(version_num=HEAD))


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
