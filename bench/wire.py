"""A WebSocket client that costs little: text frames over TCP, for those who send very much."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

_MASK = b"\0\0\0\0"
"""A mask of zeros leaves the payload as it is; it is there because clients have to mask."""


class Wire(asyncio.Protocol):
    """One connection. ``hear`` is given every text message, as bytes."""

    def __init__(self, host: str, hear: Callable[[bytes], None]) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._request = (
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are of no type of asyncio's.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio names it
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self._buffer[:200]))

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a text message of less than 64 KiB."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.send_frame(head + _MASK + text)

    def send_frame(self, frame: bytes) -> None:
        """Send bytes as they are."""
        assert self._transport is not None
        self._transport.write(frame)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head))
                return
            self._is_open, self._buffer = True, rest
            self.opened.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        at, buffer = 0, self._buffer
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : begin], "big")
            if len(buffer) < begin + size:
                break
            kind, payload = buffer[at] & 0x0F, buffer[begin : begin + size]
            at = begin + size
            if kind == 1:
                self.hear(payload)
            elif kind == 9:
                self.send_frame(bytes((0x8A, 0x80 | size)) + _MASK + payload)
        self._buffer = buffer[at:]


async def dial(port: int, hear: Callable[[bytes], None]) -> Wire:
    """Open a connection to a server on this machine."""
    host = f"127.0.0.1:{port}"
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(host, hear), "127.0.0.1", port)
    await wire.opened
    return wire
