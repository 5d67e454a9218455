"""What a room has the store keep: the lines of its chronicle, and its card in the directory."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import kept_summary
from litera.server.feed.items import Before
from litera.server.feed.own_tables import last_move
from litera.server.rooms.services import Services
from litera.server.store.cards import Card, RatedSeat
from litera.server.store.outbox import Notice
from litera.server.store.store import CollisionError, FencedError, StoreError
from litera.server.table.chronicle import AnyLine, BotSat, Opened, ProgramSat, Sat, Stood, encode
from litera.server.table.seats import Person
from litera.server.table.setup import DaysClock
from litera.server.table.state import Status, TableState

log = logging.getLogger(__name__)

LOBBY: Mapping[Status, int] = {"waiting": 2, "playing": 1, "over": 0}
"""The place of open tables in the lobby: waiting ones come first."""
SEATING = (Opened, Sat, Stood, BotSat, ProgramSat)
"""Lines after which a list of tables says something else of this one."""


def card_of(state: TableState) -> Card:
    """Give what the directory is to say of a table."""
    last = [] if state.game is None else last_move(state.game)
    summary = msgspec.json.encode(kept_summary(state, last))
    listed = LOBBY[state.status] if state.setup.access == "open" else 0
    # Other clocks run only while the table is in memory.
    due = state.clocks.due() if isinstance(state.setup.clock, DaysClock) else None
    game = None if state.ended_at is None else state.setup.game
    rated = tuple(_rated(state))
    return Card(state.opened.at, summary, frozenset(state.guests), listed, due, rated, state.ended_at, game)


def changes_card(state: TableState, lines: Sequence[AnyLine], before: Before) -> bool:
    """Say whether lines that were applied change what the directory is to say of a table."""
    # Whoever speaks at a table that is over changes it too: what the directory says of its chat holds no more.
    is_due = state.status != before.status or state.is_unhurried or state.status == "over"
    return is_due or any(isinstance(line, SEATING) for line in lines)


def _rated(state: TableState) -> Iterator[RatedSeat]:
    """Give the seats of a rated game that is over, unless all agreed that nobody had won."""
    if not state.setup.rated or state.result is None or not state.result.places or state.ended_at is None:
        return
    pace = "days" if isinstance(state.setup.clock, DaysClock) else "live"
    for seat, sitter in enumerate(state.seats):
        if isinstance(sitter, Person):
            place, points = state.result.places[seat], state.result.scores[seat]
            yield RatedSeat(sitter.guest, seat, state.setup.game, pace, state.ended_at, place, points)


async def store_lines(
    services: Services,
    state: TableState,
    lines: Sequence[AnyLine],
    *,
    last: int,
    epoch: int,
    card: Card | None,
    notices: Sequence[Notice] = (),
) -> int:
    """Append lines to a table's chronicle, and keep its new card; give the number of the last line.

    Raises DeniedError if that failed.
    """
    table, written = state.opened.table, tuple(encode(line) for line in lines)
    try:
        number = await services.store.append(table, written, last, card=card, epoch=epoch, notices=tuple(notices))
    except FencedError as error:
        services.metrics.count_failure("fenced")
        log.info("table %s belongs to another server by now", table)
        raise DeniedError(Denial.STORE_FAILED, key="server-table-moving") from error
    except CollisionError as error:
        services.metrics.count_failure("collision")
        log.info("another server has written to table %s: it is read again", table)
        raise DeniedError(Denial.STORE_FAILED) from error
    except StoreError as error:
        raise DeniedError(Denial.STORE_FAILED) from error
    return number
