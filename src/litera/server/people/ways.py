"""The ways in which people sign in: passkeys, one set of recovery words, identities elsewhere. No passwords."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.people import words
from litera.server.people.ledger import Ledger
from litera.server.people.persons import Guest, note
from litera.server.store.people import sign_in_way


class Way(NamedTuple):
    """A way to sign in, as its person is shown it."""

    id: str
    kind: str
    label: str
    created: int
    used: int | None


class Site(NamedTuple):
    """Where a browser is: the page's origin, and the host that passkeys are bound to."""

    origin: str
    host: str


class Passkey(NamedTuple):
    """What is kept of a passkey: whose it is, its public key in base64url, how often it has signed."""

    id: str
    person: str
    public_key: str
    signatures: int


class Ways:
    """Everybody's ways to sign in."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def of(self, guest: Guest) -> list[Way]:
        """Give a person's ways, the oldest first."""
        found = select(*sign_in_way.c["id", "kind", "label", "created", "used"]).where(sign_in_way.c.person == guest.id)
        ordered = found.order_by(sign_in_way.c.created, sign_in_way.c.id)
        return await self._ledger.read(lambda connection: [Way(*row) for row in connection.execute(ordered)])

    async def give_words(self, guest: Guest, label: str) -> tuple[str, ...]:
        """Give a person recovery words; those that they had until now work no more."""
        new, now = words.new_words(), self._now()
        old = sign_in_way.c.person == guest.id, sign_in_way.c.kind == "words"
        values = {"id": words.key_of(new), "person": guest.id, "kind": "words", "label": "", "created": now}

        def write(connection: Connection) -> None:
            connection.execute(delete(sign_in_way).where(*old))
            connection.execute(insert(sign_in_way).values(values))
            note(connection, guest.id, "words-made", label=label, now=now)

        await self._ledger.write(write)
        return new

    async def of_words(self, typed: str) -> str:
        """Give whose recovery words were typed. Raises DeniedError, which says what is wrong with them."""
        read = words.read_words(typed)
        if len(read) != words.COUNT:
            raise DeniedError(Denial.WRONG_WORDS, key="server-words-count", count=len(read), expected=words.COUNT)
        for number, typed, nearest in words.doubts(read):
            key = "server-words-nearest" if nearest else "server-words-unlisted"
            raise DeniedError(Denial.WRONG_WORDS, key=key, number=number, typed=typed[:40], nearest=nearest)
        if not words.is_whole(read):
            raise DeniedError(Denial.WRONG_WORDS, key="server-words-order")
        now = self._now()
        own = sign_in_way.c.id == words.key_of(read), sign_in_way.c.kind == "words"

        def write(connection: Connection) -> str | None:
            connection.execute(update(sign_in_way).where(*own).values(used=now))
            return connection.execute(select(sign_in_way.c.person).where(*own)).scalar()

        who = await self._ledger.write(write)
        if who is None:
            raise DeniedError(Denial.WRONG_WORDS, key="server-words-unknown")
        return who

    async def add_passkey(self, passkey: Passkey, label: str) -> None:
        """Keep a person's new passkey. Raises DeniedError where somebody has it already."""
        now = self._now()
        values = {**passkey._asdict(), "kind": "passkey", "label": label, "created": now}

        def write(connection: Connection) -> None:
            if connection.execute(select(sign_in_way.c.id).where(sign_in_way.c.id == passkey.id)).first() is not None:
                raise DeniedError(Denial.WRONG_PASSKEY, key="server-passkey-known")
            connection.execute(insert(sign_in_way).values(values))
            note(connection, passkey.person, "passkey-added", label=label, now=now)

        await self._ledger.write(write)

    async def passkey(self, name: str) -> Passkey | None:
        """Give the passkey with a credential id."""
        own = sign_in_way.c.id == name, sign_in_way.c.kind == "passkey"
        found = select(*sign_in_way.c["id", "person", "public_key", "signatures"]).where(*own)
        row = await self._ledger.read(lambda connection: connection.execute(found).first())
        return None if row is None else Passkey(*row)

    async def used_passkey(self, passkey: Passkey, signatures: int) -> bool:
        """Note that a passkey has signed; say whether nobody else has noted the same meanwhile."""
        own = sign_in_way.c.id == passkey.id, sign_in_way.c.signatures == passkey.signatures
        change = update(sign_in_way).where(*own).values(signatures=signatures, used=self._now())
        return await self._ledger.write(lambda connection: connection.execute(change).rowcount == 1)

    async def of_openid(self, key: str) -> str | None:
        """Give whose identity at the provider this is, and note that it was used; None for nobody's."""
        own, now = (sign_in_way.c.id == key, sign_in_way.c.kind == "openid"), self._now()

        def write(connection: Connection) -> str | None:
            connection.execute(update(sign_in_way).where(*own).values(used=now))
            return connection.execute(select(sign_in_way.c.person).where(*own)).scalar()

        return await self._ledger.write(write)

    async def add_openid(self, guest: Guest, key: str, name: str, *, label: str) -> None:
        """Keep a person's identity at the provider, by its name there. Raises DeniedError where it is another's."""
        now = self._now()
        values = {"id": key, "person": guest.id, "kind": "openid", "label": name, "created": now}

        def write(connection: Connection) -> None:
            whose = connection.execute(select(sign_in_way.c.person).where(sign_in_way.c.id == key)).scalar()
            if whose is None:
                connection.execute(insert(sign_in_way).values(values))
                note(connection, guest.id, "openid-added", label=label, now=now)
            elif whose != guest.id:
                raise DeniedError(Denial.WRONG_OPENID, key="server-openid-known")

        await self._ledger.write(write)

    async def remove(self, guest: Guest, name: str, label: str) -> None:
        """Remove one of a person's ways. Raises DeniedError where they have no such way."""
        own = sign_in_way.c.person == guest.id, sign_in_way.c.id == name
        now = self._now()

        def write(connection: Connection) -> None:
            if connection.execute(delete(sign_in_way).where(*own)).rowcount == 0:
                raise DeniedError(Denial.NOT_FOUND, key="server-no-way")
            note(connection, guest.id, "way-removed", label=label, now=now)

        await self._ledger.write(write)
