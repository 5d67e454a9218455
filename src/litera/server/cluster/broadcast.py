"""What concerns every node of a cluster: sign-outs, blocks and mutes, and what the operator says at all tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final

import msgspec

from litera.server.cluster.bus import AwayError, Bus
from litera.server.cluster.calls import Calls, UnansweredError, UnknownError
from litera.server.cluster.counter import Counter
from litera.server.cluster.messages import Noticed, encode
from litera.server.people.people import People
from litera.server.rooms.services import Said
from litera.server.store.store import StoreError
from litera.server.web.parting import part
from litera.server.web.ws import Sockets

log = logging.getLogger(__name__)

SIGNED_OUT: Final = "signed-out"
PARTED: Final = "parted"
NOTICES: Final = "notices.{}"
"""Where a node is asked to say something at its tables."""

_names: msgspec.msgpack.Decoder[list[str]] = msgspec.msgpack.Decoder(list[str])
_count: msgspec.msgpack.Decoder[int] = msgspec.msgpack.Decoder(int)


class Broadcast:
    """What this node says to all others, and hears from them."""

    def __init__(self, bus: Bus, calls: Calls, counter: Counter, *, others: Callable[[], Iterable[str]]) -> None:
        """Speak over a bus. ``others`` gives the other nodes that live."""
        self._bus = bus
        self._calls = calls
        self._counter = counter
        self._others = others
        self._sockets: Sockets | None = None
        self._people: People | None = None
        self._saying: set[asyncio.Task[None]] = set()

    def share_people(self, sockets: Sockets, people: People) -> None:
        """Have sign-outs, blocks and mutes at any node hold at all."""
        self._sockets, self._people = sockets, people
        sockets.on_sign_out = self._signed_out
        sockets.on_part = self._parted

    async def listen(self) -> None:
        """Begin to hear what others say, now that the bus is there."""
        await self._bus.listen(SIGNED_OUT, self._hear_signed_out)
        await self._bus.listen(PARTED, self._hear_parted)
        await self._bus.listen(NOTICES.format(self._bus.node), self._calls.hear)

    async def catch_up(self) -> None:
        """Do what others have said while the bus was away: sign out devices, and keep people apart."""
        if self._sockets is None or self._people is None:
            return
        here = {*self._sockets.devices, *self._counter.devices}
        try:
            self._end(await self._people.persons.gone(here))
            await self._part(sorted(self._sockets.people()))
        except StoreError as error:
            # Whoever comes again is looked for in the database.
            log.debug("not known who was signed out, or who is apart: %s", error)

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

    def _signed_out(self, devices: Sequence[str]) -> None:
        self._begin(self._say_signed_out([*devices]))

    def _parted(self, people: Sequence[str]) -> None:
        self._begin(self._say_parted([*people]))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _say_signed_out(self, devices: list[str]) -> None:
        try:
            await self._bus.publish(SIGNED_OUT, encode(devices))
        except AwayError:
            # The others look once the bus is there; connections by way of this node have ended.
            self._end(devices)

    async def _say_parted(self, people: list[str]) -> None:
        try:
            await self._bus.publish(PARTED, encode(people))
        except AwayError:
            # The others look once the bus is there; connections by way of other nodes have ended.
            log.debug("nobody hears who is apart: the bus is away")

    def _hear_signed_out(self, message: bytes, _: str) -> None:
        self._end(_names.decode(message))

    def _hear_parted(self, message: bytes, _: str) -> None:
        self._begin(self._look(_names.decode(message)))

    async def _look(self, people: Sequence[str]) -> None:
        try:
            await self._part(people)
        except StoreError as error:
            # The next connection to a table asks again.
            log.debug("not known who is apart: %s", error)

    async def _part(self, people: Sequence[str]) -> None:
        assert self._sockets is not None, "shared before the bus is there"
        assert self._people is not None, "shared before the bus is there"
        for who in people:
            await part(self._people, who, self._sockets.keep_apart, self._counter.keep_apart)

    def _end(self, devices: Iterable[str]) -> None:
        assert self._sockets is not None, "shared before the bus is there"
        assert self._people is not None, "shared before the bus is there"
        for device in devices:
            self._people.persons.forget(device)
        self._sockets.end(devices)
        self._counter.sign_out(devices)
