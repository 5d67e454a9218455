"""The secret that signs cookies and tickets: anyone who knows it can pass for any guest."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from filelock import FileLock

SHORTEST: Final = 32
"""Characters: a shorter secret may be guessed, and an empty one is known to everybody."""


class SecretError(Exception):
    """The file ``path`` holds no secret that can be trusted."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} doesn't hold {SHORTEST} letters or digits")
        self.path = path


def secret_in(folder: Path) -> str:
    """Give the secret that a data folder keeps; it is made when it is first asked for.

    Raises SecretError where the file is there and holds no secret, and OSError where it can't be read or written.
    """
    path = folder / "secret"
    if not path.exists():
        # Of two servers that start together, one makes the secret and both read it.
        with FileLock(folder / "secret.lock"):
            if not path.exists():
                keep_secret(folder, secrets.token_hex(32))
    try:
        secret = path.read_text(encoding="ascii").strip()
    except UnicodeDecodeError as error:
        raise SecretError(path) from error
    if len(secret) < SHORTEST:
        raise SecretError(path)
    return secret


def keep_secret(folder: Path, secret: str) -> None:
    """Put a secret in its place, whole and on the disk or not at all. Raises OSError."""
    beside = folder / "secret.new"
    descriptor = os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, folder / "secret")
    sync_folder(folder)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, too. Windows can't be asked to."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
