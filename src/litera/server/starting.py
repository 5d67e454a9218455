"""What a server needs before it starts: a folder, a secret, a database to itself, an address to listen on."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from litera.core.message import Message, Parameter
from litera.server.secret import SHORTEST, SecretError, secret_in
from litera.server.settings import Settings
from litera.server.store.company import (
    AloneServesError,
    ClusterServesError,
    check_nobody_alone,
    serving_alone,
)
from litera.server.store.database import NewerSchemaError, is_sqlite, sqlite_url, unreachable, words_of

WRONG = 2
"""The exit status of a command that can't be carried out as it was given."""
TAKEN = 1
"""The exit status of a server whose data another server has."""


class ObstacleError(Exception):
    """The server can't start; ``message`` says why and what would help, ``status`` is the exit status."""

    def __init__(self, key: str, /, *, status: int = WRONG, **parameters: Parameter) -> None:
        super().__init__(key, parameters)
        self.message = Message(key, parameters)
        self.status = status


@contextmanager
def ready(settings: Settings) -> Iterator[None]:
    """Make what a server needs, and hold what it alone may have for as long as it runs. Raises ObstacleError."""
    check_traces(settings)
    make_folder(settings.folder)
    if settings.secret is None:
        check_secret(settings.folder)
    database = database_of(settings)
    with alone(database):
        _check_database(database)
        _check_address(settings)
        with _in_good_company(settings, database):
            yield


def check_traces(settings: Settings) -> None:
    """Raise ObstacleError where traces are wanted and what sends them isn't installed."""
    if settings.traces is None:
        return
    try:
        import litera.server.spans  # noqa: F401  (what it imports is an extra)
    except ImportError as error:
        raise ObstacleError("server-traces-missing") from error


def database_of(settings: Settings) -> URL:
    """Give the database of a server: the one that was named, or the file in its data folder."""
    return make_url(settings.database or sqlite_url(settings.folder))


def host_of(settings: Settings) -> str:
    """Give the address to listen at: every one of this machine's where the network is let in and none was named."""
    return "0.0.0.0" if settings.lan and settings.host == Settings().host else settings.host


def make_folder(folder: Path) -> None:
    """Make sure that there is a folder for the database and the secret."""
    try:
        # Hands and invitations are in there: it is for nobody else who uses the machine.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ObstacleError("server-folder-away", folder=str(folder), why=reason_of(error)) from error


def check_secret(folder: Path) -> None:
    """Make the secret if there is none."""
    try:
        secret_in(folder)
    except SecretError as error:
        raise ObstacleError("server-secret-short", file=str(error.path), shortest=SHORTEST) from error
    except OSError as error:
        raise ObstacleError("server-secret-away", folder=str(folder), why=reason_of(error)) from error


@contextmanager
def alone(database: URL) -> Iterator[None]:
    """Hold the lock on a database file: tables in memory are only right while nobody else writes to it.

    The system drops the lock when the process dies, however it dies. Several servers may share PostgreSQL.
    """
    if not is_sqlite(database):
        yield
        return
    # One path for all the names that a file has by links between folders.
    file = Path(os.path.realpath(str(database.database)))
    if not file.parent.is_dir():
        # Without its folder a file can't be opened, and the database says so.
        yield
        return
    lock = FileLock(f"{file}.lock", blocking=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise ObstacleError("server-data-taken", status=TAKEN, file=str(file)) from error
    except OSError as error:
        raise ObstacleError("server-folder-away", folder=str(file.parent), why=reason_of(error)) from error
    try:
        yield
    finally:
        lock.release()


def _check_database(database: URL) -> None:
    """Bring the database to the newest schema."""
    try:
        why = unreachable(database)
    except NewerSchemaError as error:
        raise ObstacleError("server-database-newer") from error
    if why is not None:
        raise ObstacleError("server-database-away", why=why)


@contextmanager
def _in_good_company(settings: Settings, database: URL) -> Iterator[None]:
    """Keep a server alone and a cluster from serving one database. Raises ObstacleError."""
    if is_sqlite(database):
        yield
        return
    with ExitStack() as serving:
        try:
            if settings.cluster is None:
                serving.enter_context(serving_alone(database))
            else:
                check_nobody_alone(database)
        except ClusterServesError as error:
            raise ObstacleError("server-cluster-uses-database", status=TAKEN) from error
        except AloneServesError as error:
            raise ObstacleError("server-alone-uses-database", status=TAKEN) from error
        except SQLAlchemyError as error:
            raise ObstacleError("server-database-away", why=words_of(error)) from error
        yield


def _check_address(settings: Settings) -> None:
    """Raise ObstacleError where the server can't listen."""
    host, port = host_of(settings), settings.port
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address, family=family).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ObstacleError("server-port-taken", port=port) from error
        raise ObstacleError("server-not-listening", host=host, port=port, why=reason_of(error)) from error


def reason_of(error: OSError) -> str:
    """Give the system's own words for what failed."""
    return error.strerror or str(error)
