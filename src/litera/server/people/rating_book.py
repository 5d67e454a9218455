"""The book of ratings: rated games are entered in the order in which they ended, and anybody may read in it.

Entering is a fold, and it is done when somebody reads. A game that comes late, because another server's clock is
behind, has the games after it entered again; so the book says the same as one that is written anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, and_, bindparam, delete, exists, func, insert, select, text, update

from litera.server.people.ledger import Ledger
from litera.server.people.ratings import SETTLED_SIGMA, Mark, after
from litera.server.store.people import is_rated, person, rated_seat, rating, unrated
from litera.server.store.ties import profile

PAGE: Final = 50
LOCK: Final = text("LOCK TABLE rated_seat, rating IN EXCLUSIVE MODE")
"""On PostgreSQL two servers may want to enter games at once."""


class Leader(NamedTuple):
    """Somebody on a leaderboard, where provisional ratings have no place."""

    person: str
    name: str
    mark: Mark
    games: int


class Rated(NamedTuple):
    """Somebody's rating in a game, live or by days."""

    game: str
    pace: str
    mark: Mark
    games: int


class Other(NamedTuple):
    """Somebody else in a game."""

    person: str
    name: str
    place: int


class Played(NamedTuple):
    """A rated game that somebody has played, with their rating after it."""

    table: str
    ended: int
    place: int
    points: int
    mark: Mark
    others: tuple[Other, ...]


class RatingBook:
    """Everybody's ratings."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def leaders(self, game: str, pace: str, since: int, *, page: int) -> list[Leader]:
        """Give a page of a leaderboard: those who have played since a time and whose rating is settled, best first.

        Nobody is on it whose profile isn't for everybody.
        """
        await self._catch_up()
        found = (
            select(rating.c.person, person.c.name, rating.c.mu, rating.c.sigma, rating.c.games)
            .join(person, person.c.id == rating.c.person)
            .join(profile, profile.c.person == rating.c.person, isouter=True)
            .where(rating.c.game == game, rating.c.pace == pace)
            .where(func.coalesce(profile.c.visibility, "everybody") == "everybody")
            .where(rating.c.newest >= since, rating.c.sigma <= SETTLED_SIGMA)
            .order_by(rating.c.mu.desc(), rating.c.person)
            .limit(PAGE)
            .offset(PAGE * page)
        )

        def read(connection: Connection) -> list[Leader]:
            rows = connection.execute(found)
            return [Leader(row.person, row.name, Mark(row.mu, row.sigma), row.games) for row in rows]

        return await self._ledger.read(read)

    async def of(self, who: str) -> list[Rated]:
        """Give somebody's ratings."""
        await self._catch_up()
        own = select(rating).where(rating.c.person == who).order_by(rating.c.game, rating.c.pace)

        def read(connection: Connection) -> list[Rated]:
            rows = connection.execute(own)
            return [Rated(row.game, row.pace, Mark(row.mu, row.sigma), row.games) for row in rows]

        return await self._ledger.read(read)

    async def games(self, who: str, game: str, pace: str, *, page: int, is_oldest_first: bool = False) -> list[Played]:
        """Give a page of somebody's rated games, the newest first unless asked otherwise."""
        own = select(rated_seat).where(rated_seat.c.person == who, rated_seat.c.game == game)
        own = own.where(rated_seat.c.pace == pace, is_rated)
        order = rated_seat.c.ended, rated_seat.c.game_table
        ordered = own.order_by(*(order if is_oldest_first else (each.desc() for each in order)))

        def read(connection: Connection) -> list[Played]:
            rows = connection.execute(ordered.limit(PAGE).offset(PAGE * page)).all()
            others = _others(connection, who, [row.game_table for row in rows])
            return [_played(row, others[row.game_table]) for row in rows]

        return await self._ledger.read(read)

    async def _catch_up(self) -> None:
        waits = select(exists().where(unrated))
        if await self._ledger.read(lambda connection: connection.execute(waits).scalar_one()):
            await self._ledger.write(catch_up)


def catch_up(connection: Connection) -> None:
    """Enter the games that are not in the book yet."""
    _lock(connection)
    first = select(rated_seat.c.game, rated_seat.c.pace, func.min(rated_seat.c.ended)).where(unrated)
    for game, pace, ended in connection.execute(first.group_by(rated_seat.c.game, rated_seat.c.pace)).all():
        _enter(connection, game, pace, ended)


def rebuild(connection: Connection) -> int:
    """Write the whole book anew; give how many games are in it."""
    _lock(connection)
    connection.execute(delete(rating))
    connection.execute(update(rated_seat).values(mu=None, sigma=None))
    catch_up(connection)
    return connection.execute(select(func.count(rated_seat.c.game_table.distinct()))).scalar_one()


def _enter(connection: Connection, game: str, pace: str, since: int) -> None:
    """Enter the games of one kind that ended at a time or later, those that are there already once more."""
    marks, games = _before(connection, game, pace, since)
    own = rated_seat.c.game == game, rated_seat.c.pace == pace, rated_seat.c.ended >= since
    ordered = select(rated_seat).where(*own).order_by(rated_seat.c.ended, rated_seat.c.game_table, rated_seat.c.seat)
    entered: list[dict[str, object]] = []
    newest: dict[str, int] = {}
    for table, seats in groupby(connection.execute(ordered).all(), key=lambda row: row.game_table):
        played = [*seats]
        marks |= after(marks, [(row.person, row.place) for row in played])
        for row in played:
            games[row.person] = games.get(row.person, 0) + 1
            newest[row.person] = row.ended
            entered.append({"of_table": table, "of_seat": row.seat, **marks[row.person]._asdict()})
    of_seat = rated_seat.c.game_table == bindparam("of_table"), rated_seat.c.seat == bindparam("of_seat")
    connection.execute(update(rated_seat).where(*of_seat), entered)
    own_ratings = rating.c.game == game, rating.c.pace == pace
    connection.execute(delete(rating).where(*own_ratings, rating.c.person.in_([*newest])))
    connection.execute(
        insert(rating),
        [
            {"person": who, "game": game, "pace": pace, "games": games[who], "newest": at, **marks[who]._asdict()}
            for who, at in newest.items()
        ],
    )


def _before(connection: Connection, game: str, pace: str, since: int) -> tuple[dict[str, Mark], dict[str, int]]:
    """Give everybody's mark before a time, and how many games they had played."""
    later = exists().where(rated_seat.c.game == game, rated_seat.c.pace == pace, rated_seat.c.ended >= since)
    if not connection.execute(select(later.where(is_rated))).scalar_one():
        # Nothing that is in the book comes after the new games, so what it says now is what was before them.
        known = connection.execute(select(rating).where(rating.c.game == game, rating.c.pace == pace)).all()
        return {row.person: Mark(row.mu, row.sigma) for row in known}, {row.person: row.games for row in known}
    own = rated_seat.c.game == game, rated_seat.c.pace == pace, rated_seat.c.ended < since
    last = select(rated_seat.c.person, func.max(rated_seat.c.ended).label("ended"), func.count().label("games"))
    last_of = last.where(*own).group_by(rated_seat.c.person).subquery()
    is_last = and_(last_of.c.person == rated_seat.c.person, last_of.c.ended == rated_seat.c.ended)
    # Of two games that ended in the same moment the one with the later name comes later.
    rows = select(rated_seat, last_of.c.games).join(last_of, is_last).where(*own).order_by(rated_seat.c.game_table)
    marks: dict[str, Mark] = {}
    games: dict[str, int] = {}
    for row in connection.execute(rows):
        marks[row.person], games[row.person] = Mark(row.mu, row.sigma), row.games
    return marks, games


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)


def _others(connection: Connection, who: str, tables: Iterable[str]) -> dict[str, tuple[Other, ...]]:
    found = (
        select(rated_seat.c.game_table, rated_seat.c.person, person.c.name, rated_seat.c.place)
        .join(person, person.c.id == rated_seat.c.person, isouter=True)
        .where(rated_seat.c.game_table.in_([*tables]), rated_seat.c.person != who)
        .order_by(rated_seat.c.game_table, rated_seat.c.seat)
    )
    rows = groupby(connection.execute(found).all(), key=lambda row: row.game_table)
    return {table: tuple(Other(row.person, row.name or "", row.place) for row in own) for table, own in rows}


def _played(row: Row[Any], others: tuple[Other, ...]) -> Played:
    return Played(row.game_table, row.ended, row.place, row.points, Mark(row.mu, row.sigma), others)
