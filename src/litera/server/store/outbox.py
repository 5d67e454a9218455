"""The tables of notifications: where people are reached, what they want to hear, and what is still to be sent.

What is to be sent is written with the line that causes it, in one transaction: it is neither lost nor sent for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Column, Connection, Index, Integer, String, Table, Text, delete, insert, select

from litera.server.store.people import former_guest
from litera.server.store.schema import NUMBER, metadata

LONGEST_ENDPOINT = 1000
LONGEST_ADDRESS = 254

push_subscription = Table(
    "push_subscription",
    metadata,
    # The hash of the endpoint, by which a browser is reached.
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    # The browser's public key and secret, in base64url.
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(50), nullable=False),
    Column("created", NUMBER, nullable=False),
    Index("push_subscription_person", "person"),
)

mailbox = Table(
    "mailbox",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(LONGEST_ADDRESS), nullable=False),
    # When the person showed that it is theirs, None until then.
    Column("confirmed", NUMBER, nullable=True),
    Index("mailbox_address", "address"),
)

notify_choice = Table(
    "notify_choice",
    metadata,
    # Nobody has a row before they choose: then they hear of everything, at any time.
    Column("person", String(32), primary_key=True),
    # The kinds that the person doesn't want, with commas between them.
    Column("off", String(100), nullable=False),
    # Minutes of the day in the person's time zone; None where no hours are quiet.
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("zone", String(64), nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    # A subscription's id, or "mail" and the person's: each is reached, or not, for itself.
    Column("target", String(64), primary_key=True),
    # What it is about: a second notification of the same is none.
    Column("key", String(96), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("game_table", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    # When the person's time at the table is up, as it was then.
    Column("flag", NUMBER, nullable=True),
    Column("words", String(200), nullable=False),
    # Who caused it, by the id that the table knows them by; "" for nobody in particular.
    Column("by", String(32), nullable=False),
    Column("due", NUMBER, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    # When it was sent, or given up; it is kept for a while, so that nothing comes twice.
    Column("done", NUMBER, nullable=True),
    Index("outbox_due", "done", "due"),
    Index("outbox_person", "person"),
)

invited = Table(
    "invited",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game_table", String(32), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("invitation", String(80), nullable=False),
    Column("at", NUMBER, nullable=False),
)

NOTIFYING = (push_subscription, mailbox, notify_choice, outbox, invited)
"""What a backup has of them."""


class Notice(NamedTuple):
    """Something that a guest is to hear of: not before ``due``, and of each ``key`` once.

    ``seat`` and ``flag`` are the guest's seat and when their time is up; ``words`` is a name for
    the sentence, ``by`` the guest who caused it.
    """

    guest: str
    kind: str
    key: str
    table: str
    due: int
    seat: int | None = None
    flag: int | None = None
    words: str = ""
    by: str = ""


def put(connection: Connection, notices: Sequence[Notice]) -> None:
    """Put notices into the outbox, one for each way to reach their people; those who can't be reached get none."""
    if not notices:
        return
    guests = {notice.guest for notice in notices}
    became = connection.execute(select(former_guest).where(former_guest.c.guest.in_(guests)))
    people = {guest: guest for guest in guests} | {row.guest: row.person for row in became}
    _forget_turns(connection, [(people[notice.guest], notice.table) for notice in notices if notice.kind == "turn"])
    targets = _targets(connection, people.values())
    rows = [
        _row(notice, people[notice.guest], target)
        for notice in notices
        for target in targets.get(people[notice.guest], ())
    ]
    keys = {notice.key for notice in notices}
    known = {(row.target, row.key) for row in connection.execute(select(outbox).where(outbox.c.key.in_(keys)))}
    new = {(row["target"], row["key"]): row for row in rows if (row["target"], row["key"]) not in known}
    if new:
        connection.execute(insert(outbox), [*new.values()])


def _forget_turns(connection: Connection, turns: Iterable[tuple[str, str]]) -> None:
    """Forget turns of which people haven't heard yet: a new one at the same table takes their place."""
    for person, table in turns:
        own = outbox.c.person == person, outbox.c.game_table == table, outbox.c.done.is_(None)
        connection.execute(delete(outbox).where(*own, outbox.c.kind.in_(("turn", "reminder"))))


def mail_target(person: str) -> str:
    """Give the target by which a person is reached by mail."""
    return f"mail {person}"


def _targets(connection: Connection, people: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    wanted = {*people}
    for row in connection.execute(
        select(push_subscription.c.id, push_subscription.c.person).where(push_subscription.c.person.in_(wanted))
    ):
        found.setdefault(row.person, []).append(row.id)
    confirmed = select(mailbox.c.person).where(mailbox.c.person.in_(wanted), mailbox.c.confirmed.is_not(None))
    for person in connection.execute(confirmed).scalars():
        found.setdefault(person, []).append(mail_target(person))
    return found


def _row(notice: Notice, person: str, target: str) -> dict[str, object]:
    values = notice._asdict()
    del values["guest"]
    values["game_table"] = values.pop("table")
    return {**values, "person": person, "target": target}
