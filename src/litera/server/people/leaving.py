"""Everything of a person as one download, and a person who leaves: erased from every list, while the games stay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, or_, select

from litera.core.message import message
from litera.server.errors import Denial, DeniedError
from litera.server.people.becoming import ids_of
from litera.server.people.ledger import Ledger
from litera.server.people.opponents import forget
from litera.server.people.persons import Guest
from litera.server.people.rewriting import rewritten, unsaid
from litera.server.people.tally import uncount
from litera.server.store.cards import Card, write_cards
from litera.server.store.outbox import invited, mailbox, notify_choice, outbox, push_subscription
from litera.server.store.people import (
    account_event,
    device,
    fair_play,
    finished_seat,
    former_guest,
    one_time_secret,
    person,
    rated_seat,
    rating,
    sign_in_way,
    vacation,
)
from litera.server.store.schema import chronicle, directory, seatings
from litera.server.store.ties import moderation, presence, private_note, profile, report, role, tie
from litera.server.table.chronicle import AnyLine, Sat, Spoke, decode
from litera.texts import say

CardOf: TypeAlias = Callable[[Iterable[AnyLine]], Card]

AT_ONCE: Final = 100
"""So many tables are changed with one transaction: nobody else waits for long."""
SECRETS: Final = frozenset({"public_key", "signatures", "p256dh", "auth"})
"""What is in the tables for the server alone."""
OWN: Final = (
    person,
    former_guest,
    device,
    sign_in_way,
    account_event,
    presence,
    profile,
    role,
    mailbox,
    notify_choice,
    push_subscription,
    rating,
    rated_seat,
    vacation,
    moderation,
)
"""Tables with rows about one person."""
TIES: Final = ((tie, tie.c.person), (private_note, private_note.c.person), (report, report.c.reporter))
"""Tables with rows about two, and the column of whoever wrote them."""


class Leaving:
    """What people take along, and leave behind."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def everything(self, guest: Guest) -> dict[str, Any]:
        """Give all that is kept of a person, as JSON: by tables of the database, and what they did at game tables."""
        return await self._ledger.read(lambda connection: _everything(connection, guest.id))

    async def leave(self, guest: Guest, card: CardOf) -> tuple[str, ...]:
        """Erase a person; give the game tables whose names have changed. Raises DeniedError while they have a game on.

        Their name gives way to words that say that somebody left, and what they said goes; moves and results stay.
        The log of moderation keeps their id alone. ``card`` gives what the directory says of a table by its chronicle.
        """
        ids = await self._ledger.read(lambda connection: ids_of(connection, guest.id))
        tables = await self._ledger.read(lambda connection: _tables(connection, ids))
        name = say(message("player-left"), guest.lang)
        for first in range(0, len(tables), AT_ONCE):
            batch = tables[first : first + AT_ONCE]
            await self._ledger.write(_renaming(batch, ids, name, card))
        await self._ledger.write(lambda connection: _erase(connection, guest.id, ids))
        return tuple(tables)


def _tables(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Give a person's game tables. Raises DeniedError while one of them isn't over."""
    found = select(directory.c.game_table, directory.c.summary).join(
        seatings, seatings.c.game_table == directory.c.game_table
    )
    rows = connection.execute(found.where(seatings.c.guest.in_(ids)).distinct()).all()
    summaries = [(row.game_table, msgspec.json.decode(row.summary)) for row in rows]
    open_games = [
        table
        for table, summary in summaries
        if summary["status"] != "over" and not {*ids}.isdisjoint(summary.get("guests", ()))
    ]
    if open_games:
        raise DeniedError(Denial.NOT_ALLOWED, key="server-games-on", count=len(open_games))
    return [table for table, _ in summaries]


def _renaming(tables: Sequence[str], ids: Sequence[str], name: str, card: CardOf) -> Callable[[Connection], None]:
    def change(line: AnyLine) -> AnyLine:
        if line.guest not in ids:
            return line
        match line:
            case Sat():
                return msgspec.structs.replace(line, name=name)
            case Spoke() if not line.is_forgotten:
                return unsaid(line)
            case _:
                return line

    def work(connection: Connection) -> None:
        for table in tables:
            rewritten(connection, table, change)
            found = select(chronicle.c.line).where(chronicle.c.game_table == table).order_by(chronicle.c.seq)
            write_cards(connection, {table: card(decode(line) for line in connection.execute(found).scalars())})

    return work


def _erase(connection: Connection, who: str, ids: Sequence[str]) -> None:
    for table in OWN:
        if table not in (person, moderation, rated_seat):
            connection.execute(delete(table).where(table.c.person == who))
    for table in (tie, private_note):
        connection.execute(delete(table).where(or_(table.c.person == who, table.c.other == who)))
    connection.execute(delete(report).where(or_(report.c.reporter == who, report.c.person == who)))
    connection.execute(delete(invited).where(or_(invited.c.person == who, invited.c.by == who)))
    connection.execute(delete(outbox).where(or_(outbox.c.person == who, outbox.c.by.in_(ids))))
    connection.execute(delete(fair_play).where(fair_play.c.person == who))
    uncount(connection, ids)
    forget(connection, ids)
    connection.execute(delete(finished_seat).where(finished_seat.c.guest.in_(ids)))
    connection.execute(delete(one_time_secret).where(one_time_secret.c.person == who))
    connection.execute(delete(person).where(person.c.id == who))


def _everything(connection: Connection, who: str) -> dict[str, Any]:
    ids = ids_of(connection, who)
    own = {table.name: _rows(connection, table, _of(table, who)) for table in OWN}
    ties = {table.name: _rows(connection, table, column == who) for table, column in TIES}
    tables = connection.execute(select(seatings.c.game_table).where(seatings.c.guest.in_(ids)).distinct()).scalars()
    own["finished_seat"] = _rows(connection, finished_seat, finished_seat.c.guest.in_(ids))
    return {**own, **ties, "games": [_game(connection, table, ids) for table in tables.all()]}


def _of(table: Table, who: str) -> ColumnElement[bool]:
    return (table.c.id if table is person else table.c.person) == who


def _rows(connection: Connection, table: Table, condition: ColumnElement[bool]) -> list[dict[str, Any]]:
    rows = connection.execute(select(table).where(condition)).mappings()
    return [{name: _plain(value) for name, value in row.items() if name not in SECRETS} for row in rows]


def _plain(value: object) -> object:
    return msgspec.json.decode(value) if isinstance(value, bytes) else value


def _game(connection: Connection, table: str, ids: Sequence[str]) -> dict[str, Any]:
    """Give a game table as the directory has it, and the lines of its chronicle that are the person's."""
    summary = connection.execute(select(directory.c.summary).where(directory.c.game_table == table)).scalar()
    found = select(chronicle.c.line).where(chronicle.c.game_table == table).order_by(chronicle.c.seq)
    lines = (decode(line) for line in connection.execute(found).scalars())
    mine = [msgspec.to_builtins(line) for line in lines if line.guest in ids]
    return {"table": table, "summary": None if summary is None else msgspec.json.decode(summary), "lines": mine}
