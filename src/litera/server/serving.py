"""Running the application on uvicorn, from its start to a graceful stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from litera.server.announcing import announcement, local_url
from litera.server.app import Application
from litera.server.logs import set_up
from litera.server.settings import Settings
from litera.server.ws import DIRECT, LONGEST_MESSAGE
from litera.texts.locale import language_of

STOPPING_SECONDS = 5


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also sends without a task, and can hang up on those who do not read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_room: Callable[[], None] = _nothing

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
