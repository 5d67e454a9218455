"""Vacations: so many days a year, during which the clocks of a person's games with days for a move stand still."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.people.ledger import Ledger
from litera.server.people.persons import Guest
from litera.server.store.people import vacation

DAY_MS: Final = 86_400_000
YEAR_MS: Final = 365 * DAY_MS
DAYS_A_YEAR: Final = 30


class Vacation(NamedTuple):
    """How many days a person may still take, and until when they are on vacation; None where they aren't."""

    days: int
    until: int | None


class Vacations:
    """Everybody's vacations."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def of(self, guest: Guest) -> Vacation:
        """Give what a person has left of this year's days, and whether they are on vacation."""
        return await self._ledger.read(lambda connection: _of(connection, guest.id, self._now()))

    async def begin(self, guest: Guest, days: int) -> Vacation:
        """Begin a vacation now. Raises DeniedError for somebody who is on one, and for more days than they have."""
        now = self._now()

        def write(connection: Connection) -> Vacation:
            known = _of(connection, guest.id, now)
            if known.until is not None:
                raise DeniedError(Denial.NOT_ALLOWED, key="server-vacation-already")
            if days > known.days:
                raise DeniedError(Denial.NOT_ALLOWED, key="server-vacation-days", left=known.days)
            connection.execute(insert(vacation).values(person=guest.id, began=now, until=now + days * DAY_MS))
            return _of(connection, guest.id, now)

        return await self._ledger.write(write)

    async def end(self, guest: Guest) -> Vacation:
        """End a person's vacation now; days that have begun are used up."""
        now = self._now()

        def write(connection: Connection) -> Vacation:
            own = vacation.c.person == guest.id, vacation.c.began <= now, vacation.c.until > now
            connection.execute(update(vacation).where(*own).values(until=now))
            return _of(connection, guest.id, now)

        return await self._ledger.write(write)


def _of(connection: Connection, who: str, now: int) -> Vacation:
    found = select(vacation.c.began, vacation.c.until).where(vacation.c.person == who)
    taken = [(row.began, row.until) for row in connection.execute(found.where(vacation.c.began > now - YEAR_MS))]
    until = max((end for began, end in taken if began <= now < end), default=None)
    return Vacation(DAYS_A_YEAR - sum(map(_days, taken)), until)


def _days(taken: Sequence[int]) -> int:
    began, until = taken
    return -(-(until - began) // DAY_MS)
