"""A guest becomes one with the person who signs in: seats stay under the guest's id, which is the person's as well."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update

from litera.server.errors import Denial, DeniedError
from litera.server.store.people import device, former_guest, person, vacation
from litera.server.store.schema import directory, seatings
from litera.server.store.ties import presence, private_note, profile, report, tie


def ids_of(connection: Connection, who: str) -> tuple[str, ...]:
    """Give all ids by which tables know a person, their own first."""
    found = select(former_guest.c.guest).where(former_guest.c.person == who).order_by(former_guest.c.guest)
    return (who, *connection.execute(found).scalars())


def person_of(connection: Connection, guest: str) -> str:
    """Give the person whom a guest has become; themselves where they haven't become anybody."""
    return connection.execute(select(former_guest.c.person).where(former_guest.c.guest == guest)).scalar() or guest


def merge(connection: Connection, guest: str, who: str) -> None:
    """Make a person of a guest another one's. Raises DeniedError where both sit at a table that isn't over."""
    theirs, others = ids_of(connection, guest), ids_of(connection, who)
    mine, yours = seatings.alias(), seatings.alias()
    shared = (
        select(directory.c.summary)
        .join(mine, mine.c.game_table == directory.c.game_table)
        .join(yours, yours.c.game_table == directory.c.game_table)
        .where(mine.c.guest.in_(theirs), yours.c.guest.in_(others))
    )
    for summary in connection.execute(shared).scalars():
        told = msgspec.json.decode(summary)
        seated = {*told.get("guests", ())}
        if told["status"] != "over" and seated & {*theirs} and seated & {*others}:
            raise DeniedError(Denial.TWO_SEATS, name=told["host"])
    connection.execute(update(former_guest).where(former_guest.c.person == guest).values(person=who))
    connection.execute(insert(former_guest).values(guest=guest, person=who))
    connection.execute(update(device).where(device.c.person == guest).values(person=who))
    connection.execute(update(vacation).where(vacation.c.person == guest).values(person=who))
    _carry(connection, tie, guest, who, of=("person", "other"))
    _carry(connection, private_note, guest, who, of=("person", "other"))
    for column in (report.c.reporter, report.c.person):
        connection.execute(update(report).where(column == guest).values({column: who}))
    for of_guest in (presence, profile):
        connection.execute(delete(of_guest).where(of_guest.c.person == guest))
    connection.execute(delete(person).where(person.c.id == guest))


def _carry(connection: Connection, table: Table, guest: str, who: str, *, of: tuple[str, str]) -> None:
    """Have rows about a guest be about the person; what is said of the person already stays as it is."""
    for column in of:
        for row in connection.execute(select(table).where(table.c[column] == guest)).mappings().all():
            connection.execute(delete(table).where(*(table.c[key.name] == row[key.name] for key in table.primary_key)))
            values = {**row, column: who}
            own = [table.c[key.name] == values[key.name] for key in table.primary_key]
            is_new = connection.execute(select(table.c[column]).where(*own)).first() is None
            if is_new and values[of[0]] != values[of[1]]:
                connection.execute(insert(table).values(values))
