"""What a server needs before it starts: a folder, a secret, a database to itself, an address to listen on."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from litera.core.message import Message, Parameter
from litera.server.secret import SHORTEST, SecretError, secret_in
from litera.server.settings import Settings
from litera.server.store.database import sqlite_url, unreachable

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
    folder = settings.folder
    try:
        _make_folder(folder)
        if settings.secret is None:
            secret_in(folder)
    except SecretError as error:
        raise ObstacleError("server-secret-short", file=str(error.path), shortest=SHORTEST) from error
    except OSError as error:
        raise ObstacleError("server-folder-away", folder=str(folder), why=_reason(error)) from error
    with _alone(settings):
        if settings.database is not None and (why := unreachable(settings.database)) is not None:
            raise ObstacleError("server-database-away", why=why)
        _check_address(settings)
        yield


def host_of(settings: Settings) -> str:
    """Give the address to listen at: every one of this machine's where the network is let in and none was named."""
    return "0.0.0.0" if settings.lan and settings.host == Settings().host else settings.host


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Hold the lock on a database file: tables in memory are only right while nobody else writes to it.

    The system drops the lock when the process dies, however it dies. Several servers may share PostgreSQL.
    """
    file = _database_file(settings)
    if file is None or not file.parent.is_dir():
        # Without its folder a file can't be opened, and the database says so.
        yield
        return
    lock = FileLock(f"{file}.lock", blocking=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise ObstacleError("server-data-taken", status=TAKEN, file=str(file)) from error
    except OSError as error:
        raise ObstacleError("server-folder-away", folder=str(file.parent), why=_reason(error)) from error
    try:
        yield
    finally:
        lock.release()


def _database_file(settings: Settings) -> Path | None:
    """Give the file of an embedded database, by the one path that all its names lead to; None for a server's."""
    url = make_url(settings.database or sqlite_url(settings.folder))
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(os.path.realpath(str(url.database)))


def _check_address(settings: Settings) -> None:
    """Raise ObstacleError where the server can't listen."""
    host, port = host_of(settings), settings.port
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address, family=family).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ObstacleError("server-port-taken", port=port) from error
        raise ObstacleError("server-not-listening", host=host, port=port, why=_reason(error)) from error


def _reason(error: OSError) -> str:
    """Give the system's own words for what failed."""
    return error.strerror or str(error)


def _make_folder(folder: Path) -> None:
    """Make sure that there is a folder for the database and the secret. Raises OSError where there can be none."""
    # Hands and invitations are in there: it is for nobody else who uses the machine.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
