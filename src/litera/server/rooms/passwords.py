"""Passwords of tables: kept as scrypt hashes, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_COST = {"n": 2**14, "r": 8, "p": 1}


def hashed(password: str) -> str:
    """Give what is kept of a password; it takes some 50 ms, and is to be called in a thread."""
    salt = secrets.token_bytes(16)
    return ":".join(base64.b64encode(part).decode() for part in (salt, _scrypt(password, salt)))


def matches(password: str, kept: str) -> bool:
    """Say whether a password is the one that was kept; as slow as ``hashed``."""
    salt, digest = (base64.b64decode(part) for part in kept.split(":"))
    return hmac.compare_digest(_scrypt(password, salt), digest)


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, **_COST)
