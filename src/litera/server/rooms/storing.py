"""What a room has the store keep: the lines of its chronicle, and its card in the directory."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import msgspec

from litera.server.errors import Denial, DeniedError
from litera.server.rooms.house import House
from litera.server.store.store import Card, CollisionError, StoreError
from litera.server.table.chronicle import AnyLine, encode
from litera.server.table.setup import DaysClock
from litera.server.table.standing import Standing, Status
from litera.server.telling.describing import kept_summary
from litera.server.telling.own_tables import last_move

log = logging.getLogger(__name__)

LOBBY: Mapping[Status, int] = {"waiting": 2, "playing": 1, "over": 0}
"""The place of open tables in the lobby: waiting ones come first."""


def card_of(standing: Standing) -> Card:
    """Give what the directory is to say of a table."""
    last = [] if standing.game is None else last_move(standing.game)
    summary = msgspec.json.encode(kept_summary(standing, last))
    listed = LOBBY[standing.status] if standing.setup.access == "open" else 0
    # Other clocks run only while the table is in memory.
    due = standing.clocks.due() if isinstance(standing.setup.clock, DaysClock) else None
    return Card(standing.opened.at, summary, frozenset(standing.guests), listed, due)


async def store_lines(
    house: House, standing: Standing, lines: Sequence[AnyLine], last: int, *, changes_card: bool
) -> int:
    """Append lines to a table's chronicle; give the number of the last. Raises DeniedError if that failed."""
    card = card_of(standing) if changes_card else None
    try:
        number = await house.store.append(standing.opened.table, tuple(encode(line) for line in lines), last, card)
    except CollisionError as error:
        log.info("another server has written to table %s: it is read again", standing.opened.table)
        raise DeniedError(Denial.STORE_FAILED) from error
    except StoreError as error:
        raise DeniedError(Denial.STORE_FAILED) from error
    return number
