"""What a server needs before it starts: a folder, a database, an address to listen at; what it lacks, in a sentence."""

from __future__ import annotations

import errno
import socket
from pathlib import Path

from litera.core.message import Message, message
from litera.server.settings import Settings
from litera.server.store.database import unreachable


def obstacle(settings: Settings) -> Message | None:
    """Tell what keeps the server from starting: its folder, its database, or where it is to listen; None: nothing."""
    try:
        make_folder(settings.folder)
    except OSError as error:
        return message("server-folder-away", folder=str(settings.folder), why=error.strerror or str(error))
    if settings.database is not None and (why := unreachable(settings.database)) is not None:
        return message("server-database-away", why=why)
    host, port = host_of(settings), settings.port
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address, family=family).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return message("server-port-taken", port=port)
        return message("server-not-listening", host=host, port=port, why=error.strerror or str(error))
    return None


def host_of(settings: Settings) -> str:
    """Give the address to listen at: every one of this machine's where the network is let in and none was named."""
    return "0.0.0.0" if settings.lan and settings.host == Settings().host else settings.host


def make_folder(folder: Path) -> None:
    """Make sure that there is a folder for the database and the secret. Raises OSError where there can be none."""
    # Hands and invitations are in there: it is for nobody else who uses the machine.
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
