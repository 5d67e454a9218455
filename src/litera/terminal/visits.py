"""What the terminal keeps of servers: cookies, by which a guest is known again, and where a table was left.

Cookies open seats, so the files are for their owner's eyes alone (mode 0600), and nothing of them is ever shown.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec
import platformdirs

from litera.terminal.files import FileError, read_whole, write_whole
from litera.words.catalog import DATA_VARIABLE


def state_folder() -> Path:
    """Give the folder for what the terminal remembers; it need not exist."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_state_dir("litera"))


class Visit(msgspec.Struct):
    """Where a table of a server was left: the last event that was said, and the move being prepared.

    ``is_ready`` says that the move is to be made when the turn comes.
    """

    told: int = 0
    draft: list[str] = []
    is_ready: bool = False


class Visits:
    """The servers visited by one user of this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "servers"

    def cookie(self, server: str) -> str | None:
        """Give the cookie of the last visit, None for the first. Raises FileError where it cannot be read."""
        path = self._path(server, "cookie")
        return read_whole(path).decode("ascii", "replace") if path.exists() else None

    def keep_cookie(self, server: str, cookie: str) -> None:
        """Keep the cookie for the next visit. Raises FileError."""
        write_whole(self._path(server, "cookie"), cookie.encode("ascii"))

    def visit(self, server: str, table: str) -> Visit:
        """Give where a table was left; a new one has not been visited. A file that was damaged counts as none."""
        path = self._path(server, table)
        try:
            return msgspec.json.decode(read_whole(path), type=Visit) if path.exists() else Visit()
        except msgspec.DecodeError:
            # It holds no more than what the server says again, and a draft.
            return Visit()

    def keep(self, server: str, table: str, visit: Visit) -> None:
        """Keep where a table is left. Raises FileError."""
        write_whole(self._path(server, table), msgspec.json.encode(visit))

    def forget(self, server: str, table: str) -> None:
        """Forget a table that is over. Raises FileError."""
        path = self._path(server, table)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise FileError("file-not-written", path=str(path), detail=str(error)) from error

    def _path(self, server: str, name: str) -> Path:
        return self._folder / hashlib.sha256(server.encode()).hexdigest()[:16] / name
