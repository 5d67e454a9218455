"""Secrets that work once and not for long: of each the hash is kept until it is used or too old."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection, delete, insert, select

from litera.server.people.ledger import Ledger
from litera.server.people.persons import hash_of
from litera.server.store.people import one_time_secret

Purpose: TypeAlias = Literal["transfer", "passkey-new", "passkey", "mail", "mail-in", "openid"]

LIFE_MS: Final[dict[Purpose, int]] = {
    "transfer": 300_000,
    "passkey-new": 300_000,
    "passkey": 300_000,
    "mail": 86_400_000,
    "mail-in": 900_000,
    "openid": 600_000,
}


class OneTime:
    """The secrets that have been given out."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def give(self, purpose: Purpose, person: str | None) -> str:
        """Give a new secret, for a person or for whoever has it."""
        secret, now = secrets.token_urlsafe(24), self._now()
        values = {"id": hash_of(secret), "purpose": purpose, "person": person, "until": now + LIFE_MS[purpose]}

        def write(connection: Connection) -> None:
            connection.execute(delete(one_time_secret).where(one_time_secret.c.until <= now))
            connection.execute(insert(one_time_secret).values(values))

        await self._ledger.write(write)
        return secret

    async def take(self, purpose: Purpose, secret: str) -> tuple[bool, str | None]:
        """Use a secret up: say whether it was good, and give the person for whom it was made.

        Of two who use it at the same moment one succeeds.
        """
        own = one_time_secret.c.id == hash_of(secret), one_time_secret.c.purpose == purpose
        now = self._now()

        def write(connection: Connection) -> tuple[bool, str | None]:
            row = connection.execute(select(one_time_secret).where(*own)).first()
            gone = connection.execute(delete(one_time_secret).where(*own)).rowcount
            is_good = row is not None and gone == 1 and row.until > now
            return is_good, row.person if row is not None and is_good else None

        return await self._ledger.write(write)
