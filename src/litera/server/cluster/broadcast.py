"""What concerns every node of a cluster: devices that were signed out, and what the operator says at all tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from litera.server.cluster.bus import AwayError, Bus
from litera.server.cluster.calls import Calls, UnansweredError, UnknownError
from litera.server.cluster.counter import Counter
from litera.server.cluster.messages import Noticed, encode
from litera.server.people.persons import Persons
from litera.server.rooms.services import Said
from litera.server.store.store import StoreError
from litera.server.web.ws import Sockets

log = logging.getLogger(__name__)

SIGNED_OUT: Final = "signed-out"
NOTICES: Final = "notices.{}"
"""Where a node is asked to say something at its tables."""

_devices: msgspec.msgpack.Decoder[list[str]] = msgspec.msgpack.Decoder(list[str])
_count: msgspec.msgpack.Decoder[int] = msgspec.msgpack.Decoder(int)


class Broadcast:
    """What this node says to all others, and hears from them."""

    def __init__(self, bus: Bus, calls: Calls, counter: Counter, others: Callable[[], Iterable[str]]) -> None:
        """Speak over a bus. ``others`` gives the other nodes that live."""
        self._bus = bus
        self._calls = calls
        self._counter = counter
        self._others = others
        self._sockets: Sockets | None = None
        self._persons: Persons | None = None
        self._saying: set[asyncio.Task[None]] = set()

    def share_sign_outs(self, sockets: Sockets, persons: Persons) -> None:
        """Have a device that is signed out at any node be signed out at all."""
        self._sockets, self._persons = sockets, persons
        sockets.on_sign_out = self._signed_out

    async def listen(self) -> None:
        """Begin to hear what others say, now that the bus is there."""
        await self._bus.listen(SIGNED_OUT, self._hear_signed_out)
        await self._bus.listen(NOTICES.format(self._bus.node), self._calls.hear)

    async def catch_up(self) -> None:
        """Sign out the devices that others have signed out while the bus was away."""
        if self._sockets is None or self._persons is None:
            return
        here = {*self._sockets.devices, *self._counter.devices}
        try:
            self._end(await self._persons.gone(here))
        except StoreError as error:
            # Whoever comes again is looked for in the database.
            log.debug("not known who was signed out: %s", error)

    async def notice(self, text: str) -> Said:
        """Have all other nodes say something at their tables; give at how many, and how many nodes didn't answer."""
        answers = await asyncio.gather(*(self._ask(node, text) for node in self._others()))
        heard = [tables for tables in answers if tables is not None]
        return Said(sum(heard), len(answers) - len(heard))

    async def _ask(self, node: str, text: str) -> int | None:
        try:
            return _count.decode(await self._calls.ask(NOTICES.format(node), Noticed(text), waits=False))
        except (UnansweredError, UnknownError) as error:
            log.warning("a notice was not said at the node %s: %s", node, error)
            return None

    def _signed_out(self, devices: Iterable[str]) -> None:
        task = asyncio.get_running_loop().create_task(self._say_signed_out([*devices]))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _say_signed_out(self, devices: list[str]) -> None:
        try:
            await self._bus.publish(SIGNED_OUT, encode(devices))
        except AwayError:
            # The others look once the bus is there; connections by way of this node have ended.
            self._end(devices)

    def _hear_signed_out(self, message: bytes, _: str) -> None:
        self._end(_devices.decode(message))

    def _end(self, devices: Iterable[str]) -> None:
        assert self._sockets is not None, "shared before the bus is there"
        assert self._persons is not None, "shared before the bus is there"
        for device in devices:
            self._persons.forget(device)
        self._sockets.end(devices)
        self._counter.sign_out(devices)
