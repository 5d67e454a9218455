"""The secret that signs cookies and tickets: whoever knows it can pass for any guest."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Final

SHORTEST: Final = 32
"""Characters: a shorter secret may be guessed, and an empty one is known to everybody."""


class SecretError(Exception):
    """The file ``path`` holds no secret that can be trusted."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds fewer than {SHORTEST} characters")
        self.path = path


def secret_in(folder: Path) -> str:
    """Give the secret that a data folder keeps; it is made when it is first asked for.

    Raises SecretError where the file is there and too short, and OSError where it can't be read or written.
    """
    path = folder / "secret"
    if not path.exists():
        _make(path)
    secret = path.read_bytes().decode("ascii", "replace").strip()
    if len(secret) < SHORTEST:
        raise SecretError(path)
    return secret


def _make(path: Path) -> None:
    """Put a new secret in its place, whole and on the disk; leave one that another server put there first."""
    descriptor, beside = tempfile.mkstemp(dir=path.parent, prefix=".secret-")
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        # Unlike a move, a link never replaces a file: of two servers that start together, both read the same secret.
        os.link(beside, path)
    except FileExistsError:
        return
    finally:
        os.unlink(beside)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, too. Windows can't be asked to."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
