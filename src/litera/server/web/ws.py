"""The WebSocket of one viewer: its messages in, its queue out. Whoever reads too slowly is cut off, and comes back."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import msgspec

from litera.core.event import Json
from litera.core.refusal import Code, SetupError, TableError, refuse
from litera.protocol.requests import Id
from litera.server.addresses import party_of
from litera.server.errors import Denial, DeniedError, told
from litera.server.feed.viewers import FELL_BEHIND, FLOODING, NO_SUCH_TABLE, NOT_KNOWN, RESTARTING, Viewer
from litera.server.people.persons import Persons
from litera.server.rooms.room import Room
from litera.server.rooms.rooms import Rooms
from litera.server.rooms.services import Services
from litera.server.rooms.turns import Turnstile
from litera.server.table import commands
from litera.server.table.handling import token_hash
from litera.server.web.guests import Guests
from litera.server.web.limits import ConnectionCounts, TokenBucket
from litera.server.web.security import header, is_own_origin
from litera.texts import FALLBACK, spoken

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 1 << 20
LONGEST_MESSAGE: Final = 8192
HELLO_SECONDS: Final = 10.0
CLOSING_SECONDS: Final = 5.0
AT_A_TIME: Final = 64
"""So many messages and ends of connections are taken up in one turn of the event loop: a thousand at once would hold up
everything else."""
GOODBYES: Final = {
    Denial.NOT_FOUND: NO_SUCH_TABLE,
    Denial.STORE_FAILED: RESTARTING,
    Denial.TOO_MANY: RESTARTING,
}
"""With which code those are sent away who are not let in; all others with ``NOT_KNOWN``."""
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


_encode = msgspec.json.Encoder().encode


class Connection(Viewer):
    """One WebSocket. What is pushed in one turn of the event loop goes out in one write, while the line has room."""

    def __init__(self, line: Line, send: Any, address: str) -> None:
        self.address = address
        self.guest = None
        self.device = ""
        self.token = None
        self.is_outsider = False
        self.name = ""
        self.seat = None
        self.language = FALLBACK
        self.say = 2
        self.marks = False
        self.closing: int | None = None
        """The code with which the connection is to be closed by us, once it is."""
        self.room: Room | None = None
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
            # Whoever reads has not fallen behind, however much he is told in one turn.
            self._flush()
            if self._queue:
                self.cut_off(FELL_BEHIND)
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._flush)

    def reply(self, asked: Id, reply: dict[str, Json]) -> None:
        """Answer a request."""
        self.push(_encode({"id": asked, "ok": True, **reply}))

    def deny(self, asked: Id, error: DeniedError | TableError, language: str) -> None:
        """Tell why a request is refused."""
        self.push(_encode({"id": asked, "ok": False, "error": told(error, language, marks=self.marks)}))

    def cut_off(self, code: int) -> None:
        """Close the connection, after what is still in the queue if he reads it; whoever listens learns of the end."""
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

    def __init__(self, services: Services, rooms: Rooms, guests: Guests, persons: Persons) -> None:
        self._services = services
        self._rooms = rooms
        self._guests = guests
        self._persons = persons
        self._of_device: defaultdict[str, set[Connection]] = defaultdict(set)
        self._places = ConnectionCounts(services.settings.connections_per_address)
        self._turnstile = Turnstile(AT_A_TIME)

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

    def sign_out(self, devices: Iterable[str]) -> None:
        """End the connections of devices whose person has signed out there; who they are now can come back."""
        for device in devices:
            for connection in tuple(self._of_device.get(device, ())):
                connection.cut_off(NOT_KNOWN)

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
                await self._handle(connection, text)
            text = await _next_text(receive)

    async def _handle(self, connection: Connection, text: str) -> None:
        asked: Id = None
        language = connection.language
        try:
            command = _read(text)
            asked, language = command.id, spoken(command.lang or connection.language)
            room = connection.room
            if isinstance(command, commands.Hello):
                await self._greet(connection, command, language)
            elif room is None:
                raise DeniedError(Denial.NO_SESSION, key="server-hello-first")
            elif isinstance(command, commands.Command):
                connection.reply(asked, await room.do(connection, command))
            else:
                connection.reply(asked, await room.ask(connection, command))
        except (DeniedError, TableError) as error:
            code = error.code if isinstance(error, DeniedError) else error.refusal.code
            self._services.metrics.refused.labels(code.value).inc()
            connection.deny(_id_of(text) if asked is None else asked, error, language)

    async def _greet(self, connection: Connection, hello: commands.Hello, language: str) -> None:
        if connection.room is not None:
            raise DeniedError(Denial.NOT_ALLOWED, key="server-hello-once")
        try:
            room = await self._admit(connection, hello)
            connection.language = language
            connection.say = hello.say
            connection.marks = hello.marks
            await room.enter(connection, hello)
        except DeniedError as error:
            connection.deny(hello.id, error, language)
            connection.cut_off(GOODBYES.get(error.code, NOT_KNOWN))
            return
        connection.room = room

    async def _admit(self, connection: Connection, hello: commands.Hello) -> Room:
        """Find out who comes, and give the room he comes to. Raises DeniedError."""
        if hello.token is not None:
            connection.token = token_hash(hello.token)
            return await self._rooms.find(hello.token.partition(".")[0], connection.asker)
        guest = None if hello.ticket is None else self._guests.of_ticket(hello.ticket)
        if guest is not None and guest.device:
            # A device may have been signed out since its ticket was written.
            guest = await self._persons.of_device(guest.device)
        if guest is None:
            raise DeniedError(Denial.NO_SESSION, key="server-ticket")
        table = hello.table or ""
        connection.guest, connection.name = await self._persons.at_table(guest, table), guest.name
        connection.is_kept = guest.is_kept
        if guest.device:
            connection.device = guest.device
            self._of_device[guest.device].add(connection)
        return await self._rooms.find(table, connection.asker)


async def _next_text(receive: Any) -> str | None:
    """Give the next message, "" for a binary one; None at the end of the connection."""
    event = await receive()
    return None if event["type"] == "websocket.disconnect" else event.get("text") or ""


def _id_of(text: str) -> Id:
    """Give the id of a request that cannot be carried out, None where none can be read."""
    try:
        return commands.naming.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


def _read(text: str) -> commands.AnyCommand:
    """Read a request. Raises SetupError (``bad_request``)."""
    try:
        return commands.decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SetupError(refuse(Code.BAD_REQUEST, key="request-unreadable", detail=str(error))) from error
