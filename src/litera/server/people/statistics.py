"""Statistics: how people do in each game, against whom and which machine players; records and streaks.

All of it is folded from the finished games. Those that aren't in yet are looked through in the background, by the
server that has the table.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, String, cast, exists, func, insert, select, tuple_

from litera.server.people.becoming import ids_of
from litera.server.people.feats import Feat
from litera.server.people.ledger import Ledger
from litera.server.store.people import finished_seat, former_guest, person
from litera.server.store.schema import seatings

log = logging.getLogger(__name__)

AT_A_TIME: Final = 20
"""So many games are looked through before anything else is done."""
BEHIND_MS: Final = 3_600_000
"""By no more than so much another server's clock may be behind."""
MOST_SEEN: Final = 10_000
TOP: Final = 3
"""So many of each record are shown."""
MOST_OPPONENTS: Final = 20
LATELY: Final = 2000
"""So many games, the last ones, say whom somebody has played most often."""
MOST_GUESTS: Final = 200
"""So many ids of opponents are looked at: several may be one person's."""

FeatsOf = Callable[[str], Awaitable[list[Feat]]]
"""Gives how people did at a table that is over, by its id."""


class Score(NamedTuple):
    """Games and how many of them were won; ``of`` is a level, or somebody's id, and ``name`` their name."""

    of: str
    name: str
    games: int
    won: int


class Record(NamedTuple):
    """A record: so many points or letters, in which words, at which table, and when the game there ended."""

    value: int
    words: str
    table: str
    ended: int


class GameStatistics(NamedTuple):
    """How somebody does in a game. ``streak`` is how many games they have won in a row, ``best_streak`` at most."""

    game: str
    games: int
    won: int
    streak: int
    best_streak: int
    levels: list[Score]
    highest: list[Record]
    best: list[Record]
    longest: list[Record]


class Statistics:
    """Everybody's statistics."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now
        self._place = (0, "")
        """Up to which finished game all were looked through since this server began."""
        self._seen: set[str] = set()
        """Tables that were looked through and had nothing to keep."""

    async def of(self, who: str) -> list[GameStatistics]:
        """Give how somebody does in each game that they have played."""
        return await self._ledger.read(lambda connection: _statistics(connection, ids_of(connection, who)))

    async def opponents(self, who: str) -> list[Score]:
        """Give those whom somebody has played most often lately, and how many of those games they have won."""
        return await self._ledger.read(lambda connection: _opponents(connection, ids_of(connection, who)))

    async def look_through(self, is_ours: Callable[[str], bool], feats_of: FeatsOf) -> int:
        """Look through some finished games that aren't in yet; give how many there were. Raises StoreError."""
        rows = await self._ledger.read(lambda connection: connection.execute(_pending(self._place)).all())
        for table, game, ended in rows:
            if table not in self._seen and is_ours(table):
                feats = await feats_of(table)
                await self._ledger.write(partial(_keep, table, game, ended, feats))
                if len(self._seen) >= MOST_SEEN:
                    self._seen.clear()
                self._seen.add(table)
        # After the last one it is looked again at those that another server may have ended just before.
        self._place = (rows[-1].ended, rows[-1].game_table) if rows else (self._now() - BEHIND_MS, "")
        return len(rows)


def _pending(place: tuple[int, str]) -> Any:
    own = finished_seat.c.game_table == seatings.c.game_table
    where = tuple_(seatings.c.ended, seatings.c.game_table) > place
    found = select(seatings.c.game_table, seatings.c.game, seatings.c.ended).where(where, ~exists().where(own))
    return found.distinct().order_by(seatings.c.ended, seatings.c.game_table).limit(AT_A_TIME)


def _keep(table: str, game: str, ended: int, feats: Sequence[Feat], connection: Connection) -> None:
    guests = [feat.guest for feat in feats]
    # Whoever has left is in no statistics.
    here = {*connection.execute(select(person.c.id).where(person.c.id.in_(guests))).scalars()}
    here |= {*connection.execute(select(former_guest.c.guest).where(former_guest.c.guest.in_(guests))).scalars()}
    rows = [
        {**feat._asdict(), "game_table": table, "game": game, "ended": ended} for feat in feats if feat.guest in here
    ]
    known = select(finished_seat.c.seat).where(finished_seat.c.game_table == table).limit(1)
    if rows and connection.execute(known).first() is None:
        connection.execute(insert(finished_seat), rows)


def _statistics(connection: Connection, ids: Sequence[str]) -> list[GameStatistics]:
    own = finished_seat.c.guest.in_(ids)
    counted = own & (finished_seat.c.won >= 0)
    results = select(
        *finished_seat.c["game", "level"], func.count().label("games"), func.sum(finished_seat.c.won).label("won")
    ).where(counted)
    scores: defaultdict[str, list[Score]] = defaultdict(list)
    for row in connection.execute(results.group_by(*finished_seat.c["game", "level"])):
        scores[row.game].append(Score(row.level, "", row.games, int(row.won)))
    return [
        GameStatistics(
            game,
            sum(score.games for score in found),
            sum(score.won for score in found),
            *_streaks(connection, counted, game),
            sorted(score for score in found if score.of),
            _records(connection, ids, game, "points", None),
            _records(connection, ids, game, "best", "best_words"),
            _records(connection, ids, game, "longest", "longest_word"),
        )
        for game, found in sorted(scores.items())
    ]


def _streaks(connection: Connection, counted: ColumnElement[bool], game: str) -> tuple[int, int]:
    """Give how many games were won in a row, now and at most."""
    order = finished_seat.c.ended, finished_seat.c.game_table
    won = cast(finished_seat.c.won, String)
    results = select(won.label("won")).where(counted, finished_seat.c.game == game).order_by(*order).subquery()
    # Written by the database as one word of ones and noughts: a row for each game would take ten times as long.
    written = connection.execute(select(func.aggregate_strings(results.c.won, ""))).scalar() or ""
    wins = [len(run) for run in written.split("0")]
    return wins[-1], max(wins)


def _records(connection: Connection, ids: Sequence[str], game: str, measure: str, words: str | None) -> list[Record]:
    """Give the highest values of a column, the earlier one first of two that are as high."""
    value = finished_seat.c[measure]
    order = value.desc(), finished_seat.c.ended
    rows: list[Record] = []
    for guest in ids:
        found = select(finished_seat).where(finished_seat.c.guest == guest, finished_seat.c.game == game, value > 0)
        best = connection.execute(found.order_by(*order).limit(TOP)).mappings()
        rows += [Record(row[measure], row[words] if words else "", row["game_table"], row["ended"]) for row in best]
    return sorted(rows, key=lambda record: (-record.value, record.ended))[:TOP]


def _opponents(connection: Connection, ids: Sequence[str]) -> list[Score]:
    mine, theirs = finished_seat.alias(), finished_seat.alias()
    own = select(seatings.c.game_table).where(seatings.c.guest.in_(ids), seatings.c.ended.is_not(None))
    lately = own.order_by(seatings.c.ended.desc()).limit(LATELY).subquery()
    met = (
        select(theirs.c.guest, func.count().label("games"), func.sum(mine.c.won).label("won"))
        .select_from(lately)
        .join(mine, mine.c.game_table == lately.c.game_table)
        .join(theirs, theirs.c.game_table == mine.c.game_table)
        .where(mine.c.guest.in_(ids), mine.c.won >= 0, theirs.c.guest.not_in(ids))
        .group_by(theirs.c.guest)
        .subquery()
    )
    found = connection.execute(select(met).order_by(met.c.games.desc(), met.c.guest).limit(MOST_GUESTS)).all()
    guests = [row.guest for row in found]
    became = connection.execute(select(former_guest).where(former_guest.c.guest.in_(guests)))
    people = {guest: guest for guest in guests} | {row.guest: row.person for row in became}
    names = connection.execute(select(*person.c["id", "name"]).where(person.c.id.in_({*people.values()})))
    scores = {who: Score(who, name, 0, 0) for who, name in names}
    for row in found:
        score = scores.get(people[row.guest])
        if score is not None:
            scores[score.of] = score._replace(games=score.games + row.games, won=score.won + int(row.won))
    return sorted(scores.values(), key=lambda score: (-score.games, score.name))[:MOST_OPPONENTS]
