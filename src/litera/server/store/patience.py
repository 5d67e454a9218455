"""An end to waiting for a database that says nothing: a statement that takes too long fails, and can be told of.

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

SECONDS: Final = 8.0
"""So long a transaction may take. Commits take milliseconds."""
BETWEEN_LOOKS: Final = 0.5


class Watchdog:
    """Shuts down the connections of an engine whose transactions take too long."""

    def __init__(self, engine: Engine, seconds: float = SECONDS) -> None:
        """Watch the connections of an engine whose driver gives their ``fileno``."""
        self._seconds = seconds
        self._lock = threading.Lock()
        self._since: dict[int, tuple[Any, float]] = {}
        event.listen(engine, "checkout", self._begin)
        event.listen(engine, "checkin", self._end)
        threading.Thread(target=self._look_on, name="database watchdog", daemon=True).start()

    def _begin(self, connection: Any, *_: object) -> None:
        with self._lock:
            self._since[id(connection)] = (connection, time.monotonic())

    def _end(self, connection: Any, *_: object) -> None:
        with self._lock:
            self._since.pop(id(connection), None)

    def _look_on(self) -> None:
        while True:
            time.sleep(BETWEEN_LOOKS)
            long_ago = time.monotonic() - self._seconds
            with self._lock:
                hung = [connection for connection, since in self._since.values() if since < long_ago]
            for connection in hung:
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
