"""People and their devices. Everybody is a person from their first visit; a device's cookie says which one.

The cookie is a random token, of which the database has the hash. A guest who signs in on their device becomes the
person who signed in: their seats stay under the guest's id, and the person has that id beside their own.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, literal, or_, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.people.becoming import ids_of, merge
from litera.server.people.ledger import Ledger
from litera.server.people.standing import FOR_GOOD, standing
from litera.server.people.tally import uncount
from litera.server.store.people import account_event, device, former_guest, person, sign_in_way
from litera.server.store.schema import seatings
from litera.server.store.ties import moderation, tie

REMEMBERED: Final = 10_000
"""So many devices are known without asking the database."""
REMEMBERED_MS: Final = 85_000
"""For so long, by a server that alone changes who they are."""
AMONG_OTHERS_MS: Final = 25_000
"""For so long in a cluster: a device that another server signed out is known for as long at the most."""
HERE_MS: Final = 45_000
"""Whoever has asked for something within this time is here: the pages ask every thirty seconds."""
NOTED_MS: Final = 600_000
"""When a device was used last is written so often at the most."""
FRESH_MS: Final = 900_000
"""For so long after signing in, a person isn't asked again before something that could shut them out."""
HOUR_MS: Final = 3_600_000
LONGEST_LABEL: Final = 80
SHOWN_EVENTS: Final = 50


class Guest(msgspec.Struct, frozen=True):
    """The person who asks, as tables know them. ``is_kept`` says that they have a way to sign in.

    ``device`` is the hash of the cookie, "" for a cookie of the versions that kept no devices; ``has_been`` says that
    tables know some of their seats by other ids, ``has_ties`` that there are some whom they don't sit with or hear.
    Until ``muted_until`` they don't chat, until ``out_until`` they don't play: in ms since 1970, as moderators decided.
    """

    id: str
    name: str
    lang: str
    device: str = ""
    is_kept: bool = False
    has_been: bool = False
    has_ties: bool = False
    muted_until: int = 0
    out_until: int = 0


class Device(NamedTuple):
    """A browser or a program where a person is signed in."""

    id: str
    label: str
    began: int
    used: int


class Event(NamedTuple):
    """Something that happened to how a person signs in."""

    at: int
    what: str
    device: str


class Visit(NamedTuple):
    """What a device's token stood for, until when that may be believed, and when it was brought last."""

    guest: Guest | None
    until: int
    at: int


NO_VISIT: Final = Visit(None, 0, 0)


def hash_of(token: str) -> str:
    """Give what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Persons:
    """Everybody who was ever here."""

    def __init__(self, ledger: Ledger, now: Callable[[], int], remembered: int = REMEMBERED_MS) -> None:
        self._ledger = ledger
        self._now = now
        self._remembered = remembered
        self._forgotten = 0
        """How often something was forgotten: what was being read meanwhile may be older."""
        self._known: OrderedDict[str, Visit] = OrderedDict()

    async def of_token(self, token: str) -> Guest | None:
        """Give whose device has this token; None for nobody's."""
        return await self.of_device(hash_of(token))

    async def of_device(self, hashed: str) -> Guest | None:
        """Give whose device this is; None for nobody's, and for one that was signed out."""
        now = self._now()
        known = self._known.get(hashed, NO_VISIT)
        if known.until > now:
            self._known[hashed] = known._replace(at=now)
            return known.guest
        forgotten = self._forgotten
        found, used = await self._ledger.read(lambda connection: _visit(connection, hashed))
        if found is not None and used < now - NOTED_MS:
            change = update(device).where(device.c.id == hashed).values(used=now)
            await self._ledger.write(lambda connection: connection.execute(change))
        if self._forgotten != forgotten:
            return found
        self._known[hashed] = Visit(found, now + self._remembered, now)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def looked_up(self, hashed: str) -> Guest | None:
        """Give whose device this is, as somebody else wants to know it: they aren't here for that."""
        return (await self._ledger.read(lambda connection: _visit(connection, hashed)))[0]

    async def of_old(self, guest: Guest) -> Guest | None:
        """Give the person whom a cookie of earlier versions names; None where they sign in by now, or are another's.

        Such a cookie is nobody's alone and can't be signed out, so it counts only until then.
        """

        def look(connection: Connection) -> Guest | None:
            row = connection.execute(select(person).where(person.c.id == guest.id)).first()
            if row is None:
                is_another = connection.execute(select(exists().where(former_guest.c.guest == guest.id))).scalar_one()
                return None if is_another else guest
            state = _state(connection, guest.id)
            return None if state[0] else Guest(guest.id, row.name or guest.name, row.lang, "", *state)

        return await self._ledger.read(look)

    async def written(self, guest: Guest, label: str) -> tuple[Guest, str | None]:
        """Keep a person as they are named now, and this device; give them, and the token of a device that is new."""
        token = secrets.token_urlsafe(24) if not guest.device else None
        hashed = guest.device if token is None else hash_of(token)
        now = self._now()

        def write(connection: Connection) -> None:
            values = {"name": guest.name, "lang": guest.lang}
            changed = connection.execute(update(person).where(person.c.id == guest.id).values(values))
            if changed.rowcount == 0:
                connection.execute(insert(person).values(id=guest.id, created=now, **values))
            if token is not None:
                add_device(connection, guest.id, hashed, label=label, now=now)

        await self._ledger.write(write)
        await self.forget_person(guest.id)
        return msgspec.structs.replace(guest, device=hashed), token

    async def at_table(self, guest: Guest, table: str) -> str:
        """Give the id by which a table knows a person: that of a guest they were, where that one has a seat there."""
        if not guest.has_been:
            return guest.id

        def look(connection: Connection) -> str:
            ids = ids_of(connection, guest.id)
            found = select(seatings.c.guest).where(seatings.c.game_table == table, seatings.c.guest.in_(ids))
            known = [*connection.execute(found).scalars()]
            return min(known, key=ids.index, default=guest.id)

        return await self._ledger.read(look)

    async def ids(self, guest: Guest) -> tuple[str, ...]:
        """Give all ids by which tables know a person, their own first."""
        return (
            await self._ledger.read(lambda connection: ids_of(connection, guest.id)) if guest.has_been else (guest.id,)
        )

    async def signed_in(self, who: str, visitor: Guest | None, label: str, *, way: str) -> tuple[Guest, str]:
        """Make a device that of the person who showed who they are; give them, and the device's new token.

        The visitor is who had the device until now. A guest becomes the person, with all their seats. A transfer link
        shows less than other ways: whoever has the other device in their hands can make one.
        Raises DeniedError (``two_seats``) where both have a seat at a table that isn't over.
        """
        token, now = secrets.token_urlsafe(24), self._now()
        hashed = hash_of(token)

        def write(connection: Connection) -> Guest:
            if visitor is not None and visitor.id != who and not _state(connection, visitor.id)[0]:
                uncount(connection, ids_of(connection, visitor.id))
                merge(connection, visitor.id, who)
            if visitor is not None:
                # The token is new with each sign-in: one that was known before is worth nothing after it.
                connection.execute(delete(device).where(device.c.id == visitor.device))
            add_device(connection, who, hashed, label=label, now=now, proved=None if way == "transfer" else now)
            note(connection, who, way, label=label, now=now)
            guest, _ = _visit(connection, hashed)
            assert guest is not None, "this device was just added"
            return guest

        guest = await self._ledger.write(write)
        self._forgotten += 1
        self._known.clear()
        return guest, token

    async def proved(self, guest: Guest) -> None:
        """Note that a person has shown again, on this device, who they are."""
        now = self._now()
        await self._ledger.write(
            lambda connection: connection.execute(update(device).where(device.c.id == guest.device).values(proved=now))
        )
        # It may be their first way to sign in.
        await self.forget_person(guest.id)

    async def check_fresh(self, guest: Guest) -> None:
        """Raise DeniedError (``ask_again``) where a person who signs in hasn't done so here for a while."""
        if not guest.is_kept:
            return
        found = select(device.c.proved).where(device.c.id == guest.device)
        proved = await self._ledger.read(lambda connection: connection.execute(found).scalar())
        if proved is None or proved < self._now() - FRESH_MS:
            raise DeniedError(Denial.ASK_AGAIN)

    def check_in(self, guest: Guest) -> None:
        """Raise DeniedError (``suspended``) where moderators keep a person from playing."""
        if guest.out_until == FOR_GOOD:
            raise DeniedError(Denial.SUSPENDED, key="server-banned")
        if guest.out_until > self._now():
            raise DeniedError(Denial.SUSPENDED, hours=-(-(guest.out_until - self._now()) // HOUR_MS))

    async def devices(self, guest: Guest) -> list[Device]:
        """Give a person's devices, the one used last first."""
        found = select(*device.c["id", "label", "began", "used"]).where(device.c.person == guest.id)
        ordered = found.order_by(device.c.used.desc(), device.c.id)
        return await self._ledger.read(lambda connection: [Device(*row) for row in connection.execute(ordered)])

    async def events(self, guest: Guest) -> list[Event]:
        """Give what happened to how a person signs in, the newest first."""
        found = select(*account_event.c["at", "what", "device"]).where(account_event.c.person == guest.id)
        ordered = found.order_by(account_event.c.number.desc()).limit(SHOWN_EVENTS)
        return await self._ledger.read(lambda connection: [Event(*row) for row in connection.execute(ordered)])

    async def sign_out(self, guest: Guest, which: str | None) -> tuple[str, ...]:
        """Sign a person out on one of their devices, or (None) on all but this one; give the devices."""
        own = device.c.person == guest.id
        chosen = device.c.id != guest.device if which is None else device.c.id == which
        now = self._now()

        def write(connection: Connection) -> tuple[str, ...]:
            gone = [*connection.execute(select(*device.c["id", "label"]).where(own, chosen))]
            connection.execute(delete(device).where(own, chosen))
            for _, label in gone:
                note(connection, guest.id, "signed-out", label=label, now=now)
            return tuple(name for name, _ in gone)

        gone = await self._ledger.write(write)
        for name in gone:
            self.forget(name)
        return gone

    async def gone(self, devices: Iterable[str]) -> list[str]:
        """Give those devices that are nobody's any more."""
        asked = {*devices}
        found = select(device.c.id).where(device.c.id.in_(asked))
        known = await self._ledger.read(lambda connection: {*connection.execute(found).scalars()})
        return sorted(asked - known)

    async def forget_person(self, who: str) -> tuple[str, ...]:
        """Ask the database next time about a person, whichever device they use; give their devices."""
        found = select(device.c.id).where(device.c.person == who)
        devices = await self._ledger.read(lambda connection: tuple(connection.execute(found).scalars()))
        for hashed in devices:
            self.forget(hashed)
        return devices

    def here(self) -> set[str]:
        """Give the people who have asked for something within the last seconds."""
        since = self._now() - HERE_MS
        return {visit.guest.id for visit in self._known.values() if visit.guest is not None and visit.at > since}

    def forget(self, hashed: str) -> None:
        """Ask the database next time whose device this is."""
        self._forgotten += 1
        self._known.pop(hashed, None)


def add_device(
    connection: Connection, who: str, hashed: str, *, label: str, now: int, proved: int | None = None
) -> None:
    """Add a device of a person's."""
    values = {"id": hashed, "person": who, "label": label[:LONGEST_LABEL], "began": now, "used": now, "proved": proved}
    connection.execute(insert(device).values(values))


def note(connection: Connection, who: str, what: str, *, label: str, now: int) -> None:
    """Note, for the person, what happened to how they sign in."""
    newest = select(func.coalesce(func.max(account_event.c.number), 0)).where(account_event.c.person == who)
    number = connection.execute(newest).scalar_one() + 1
    values = {"person": who, "number": number, "at": now, "what": what, "device": label[:LONGEST_LABEL]}
    connection.execute(insert(account_event).values(values))


def _visit(connection: Connection, hashed: str) -> tuple[Guest | None, int]:
    """Give whose device this is, and when it was used last."""
    row = connection.execute(_VISIT, {"device": hashed}).first()
    if row is None:
        return None, 0
    flags = bool(row.is_kept), bool(row.has_been), bool(row.has_ties)
    measures = standing(connection, ids_of(connection, row.id)) if row.has_been or row.is_moderated else (0, 0)
    return Guest(row.id, row.name, row.lang, hashed, *flags, *measures), row.used


def _state(connection: Connection, who: str) -> tuple[bool, bool, bool, int, int]:
    """Say what a guest's fields from ``is_kept`` on say of a person."""
    is_kept, has_been, has_ties = map(bool, connection.execute(select(*_conditions(literal(who)))).one())
    return is_kept, has_been, has_ties, *standing(connection, ids_of(connection, who) if has_been else (who,))


def _conditions(who: ColumnElement[str]) -> tuple[ColumnElement[bool], ...]:
    """Say whether somebody has a way to sign in, has been another guest, and doesn't sit with or hear somebody."""
    apart = tie.c.kind.in_(("block", "mute")), or_(tie.c.person == who, tie.c.other == who)
    return (
        exists().where(sign_in_way.c.person == who).label("is_kept"),
        exists().where(former_guest.c.person == who).label("has_been"),
        exists().where(*apart).label("has_ties"),
    )


# Written once: every request asks for it.
_VISIT: Final = (
    select(
        person,
        device.c.used,
        *_conditions(person.c.id),
        exists().where(moderation.c.person == person.c.id).label("is_moderated"),
    )
    .join(device, device.c.person == person.c.id)
    .where(device.c.id == bindparam("device"))
)
