"""The bytes of connections, as uvicorn takes them. Who floods, does not read, or says nothing is hung up on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State as Stage

from litera.server.addresses import Network, is_among, party_of
from litera.server.web.frames import frame_end, text_head, text_in
from litera.server.web.limits import MOST_REQUESTS, Credits, Places
from litera.server.web.security import HEADERS, NOT_KEPT
from litera.server.web.ws import DIRECT, LONGEST_MESSAGE

REQUEST_SECONDS: Final = 20.0
"""So long a request may take to come, from the first moment of a connection or the first byte to its last."""
MOST_FRAMES: Final = 500
"""Frames in what came at once: the system hands over up to 256 000 bytes. Who sends more of them floods, and would hold
up everybody else by his frames alone."""
LONGEST_FRAME: Final = LONGEST_MESSAGE + 14
"""Bytes of a frame with the longest message, its head among them."""
PINGS_AT_ONCE: Final = 60
PINGS_PER_SECOND: Final = 2.0


class State(ServerState):
    """What the connections of a server share: also how many of them each address has for requests.

    A proxy's are not counted: all its people come over them. Their requests are, by ``Guarded``.
    """

    def __init__(self, most: int = MOST_REQUESTS, proxies: Sequence[Network] = ()) -> None:
        """Allow each address but the proxies' so many connections for requests."""
        super().__init__()
        self.places = Places(most)
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


class Inbox:
    """What came for one reader. uvicorn asks a queue of asyncio's no more than this, which costs each move far less."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._arrival: asyncio.Future[None] | None = None
        """What the reader waits for, while he does."""

    def empty(self) -> bool:
        """Tell whether nothing waits."""
        return not self._events

    def put_nowait(self, event: Any) -> None:
        """Let something wait for the reader."""
        self._events.append(event)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        """Wait for what comes next."""
        if not self._events:
            self._arrival = self._loop.create_future()
            await self._arrival
            self._arrival = None
        return self._events.popleft()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also sends without a task, and can hang up on those who flood or do not read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.on_room: Callable[[], None] = _nothing
        self._begun = b""
        """What came of a frame that is not there to its end."""
        self._pings = Credits(PINGS_AT_ONCE, PINGS_PER_SECOND, time.monotonic)

    def data_received(self, data: bytes) -> None:
        """Take the frames of what came, one by one; hang up on who floods before the rest of it is read."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._begun + data
        start = count = 0
        while (end := frame_end(data, start)) is not None and (end <= len(data) or end - start > LONGEST_FRAME):
            self._take_frame(data[start:end])
            start, count = end, count + 1
            if count > MOST_FRAMES:
                self.hang_up()
            if self.transport.is_closing():
                return
        self._begun = data[start:]

    def _take_frame(self, frame: bytes) -> None:
        """Take a whole frame, or the beginning of one that is too long.

        Almost all are texts in one frame: what takes every kind of them takes as long as the game's own rules.
        """
        is_between_messages = self.conn.state is Stage.OPEN and self.conn.current_size is None
        text = text_in(frame) if is_between_messages else None
        if text is None or len(text) > LONGEST_MESSAGE:
            super().data_received(frame)
        else:
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand over a message. Reading goes on where none waits before it: to stop and begin again costs every move."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            if not self.close_sent:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            return
        goes_on = not self.read_paused and self.queue.empty()
        if goes_on:
            # uvicorn stops it for every message, unless it believes that it has.
            self.read_paused = True
        super().send_receive_event_to_app()
        if goes_on:
            self.read_paused = False

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
            self.transport.write(b"".join([part for message in messages for part in (text_head(message), message)]))

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


def _is_text(parts: Sequence[bytes]) -> bool:
    """Tell whether the parts of a message are UTF-8 together."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def _nothing() -> None:
    """Do nothing: before the application has taken the connection up."""
