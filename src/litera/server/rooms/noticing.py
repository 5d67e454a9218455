"""Which people are to hear of what happened at a table while they are away: at tables with days for a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from litera.server.feed.items import Before
from litera.server.store.outbox import Notice
from litera.server.table.chronicle import AnyLine, Moved, Spoke
from litera.server.table.seats import Person
from litera.server.table.setup import DaysClock
from litera.server.table.state import TableState

HOUR_MS: Final = 3_600_000
REMINDERS: Final = (24, 3)
"""So many hours before the flag whoever is to move is reminded."""


def notices_of(state: TableState, lines: Sequence[AnyLine], before: Before, *, now: int, after: int) -> list[Notice]:
    """Give the notices that lines cause, now that they are applied; none before ``after`` milliseconds are over."""
    if not isinstance(state.setup.clock, DaysClock):
        return []
    if not lines:
        return [*_delayed(state, now)]
    told = [*_turns(state, lines, before, now, after), *_end(state, lines, before, now + after)]
    return [*told, *_chat(state, lines, now, after)]


def _turns(state: TableState, lines: Sequence[AnyLine], before: Before, now: int, after: int) -> Iterator[Notice]:
    steps = 0 if state.game is None else len(state.game.steps)
    if state.status != "playing" or (before.status == "playing" and steps == before.steps):
        return
    table = state.opened.table
    flag = state.clocks.due()
    # Whoever was waited for already knows, unless they have moved, and it is still their turn.
    movers = {line.seat for line in lines if isinstance(line, Moved)}
    knowing = set(before.to_act) - movers if before.status == "playing" else set()
    for seat, guest in _people(state):
        if seat in state.to_act and seat not in knowing:
            yield Notice(guest, "turn", f"{table}/turn/{steps}", table, now + after, seat, flag)
            yield from _reminders(guest, table, seat, flag, now, str(steps))


def _delayed(state: TableState, now: int) -> Iterator[Notice]:
    """Give the reminders of those who are waited for, now that a flag falls at another time: somebody is on vacation.

    The earlier ones hold no more.
    """
    flag = state.clocks.due()
    if state.status == "playing" and state.game is not None:
        for seat, guest in _people(state):
            if seat in state.to_act:
                yield from _reminders(guest, state.opened.table, seat, flag, now, f"{len(state.game.steps)}/{flag}")


def _reminders(guest: str, table: str, seat: int, flag: int | None, now: int, which: str) -> Iterator[Notice]:
    for hours in REMINDERS if flag is not None else ():
        # Whoever had no more than that from the start knows.
        if flag is not None and flag - now > 2 * hours * HOUR_MS:
            due = flag - hours * HOUR_MS
            yield Notice(guest, "reminder", f"{table}/reminder/{which}/{hours}", table, due, seat, flag)


def _end(state: TableState, lines: Sequence[AnyLine], before: Before, due: int) -> Iterator[Notice]:
    if before.status != "playing" or state.status != "over":
        return
    table = state.opened.table
    # Whoever made the last move has seen how it ended.
    knows = {line.seat for line in lines if isinstance(line, Moved) and line.guest is not None}
    for seat, guest in _people(state):
        if seat not in knows:
            yield Notice(guest, "over", f"{table}/over", table, due, seat)


def _chat(state: TableState, lines: Sequence[AnyLine], now: int, after: int) -> Iterator[Notice]:
    table = state.opened.table
    for line in lines:
        if isinstance(line, Spoke) and line.guest is not None and line.seat is not None:
            for seat, guest in _people(state):
                if guest != line.guest:
                    # Of a conversation one hears once in an hour.
                    key = f"{table}/chat/{now // HOUR_MS}"
                    yield Notice(guest, "chat", key, table, now + after, seat, words=line.name, by=line.guest)


def _people(state: TableState) -> Iterator[tuple[int, str]]:
    for seat, sitter in enumerate(state.seats):
        if isinstance(sitter, Person) and not sitter.is_out:
            yield seat, sitter.guest
