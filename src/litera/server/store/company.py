"""Who else serves a PostgreSQL database: a server alone and the nodes of a cluster keep out of each other's way.

Even if both served it, the key of the chronicle would keep them from losing anything; but each would refuse what people
do at tables that the other has in memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import URL, NullPool, create_engine, text

from litera.server.store.database import LIMITS

ALONE: Final = 7108
"""The number of the lock in PostgreSQL that servers hold together which run without a cluster."""

HOLD: Final = text(f"SELECT pg_advisory_lock_shared({ALONE})")
IS_HELD: Final = text(
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 0"
    f" AND objid = {ALONE} AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
IS_A_CLUSTERS: Final = text("SELECT EXISTS (SELECT 1 FROM node WHERE until > clock_timestamp())")


class ClusterServesError(Exception):
    """Nodes of a cluster serve the database."""


class AloneServesError(Exception):
    """A server without a cluster serves the database."""


@contextmanager
def serving_alone(database: URL) -> Iterator[None]:
    """Be known, for as long as this lasts, to serve a database alone. Raises ClusterServesError, SQLAlchemyError.

    PostgreSQL forgets it when the connection ends, however the server ends.
    """
    engine = create_engine(database, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=LIMITS)
    with engine.connect() as connection:
        connection.execute(HOLD)
        if connection.execute(IS_A_CLUSTERS).scalar_one():
            raise ClusterServesError
        yield


def check_nobody_alone(database: URL) -> None:
    """Raise AloneServesError where a server without a cluster serves a database. Raises SQLAlchemyError."""
    engine = create_engine(database, poolclass=NullPool, connect_args=LIMITS)
    with engine.connect() as connection:
        if connection.execute(IS_HELD).scalar_one():
            raise AloneServesError
