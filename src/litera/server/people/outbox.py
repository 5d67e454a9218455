"""Sends what is in the outbox: each notification once, later again where that fails, never where it is out of date."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Connection, Row, delete, or_, select, update

from litera.core.message import message
from litera.server.people.lazy import Lazy
from litera.server.people.ledger import Ledger
from litera.server.people.notifying import KINDS, choice_of, forget_subscription
from litera.server.people.sending import Letter, Outcome, Subscription
from litera.server.store.outbox import invited, mail_target, mailbox, outbox, push_subscription
from litera.server.store.people import former_guest, person
from litera.server.store.schema import directory
from litera.server.store.ties import presence, tie
from litera.texts import Speaker

if TYPE_CHECKING:
    from litera.server.people.mail import Mailer
    from litera.server.people.push import Pusher

log = logging.getLogger(__name__)

AT_A_TIME: Final = 50
CLAIMED_MS: Final = 120_000
"""So long a server has a notification to itself; then another one tries, as if it had been lost with that server."""
MOST_TRIES: Final = 8
LONGEST_PAUSE_MS: Final = 6 * 3_600_000
HERE_MS: Final = 90_000
"""Whoever was seen within this time isn't told yet: they may see it for themselves."""
ANEW_MS: Final = 60_000
KEPT_MS: Final = 7 * 86_400_000
"""So long it is remembered what was sent."""
WHILE_AWAY: Final = frozenset({"turn", "chat"})
SAME_FLAG_MS: Final = 60_000
HOUR_MS: Final = 3_600_000


class Senders(NamedTuple):
    """What sends notifications, and the address of the pages that they lead to."""

    pusher: Lazy[Pusher]
    mailer: Mailer | None
    origin: str
    secret: str


class Task(NamedTuple):
    """A notification that is to be sent now, in the words of whoever gets it."""

    target: str
    key: str
    tries: int
    person: str
    kind: str
    title: str
    text: str
    href: str
    subscription: Subscription | None
    address: str


class Postponed(NamedTuple):
    """A notification that is to wait."""

    due: int


class Outbox:
    """What is to be sent by this server, or another one on the same database."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now

    async def send(self, senders: Senders) -> int:
        """Send what is due; give how many notifications were taken."""
        sent = 0
        for task in await self._ledger.write(self._claimed):
            outcome = await _sent(senders, task)
            await self._ledger.write(partial(self._settle, task, outcome))
            sent += outcome.later is None and not outcome.why
        return sent

    async def forget(self) -> None:
        """Forget what was sent long ago."""
        old = outbox.c.done <= self._now() - KEPT_MS
        await self._ledger.write(lambda connection: connection.execute(delete(outbox).where(old)))

    def _claimed(self, connection: Connection) -> list[Task]:
        """Take what is due for this server alone, leaving out what is out of date and what has to wait."""
        now, tasks = self._now(), []
        due = select(outbox).where(outbox.c.done.is_(None), outbox.c.due <= now).order_by(outbox.c.due)
        for row in connection.execute(due.limit(AT_A_TIME).with_for_update(skip_locked=True)).all():
            task = _task(connection, row, now)
            own = outbox.c.target == row.target, outbox.c.key == row.key
            match task:
                case None:
                    connection.execute(update(outbox).where(*own).values(done=now))
                case Postponed(due=later):
                    connection.execute(update(outbox).where(*own).values(due=later))
                case Task():
                    connection.execute(update(outbox).where(*own).values(due=now + CLAIMED_MS, tries=row.tries + 1))
                    tasks.append(task)
        return tasks

    def _settle(self, task: Task, outcome: Outcome, connection: Connection) -> None:
        own = outbox.c.target == task.target, outbox.c.key == task.key
        now = self._now()
        if outcome.is_gone:
            forget_subscription(connection, task.target)
            return
        if outcome.later is not None and task.tries + 1 < MOST_TRIES:
            pause = min(LONGEST_PAUSE_MS, max(outcome.later, ANEW_MS * 2**task.tries))
            connection.execute(update(outbox).where(*own).values(due=now + pause))
            return
        if outcome.why:
            log.warning("a notification was given up: %s", outcome.why)
        connection.execute(update(outbox).where(*own).values(done=now))


def stop_token(secret: str, who: str, kind: str) -> str:
    """Give what, at the end of an address, has a person hear no more of a kind."""
    written = URLSafeSerializer(secret, salt="stop").dumps([who, kind])
    return written if isinstance(written, str) else written.decode()


def stopped_by(secret: str, token: str) -> tuple[str, str] | None:
    """Give the person and the kind that a token ends, None for one that this server did not write."""
    try:
        who, kind = URLSafeSerializer(secret, salt="stop").loads(token)
    except (BadData, ValueError, TypeError):
        return None
    return (who, kind) if kind in KINDS else None


async def _sent(senders: Senders, task: Task) -> Outcome:
    if task.subscription is not None:
        told = {"title": task.title, "body": task.text, "href": task.href, "tag": task.key}
        pusher = await senders.pusher.get()
        return await pusher.send(task.subscription, msgspec.json.encode(told), task.key)
    if senders.mailer is None:
        return Outcome(why="no mail server is set up")
    stop = f"{senders.origin}/api/notifications/stop?token={stop_token(senders.secret, task.person, task.kind)}"
    text = f"{task.text}\n\n{senders.origin}{task.href}\n"
    letter_id = hashlib.sha256(f"{task.target} {task.key}".encode()).hexdigest()[:32]
    return await senders.mailer.send(Letter(task.address, f"{task.title}: {task.text}", text, letter_id, stop))


def _task(connection: Connection, row: Row[Any], now: int) -> Task | Postponed | None:
    """Give what is to be sent; None where nobody wants it, or it is true no more."""
    choice = choice_of(connection, row.person)
    who = connection.execute(select(person.c.lang).where(person.c.id == row.person)).first()
    if who is None or row.kind in choice.off or _is_unheard(connection, row):
        return None
    found = connection.execute(select(directory.c.summary).where(directory.c.game_table == row.game_table)).scalar()
    if found is None:
        return None
    summary: dict[str, Any] = msgspec.json.decode(found)
    if not _still_holds(row, summary):
        return None
    quiet = choice.quiet_until(now)
    if quiet is not None:
        return Postponed(quiet)
    seen = connection.execute(select(presence.c.seen).where(presence.c.person == row.person)).scalar()
    if row.kind in WHILE_AWAY and seen is not None and seen > now - HERE_MS:
        return Postponed(now + ANEW_MS)
    say = Speaker(who.lang).say
    names = [seat["name"] or "" for seat in summary["seats"]]
    others = tuple(name for seat, name in enumerate(names) if seat != row.seat and name)
    winners = tuple(names[seat] for seat in summary.get("winners", ()))
    hours = 0 if row.flag is None else max(1, round((row.flag - now) / HOUR_MS))
    text = message(f"notify-{row.kind}", names=others, name=row.words, winners=winners, count=len(winners), hours=hours)
    title, href = say(message(f"{summary['game']}-title")), _href(connection, row)
    way = select(*push_subscription.c["endpoint", "p256dh", "auth"]).where(push_subscription.c.id == row.target)
    reached = connection.execute(way).first()
    address = connection.execute(
        select(mailbox.c.address).where(mailbox.c.person == row.person, mailbox.c.confirmed.is_not(None))
    ).scalar()
    if reached is None and (address is None or row.target != mail_target(row.person)):
        return None
    subscription = None if reached is None else Subscription(*reached)
    about = row.target, row.key, row.tries, row.person, row.kind
    return Task(*about, title, say(text), href, subscription, address or "")


def _href(connection: Connection, row: Row[Any]) -> str:
    """Give the page that a notification leads to; an invitation opens the door of a private table."""
    own = invited.c.person == row.person, invited.c.game_table == row.game_table
    opens = connection.execute(select(invited.c.invitation).where(*own)).scalar() if row.kind == "invited" else None
    return f"/t/{row.game_table}" + (f"?invitation={opens}" if opens else "")


def _still_holds(row: Row[Any], summary: dict[str, Any]) -> bool:
    """Say whether it is still so: the same turn, and the same flag."""
    match row.kind:
        case "turn" | "reminder":
            due = summary.get("due")
            is_same_flag = row.flag is None or (due is not None and abs(due - row.flag) < SAME_FLAG_MS)
            return summary["status"] == "playing" and row.seat in summary.get("to_act", ()) and is_same_flag
        case "invited":
            return bool(summary["status"] == "waiting")
        case _:
            return True


def _is_unheard(connection: Connection, row: Row[Any]) -> bool:
    """Say whether the person doesn't hear whoever caused it."""
    if not row.by:
        return False
    became = connection.execute(select(former_guest.c.person).where(former_guest.c.guest == row.by)).scalar()
    by = became or row.by
    theirs = (tie.c.person == row.person) & (tie.c.other == by) & tie.c.kind.in_(("block", "mute"))
    others = (tie.c.person == by) & (tie.c.other == row.person) & (tie.c.kind == "block")
    return connection.execute(select(tie.c.kind).where(or_(theirs, others)).limit(1)).first() is not None
