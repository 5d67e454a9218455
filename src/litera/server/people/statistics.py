"""Statistics: how people do in each game, against whom and which bots; records and streaks.

All of it is folded from the finished games. Those that aren't in yet are looked through in the background, by the
server that has the table.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, exists, func, insert, or_, select, tuple_

from litera.server.people.becoming import ids_of
from litera.server.people.feats import Feat
from litera.server.people.ledger import Ledger
from litera.server.people.opponents import Opponent, Order, page_of
from litera.server.people.tally import count, last_streak
from litera.server.store.people import finished_seat, former_guest, is_counted, person, tally, uncounted, unmet
from litera.server.store.schema import seatings

log = logging.getLogger(__name__)

AT_A_TIME: Final = 20
"""So many games are looked through before anything else is done."""
BEHIND_MS: Final = 3_600_000
"""By no more than so much another server's clock may be behind."""
MOST_SEEN: Final = 10_000
TOP: Final = 3
"""So many of each record are shown."""

FeatsOf = Callable[[str], Awaitable[list[Feat]]]
"""Gives how people did at a table that is over, by its id."""


class Score(NamedTuple):
    """Games against bots of a level, and how many of them were won."""

    level: str
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

    async def opponents(self, who: str, page: int, *, order: Order = "games", name: str = "") -> list[Opponent]:
        """Give a page of those whom somebody has played, and how many of those games they have won.

        With a ``name``, of those alone in whose name it is.
        """
        return await self._ledger.read(
            lambda connection: page_of(connection, ids_of(connection, who), page, order=order, name=name)
        )

    async def count(self) -> int:
        """Count some finished games that an older version looked through, or whose person is another one now.

        Gives how many seats there were. Raises StoreError.
        """
        waits = select(or_(exists().where(uncounted), exists().where(unmet)))
        if not await self._ledger.read(lambda connection: connection.execute(waits).scalar_one()):
            return 0
        return await self._ledger.write(count)

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
        count(connection)


def _statistics(connection: Connection, ids: Sequence[str]) -> list[GameStatistics]:
    sums = func.sum(tally.c.games).label("games"), func.sum(tally.c.won).label("won")
    results = select(*tally.c["game", "level"], *sums).where(tally.c.guest.in_(ids))
    scores: defaultdict[str, list[Score]] = defaultdict(list)
    for row in connection.execute(results.group_by(*tally.c["game", "level"])):
        scores[row.game].append(Score(row.level, int(row.games), int(row.won)))
    return [
        GameStatistics(
            game,
            sum(score.games for score in found),
            sum(score.won for score in found),
            last_streak(connection, ids, game),
            _best_streak(connection, ids, game),
            sorted(score for score in found if score.level),
            _records(connection, ids, game, "points", None),
            _records(connection, ids, game, "best", "best_words"),
            _records(connection, ids, game, "longest", "longest_word"),
        )
        for game, found in sorted(scores.items())
    ]


def _best_streak(connection: Connection, ids: Sequence[str], game: str) -> int:
    """Give how many games were won in a row at most."""
    found = select(finished_seat.c.streak).order_by(finished_seat.c.streak.desc()).limit(1)
    counted = finished_seat.c.game == game, is_counted
    best = (connection.execute(found.where(finished_seat.c.guest == guest, *counted)).scalar() for guest in ids)
    return max(streak or 0 for streak in best)


def _records(connection: Connection, ids: Sequence[str], game: str, measure: str, words: str | None) -> list[Record]:
    """Give the highest values of a column, the earlier one first of two that are as high."""
    value = finished_seat.c[measure]
    rows: list[Any] = []
    for guest in ids:
        found = select(finished_seat).where(finished_seat.c.guest == guest, finished_seat.c.game == game)
        # Thousands may share a value: those are in the order of an index, with no need to sort them.
        values = found.with_only_columns(value).where(value > 0).order_by(value.desc())
        lowest = connection.execute(values.limit(1).offset(TOP - 1)).scalar()
        rows += connection.execute(found.where(value > (lowest or 0))).mappings()
        if lowest is not None:
            shared = found.where(value == lowest).order_by(finished_seat.c.ended).limit(TOP)
            rows += connection.execute(shared).mappings()
    best = [Record(row[measure], row[words] if words else "", row["game_table"], row["ended"]) for row in rows]
    return sorted(best, key=lambda record: (-record.value, record.ended))[:TOP]
