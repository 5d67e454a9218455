"""The WebSocket of one viewer: its messages in, its queue out. Whoever reads too slowly is cut off, and comes back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol

from litera.server.addresses import party_of
from litera.server.feed.viewers import FELL_BEHIND, FLOODING, NOT_KNOWN
from litera.server.people.company import Apart
from litera.server.rooms.services import Services
from litera.server.rooms.turns import Turnstile
from litera.server.tracing import Following, id_for
from litera.server.web.limits import ConnectionCounts, TokenBucket
from litera.server.web.security import header, is_own_origin
from litera.server.web.talking import Dialogue, Talker, id_of

log = logging.getLogger(__name__)

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 1 << 20
LONGEST_MESSAGE: Final = 8192
HELLO_SECONDS: Final = 10.0
CLOSING_SECONDS: Final = 5.0
AT_A_TIME: Final = 64
"""So many messages and ends of connections are taken up in one turn of the event loop: a thousand at once would hold up
everything else."""
DIRECT: Final = "litera.line"
"""The extension of ASGI by which our server hands a connection's ``line`` to the application."""


class Line(Protocol):
    """What carries a connection's messages. ``on_room`` is called when there is room again after there was none."""

    on_room: Callable[[], None]

    def has_room(self) -> bool:
        """Tell whether more may be sent: the other side reads."""

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages in order; into the void where nobody is there any more."""

    def hang_up(self) -> None:
        """End the connection at once."""


class Link(Protocol):
    """The way of one connection to the server that owns its table."""

    async def say(self, text: str) -> None:
        """Carry a message there; return when it was answered."""

    def leave(self) -> None:
        """Say there that the connection has ended."""


class Elsewhere(Protocol):
    """Knows which tables other servers own."""

    def link(self, connection: Connection, text: str) -> Link | None:
        """Give the way to the table that a first message names; None where this server owns it, or it names none."""


class Connection(Talker):
    """One WebSocket. What is pushed in one turn of the event loop goes out in one write, while the line has room."""

    def __init__(self, line: Line, send: Any, address: str) -> None:
        super().__init__(address)
        self.closing: int | None = None
        """The code with which the connection is to be closed by us, once it is."""
        self.link: Link | None = None
        """The way to the server that owns the table, where that is not this one."""
        self._line = line
        self._loop = asyncio.get_running_loop()
        self._send = send
        self._queue: list[bytes] = []
        self._bytes = 0
        self._is_due = False
        """Whether ``_flush`` is called in this turn of the event loop: without a task, which would cost a wake-up."""
        self._goodbye: asyncio.Task[None] | None = None
        line.on_room = self._flush

    def push(self, message: bytes) -> None:
        """Send a message when its turn comes."""
        if self.closing is not None:
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            # Whoever reads has not fallen behind, however much they are told in one turn.
            self._flush()
            if self._queue:
                self.cut_off(FELL_BEHIND)
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._flush)

    def cut_off(self, code: int) -> None:
        """Close the connection, after what is still in the queue if they read it; whoever listens learns of the end."""
        if self.closing is None:
            self._flush()
            self.closing = code
            self._goodbye = self._loop.create_task(self._close(code))

    def _flush(self) -> None:
        self._is_due = False
        if self._queue and self._line.has_room():
            self._line.send_texts(self._queue)
            self._queue.clear()
            self._bytes = 0

    async def _close(self, code: int) -> None:
        """Say goodbye with the code; to somebody who does not read, hang up."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self._line.hang_up()
        except OSError:
            # It was lost before we could.
            return


class Sockets:
    """The ASGI application behind ``/ws``."""

    def __init__(self, services: Services, dialogue: Dialogue, elsewhere: Elsewhere | None = None) -> None:
        self._services = services
        self._dialogue = dialogue
        self._elsewhere = elsewhere
        self.on_sign_out: Callable[[Sequence[str]], None] | None = None
        """Hears of devices that were signed out, where other servers are to know of it."""
        self._of_device: defaultdict[str, set[Connection]] = defaultdict(set)
        self._places = ConnectionCounts(services.settings.connections_per_address)
        self._turnstile = Turnstile(AT_A_TIME)

    @property
    def places(self) -> ConnectionCounts:
        """How many WebSockets each address has."""
        return self._places

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection from its handshake to its end."""
        await receive()
        address = party_of(scope["client"][0]) if scope["client"] else ""
        origin = header(scope["headers"], b"origin")
        host = header(scope["headers"], b"host")
        # Programs send no origin; browsers always do.
        is_own = origin is None or is_own_origin(origin, host, self._services.settings.public_url)
        if scope["path"] != "/ws" or not is_own or not self._places.take(address):
            await send({"type": "websocket.close", "code": 1008})
            return
        self._services.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            # Taken out, so that the connection does not hold itself.
            await self._serve(Connection(scope["extensions"].pop(DIRECT)["line"], send, address), receive)
        finally:
            self._services.metrics.connections.dec()
            self._places.free(address)

    @property
    def devices(self) -> Iterable[str]:
        """The devices that are connected here, to tables of this server."""
        return self._of_device.keys()

    def sign_out(self, devices: Sequence[str]) -> None:
        """End the connections of devices whose person has signed out there; who they are now can come back."""
        self.end(devices)
        if self.on_sign_out is not None:
            self.on_sign_out(devices)

    def end(self, devices: Iterable[str]) -> None:
        """End the connections that devices have to this server."""
        for device in devices:
            for connection in tuple(self._of_device.get(device, ())):
                connection.cut_off(NOT_KNOWN)

    def people(self) -> set[str]:
        """Give the people who are connected."""
        return {connection.person for connections in self._of_device.values() for connection in connections}

    def keep_apart(self, devices: Iterable[str], apart: Apart) -> None:
        """Note with whom the person of these devices doesn't sit, and whom they don't hear, from now on."""
        for device in devices:
            for connection in self._of_device.get(device, ()):
                connection.unseated, connection.unheard = apart

    async def _serve(self, connection: Connection, receive: Any) -> None:
        try:
            await self._listen(connection, receive)
        finally:
            if connection.device:
                self._of_device[connection.device].discard(connection)
                if not self._of_device[connection.device]:
                    del self._of_device[connection.device]
            if connection.closing is not None:
                self._services.metrics.cut_off.labels(str(connection.closing)).inc()
            if connection.link is not None:
                connection.link.leave()
            if connection.room is not None:
                # Many may be lost at once.
                await self._turnstile.passed()
                await connection.room.leave(connection)

    async def _listen(self, connection: Connection, receive: Any) -> None:
        """Take messages until the connection ends, or is to be ended by us."""
        settings = self._services.settings
        allowance = TokenBucket(settings.messages_at_once, settings.messages_per_second, time.monotonic)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await _next_text(receive)
        except TimeoutError:
            connection.cut_off(NOT_KNOWN)
            text = await _next_text(receive)
        while text is not None:
            if not allowance.take():
                connection.cut_off(FLOODING)
            await self._turnstile.passed()
            if connection.closing is None:
                with Following(id_for(id_of(text)), "message"):
                    await self._answer(connection, text)
            text = await _next_text(receive)

    async def _answer(self, connection: Connection, text: str) -> None:
        if self._elsewhere is not None and connection.link is None and connection.room is None:
            connection.link = self._elsewhere.link(connection, text)
        if connection.link is None:
            await self._dialogue.handle(connection, text)
            if connection.device:
                self._of_device[connection.device].add(connection)
        else:
            log.debug("the table is another server's")
            await connection.link.say(text)


async def _next_text(receive: Any) -> str | None:
    """Give the next message, "" for a binary one; None at the end of the connection."""
    event = await receive()
    return None if event["type"] == "websocket.disconnect" else event.get("text") or ""
