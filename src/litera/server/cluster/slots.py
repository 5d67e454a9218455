"""Tables fall into slots, and the nodes of a cluster share these evenly. Values only: neither clock nor database."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

SLOTS: Final = 256
LEASE_SECONDS: Final = 3.0
"""So long a node is taken to live after it has last renewed its lease, by the database's clock."""
MARGIN_SECONDS: Final = 0.5
"""So long before the end of its lease a node stops by itself, by its own clock."""
RENEWAL_SECONDS: Final = 1.0


def slot_of(table: str) -> int:
    """Give the slot of a table: a hash of its id that is the same on every machine, 0 to 255."""
    return zlib.crc32(table.encode()) % SLOTS


def share_of(node: str, nodes: Iterable[str]) -> int:
    """Give how many slots a node is to hold among those that live: all hold as many, or one more."""
    ordered = sorted({*nodes, node})
    each, over = divmod(SLOTS, len(ordered))
    return each + (ordered.index(node) < over)


class Plan(NamedTuple):
    """What a node does next to hold its share: take so many free slots, release these of its own."""

    take: int
    release: tuple[int, ...]


class Tenure:
    """The slots that a node holds, each with its epoch, and until when it may act for them."""

    def __init__(self, node: str) -> None:
        """Hold nothing. ``node`` is the node's id, new with each start of a server."""
        self.node = node
        self._held: dict[int, int] = {}
        self._releasing: frozenset[int] = frozenset()
        self._until = float("-inf")

    @property
    def held(self) -> Sequence[int]:
        """The slots that the database says are this node's, in order."""
        return sorted(self._held)

    def is_valid(self, now: float) -> bool:
        """Say whether the node may act, by its monotonic clock: nobody else can have been given its slots."""
        return now < self._until

    def seconds_left(self, now: float) -> float:
        """Give for how many seconds the node may act unless it renews its lease."""
        return max(0.0, self._until - now)

    def epoch(self, slot: int, now: float) -> int | None:
        """Give the epoch under which the node may act for a slot; None where it may not."""
        if slot in self._releasing or not self.is_valid(now):
            return None
        return self._held.get(slot)

    def renewed(self, asked: float) -> None:
        """Note that a renewal which was asked for at ``asked``, by the monotonic clock, was granted."""
        self._until = asked + LEASE_SECONDS - MARGIN_SECONDS

    def took(self, slots: dict[int, int]) -> None:
        """Note slots that were given to the node, with their epochs."""
        self._held |= slots

    def begin_release(self, slots: Iterable[int]) -> None:
        """Take up nothing more for slots that are held; what is under way there is still the node's."""
        self._releasing |= frozenset(slots) & self._held.keys()

    def gave(self, slots: Iterable[int]) -> None:
        """Note that the node does not act for slots any more."""
        gone = frozenset(slots)
        self._held = {slot: epoch for slot, epoch in self._held.items() if slot not in gone}
        self._releasing -= gone

    def lost(self) -> tuple[int, ...]:
        """Give up everything, and give the slots that were held: the lease has ended, or may have."""
        slots = tuple(self.held)
        self.gave(slots)
        self._until = float("-inf")
        return slots

    def plan(self, nodes: Iterable[str]) -> Plan:
        """Give what is to be done for an even share among the nodes that live.

        What was begun to be released is released first: something came between.
        """
        if self._releasing:
            return Plan(0, tuple(sorted(self._releasing)))
        wanted = share_of(self.node, nodes)
        held = self.held
        return Plan(max(0, wanted - len(held)), tuple(held[wanted:]))
