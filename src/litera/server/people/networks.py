"""Networks that nobody new comes from for a while, as moderators keep somebody out who was there.

Whoever is kept out would otherwise be back in a moment, as a new guest without the cookie. Everybody who was known
before goes on to come from there. A network is given as a hash, so the database has no addresses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from litera.server.errors import Denial, DeniedError
from litera.server.people.ledger import Ledger
from litera.server.people.persons import HOUR_MS, Guest
from litera.server.store.ties import closed_network

AGAIN_MS: Final = 600_000
"""Whoever is kept out and goes on to ask has their network noted so often at the most."""
REMEMBERED: Final = 1000


class Networks:
    """The networks that are closed to newcomers."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now
        self._noted: dict[tuple[str, str], int] = {}
        """When a network was closed because of somebody."""

    async def close(self, network: str, guest: Guest, hours: int) -> None:
        """Close a network to newcomers for so many hours, or for as long as somebody who is there is kept out."""
        now, key = self._now(), (network, guest.id)
        if guest.out_until <= now or hours == 0 or self._noted.get(key, 0) > now - AGAIN_MS:
            return
        until = min(guest.out_until, now + hours * HOUR_MS)
        kept = select(func.max(closed_network.c.until)).where(closed_network.c.id == network)

        def write(connection: Connection) -> None:
            connection.execute(delete(closed_network).where(closed_network.c.until <= now))
            if (connection.execute(kept).scalar() or 0) < until:
                connection.execute(delete(closed_network).where(closed_network.c.id == network))
                connection.execute(insert(closed_network).values(id=network, person=guest.id, until=until))

        await self._ledger.write(write)
        if len(self._noted) >= REMEMBERED:
            self._noted.clear()
        self._noted[key] = now

    async def open_again(self, ids: Sequence[str]) -> None:
        """Open the networks that were closed because of somebody who isn't kept out any more."""
        self._noted.clear()
        gone = delete(closed_network).where(closed_network.c.person.in_(ids))
        await self._ledger.write(lambda connection: connection.execute(gone))

    async def check_open(self, network: str) -> None:
        """Raise DeniedError (``suspended``) where nobody new comes from a network now."""
        now = self._now()
        found = select(closed_network.c.until).where(closed_network.c.id == network, closed_network.c.until > now)
        until = await self._ledger.read(lambda connection: connection.execute(found).scalar())
        if until is not None:
            raise DeniedError(Denial.SUSPENDED, key="server-network-closed", hours=-(-(until - now) // HOUR_MS))
