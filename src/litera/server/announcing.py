"""What a server says when it listens: where to find it, also as a picture for the cameras of phones."""

from __future__ import annotations

import io
import socket

from litera.core.message import message
from litera.server.settings import Settings
from litera.texts import Speaker


def local_url(settings: Settings, port: int) -> str:
    """Give the address at which this machine finds the server."""
    host = settings.host if settings.host not in ("0.0.0.0", "::", "") else "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def lan_url(port: int) -> str:
    """Give the address at which other machines in the same network find the server."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: the system only says by which of its addresses it would reach the world.
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return f"http://{socket.gethostname()}:{port}/"
        return f"http://{probe.getsockname()[0]}:{port}/"


def announcement(settings: Settings, port: int, language: str) -> str:
    """Give what is written to the terminal."""
    say = Speaker(language).say
    urls = (local_url(settings, port), *((settings.public_url,) if settings.public_url else ()))
    lines = [say(message("server-listening", url=url)) for url in urls]
    if settings.lan:
        import segno

        shown = settings.public_url or lan_url(port)
        picture = io.StringIO()
        segno.make(shown, error="m").terminal(picture, border=2, compact=True)
        lines += [say(message("server-lan", url=shown)), picture.getvalue().rstrip("\n")]
    return "\n".join([*lines, say(message("server-stop")), ""])
