"""Checking a database: what doesn't hold together, and what of it can be made again from the chronicles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from litera.core.message import Message, message
from litera.server.people.tally import count, is_right, uncount_all
from litera.server.rooms.storing import card_of
from litera.server.settings import Settings
from litera.server.starting import alone, database_of
from litera.server.store.cards import Card, write_cards
from litera.server.store.people import rated_seat
from litera.server.store.schema import chronicle, directory, seatings
from litera.server.upkeep.chronicles import BrokenError, Numbered, by_table, check_record, folded
from litera.server.upkeep.databases import AT_A_TIME, snapshot, writing


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that doesn't hold together at a game table.

    ``card`` is what the directory should say of it. An orphan has rows elsewhere but no chronicle. What is miscounted
    is at no table: everybody's results and streaks.
    """

    table: str
    message: Message
    card: Card | None = None
    is_orphan: bool = False
    is_miscounted: bool = False

    @property
    def can_be_repaired(self) -> bool:
        """Whether the chronicles say how it should be."""
        return self.is_orphan or self.is_miscounted or self.card is not None


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found in so many game tables."""

    tables: int
    findings: tuple[Finding, ...]


def check(settings: Settings) -> Report:
    """Check a database, which a server may be using. Raises ObstacleError where there is none."""
    with snapshot(database_of(settings)) as connection:
        return _examine(connection)


def repair(settings: Settings) -> Report:
    """Check a database that no server is using, and repair what can be; give what was found. Raises ObstacleError."""
    database = database_of(settings)
    with snapshot(database):
        pass  # A database that isn't there is not to be made.
    with alone(database), writing(database) as connection:
        report = _examine(connection)
        for finding in report.findings:
            if finding.is_orphan:
                for rows in (directory, seatings):
                    connection.execute(delete(rows).where(rows.c.game_table == finding.table))
            elif finding.card is not None:
                _rewrite(connection, finding.table, finding.card)
            elif finding.is_miscounted:
                uncount_all(connection)
                while count(connection):
                    pass
    return report


def _rewrite(connection: Connection, table: str, card: Card) -> None:
    of_table = seatings.c.game_table == table
    connection.execute(delete(seatings).where(of_table, seatings.c.guest.not_in(sorted(card.guests))))
    if not _is_rated(connection, table, card):
        connection.execute(delete(rated_seat).where(rated_seat.c.game_table == table))
    write_cards(connection, {table: card})
    connection.execute(update(seatings).where(of_table).values(ended=card.ended, game=card.game))


def _examine(connection: Connection) -> Report:
    tables = 0
    findings: list[Finding] = []
    lines = select(chronicle).order_by(*chronicle.primary_key).execution_options(yield_per=AT_A_TIME)
    for table, own in by_table(tuple(row) for row in connection.execute(lines)):
        tables += 1
        findings += _of_table(connection, table, own)
    chronicles = select(chronicle.c.game_table)
    orphans: set[str] = set()
    for rows in (directory, seatings):
        orphans |= {
            *connection.execute(select(rows.c.game_table).where(rows.c.game_table.not_in(chronicles))).scalars()
        }
    findings += [Finding(table, message("upkeep-orphan", table=table), is_orphan=True) for table in sorted(orphans)]
    if not is_right(connection):
        findings.append(Finding("", message("upkeep-miscounted"), is_miscounted=True))
    return Report(tables, tuple(findings))


def _of_table(connection: Connection, table: str, own: list[Numbered]) -> Iterator[Finding]:
    try:
        state = folded(table, own)
    except BrokenError as error:
        yield Finding(table, error.message)
        return
    try:
        check_record(state)
    except BrokenError as error:
        yield Finding(table, error.message)
    card = card_of(state)
    if not _is_kept(connection, table, card):
        yield Finding(table, message("upkeep-stale", table=table), card=card)
    elif not _is_rated(connection, table, card):
        yield Finding(table, message("upkeep-unrated", table=table), card=card)


def _is_rated(connection: Connection, table: str, card: Card) -> bool:
    """Say whether the ratings have the seats of a rated game that is over, and of no other."""
    seats = select(*rated_seat.c["seat", "place", "points", "ended"]).where(rated_seat.c.game_table == table)
    kept = {tuple(row) for row in connection.execute(seats)}
    return kept == {(seat.seat, seat.place, seat.points, seat.ended) for seat in card.rated}


def _is_kept(connection: Connection, table: str, card: Card) -> bool:
    """Say whether the directory says of a table what its chronicle does, as far as servers act on it."""
    kept = connection.execute(select(directory).where(directory.c.game_table == table)).first()
    if kept is None:
        return False
    seats = connection.execute(select(seatings.c.guest, seatings.c.ended).where(seatings.c.game_table == table)).all()
    guests = {guest for guest, _ in seats}
    has_ended = all((ended is None) == (card.ended is None) for _, ended in seats)
    try:
        told, should = json.loads(kept.summary), json.loads(card.summary)
    except ValueError:
        return False
    # Summaries that older versions have kept lack some keys; these have always been there.
    same = all(isinstance(told, dict) and told.get(key) == should[key] for key in ("table", "game", "status"))
    places = (kept.created, kept.listed, kept.due is None) == (card.created, card.listed, card.due is None)
    return same and places and has_ended and guests == card.guests
