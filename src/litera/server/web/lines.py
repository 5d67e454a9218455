"""The bytes of connections, as uvicorn takes them. Who floods, does not read, or says nothing is hung up on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from litera.server.web.limits import Credits, Places
from litera.server.web.ws import DIRECT

REQUEST_SECONDS: Final = 20.0
"""So long a request may take to come, from the first moment of a connection or the first byte to its last."""
MOST_REQUESTS: Final = 1000
"""So many connections an address may have for requests at a time; its WebSockets are counted for themselves."""
PIECE: Final = 2048
"""Bytes that are read at a time: the system hands over up to 256 000, which may be 40 000 frames."""
MOST_FRAMES: Final = 500
"""Frames in what came at once. Who sends more floods, and would hold up everybody else by his frames alone."""
PINGS_AT_ONCE: Final = 60
PINGS_PER_SECOND: Final = 2.0


class State(ServerState):
    """What the connections of a server share: also how many of them each address has for requests."""

    def __init__(self, most: int = MOST_REQUESTS) -> None:
        """Allow each address so many connections for requests."""
        super().__init__()
        self.places = Places(most)


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP, which also hangs up on those who connect and say nothing, never say all, or have many lines."""

    server_state: State

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._patience: asyncio.TimerHandle | None = None
        self._place: str | None = None
        """The address among whose connections this one is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin a connection."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.server_state.places.take(address):
            self._place = address
            self._wait_for_more()
        else:
            transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to what takes WebSockets."""
        self._leave_place()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Take what came, and wait for the rest of a request."""
        super().data_received(data)
        self._wait_for_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """End a connection."""
        super().connection_lost(exc)
        self._leave_place()
        self._wait_no_more()

    def _leave_place(self) -> None:
        if self._place is not None:
            self.server_state.places.free(self._place)
            self._place = None

    def _wait_for_more(self) -> None:
        """Wait for the rest of a request; what belongs to it does not begin the time anew."""
        is_a_socket = self.transport.get_protocol() is not self
        if is_a_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._wait_no_more()
        elif self._patience is None:
            self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also sends without a task, and can hang up on those who flood or do not read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_room: Callable[[], None] = _nothing
        self._frames = 0
        self._pings = Credits(PINGS_AT_ONCE, PINGS_PER_SECOND, time.monotonic)

    def data_received(self, data: bytes) -> None:
        """Take what came, piece by piece; hang up on who floods before the rest of it is read."""
        self._frames = 0
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self._frames > MOST_FRAMES:
                self.hang_up()
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count frames of every kind, and take them."""
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers are not read; hang up on who sends nothing but pings."""
        if not self._pings.take():
            self.hang_up()
        elif self.has_room():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: {"line": self}}

    def has_room(self) -> bool:
        """Tell whether more may be sent."""
        return self.writable.is_set()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages in UTF-8 with one write; into the void where nobody is there any more."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (_frame_head(message), message)]))

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of what holds itself: nobody looks for garbage while tables are played."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.on_room = _nothing

    def resume_writing(self) -> None:
        """Go on: the transport has room again."""
        super().resume_writing()
        self.on_room()

    def hang_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()


def _nothing() -> None:
    """Do nothing: before the application has taken the connection up."""


def _frame_head(message: bytes) -> bytes:
    """Give the head of a frame with a whole text message (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
