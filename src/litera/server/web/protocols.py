"""The bytes of connections, as uvicorn takes them. Whoever floods, or says nothing, is hung up on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from litera.server.addresses import Network, is_among, party_of
from litera.server.web.limits import MOST_REQUESTS, ConnectionCounts, TokenBucket
from litera.server.web.security import HEADERS, NOT_KEPT
from litera.server.web.ws import DIRECT

REQUEST_SECONDS: Final = 20.0
"""So long a request may take to come, from the first moment of a connection or the first byte to its last."""
BYTES_AT_ONCE: Final = 4096
"""So many bytes are read before it is seen whether they are a flood: the system hands over up to 256 000."""
MOST_WAITING: Final = 500
"""So many messages of a connection wait to be read."""
ODD_FRAMES_AT_ONCE: Final = 60
ODD_FRAMES_PER_SECOND: Final = 2.0
"""Pings, pongs, and parts of messages behind the first."""


class State(ServerState):
    """What the connections of a server share: also how many of them each address has for requests.

    A proxy's are not counted: all its people come over them. Their requests are, by ``Guarded``.
    """

    def __init__(self, most: int = MOST_REQUESTS, proxies: Sequence[Network] = ()) -> None:
        """Allow each address but the proxies' so many connections for requests."""
        super().__init__()
        self.places = ConnectionCounts(most)
        self.proxies = proxies


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
        peer = self.client[0] if self.client else ""
        if not is_among(peer, self.server_state.proxies):
            address = party_of(peer)
            if not self.server_state.places.take(address):
                transport.abort()
                return
            self._place = address
        self._wait_for_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to what takes WebSockets."""
        self._leave_place()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, with the headers of every reply."""
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), NOT_KEPT, *HEADERS]
        told = (
            h11.Response(status_code=400, reason=b"Bad Request", headers=headers),
            h11.Data(data=msg.encode("ascii")),
            h11.EndOfMessage(),
        )
        self.transport.write(b"".join(self.conn.send(event) or b"" for event in told))
        self.transport.close()

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
    """uvicorn's WebSocket, which also sends without a task, and hangs up on those who flood or don't read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_room: Callable[[], None] = _nothing
        self._odd_frames = TokenBucket(ODD_FRAMES_AT_ONCE, ODD_FRAMES_PER_SECOND, time.monotonic)

    def data_received(self, data: bytes) -> None:
        """Take what came a little at a time: whoever floods is hung up on before the rest of it is read."""
        for start in range(0, len(data), BYTES_AT_ONCE):
            super().data_received(data[start : start + BYTES_AT_ONCE])
            if self.transport.is_closing():
                return

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; hang up on whoever sends many before the first is read, close where it isn't UTF-8."""
        if self.queue.qsize() > MOST_WAITING:
            self.hang_up()
        elif self.curr_msg_data_type == "text" and not _is_utf_8(self.frames):
            # uvicorn would log a traceback.
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers are not read."""
        if self._is_odd_frame_allowed() and self.has_room():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping of ours."""
        if self._is_odd_frame_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message."""
        if self._is_odd_frame_allowed():
            super().handle_cont(event)

    def _is_odd_frame_allowed(self) -> bool:
        """Say whether another is within the limits; hang up on whoever exceeds them."""
        if self._odd_frames.take():
            return True
        self.hang_up()
        return False

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: {"line": self}}

    def has_room(self) -> bool:
        """Say whether more may be sent."""
        return self.writable.is_set()

    def send_texts(self, messages: Iterable[bytes]) -> None:
        """Send messages in UTF-8 with one write; into the void where nobody is there any more."""
        if not self.close_sent and not self.transport.is_closing():
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

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


def _is_utf_8(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
