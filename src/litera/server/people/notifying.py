"""Where people are reached, of what they want to hear, and when not."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import Connection, delete, func, insert, literal, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.people.ledger import Ledger
from litera.server.people.persons import LONGEST_LABEL, Guest, note
from litera.server.people.sending import Subscription
from litera.server.store.outbox import LONGEST_ADDRESS, mail_target, mailbox, notify_choice, outbox, push_subscription
from litera.server.store.people import person, sign_in_way

KINDS: Final = ("turn", "reminder", "over", "chat", "invited")
MOST_SUBSCRIPTIONS: Final = 20
DAY_MINUTES: Final = 1440


class Choice(NamedTuple):
    """What a person wants: kinds that they don't hear of, and quiet minutes of the day in their time zone."""

    off: frozenset[str] = frozenset()
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"

    def quiet_until(self, now: int) -> int | None:
        """Give when the quiet hours end that it is now, in ms since 1970; None where it is no such hour."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        # From ten in the evening to seven in the morning, too.
        if (minute - self.quiet_from) % DAY_MINUTES >= (self.quiet_to - self.quiet_from) % DAY_MINUTES:
            return None
        end = here.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0)
        if self.quiet_to <= minute:
            end += timedelta(days=1)
        return int(end.timestamp() * 1000)


class Reached(NamedTuple):
    """How a person is reached, and what they want; ``is_confirmed``: the address was shown to be theirs."""

    choice: Choice
    browsers: int
    address: str
    is_confirmed: bool


class Notifying:
    """Everybody's choices, browsers and addresses."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def of(self, guest: Guest) -> Reached:
        """Give how a person is reached."""

        def look(connection: Connection) -> Reached:
            own = push_subscription.c.person == guest.id
            browsers = connection.execute(select(func.count()).select_from(push_subscription).where(own)).scalar_one()
            box = connection.execute(select(mailbox).where(mailbox.c.person == guest.id)).first()
            choice = choice_of(connection, guest.id)
            if box is None:
                return Reached(choice, browsers, "", False)
            return Reached(choice, browsers, box.address, box.confirmed is not None)

        return await self._ledger.read(look)

    async def choose(self, who: str, choice: Choice) -> None:
        """Keep what a person wants. Raises DeniedError for a time zone that there isn't."""
        if choice.zone not in available_timezones():
            raise DeniedError(Denial.NOT_ALLOWED, key="server-no-zone", zone=choice.zone)
        values = {**choice._asdict(), "off": ",".join(sorted(choice.off))}

        def write(connection: Connection) -> None:
            connection.execute(delete(notify_choice).where(notify_choice.c.person == who))
            connection.execute(insert(notify_choice).values(person=who, **values))

        await self._ledger.write(write)

    async def stop(self, who: str, kind: str) -> None:
        """Have a person hear no more of a kind, by a link in a mail."""
        choice = await self._ledger.read(lambda connection: choice_of(connection, who))
        await self.choose(who, choice._replace(off=choice.off | {kind}))

    async def subscribe(self, guest: Guest, subscription: Subscription) -> None:
        """Keep a browser's subscription; whoever had the browser before isn't reached there any more."""
        known = subscription_id(subscription.endpoint)
        values = {**subscription._asdict(), "id": known, "person": guest.id, "created": self._now()}

        def write(connection: Connection) -> None:
            forget_subscription(connection, known)
            own = push_subscription.c.person == guest.id
            taken = connection.execute(select(func.count()).select_from(push_subscription).where(own)).scalar_one()
            if taken >= MOST_SUBSCRIPTIONS:
                raise DeniedError(Denial.TOO_MANY, key="server-too-many-browsers", most=MOST_SUBSCRIPTIONS)
            connection.execute(insert(push_subscription).values(values))

        await self._ledger.write(write)

    async def unsubscribe(self, guest: Guest, endpoint: str) -> None:
        """Reach a person no more at a browser of theirs."""
        known = subscription_id(endpoint)
        own = push_subscription.c.id == known, push_subscription.c.person == guest.id

        def write(connection: Connection) -> None:
            if connection.execute(select(push_subscription.c.id).where(*own)).first() is not None:
                forget_subscription(connection, known)

        await self._ledger.write(write)

    async def give_address(self, guest: Guest, address: str) -> None:
        """Keep an address that is still to be confirmed; "" for none. Raises DeniedError for what can't be one."""
        if address and not _looks_right(address):
            raise DeniedError(Denial.NOT_ALLOWED, key="server-no-address")

        def write(connection: Connection) -> None:
            _forget_mailbox(connection, guest.id)
            if address:
                connection.execute(insert(mailbox).values(person=guest.id, address=address))

        await self._ledger.write(write)

    async def confirm(self, who: str, label: str) -> None:
        """Note that a person's address is theirs: a way to sign in, and no longer that of others who confirmed it."""
        now = self._now()

        def write(connection: Connection) -> None:
            address = connection.execute(select(mailbox.c.address).where(mailbox.c.person == who)).scalar()
            if address is None:
                raise DeniedError(Denial.WRONG_LINK)
            others = mailbox.c.address == address, mailbox.c.person != who
            for other in connection.execute(select(mailbox.c.person).where(*others)).scalars().all():
                _forget_mailbox(connection, other)
            connection.execute(update(mailbox).where(mailbox.c.person == who).values(confirmed=now))
            way = {"id": mail_target(who), "person": who, "kind": "mail", "label": address[:LONGEST_LABEL]}
            connection.execute(delete(sign_in_way).where(sign_in_way.c.id == way["id"]))
            connection.execute(insert(sign_in_way).values(**way, created=now))
            note(connection, who, "mail-added", label=label, now=now)

        await self._ledger.write(write)

    async def of_address(self, address: str) -> tuple[str, str] | None:
        """Give who signs in by links to an address, and their language; None where nobody does."""
        way = sign_in_way.c.id == literal("mail ").concat(mailbox.c.person)
        found = (
            select(mailbox.c.person, person.c.lang)
            .join(person, person.c.id == mailbox.c.person)
            .join(sign_in_way, way)
            .where(mailbox.c.address == address, mailbox.c.confirmed.is_not(None))
        )
        row = await self._ledger.read(lambda connection: connection.execute(found).first())
        return None if row is None else (row.person, row.lang)


def _forget_mailbox(connection: Connection, who: str) -> None:
    connection.execute(delete(mailbox).where(mailbox.c.person == who))
    connection.execute(delete(outbox).where(outbox.c.target == mail_target(who)))
    connection.execute(delete(sign_in_way).where(sign_in_way.c.id == mail_target(who)))


def subscription_id(endpoint: str) -> str:
    """Give by what the outbox knows a browser."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def forget_subscription(connection: Connection, known: str) -> None:
    """Forget a browser, and what was still to be sent there."""
    connection.execute(delete(push_subscription).where(push_subscription.c.id == known))
    connection.execute(delete(outbox).where(outbox.c.target == known))


def choice_of(connection: Connection, who: str) -> Choice:
    """Give what a person wants."""
    row = connection.execute(select(notify_choice).where(notify_choice.c.person == who)).first()
    if row is None:
        return Choice()
    return Choice(frozenset(filter(None, row.off.split(","))), row.quiet_from, row.quiet_to, row.zone)


def _looks_right(address: str) -> bool:
    name, at, host = address.rpartition("@")
    is_plain = address.isascii() and address.isprintable() and not set(address) & set(' <>"(),:;\\[]')
    return bool(name and at and "." in host and len(address) <= LONGEST_ADDRESS and is_plain)
