"""Clocks that stand still at the tables of this server while their people are on vacation.

The database says who is. Every server looks there again and again, so that it doesn't matter which one was asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from litera.server.store.store import Store
from litera.server.table.clocks import Rest
from litera.server.table.seats import Person
from litera.server.table.setup import DaysClock
from litera.server.table.state import TableState

CHANGED_MS: Final = 300_000
"""Vacations that began or changed so long ago are known at all tables by now: servers look every few seconds."""


def resters(state: TableState) -> list[str]:
    """Give the guests at a table whose clocks stand still while they are on vacation."""
    if not isinstance(state.setup.clock, DaysClock) or state.status == "over":
        return []
    return [sitter.guest for sitter in state.seats if isinstance(sitter, Person)]


def rests_of(state: TableState, found: Mapping[str, Sequence[tuple[int, int]]]) -> tuple[Rest, ...]:
    """Give when each seat's clock stands still, the first time first; ``found``: from and to, for each guest."""
    seated = ((seat, sitter) for seat, sitter in enumerate(state.seats) if isinstance(sitter, Person))
    rests = (Rest(seat, *each) for seat, sitter in seated for each in found.get(sitter.guest, ()))
    return tuple(sorted(rests, key=lambda rest: (rest.began, rest.seat)))


async def found_for(store: Store, states: Iterable[TableState]) -> dict[str, list[tuple[int, int]]]:
    """Give when the people at tables with days for a move are and were on vacation. Raises StoreError."""
    guests = {guest for state in states for guest in resters(state)}
    return await store.rests(guests) if guests else {}
