"""What happened, as every watcher may know it: an event's secrets are masked for those who may not see them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

Seat: TypeAlias = int
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Onlooker(Enum):
    """Who watches without a seat: a SPECTATOR sees what lies open, the TABLE itself sees all."""

    SPECTATOR = "spectator"
    TABLE = "table"


Watcher: TypeAlias = Seat | Onlooker


def sees(watcher: Watcher, seat: Seat) -> bool:
    """Say whether a watcher may see what only this seat (and the table) may see."""
    return watcher is Onlooker.TABLE or watcher == seat


@dataclass(frozen=True, slots=True)
class Secret:
    """A part of an event that only some seats may see; the others are told the mask."""

    value: Json
    mask: Json
    seats: Collection[Seat]


class Event(NamedTuple):
    """One thing that happened: its kind, the seat that did it (None: chance or the table), and its details."""

    kind: str
    seat: Seat | None
    details: Mapping[str, Json | Secret] = {}

    def told(self, watcher: Watcher) -> dict[str, Json]:
        """Give the event as this watcher may know it."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat, **self.details}
        for name, detail in self.details.items():
            if isinstance(detail, Secret):
                is_told = watcher is Onlooker.TABLE or watcher in detail.seats
                told[name] = detail.value if is_told else detail.mask
        return told
