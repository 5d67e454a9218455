"""What people let others know of them, and how two have done against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, and_, case, exists, func, insert, select, update

from litera.server.people.becoming import ids_of
from litera.server.people.company import are_friends
from litera.server.people.ledger import Ledger
from litera.server.people.persons import Guest
from litera.server.store.people import person, rated_seat
from litera.server.store.schema import seatings
from litera.server.store.ties import profile

Visibility: TypeAlias = Literal["everybody", "played", "nobody"]


class Profile(NamedTuple):
    """Somebody, as they let others know them."""

    person: str
    name: str
    about: str
    visibility: str
    languages: tuple[str, ...]


class HeadToHead(NamedTuple):
    """The rated games of one kind that two have played: how often one came before the other, and how often not."""

    game: str
    pace: str
    games: int
    won: int
    lost: int


class Against(NamedTuple):
    """How a person has done against another, and the last game that both have finished; None where there is none."""

    heads: list[HeadToHead]
    last: str | None


class Profiles:
    """Everybody's profile."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, who: str, asker: Guest | None) -> Profile | None:
        """Give somebody's profile; None for nobody's, and for one that whoever asks isn't to see."""
        found = (
            select(person.c.id, person.c.name, *profile.c["about", "visibility", "languages"])
            .join(profile, profile.c.person == person.c.id, isouter=True)
            .where(person.c.id == who)
        )

        def look(connection: Connection) -> Profile | None:
            row = connection.execute(found).first()
            if row is None or not _is_seen(connection, row, asker):
                return None
            spoken = tuple(filter(None, (row.languages or "").split(",")))
            return Profile(row.id, row.name, row.about or "", row.visibility or "everybody", spoken)

        return await self._ledger.read(look)

    async def write(self, guest: Guest, about: str, visibility: Visibility, *, languages: Sequence[str]) -> None:
        """Keep what a person says about themselves, the languages that they speak, and who may see it."""
        values = {"about": about, "visibility": visibility, "languages": ",".join(dict.fromkeys(languages))}

        def write(connection: Connection) -> None:
            changed = connection.execute(update(profile).where(profile.c.person == guest.id).values(values))
            if changed.rowcount == 0:
                connection.execute(insert(profile).values(person=guest.id, **values))

        await self._ledger.write(write)

    async def against(self, guest: Guest, other: str) -> Against:
        """Give how a person has done against another in rated games, and their last game of any kind."""
        mine, theirs = rated_seat.alias(), rated_seat.alias()
        found = (
            select(
                mine.c.game,
                mine.c.pace,
                func.count(),
                func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)),
                func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)),
            )
            .join(theirs, theirs.c.game_table == mine.c.game_table)
            .where(mine.c.person == guest.id, theirs.c.person == other)
            .group_by(mine.c.game, mine.c.pace)
            .order_by(mine.c.game, mine.c.pace)
        )

        def look(connection: Connection) -> Against:
            heads = [HeadToHead(*row) for row in connection.execute(found)]
            return Against(heads, _last_together(connection, guest.id, other))

        return await self._ledger.read(look)


def _last_together(connection: Connection, one: str, other: str) -> str | None:
    mine, theirs = seatings.alias(), seatings.alias()
    together = (
        select(mine.c.game_table)
        .join(theirs, theirs.c.game_table == mine.c.game_table)
        .where(mine.c.guest.in_(ids_of(connection, one)), theirs.c.guest.in_(ids_of(connection, other)))
        .where(mine.c.ended.is_not(None))
    )
    return connection.execute(together.order_by(mine.c.ended.desc()).limit(1)).scalar()


def _is_seen(connection: Connection, row: Any, asker: Guest | None) -> bool:
    visibility = row.visibility or "everybody"
    if visibility == "everybody" or (asker is not None and asker.id == row.id):
        return True
    if visibility == "nobody" or asker is None:
        return False
    mine, theirs = seatings.alias(), seatings.alias()
    together = exists().where(
        and_(
            mine.c.game_table == theirs.c.game_table,
            mine.c.guest.in_(ids_of(connection, asker.id)),
            theirs.c.guest.in_(ids_of(connection, row.id)),
        )
    )
    return are_friends(connection, asker.id, row.id) or bool(connection.execute(select(together)).scalar_one())
