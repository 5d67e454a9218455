"""Signals of a machine's help in rated games: agreement with the strongest player, and time for each move.

They are computed in the background from games that are over, and only moderators see them. They prove nothing: they
say where a person should look. What honest players reach was measured (bench/fair_play.py).
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from statistics import fmean, median, pstdev
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, Row, Select, case, exists, func, insert, select, tuple_

from litera.analysis.review import Decision
from litera.server.people.ledger import Ledger
from litera.server.store.people import fair_play, person, rated_seat
from litera.server.table.chronicle import AnyLine, Moved, Started, TimeWasUp
from litera.server.table.seats import Person
from litera.server.table.state import TableState

PAGE: Final = 50
BEHIND_MS: Final = 3_600_000
"""By no more than so much another server's clock may be behind."""
LEAST_DECISIONS: Final = 60
"""Fewer say nothing."""
SURE: Final = 3.0
"""So many standard deviations an agreement has to be above what honest players reach."""
Order: TypeAlias = Literal["agreed", "newest", "oldest"]
"""Those first who agree most with the strongest player, or whose last game is the newest or the oldest."""


class Signal(NamedTuple):
    """How a seat of a game decided; docs of the columns are in store/people.py."""

    seat: int
    decisions: int
    agreed: int
    lost: float
    seconds: float
    spread: float


class Signals(NamedTuple):
    """Somebody's rated games of one kind, put together; ``usual`` is the agreement that honest players reach."""

    person: str
    name: str
    game: str
    games: int
    decisions: int
    agreed: int
    lost: float
    seconds: float
    spread: float
    usual: float | None

    @property
    def is_unusual(self) -> bool:
        """Whether they agree with the strongest player more often than honest people do."""
        return is_unusual(self.decisions, self.agreed, self.usual)


@cache
def _measured() -> dict[str, float]:
    found: dict[str, float] = json.loads(files(__package__).joinpath("honest.json").read_text(encoding="utf-8"))
    return found


def honest(game: str) -> float | None:
    """Give the share of a game's decisions at which the best honest players agree; None where nobody measured it."""
    return _measured().get(game)


def is_unusual(decisions: int, agreed: int, usual: float | None) -> bool:
    """Tell whether so many of the decisions agree as hardly ever do for people who agree as ``usual``."""
    if usual is None or decisions < LEAST_DECISIONS:
        return False
    return bool(_is_above(decisions, agreed, usual))


def _is_above(decisions: Any, agreed: Any, usual: Any) -> Any:
    """Say it of numbers, or have a database say it of columns: not every SQLite knows roots."""
    more = agreed - decisions * usual
    return (more > 0) & (more * more > SURE * SURE * decisions * usual * (1 - usual))


def signals_of(state: TableState, lines: Iterable[AnyLine], decisions: Sequence[Decision]) -> list[Signal]:
    """Give the signals of each person at a table that is over; ``decisions`` are those where there was a choice."""
    times = _times(lines)
    return [
        _signal(seat, [each for each in decisions if each.seat == seat], times.get(seat, []))
        for seat, sitter in enumerate(state.seats)
        if isinstance(sitter, Person)
    ]


def _signal(seat: int, own: Sequence[Decision], seconds: Sequence[float]) -> Signal:
    lost = fmean(each.turned for each in own) if own else 0.0
    spread = pstdev(math.log(each) for each in seconds) if seconds else 0.0
    middle = median(seconds) if seconds else 0.0
    return Signal(seat, len(own), sum(each.is_best for each in own), lost, middle, spread)


def _times(lines: Iterable[AnyLine]) -> dict[int, list[float]]:
    """Give the seconds that each seat took for its moves, since the table last waited for somebody else."""
    found: dict[int, list[float]] = {}
    last = 0
    for line in lines:
        if isinstance(line, Moved):
            found.setdefault(line.seat, []).append(max(1, line.at - last) / 1000)
        if isinstance(line, Started | Moved | TimeWasUp):
            last = line.at
    return found


class FairPlay:
    """The signals of all rated games."""

    def __init__(self, ledger: Ledger, now: Callable[[], int]) -> None:
        self._ledger = ledger
        self._now = now
        self._place = (0, "")
        """Up to which rated game all were looked at since this server began."""

    async def next(self, is_ours: Callable[[str], bool]) -> str | None:
        """Give a rated game that is to be looked at, one of this server's; None where there is none at present."""
        while row := await self._ledger.read(lambda connection: connection.execute(_pending(self._place)).first()):
            self._place = row.ended, row.game_table
            if is_ours(row.game_table):
                return str(row.game_table)
        self._place = self._now() - BEHIND_MS, ""
        return None

    async def keep(self, table: str, signals: Sequence[Signal]) -> None:
        """Keep the signals of a rated game, once."""
        await self._ledger.write(lambda connection: _keep(connection, table, signals))

    async def page(
        self, page: int, *, order: Order = "agreed", game: str | None = None, is_unusual_only: bool = False
    ) -> list[Signals]:
        """Give a page of people with enough decisions: of one game or all, everybody or those alone who stand out."""
        own = _put_together().where(*(() if game is None else (fair_play.c.game == game,))).subquery()
        stands_out = _is_above(own.c.decisions, own.c.agreed, case(_measured(), value=own.c.game))
        first = {
            "agreed": (own.c.agreed * 1.0 / own.c.decisions).desc(),
            "newest": own.c.last.desc(),
            "oldest": own.c.last,
        }
        found = (
            select(own, person.c.name)
            .join(person, person.c.id == own.c.person)
            .where(*((stands_out,) if is_unusual_only else ()))
            .order_by(first[order], own.c.person, own.c.game)
            .limit(PAGE)
            .offset(PAGE * page)
        )

        def read(connection: Connection) -> list[Signals]:
            return [_told(row) for row in connection.execute(found)]

        return await self._ledger.read(read)


def _put_together() -> Select[Any]:
    """Ask for everybody's signals in each game, where they have enough decisions there."""
    weight = func.sum(fair_play.c.decisions)
    return (
        select(
            *fair_play.c["person", "game"],
            func.count().label("games"),
            weight.label("decisions"),
            func.sum(fair_play.c.agreed).label("agreed"),
            (func.sum(fair_play.c.lost * fair_play.c.decisions) / weight).label("lost"),
            func.avg(fair_play.c.seconds).label("seconds"),
            func.avg(fair_play.c.spread).label("spread"),
            func.max(fair_play.c.ended).label("last"),
        )
        .group_by(fair_play.c.person, fair_play.c.game)
        .having(weight >= LEAST_DECISIONS)
    )


def _told(row: Row[Any]) -> Signals:
    about = row.person, row.name, row.game, row.games, int(row.decisions), int(row.agreed)
    return Signals(*about, float(row.lost), float(row.seconds), float(row.spread), honest(row.game))


def _pending(place: tuple[int, str]) -> Any:
    own = fair_play.c.game_table == rated_seat.c.game_table
    where = tuple_(rated_seat.c.ended, rated_seat.c.game_table) > place
    found = select(rated_seat.c.game_table, rated_seat.c.ended).where(where, ~exists().where(own))
    return found.order_by(rated_seat.c.ended, rated_seat.c.game_table).limit(1)


def _keep(connection: Connection, table: str, signals: Sequence[Signal]) -> None:
    rated = connection.execute(select(rated_seat).where(rated_seat.c.game_table == table)).all()
    known = select(fair_play.c.seat).where(fair_play.c.game_table == table).limit(1)
    of_seat = {row.seat: row for row in rated}
    rows = [
        {
            **signal._asdict(),
            "game_table": table,
            "person": of_seat[signal.seat].person,
            "game": of_seat[signal.seat].game,
            "ended": of_seat[signal.seat].ended,
        }
        for signal in signals
        if signal.seat in of_seat
    ]
    if rows and connection.execute(known).first() is None:
        connection.execute(insert(fair_play), rows)
