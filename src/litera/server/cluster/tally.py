"""Limits by address that hold for all nodes of a cluster together, with an error of a second.

Once a second each node says what it has granted to whom. Within that second an address may be granted at each node what
it had left; in the long run it gets what one server would give. While the bus is away, each node counts for itself.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec

from litera.server.cluster.bus import AwayError, Bus
from litera.server.cluster.messages import encode
from litera.server.web.limits import AddressBuckets, ConnectionCounts

TALLY: Final = "tally"
SECONDS: Final = 1.0
FORGOTTEN_SECONDS: Final = 5.0
"""After so long the connections of a node that says nothing count no more."""
FEW: Final = 5
"""Fewer connections of an address are not mentioned: there are many such addresses."""


class Granted(msgspec.Struct, array_like=True, frozen=True):
    """What a node granted since it last said so, by limit and address; and the connections of each address there."""

    node: str
    spent: dict[str, dict[str, int]]
    places: dict[str, int]


_decoder: msgspec.msgpack.Decoder[Granted] = msgspec.msgpack.Decoder(Granted)


class Tally:
    """What this node granted, and what others did."""

    def __init__(self, bus: Bus, buckets: Mapping[str, AddressBuckets], places: ConnectionCounts) -> None:
        self._bus = bus
        self._buckets = buckets
        self._places = places
        self._spent: dict[str, Counter[str]] = {name: Counter() for name in buckets}
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}
        for name, bucket in buckets.items():
            bucket.on_take = partial(self._note, name)

    async def tell_on(self) -> None:
        """Say once a second what was granted."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self._bus.publish(TALLY, self.told())
            except AwayError:
                # What was granted meanwhile counts here alone.
                continue
            finally:
                self._add_up()

    def told(self) -> bytes:
        """Give what is to be said, and begin anew."""
        spent = {name: dict(counts) for name, counts in self._spent.items() if counts}
        for counts in self._spent.values():
            counts.clear()
        places = {address: count for address, count in self._places.taken.items() if count >= FEW}
        return encode(Granted(self._bus.node, spent, places))

    def hear(self, message: bytes, _: str = "") -> None:
        """Take what another node has granted."""
        granted = _decoder.decode(message)
        if granted.node == self._bus.node:
            return
        for name, counts in granted.spent.items():
            for address, count in counts.items():
                self._buckets[name].charge(address, count)
        self._elsewhere[granted.node] = time.monotonic(), granted.places
        self._add_up()

    def _note(self, name: str, address: str) -> None:
        self._spent[name][address] += 1

    def _add_up(self) -> None:
        long_ago = time.monotonic() - FORGOTTEN_SECONDS
        self._elsewhere = {node: said for node, said in self._elsewhere.items() if said[0] > long_ago}
        total: Counter[str] = Counter()
        for _, places in self._elsewhere.values():
            total.update(places)
        self._places.elsewhere = total
