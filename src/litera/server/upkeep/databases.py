"""A database seen at one moment, while servers go on writing to it; and an empty one that is to be filled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from litera.server.starting import ObstacleError
from litera.server.store.database import NewerSchemaError, is_sqlite, open_database, schema_of, words_of
from litera.server.store.schema import HEAD

CONNECT_SECONDS = 3
LOCKED = "LOCK TABLE chronicle, directory, seatings, person, device, sign_in_way IN SHARE ROW EXCLUSIVE MODE"
AT_A_TIME = 500
"""So many rows are in memory at once."""


@contextmanager
def snapshot(database: URL) -> Iterator[Connection]:
    """Read a database in one transaction, in which it doesn't change. Writers don't wait for it, nor it for them.

    Raises ObstacleError where there is none of the schema that this version reads: nothing is migrated here, as an
    older server may still run.
    """
    place = name_of(database)
    if is_sqlite(database) and not Path(str(database.database)).is_file():
        raise ObstacleError("upkeep-no-database", place=place)
    limits = {} if is_sqlite(database) else {"connect_timeout": CONNECT_SECONDS}
    engine = create_engine(database, hide_parameters=True, connect_args=limits)
    try:
        with engine.connect() as connection:
            if is_sqlite(database):
                # Python's driver of SQLite begins no transaction for reading.
                connection.execute(text("BEGIN"))
            else:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            found = schema_of(connection)
            if found is None:
                raise ObstacleError("upkeep-no-database", place=place)
            if found != HEAD:
                raise ObstacleError("server-database-newer" if found > HEAD else "upkeep-database-older")
            yield connection
    except SQLAlchemyError as error:
        raise ObstacleError("server-database-away", why=words_of(error)) from error
    finally:
        engine.dispose()


@contextmanager
def writing(database: URL) -> Iterator[Connection]:
    """Write to a database in one transaction, during which no server writes to it. Raises ObstacleError."""
    try:
        engine = open_database(database)
        try:
            with engine.connect() as connection:
                connection.rollback()
                connection.execute(text("BEGIN IMMEDIATE" if is_sqlite(database) else LOCKED))
                yield connection
                connection.commit()
        finally:
            engine.dispose()
    except NewerSchemaError as error:
        raise ObstacleError("server-database-newer") from error
    except SQLAlchemyError as error:
        raise ObstacleError("server-database-away", why=words_of(error)) from error


def name_of(database: URL) -> str:
    """Give a database's name for people: the path of a file, or an address without its password."""
    return str(database.database) if is_sqlite(database) else database.render_as_string()
