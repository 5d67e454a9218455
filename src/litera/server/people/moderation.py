"""Reports, and what moderators do about them. All of it stands in a log that the database lets nobody change."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.people.becoming import ids_of
from litera.server.people.ledger import Ledger
from litera.server.people.persons import Guest
from litera.server.people.standing import FOR_GOOD
from litera.server.store.people import person
from litera.server.store.ties import moderation, report, role

Measure: TypeAlias = Literal["warn", "mute", "suspend", "ban", "rename", "lift", "dismiss"]
Logs: TypeAlias = Measure | Literal["silence", "grant", "revoke"]
"""What lines of the log may be about."""
Reason: TypeAlias = Literal["chat", "name", "play", "other"]

PAGE: Final = 50
OPERATOR: Final = "operator"
"""Stands in the log for whoever runs the server."""
TIMED: Final = frozenset({"mute", "suspend"})
SHOWN: Final = ("warn", "mute", "suspend", "ban", "rename", "lift", "silence")
"""What a person reads of what was decided about them."""
MOST_OPEN: Final = 20
"""So many reports of one person may wait."""
HOUR_MS: Final = 3_600_000


class Evidence(msgspec.Struct, frozen=True):
    """What the server found when somebody was reported: their name, and what they said at the table, oldest first.

    ``line`` is when they said what is reported, where it is one line.
    """

    name: str
    said: list[tuple[int, str]] = []
    line: int | None = None


class Reported(NamedTuple):
    """A report that waits, or was dealt with."""

    id: str
    at: int
    reason: str
    words: str
    reporter: str
    reporter_name: str
    person: str
    name: str
    table: str | None
    evidence: Evidence
    before: int
    """How many measures there have been about the person."""


class Logged(NamedTuple):
    """A line of the log."""

    number: int
    at: int
    moderator: str
    moderator_name: str
    person: str
    name: str
    what: str
    why: str
    until: int | None


class Told(NamedTuple):
    """What a person reads of a measure about them."""

    at: int
    what: str
    why: str
    until: int | None


class Moderation:
    """The queue, the log, and who are moderators."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def report(
        self,
        guest: Guest,
        who: str,
        reason: Reason,
        *,
        words: str,
        table: str | None,
        said: list[tuple[int, str]],
        line: int | None,
    ) -> None:
        """Put a report into the queue, with what the server finds. Raises DeniedError."""
        now = self._now()

        def write(connection: Connection) -> None:
            name = connection.execute(select(person.c.name).where(person.c.id == who)).scalar()
            if name is None or who == guest.id:
                raise DeniedError(Denial.NOT_FOUND, key="server-nobody")
            own = report.c.reporter == guest.id, report.c.closed.is_(None)
            waiting = connection.execute(select(report.c.person, report.c.game_table).where(*own)).all()
            if (who, table) in [(row.person, row.game_table) for row in waiting]:
                raise DeniedError(Denial.TOO_SOON, key="server-reported-already")
            if len(waiting) >= MOST_OPEN:
                raise DeniedError(Denial.TOO_MANY)
            values = {"id": secrets.token_hex(8), "reporter": guest.id, "person": who, "reason": reason, "at": now}
            evidence = msgspec.json.encode(Evidence(name, said, line))
            connection.execute(insert(report).values(**values, words=words, game_table=table, evidence=evidence))

        await self._ledger.write(write)

    async def is_moderator(self, guest: Guest) -> bool:
        """Say whether a person is a moderator."""
        own = role.c.person == guest.id, role.c.name == "moderator"
        return await self._ledger.read(lambda connection: connection.execute(select(exists().where(*own))).scalar_one())

    async def grant(self, who: str, *, is_granted: bool) -> str:
        """Make a person a moderator, or no longer one, as the operator; give their name. Raises DeniedError."""
        now = self._now()

        def write(connection: Connection) -> str:
            name = _name(connection, who)
            own = role.c.person == who, role.c.name == "moderator"
            connection.execute(delete(role).where(*own))
            if is_granted:
                connection.execute(insert(role).values(person=who, name="moderator"))
            _log(connection, now, OPERATOR, who, "grant" if is_granted else "revoke", "moderator")
            return name

        return await self._ledger.write(write)

    async def queue(self, page: int, *, reason: Reason | None = None, is_oldest_first: bool = True) -> list[Reported]:
        """Give a page of the reports that wait, all or those for one reason."""
        order = report.c.at, report.c.id
        reporter = person.alias()
        before = select(func.count()).where(moderation.c.person == report.c.person, moderation.c.what.in_(SHOWN))
        found = (
            select(report, reporter.c.name.label("by"), person.c.name, before.scalar_subquery().label("before"))
            .join(reporter, reporter.c.id == report.c.reporter, isouter=True)
            .join(person, person.c.id == report.c.person, isouter=True)
            .where(report.c.closed.is_(None), *(() if reason is None else (report.c.reason == reason,)))
            .order_by(*(order if is_oldest_first else (each.desc() for each in order)))
            .limit(PAGE)
            .offset(PAGE * page)
        )
        return await self._ledger.read(lambda connection: [_reported(row) for row in connection.execute(found)])

    async def act(
        self, moderator: str, who: str, what: Measure, *, why: str, hours: int | None, name: str, about: str | None
    ) -> tuple[str, ...]:
        """Do something about a person, and close the report that it is about; give the person's ids.

        ``hours`` is for how long they are muted or suspended, ``name`` what they are called from now on.
        Raises DeniedError.
        """
        if (what in TIMED) is (hours is None):
            raise DeniedError(Denial.NOT_ALLOWED, key="server-measure-hours")
        now = self._now()
        until = FOR_GOOD if what == "ban" else None if hours is None else now + hours * HOUR_MS

        def write(connection: Connection) -> tuple[str, ...]:
            _name(connection, who)
            if who == moderator:
                raise DeniedError(Denial.NOT_ALLOWED, key="server-measure-self")
            if what == "rename":
                connection.execute(update(person).where(person.c.id == who).values(name=name))
            _log(connection, now, moderator, who, what, why, until, about)
            _close(connection, about, now)
            return ids_of(connection, who)

        return await self._ledger.write(write)

    async def silenced(self, moderator: str, who: str, why: str, *, about: str | None) -> None:
        """Note that what a person said at a table was removed."""
        now = self._now()

        def write(connection: Connection) -> None:
            _log(connection, now, moderator, who, "silence", why, None, about)
            _close(connection, about, now)

        await self._ledger.write(write)

    async def log(self, page: int, *, what: Logs | None = None, is_oldest_first: bool = False) -> list[Logged]:
        """Give a page of the log, all of it or the lines about one measure."""
        moderator = person.alias()
        found = (
            select(moderation, person.c.name, moderator.c.name.label("by"))
            .join(person, person.c.id == moderation.c.person, isouter=True)
            .join(moderator, moderator.c.id == moderation.c.moderator, isouter=True)
            .where(*(() if what is None else (moderation.c.what == what,)))
            .order_by(moderation.c.number if is_oldest_first else moderation.c.number.desc())
            .limit(PAGE)
            .offset(PAGE * page)
        )

        def read(connection: Connection) -> list[Logged]:
            return [
                Logged(
                    row.number,
                    row.at,
                    row.moderator,
                    row.by or "",
                    row.person,
                    row.name or "",
                    row.what,
                    row.why,
                    row.until,
                )
                for row in connection.execute(found)
            ]

        return await self._ledger.read(read)

    async def of(self, guest: Guest) -> list[Told]:
        """Give what was decided about a person and why, the newest first."""
        columns = moderation.c["at", "what", "why", "until"]

        def read(connection: Connection) -> list[Told]:
            own = moderation.c.person.in_(ids_of(connection, guest.id)), moderation.c.what.in_(SHOWN)
            found = select(*columns).where(*own).order_by(moderation.c.number.desc()).limit(PAGE)
            return [Told(*row) for row in connection.execute(found)]

        return await self._ledger.read(read)


def _log(
    connection: Connection,
    now: int,
    moderator: str,
    who: str,
    what: str,
    why: str,
    until: int | None = None,
    about: str | None = None,
) -> None:
    number = connection.execute(select(func.coalesce(func.max(moderation.c.number), 0))).scalar_one() + 1
    values = {"number": number, "at": now, "moderator": moderator, "person": who, "what": what, "why": why}
    connection.execute(insert(moderation).values(**values, until=until, report=about))


def _close(connection: Connection, about: str | None, now: int) -> None:
    if about is not None:
        connection.execute(update(report).where(report.c.id == about, report.c.closed.is_(None)).values(closed=now))


def _name(connection: Connection, who: str) -> str:
    name = connection.execute(select(person.c.name).where(person.c.id == who)).scalar()
    if name is None:
        raise DeniedError(Denial.NOT_FOUND, key="server-nobody")
    return str(name)


def _reported(row: Any) -> Reported:
    evidence = msgspec.json.decode(row.evidence, type=Evidence)
    return Reported(
        row.id,
        row.at,
        row.reason,
        row.words,
        row.reporter,
        row.by or "",
        row.person,
        row.name or evidence.name,
        row.game_table,
        evidence,
        row.before,
    )
