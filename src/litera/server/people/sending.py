"""What is sent to people where they are away, where to, and what becomes of it."""

from __future__ import annotations

from typing import Final, NamedTuple

LATER_MS: Final = 60_000


class Subscription(NamedTuple):
    """How a browser is reached: the endpoint, and its public key and secret in base64url."""

    endpoint: str
    p256dh: str
    auth: str


class Letter(NamedTuple):
    """A mail: ``id`` is the same each time that it is sent; ``stop`` is an address that ends such mail, "" for none."""

    to: str
    subject: str
    text: str
    id: str
    stop: str = ""


class Outcome(NamedTuple):
    """What became of a message: ``is_gone`` where nobody is reached so any more; else it is tried again ``later``.

    ``later`` is in milliseconds, None where the message was taken, or will never be.
    """

    later: int | None = None
    is_gone: bool = False
    why: str = ""


SENT: Final = Outcome()
