"""What the store is asked again and again, written once: to write it each time takes longer than to answer it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, bindparam, or_, select, union_all

from litera.server.store.people import former_guest, person, vacation
from litera.server.store.schema import directory, seatings

LONGEST_LIST: Final = 200
LAST_FINISHED: Final = 50
"""So many finished games, the last ones, a list of all of somebody's games has."""


def finished(count: int, first: int = 0, game: str | None = None, *, is_oldest_first: bool = False) -> Select[Any]:
    """Ask for summaries of the finished games where one of some ``guests`` had a seat, as ``Store.finished`` does."""
    order = (seatings.c.ended, seatings.c.game_table)
    own = select(*order).where(_OWN, seatings.c.ended.is_not(None))
    chosen = own if game is None else own.where(seatings.c.game == game)
    ordered = chosen.order_by(*order) if is_oldest_first else chosen.order_by(*(each.desc() for each in order))
    page = ordered.limit(count).offset(first).subquery()
    found = select(directory.c.summary).join(page, page.c.game_table == directory.c.game_table)
    again = page.c.ended, page.c.game_table
    return found.order_by(*(again if is_oldest_first else (each.desc() for each in again)))


_OWN = seatings.c.guest.in_(bindparam("guests", expanding=True))
# Written once: everybody asks for them again and again.
GOING: Final = (
    select(directory.c.summary)
    .where(directory.c.game_table.in_(select(seatings.c.game_table).where(_OWN, seatings.c.ended.is_(None))))
    .order_by(directory.c.created.desc())
    .limit(LONGEST_LIST)
)
LAST: Final = finished(LAST_FINISHED)
_PERSON_OF: Final = union_all(
    select(person.c.id.label("guest"), person.c.id.label("person")),
    select(former_guest.c.guest, former_guest.c.person),
).subquery()
RESTS: Final = (
    select(_PERSON_OF.c.guest, vacation.c.began, vacation.c.until)
    .join(vacation, vacation.c.person == _PERSON_OF.c.person)
    .where(_PERSON_OF.c.guest.in_(bindparam("guests", expanding=True)))
    .order_by(vacation.c.began)
)
RESTING: Final = (
    select(seatings.c.game_table)
    .join(_PERSON_OF, _PERSON_OF.c.guest == seatings.c.guest)
    .join(vacation, vacation.c.person == _PERSON_OF.c.person)
    .where(seatings.c.ended.is_(None))
    .where(or_(*(each.between(bindparam("since"), bindparam("now")) for each in (vacation.c.began, vacation.c.until))))
    .distinct()
)
