"""What all rooms share: the store, bots, the time, and the limits."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from litera.server.metrics import Metrics
from litera.server.rooms.workers import Workers
from litera.server.settings import Settings
from litera.server.store.store import Store
from litera.server.thinking.bots import BotPool


def wall_clock() -> Callable[[], int]:
    """Give a clock in milliseconds since 1970 that never goes back, whatever is done to the machine's."""
    offset = time.time_ns() - time.monotonic_ns()
    return lambda: (time.monotonic_ns() + offset) // 1_000_000


class Said(NamedTuple):
    """At how many tables something was said, and how many servers didn't answer whether they did."""

    tables: int
    missed: int


async def to_nobody_else(_: str) -> Said:
    """Say something at the tables of other servers where there are none."""
    return Said(0, 0)


def by_itself(_: str) -> int:
    """Give the epoch of any table's slot where one server has all tables."""
    return 0


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a server, made once."""

    settings: Settings
    store: Store
    thinkers: BotPool
    """Make the bots' moves."""
    advisers: BotPool
    """Give hints: however many are asked for, bots move in time."""
    metrics: Metrics
    now: Callable[[], int] = field(default_factory=wall_clock)
    workers: Workers = field(default_factory=Workers)
    troubles: Callable[[], list[str]] = list
    """Gives what keeps this server from doing all of its work for a cluster: its "lease", the "bus"."""
    epoch: Callable[[str], int | None] = by_itself
    """Gives the epoch under which this server may act for a table; None while it may not."""
    notice_elsewhere: Callable[[str], Awaitable[Said]] = to_nobody_else
    """Says something, as the operator, at all tables of the other servers."""
