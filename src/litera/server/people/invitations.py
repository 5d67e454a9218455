"""People whom one invites to a table: they find it in their lobby, and hear of it while they are away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from litera.server.errors import Denial, DeniedError
from litera.server.people.company import are_apart, are_friends
from litera.server.people.ledger import Ledger
from litera.server.people.persons import Guest
from litera.server.store.outbox import Notice, invited, put
from litera.server.store.people import person
from litera.server.store.schema import directory


class Invitation(NamedTuple):
    """An invitation to a table that waits; ``secret`` opens its door."""

    table: str
    game: str
    by: str
    secret: str


class Invitations:
    """Everybody's invitations."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def invite(self, guest: Guest, friend: str, table: str, *, secret: str) -> None:
        """Invite a friend to a table. Raises DeniedError for anybody else."""
        now = self._now()

        def write(connection: Connection) -> None:
            if not are_friends(connection, guest.id, friend):
                raise DeniedError(Denial.NOT_ALLOWED, key="server-not-friends")
            _invite(connection, guest, friend, table, secret, now)

        await self._ledger.write(write)

    async def invite_again(self, guest: Guest, others: Sequence[str], table: str, *, secret: str) -> None:
        """Invite those with whom a person has just played to another table, but nobody who is apart from them."""
        now = self._now()

        def write(connection: Connection) -> None:
            for other in others:
                if not are_apart(connection, guest.id, other):
                    _invite(connection, guest, other, table, secret, now)

        await self._ledger.write(write)

    async def of(self, guest: Guest) -> list[Invitation]:
        """Give a person's invitations to tables that still wait, the newest first."""
        found = (
            select(invited, person.c.name, directory.c.summary)
            .join(directory, directory.c.game_table == invited.c.game_table)
            .join(person, person.c.id == invited.c.by)
            .where(invited.c.person == guest.id)
            .order_by(invited.c.at.desc())
        )

        def look(connection: Connection) -> list[Invitation]:
            rows = [(row, _summary(row.summary)) for row in connection.execute(found)]
            return [
                Invitation(row.game_table, summary["game"], row.name, row.invitation)
                for row, summary in rows
                if summary["status"] == "waiting"
            ]

        return await self._ledger.read(look)


def _invite(connection: Connection, guest: Guest, other: str, table: str, secret: str, now: int) -> None:
    own = invited.c.person == other, invited.c.game_table == table
    connection.execute(delete(invited).where(*own))
    values = {"person": other, "game_table": table, "by": guest.id, "invitation": secret, "at": now}
    connection.execute(insert(invited).values(values))
    put(connection, [Notice(other, "invited", f"{table}/invited", table, now, words=guest.name, by=guest.id)])


def _summary(kept: bytes) -> dict[str, Any]:
    summary: dict[str, Any] = msgspec.json.decode(kept)
    return summary
