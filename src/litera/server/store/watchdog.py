"""An end to waiting for PostgreSQL when it says nothing: a transaction that takes too long fails, and can be reported.

The server's own limits (``statement_timeout``) help only while it works. One that hangs, or a network that swallows
what is sent, is noticed here: the connection is shut down under the driver, which then gives up.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import DisconnectionError

SECONDS: Final = 5.0
"""So long a transaction may take. Commits take milliseconds."""
BETWEEN_CHECKS: Final = 0.25


class Watchdog:
    """Shuts down the connections of an engine whose transactions take too long.

    It also asks each connection whether it still lives before it is used: SQLAlchemy's own question
    (``pool_pre_ping``) comes before anybody can watch how long the answer takes.
    """

    def __init__(self, engine: Engine, seconds: float = SECONDS) -> None:
        """Watch the connections of an engine for PostgreSQL."""
        assert engine.dialect.loaded_dbapi is not None, "an engine has its driver"
        self._error: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._seconds = seconds
        self._lock = threading.Lock()
        self._used: dict[int, tuple[Any, float]] = {}
        """The connections in use and since when, by their places in the pool."""
        self._is_over = threading.Event()
        event.listen(engine, "checkout", self._begin)
        event.listen(engine, "checkin", self._end)
        threading.Thread(target=self._look_on, name="database watchdog", daemon=True).start()

    def close(self) -> None:
        """Watch no more."""
        self._is_over.set()

    def _begin(self, connection: Any, place: object, _: object) -> None:
        with self._lock:
            self._used[id(place)] = connection, time.monotonic()
        try:
            connection.autocommit = True
            connection.execute("SELECT 1")
            connection.autocommit = False
        except self._error as error:
            # The pool puts another one in its place.
            raise DisconnectionError from error

    def _end(self, _: Any, place: object) -> None:
        with self._lock:
            self._used.pop(id(place), None)

    def _look_on(self) -> None:
        while not self._is_over.wait(BETWEEN_CHECKS):
            long_ago = time.monotonic() - self._seconds
            # Whoever gives a connection back waits meanwhile, so that it is nobody else's yet.
            with self._lock:
                for place, (connection, since) in tuple(self._used.items()):
                    if since < long_ago:
                        del self._used[place]
                        _shut_down(connection)


def _shut_down(connection: Any) -> None:
    """End a connection's conversation; the thread that waits for it hears that it is over."""
    if connection.closed:
        return
    with socket.socket(fileno=os.dup(connection.fileno())) as line:
        try:
            line.shutdown(socket.SHUT_RDWR)
        except OSError:
            # It is over already.
            return
