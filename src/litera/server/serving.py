"""Running the application on uvicorn, from its start to a graceful stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

import uvicorn

from litera.server.announcing import announcement, local_url
from litera.server.app import Application
from litera.server.lines import HttpProtocol, SocketProtocol
from litera.server.logs import set_up
from litera.server.settings import Settings
from litera.server.ws import LONGEST_MESSAGE
from litera.texts.locale import language_of

STOPPING_SECONDS = 5


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
        http=HttpProtocol,
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
