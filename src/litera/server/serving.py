"""Running the application on uvicorn, from its start to a graceful stop."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser

import uvicorn

from litera.server.addresses import networks_of
from litera.server.announcing import announcement, local_url
from litera.server.app import Application
from litera.server.logs import set_up
from litera.server.settings import Settings
from litera.server.starting import host_of
from litera.server.web.protocols import HttpProtocol, SocketProtocol, State
from litera.server.web.ws import LONGEST_MESSAGE
from litera.texts.locale import language_of

STOPPING_SECONDS = 5
MOST_FILES = 65_536
"""So many connections and files the server asks the system for; many systems allow 1024 to those that do not ask."""


class Server(uvicorn.Server):
    """A server that says where it listens."""

    def __init__(self, config: uvicorn.Config, application: Application, settings: Settings) -> None:
        super().__init__(config)
        self._application = application
        self.server_state = State(proxies=networks_of(settings.proxies))
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, have others take the tables, and stop."""
        for server in self.servers:
            server.close()
        await self._application.hand_over()
        await super().shutdown(sockets)


def run(settings: Settings) -> int:
    """Serve until a signal ends it; give the exit status."""
    set_up(settings.log_level)
    _allow_many_connections()
    application = Application(settings)
    config = uvicorn.Config(
        application,
        host=host_of(settings),
        port=settings.port,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )
    # uvicorn raises the signal that ended it once more: Python is to end as it always does, and clear up.
    signal.signal(signal.SIGTERM, _end)
    server = Server(config, application, settings)
    server.run()
    return 0 if server.started else 1


def _end(*_: object) -> None:
    raise SystemExit(0)


def _allow_many_connections() -> None:
    """Ask for as many open files as the system lets us have, as each connection is one. Windows has no such limit."""
    if sys.platform == "win32":
        return
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
