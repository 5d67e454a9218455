"""Running the application on uvicorn, from its start to a graceful stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from litera.server.announcing import announcement, local_url
from litera.server.app import Application
from litera.server.limits import Credits
from litera.server.logs import set_up
from litera.server.settings import Settings
from litera.server.ws import DIRECT, LONGEST_MESSAGE
from litera.texts.locale import language_of

STOPPING_SECONDS = 5
PIECE: Final = 2048
"""Bytes that are read at a time: the system hands over up to 256 000, which may be 40 000 frames."""
MOST_FRAMES: Final = 500
"""Frames in what came at once. Who sends more floods, and would hold up everybody else by his frames alone."""
PINGS_AT_ONCE: Final = 60
PINGS_PER_SECOND: Final = 2.0


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also sends without a task, and can hang up on those who flood or do not read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_room: Callable[[], None] = _nothing
        self._frames = 0
        self._pings = Credits(PINGS_AT_ONCE, PINGS_PER_SECOND, time.monotonic)

    def data_received(self, data: bytes) -> None:
        """Take what came, piece by piece; hang up on who floods before the rest of it is read."""
        self._frames = 0
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self._frames > MOST_FRAMES:
                self.hang_up()
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count frames of every kind, and take them."""
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers are not read; hang up on who sends nothing but pings."""
        if not self._pings.take():
            self.hang_up()
        elif self.has_room():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: {"line": self}}

    def has_room(self) -> bool:
        """Tell whether more may be sent."""
        return self.writable.is_set()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages in UTF-8 with one write; into the void where nobody is there any more."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (_frame_head(message), message)]))

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of what holds itself: nobody looks for garbage while tables are played."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.on_room = _nothing

    def resume_writing(self) -> None:
        """Go on: the transport has room again."""
        super().resume_writing()
        self.on_room()

    def hang_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()


def _nothing() -> None:
    """Do nothing: before the application has taken the connection up."""


def _frame_head(message: bytes) -> bytes:
    """Give the head of a frame with a whole text message (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Server(uvicorn.Server):
    """A server that says where it listens."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self._settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        sys.stdout.write(announcement(self._settings, port, language_of(os.environ)))
        sys.stdout.flush()
        if self._settings.browser:
            url = self._settings.public_url or local_url(self._settings, port)
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def run(settings: Settings) -> int:
    """Serve until a signal ends it; give the exit status."""
    set_up(settings.log_level)
    config = uvicorn.Config(
        Application(settings),
        host="0.0.0.0" if settings.lan and settings.host == Settings().host else settings.host,
        port=settings.port,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )
    server = Server(config, settings)
    server.run()
    return 0 if server.started else 1
