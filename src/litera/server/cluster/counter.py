"""What the owner of tables does for other nodes: their WebSockets, and requests about its tables."""

from __future__ import annotations

from collections.abc import Iterable

from litera.server.cluster.bus import Bus
from litera.server.cluster.calls import NotOursError, UnknownError
from litera.server.cluster.forwarding import Replier
from litera.server.cluster.messages import ConnectionId, CutOff, Left, Requested, Said, Told, encode
from litera.server.feed.viewers import NOT_KNOWN
from litera.server.people.company import Apart
from litera.server.rooms.services import Services
from litera.server.web.talking import Dialogue, Talker


class Distant(Talker):
    """Somebody whose WebSocket is another node's."""

    def __init__(self, bus: Bus, node: str, connection: ConnectionId, *, address: str) -> None:
        super().__init__(address)
        self.is_cut_off = False
        self.heard = 0
        """How many of their messages were taken up."""
        self._bus = bus
        self._node = node
        self._connection = connection
        self._told = 0

    def push(self, message: bytes) -> None:
        """Send a message by way of the other node, which cuts off whoever falls behind."""
        if not self.is_cut_off:
            self._bus.send(self._node, Told(self._connection, self._told, message))
            self._told += 1

    def cut_off(self, code: int) -> None:
        """Have the other node close the connection."""
        if not self.is_cut_off:
            self.is_cut_off = True
            self._bus.send(self._node, CutOff(self._connection, code))


class Counter:
    """Serves those who come by way of other nodes."""

    def __init__(self, services: Services, bus: Bus, dialogue: Dialogue, *, replier: Replier) -> None:
        self._services = services
        self._bus = bus
        self._dialogue = dialogue
        self._replier = replier
        self._distant: dict[tuple[str, ConnectionId], Distant] = {}

    async def do(self, node: str, what: Said | Left | Requested) -> bytes:
        """Do what a node asks. Raises NotOursError, and UnknownError for a connection that is not known here."""
        match what:
            case Said():
                await self._hear(node, what)
            case Left(connection=connection):
                await self._leave((node, connection))
            case Requested(table=table):
                if table and self._services.epoch(table) is None:
                    raise NotOursError
                return encode(await self._replier.reply(what))
        return b""

    @property
    def devices(self) -> Iterable[str]:
        """The devices that are connected by way of other nodes."""
        return {talker.device for talker in self._distant.values() if talker.device}

    def sign_out(self, devices: Iterable[str]) -> None:
        """End the connections of devices that were signed out."""
        gone = frozenset(devices)
        for talker in self._distant.values():
            if talker.device in gone:
                talker.cut_off(NOT_KNOWN)

    def keep_apart(self, devices: Iterable[str], apart: Apart) -> None:
        """Note with whom the person of these devices doesn't sit, and whom they don't hear, from now on."""
        theirs = frozenset(devices)
        for talker in self._distant.values():
            if talker.device in theirs:
                talker.unseated, talker.unheard = apart

    async def leave(self, nodes: Iterable[str] | None = None) -> None:
        """Note that all connections by way of other nodes are lost, or those by way of all but some that live."""
        living = frozenset(nodes or ())
        for key in tuple(self._distant):
            if key[0] not in living:
                await self._leave(key)

    async def _hear(self, node: str, said: Said) -> None:
        key = node, said.connection
        if said.number == 0 and key not in self._distant:
            if self._services.epoch(said.table) is None:
                raise NotOursError
            self._distant[key] = Distant(self._bus, node, said.connection, address=said.address)
        talker = self._distant.get(key)
        # What was answered already is asked again where the answer was lost, and more may have been.
        if talker is None or talker.is_cut_off or said.number != talker.heard:
            raise UnknownError
        talker.heard += 1
        await self._dialogue.handle(talker, said.text)
        if talker.is_cut_off:
            await self._leave(key)

    async def _leave(self, key: tuple[str, ConnectionId]) -> None:
        talker = self._distant.pop(key, None)
        if talker is not None and talker.room is not None:
            await talker.room.leave(talker)
