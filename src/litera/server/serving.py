"""Running the application on uvicorn, from its start to a graceful stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence

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
    """uvicorn's WebSocket, which also sends many messages at once, and can hang up on those who do not read."""

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: {"line": self}}

    async def send_texts(self, messages: Sequence[bytes]) -> None:
        """Send messages in UTF-8 with one write, when there is room. Raises OSError where nobody is there any more."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ConnectionResetError("the connection is closed")
        self.transport.write(b"".join(part for message in messages for part in (_frame_head(len(message)), message)))

    def hang_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()


def _frame_head(length: int) -> bytes:
    """Give the head of a frame with a whole text message (RFC 6455, 5.2)."""
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
