"""Results and streaks of finished games, kept with each game: a page opens as fast after 100 000 games as after ten.

A game may come late, from a server that looked through it after others. Then the streaks after it are mended, up to the
next game that was not won; so the order in which games come makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, func, select, text, tuple_, update

from litera.server.people.becoming import ids_of, person_of
from litera.server.people.ledger import add_up
from litera.server.people.opponents import are_opponents_right, count_opponents, uncount_opponents
from litera.server.store.people import finished_seat, former_guest, is_counted, tally, uncounted

AT_ONCE: Final = 100
"""So many games are counted with one transaction: nobody else waits for long."""
LOCK: Final = text("LOCK TABLE tally IN EXCLUSIVE MODE")
"""On PostgreSQL two servers may want to count games of the same person at once."""
ORDER: Final = tuple(finished_seat.c["ended", "game_table", "seat"])
PLACE: Final = tuple_(*ORDER)


def count(connection: Connection) -> int:
    """Count some finished games that aren't counted yet, the earliest first; give how many seats there were at most."""
    _lock(connection)
    waiting = select(finished_seat).where(uncounted).order_by(*ORDER)
    rows = connection.execute(waiting.limit(AT_ONCE)).all()
    ids = {guest: ids_of(connection, person_of(connection, guest)) for guest in {row.guest for row in rows}}
    for row in rows:
        _count(connection, row, ids[row.guest])
    return max(len(rows), count_opponents(connection))


def uncount(connection: Connection, ids: Sequence[str]) -> None:
    """Have the games of some ids be counted again: they are another person's from now on."""
    _lock(connection)
    counted = finished_seat.c.guest.in_(ids), is_counted
    connection.execute(update(finished_seat).where(*counted).values(streak=None))
    connection.execute(delete(tally).where(tally.c.guest.in_(ids)))


def uncount_all(connection: Connection) -> None:
    """Have all games be counted again."""
    _lock(connection)
    connection.execute(delete(tally))
    connection.execute(update(finished_seat).values(streak=None))
    uncount_opponents(connection)


def last_streak(connection: Connection, ids: Sequence[str], game: str) -> int:
    """Give how many games somebody has won in a row up to now."""
    last = max(_nearest(connection, ids, finished_seat.c.game == game, is_counted, is_last=True), default=None)
    return 0 if last is None else last.streak


def is_right(connection: Connection) -> bool:
    """Say whether what is kept is what the games that are counted come to."""
    columns = finished_seat.c["guest", "game", "level"]
    sums = select(*columns, func.count(), func.sum(finished_seat.c.won)).where(is_counted, finished_seat.c.won >= 0)
    kept = select(*tally.c["guest", "game", "level", "games", "won"])
    summed = {(*row[:4], int(row[4])) for row in connection.execute(sums.group_by(*columns))}
    are_results_right = summed == {tuple(row) for row in connection.execute(kept)}
    return are_results_right and _are_streaks_right(connection) and are_opponents_right(connection)


def _are_streaks_right(connection: Connection) -> bool:
    who = func.coalesce(former_guest.c.person, finished_seat.c.guest).label("who")
    found = select(who, *finished_seat.c["game", "won", "streak"]).where(is_counted)
    joined = found.join(former_guest, former_guest.c.guest == finished_seat.c.guest, isouter=True)
    ordered = joined.order_by(who, finished_seat.c.game, *ORDER).execution_options(yield_per=AT_ONCE)
    with connection.execute(ordered) as rows:
        return all(_is_streak_right(own) for _, own in groupby(rows, key=lambda row: (row.who, row.game)))


def _is_streak_right(games: Iterable[Row[Any]]) -> bool:
    """Say whether each game has the streak that one after another comes to."""
    streak = 0
    for row in games:
        streak = _next(streak, row.won)
        if row.streak != streak:
            return False
    return True


def _next(streak: int, won: int) -> int:
    """Give how long a streak is after a game; one that nobody has won doesn't count."""
    return streak if won < 0 else (streak + 1) * won


def _count(connection: Connection, row: Row[Any], ids: Sequence[str]) -> None:
    here = row.ended, row.game_table, row.seat
    of_game = finished_seat.c.game == row.game, is_counted
    last = max(_nearest(connection, ids, *of_game, here > PLACE, is_last=True), default=None)
    before = 0 if last is None else last.streak
    streak = _next(before, row.won)
    if streak != before:
        lost = min(_nearest(connection, ids, *of_game, here < PLACE, finished_seat.c.won == 0), default=None)
        later = finished_seat.c.guest.in_(ids), *of_game, here < PLACE
        until = () if lost is None else (tuple(lost[:3]) > PLACE,)
        longer = finished_seat.c.streak + (streak - before)
        connection.execute(update(finished_seat).where(*later, *until).values(streak=longer))
    of_seat = finished_seat.c.game_table == row.game_table, finished_seat.c.seat == row.seat
    connection.execute(update(finished_seat).where(*of_seat).values(streak=streak))
    if row.won >= 0:
        of = {"guest": row.guest, "game": row.game, "level": row.level}
        add_up(connection, tally, of, more={"games": 1, "won": row.won})


def _nearest(
    connection: Connection, ids: Sequence[str], *where: ColumnElement[bool], is_last: bool = False
) -> Iterator[Row[Any]]:
    """Give of each id the first game, or the last, with its streak."""
    order = [column.desc() for column in ORDER] if is_last else ORDER
    for guest in ids:
        found: Any = select(*ORDER, finished_seat.c.streak).where(finished_seat.c.guest == guest, *where)
        yield from connection.execute(found.order_by(*order).limit(1))


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
