"""Whom people have played and how often they won, kept with each game: a page opens at once after 100 000 of them.

Pairs are kept by the ids that tables know, so nothing is counted again when a guest becomes a person. Whoever counts
holds the lock of people/tally.py.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, func, or_, select, update

from litera.protocol.reading import without_marks
from litera.server.people.ledger import add_up
from litera.server.store.people import finished_seat, former_guest, opponent, person, unmet

AT_ONCE: Final = 100
"""So many seats are counted with one transaction: nobody else waits for long."""
PAGE: Final = 20
Order: TypeAlias = Literal["games", "won", "name"]
"""Those first with whom most games were played, against whom most of them were won, or by name."""


class Opponent(NamedTuple):
    """Somebody whom a person has played: in how many games, and how many of them the person won."""

    person: str
    name: str
    games: int
    won: int


def page_of(
    connection: Connection, ids: Sequence[str], page: int, *, order: Order = "games", name: str = ""
) -> list[Opponent]:
    """Give a page of those whom somebody has played; with a ``name``, of those alone in whose name it is.

    Capitals and accents make no difference. Databases disagree about both, so this looks at the names itself.
    """
    games, won = func.sum(opponent.c.games).label("games"), func.sum(opponent.c.won).label("won")
    who = func.coalesce(former_guest.c.person, opponent.c.other)
    met = (
        select(who.label("person"), games, won)
        .join(former_guest, former_guest.c.guest == opponent.c.other, isouter=True)
        .where(opponent.c.guest.in_(ids), who.not_in(ids))
        .group_by(who)
        .subquery()
    )
    found = select(met.c.person, person.c.name, met.c.games, met.c.won).join(person, person.c.id == met.c.person)
    everybody = [Opponent(row.person, row.name, int(row.games), int(row.won)) for row in connection.execute(found)]
    part = _folded(name.strip())
    chosen = [one for one in everybody if part in _folded(one.name)]
    return sorted(chosen, key=_KEYS[order])[PAGE * page : PAGE * (page + 1)]


def _folded(name: str) -> str:
    return without_marks(name.casefold())


_KEYS: Final[dict[Order, Callable[[Opponent], tuple[Any, ...]]]] = {
    "games": lambda one: (-one.games, _folded(one.name), one.person),
    "won": lambda one: (-one.won / one.games, -one.games, _folded(one.name), one.person),
    "name": lambda one: (_folded(one.name), one.person),
}


def count_opponents(connection: Connection) -> int:
    """Count whom people met in some finished games that aren't counted yet; give how many seats there were."""
    columns = finished_seat.c["game_table", "seat", "guest", "won"]
    rows = connection.execute(select(*columns).where(unmet).order_by(finished_seat.c.ended).limit(AT_ONCE)).all()
    at_table = defaultdict(list)
    of_tables = finished_seat.c.game_table.in_({row.game_table for row in rows})
    for table, guest in connection.execute(select(*finished_seat.c["game_table", "guest"]).where(of_tables)):
        at_table[table].append(guest)
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for row in rows:
        for other in at_table[row.game_table]:
            if other != row.guest and row.won >= 0:
                games[row.guest, other] += 1
                won[row.guest, other] += row.won
    for (guest, other), count in games.items():
        of = {"guest": guest, "other": other}
        add_up(connection, opponent, of, more={"games": count, "won": won[guest, other]})
    of_seat = finished_seat.c.game_table == bindparam("of_table"), finished_seat.c.seat == bindparam("of_seat")
    if rows:
        counted = [{"of_table": row.game_table, "of_seat": row.seat} for row in rows]
        connection.execute(update(finished_seat).where(*of_seat).values(met=1), counted)
    return len(rows)


def forget(connection: Connection, ids: Sequence[str]) -> None:
    """Forget whom somebody met, and that anybody met them."""
    connection.execute(delete(opponent).where(or_(opponent.c.guest.in_(ids), opponent.c.other.in_(ids))))


def uncount_opponents(connection: Connection) -> None:
    """Have all games be counted again."""
    connection.execute(delete(opponent))
    connection.execute(update(finished_seat).values(met=None))


def are_opponents_right(connection: Connection) -> bool:
    """Say whether what is kept is what the games that are counted come to."""
    mine, theirs = finished_seat.alias(), finished_seat.alias()
    met = (
        select(mine.c.guest, theirs.c.guest.label("other"), func.count(), func.sum(mine.c.won))
        .join(theirs, theirs.c.game_table == mine.c.game_table)
        .where(mine.c.met.is_not(None), mine.c.won >= 0, mine.c.guest != theirs.c.guest)
        .group_by(mine.c.guest, theirs.c.guest)
    )
    kept = select(*opponent.c["guest", "other", "games", "won"])
    summed = {(*row[:3], int(row[3])) for row in connection.execute(met)}
    return summed == {tuple(row) for row in connection.execute(kept)}
