"""The cards of the directory: what is said of each table where many are listed, and who had a seat there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Connection, Dialect, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from litera.server.store.people import former_guest, rated_seat
from litera.server.store.schema import directory, seatings


class RatedSeat(NamedTuple):
    """How a guest has done in a rated game: ``ended`` in milliseconds since 1970, ``place`` from 1."""

    guest: str
    seat: int
    game: str
    pace: str
    ended: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Card:
    """What the directory says of a table: its summary as JSON, and who has or had a seat there.

    ``listed`` is the higher the earlier the lobby lists the table, 0 where it does not; ``due`` is when the table is to
    be looked at though nobody comes, in milliseconds since 1970, None for never. ``rated``: the seats of a rated game
    that is over. ``ended`` and ``game``: when it ended, and which it was, None until then.
    """

    created: int
    summary: bytes
    guests: frozenset[str] = frozenset()
    listed: int = 0
    due: int | None = None
    rated: tuple[RatedSeat, ...] = ()
    ended: int | None = None
    game: str | None = None


_SEATED: Final = select(seatings.c.game_table, seatings.c.guest).where(
    seatings.c.game_table.in_(bindparam("tables", expanding=True))
)


def write_cards(connection: Connection, cards: Mapping[str, Card]) -> None:
    """Have the directory say of each table what its card says.

    However many tables there are, the database is asked twice: where there is no hurry each move has a card.
    """
    if not cards:
        return
    rows = [
        {"game_table": table, "created": card.created, "summary": card.summary, "listed": card.listed, "due": card.due}
        for table, card in cards.items()
    ]
    connection.exec_driver_sql(_put_in(connection.dialect), rows)
    _write_seatings(connection, cards)
    for table, card in cards.items():
        if card.ended is not None:
            own = seatings.c.game_table == table, seatings.c.ended.is_(None)
            connection.execute(update(seatings).where(*own).values(ended=card.ended, game=card.game))
        if card.rated:
            _write_rated(connection, table, card.rated)


@cache
def _put_in(dialect: Dialect) -> str:
    """Give the statement that puts a row into the directory, in place of what was there."""
    put = (sqlite if dialect.name == "sqlite" else postgresql).insert(directory)
    said = {column.name: put.excluded[column.name] for column in directory.columns if not column.primary_key}
    return str(put.on_conflict_do_update(index_elements=[directory.c.game_table], set_=said).compile(dialect=dialect))


def _write_seatings(connection: Connection, cards: Mapping[str, Card]) -> None:
    known = {(table, guest) for table, guest in connection.execute(_SEATED, {"tables": [*cards]})}
    seated = [(table, guest) for table, card in cards.items() for guest in sorted(card.guests)]
    new = [{"game_table": table, "guest": guest} for table, guest in seated if (table, guest) not in known]
    if new:
        connection.execute(insert(seatings), new)


def _write_rated(connection: Connection, table: str, seats: tuple[RatedSeat, ...]) -> None:
    """Keep the seats of a rated game that is over, once; each is that of the person whom the guest has become."""
    if connection.execute(select(rated_seat.c.seat).where(rated_seat.c.game_table == table).limit(1)).first():
        return
    became = select(former_guest).where(former_guest.c.guest.in_([seat.guest for seat in seats]))
    people = {row.guest: row.person for row in connection.execute(became)}
    rows = [{**seat._asdict(), "game_table": table, "person": people.get(seat.guest, seat.guest)} for seat in seats]
    for row in rows:
        del row["guest"]
    connection.execute(insert(rated_seat), rows)
