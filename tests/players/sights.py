"""What a player goes by at a table, with chance drawn from a seed of the test's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litera.core.draws import Stream, seed_of
from litera.core.event import Seat
from litera.core.table import Table
from litera.players.base import Budget, Sight


def sight(table: Table, seat: Seat, seed: str) -> Sight[Any, Any]:
    view = table.rules.view(table.state, seat)
    told = tuple(table.happenings(seat))
    return Sight(table.rules, seat, view, told, Stream(seed_of(seed), "test"), Budget())


@dataclass
class Stopper:
    """Stops a thought when it has looked so many times whether it is to stop, and counts the looks."""

    after: int
    looks: int = 0

    def __call__(self) -> bool:
        self.looks += 1
        return self.looks > self.after

    def budget(self) -> Budget:
        return Budget(is_stopped=self)
