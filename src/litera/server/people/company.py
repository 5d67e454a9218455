"""Friends, blocks, mutes and notes: what each person has said of another, and who is here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.people.becoming import ids_of
from litera.server.people.ledger import Ledger
from litera.server.people.persons import Guest
from litera.server.store.people import former_guest, person, sign_in_way
from litera.server.store.ties import presence, private_note, profile, tie

Kind: TypeAlias = Literal["friend", "block", "mute"]

MOST_TIES: Final = 500
"""So many ties of each kind a person may have."""
PRESENT_MS: Final = 90_000
"""For so long after they were seen people count as online."""


class Known(NamedTuple):
    """Somebody whom a person has said something of; ``is_here`` only for friends who show it."""

    person: str
    name: str
    is_here: bool


class Circle(NamedTuple):
    """Everybody with whom a person has ties. ``asked`` haven't agreed yet; ``askers`` wait for the person."""

    friends: list[Known]
    asked: list[Known]
    askers: list[Known]
    blocked: list[Known]
    muted: list[Known]
    shows_presence: bool


class Apart(NamedTuple):
    """The ids at tables of those whom a person isn't to sit with, and of those whom they aren't to hear."""

    unseated: frozenset[str] = frozenset()
    unheard: frozenset[str] = frozenset()


class Company:
    """Everybody's ties."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def of(self, guest: Guest) -> Circle:
        """Give a person's ties."""
        return await self._ledger.read(lambda connection: _circle(connection, guest.id, self._now()))

    async def tie(self, guest: Guest, other: str, kind: Kind) -> None:
        """Say something of another person; of friends, both have to.

        To block somebody ends the friendship. Whoever is blocked isn't told so: what they ask comes to nothing.
        Raises DeniedError.
        """
        now = self._now()

        def write(connection: Connection) -> None:
            check_tie(connection, guest, other, kind=kind)
            own = select(tie.c.other).where(tie.c.person == guest.id, tie.c.kind == kind)
            known = set(connection.execute(own).scalars())
            if len(known) >= MOST_TIES:
                raise DeniedError(Denial.TOO_MANY, key="server-too-many-ties", most=MOST_TIES)
            if other in known or (kind == "friend" and are_apart(connection, guest.id, other)):
                return
            if kind == "block":
                connection.execute(delete(tie).where(_between(guest.id, other), tie.c.kind == "friend"))
            connection.execute(insert(tie).values(person=guest.id, other=other, kind=kind, since=now))

        await self._ledger.write(write)

    async def untie(self, guest: Guest, other: str, kind: Kind) -> None:
        """Take back what was said of another person; a friendship, or the wish for one, ends for both."""
        own = and_(tie.c.person == guest.id, tie.c.other == other)
        chosen = _between(guest.id, other) if kind == "friend" else own
        await self._ledger.write(lambda connection: connection.execute(delete(tie).where(chosen, tie.c.kind == kind)))

    async def apart(self, guest: Guest) -> Apart:
        """Give those whom a person isn't to sit with, either having blocked the other, nor to hear."""
        if not guest.has_ties:
            return Apart()

        def look(connection: Connection) -> Apart:
            rows = connection.execute(
                select(tie).where(
                    tie.c.kind.in_(("block", "mute")), or_(tie.c.person == guest.id, tie.c.other == guest.id)
                )
            ).all()
            blocked = {row.other if row.person == guest.id else row.person for row in rows if row.kind == "block"}
            muted = {row.other for row in rows if row.kind == "mute" and row.person == guest.id}
            unseated = _all_ids(connection, blocked)
            return Apart(unseated, unseated | _all_ids(connection, muted))

        return await self._ledger.read(look)

    async def note(self, guest: Guest, other: str) -> str:
        """Give a person's private note on another."""
        own = private_note.c.person == guest.id, private_note.c.other == other
        found = select(private_note.c.words).where(*own)
        return await self._ledger.read(lambda connection: connection.execute(found).scalar() or "")

    async def write_note(self, guest: Guest, other: str, words: str) -> None:
        """Keep a private note in the place of the one before; "" for none."""
        own = private_note.c.person == guest.id, private_note.c.other == other

        def write(connection: Connection) -> None:
            connection.execute(delete(private_note).where(*own))
            if words:
                if connection.execute(select(person.c.id).where(person.c.id == other)).first() is None:
                    raise DeniedError(Denial.NOT_FOUND, key="server-nobody")
                connection.execute(insert(private_note).values(person=guest.id, other=other, words=words))

        await self._ledger.write(write)

    async def show_presence(self, guest: Guest, *, is_shown: bool) -> None:
        """Let friends see, or not, when a person is here."""
        own = profile.c.person == guest.id

        def write(connection: Connection) -> None:
            changed = connection.execute(update(profile).where(own).values(shows_presence=int(is_shown)))
            if changed.rowcount == 0:
                connection.execute(insert(profile).values(person=guest.id, shows_presence=int(is_shown), about=""))

        await self._ledger.write(write)

    async def seen(self, people: Iterable[str]) -> None:
        """Note that people are here now."""
        now, rows = self._now(), sorted(set(people))

        def write(connection: Connection) -> None:
            known = set(connection.execute(select(presence.c.person).where(presence.c.person.in_(rows))).scalars())
            connection.execute(update(presence).where(presence.c.person.in_(known)).values(seen=now))
            new = [{"person": one, "seen": now} for one in rows if one not in known]
            if new:
                connection.execute(insert(presence), new)

        if rows:
            await self._ledger.write(write)

    async def ids_of(self, who: str) -> tuple[str, ...]:
        """Give all ids by which tables know a person."""
        return await self._ledger.read(lambda connection: ids_of(connection, who))

    async def people_of(self, ids: Sequence[str]) -> dict[str, str]:
        """Give for each id that tables know a guest by the person whom it belongs to; programs are nobody."""
        same = select(person.c.id).where(person.c.id.in_(ids))
        became = select(former_guest).where(former_guest.c.guest.in_(ids))

        def look(connection: Connection) -> dict[str, str]:
            known = {who: who for who in connection.execute(same).scalars()}
            return known | {row.guest: row.person for row in connection.execute(became)}

        return await self._ledger.read(look)


def check_tie(connection: Connection, guest: Guest, other: str, *, kind: Kind) -> None:
    """Raise DeniedError where a person can't have a tie of a kind with another."""
    if other == guest.id:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-tie-self")
    if connection.execute(select(person.c.id).where(person.c.id == other)).first() is None:
        raise DeniedError(Denial.NOT_FOUND, key="server-nobody")
    if kind != "friend":
        return
    if not guest.is_kept:
        raise DeniedError(Denial.NOT_KEPT, key="server-friends-kept")
    if not connection.execute(select(exists().where(sign_in_way.c.person == other))).scalar_one():
        raise DeniedError(Denial.NOT_ALLOWED, key="server-friend-guest")


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """Say whether both have said that they are friends."""
    found = select(tie.c.person).where(_between(one, other), tie.c.kind == "friend")
    return len(connection.execute(found).all()) == 2


def _circle(connection: Connection, who: str, now: int) -> Circle:
    shown = profile.c.shows_presence
    rows = connection.execute(
        select(tie.c.person, tie.c.other, tie.c.kind, person.c.name, presence.c.seen, shown)
        .select_from(tie)
        .join(person, person.c.id == tie.c.other)
        .join(presence, presence.c.person == tie.c.other, isouter=True)
        .join(profile, profile.c.person == tie.c.other, isouter=True)
        .where(tie.c.person == who)
        .order_by(person.c.name, person.c.id)
    ).all()
    asking = connection.execute(
        select(person.c.id, person.c.name)
        .join(tie, tie.c.person == person.c.id)
        .where(tie.c.other == who, tie.c.kind == "friend")
        .order_by(person.c.name, person.c.id)
    ).all()
    wishing = {row.id for row in asking}
    mine = {kind: [row for row in rows if row.kind == kind] for kind in ("friend", "block", "mute")}
    own = connection.execute(select(shown).where(profile.c.person == who)).scalar()
    wished = {row.other for row in mine["friend"]}

    def known(kind: str, *, mutual: bool) -> list[Known]:
        return [
            Known(row.other, row.name, mutual and row.shows_presence != 0 and (row.seen or 0) > now - PRESENT_MS)
            for row in mine[kind]
            if kind != "friend" or (row.other in wishing) is mutual
        ]

    return Circle(
        friends=known("friend", mutual=True),
        asked=known("friend", mutual=False),
        askers=[Known(row.id, row.name, False) for row in asking if row.id not in wished],
        blocked=known("block", mutual=False),
        muted=known("mute", mutual=False),
        shows_presence=own != 0,
    )


def _between(one: str, other: str) -> ColumnElement[bool]:
    return or_(and_(tie.c.person == one, tie.c.other == other), and_(tie.c.person == other, tie.c.other == one))


def are_apart(connection: Connection, one: str, other: str) -> bool:
    """Tell whether one of two people has blocked the other."""
    found = select(tie.c.kind).where(_between(one, other), tie.c.kind == "block").limit(1)
    return connection.execute(found).first() is not None


def _all_ids(connection: Connection, people: Iterable[str]) -> frozenset[str]:
    return frozenset(each for one in people for each in ids_of(connection, one))
