"""A WebSocket by hand, for clients that do as they should not: not read, or send what nobody would."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.running import PATIENCE, Guest, Served

RECEIVE_BUFFER = 4096
MASK = bytes(4)


def frame(head: int, body: bytes = b"") -> bytes:
    """Give a frame from a client, masked with zeros; ``head`` is its first byte."""
    length = len(body)
    if length < 126:
        return bytes((head, 0x80 | length)) + MASK + body
    return bytes((head, 0xFE)) + length.to_bytes(2, "big") + MASK + body


def text(**keys: Any) -> bytes:
    """Give a frame with a message."""
    return frame(0x81, json.dumps(keys).encode())


@contextmanager
def dialled(server: Served) -> Iterator[socket.socket]:
    """Give a socket on which the server speaks WebSocket; the system keeps little for who does not read."""
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        raw.settimeout(PATIENCE)
        raw.connect(("127.0.0.1", server.port))
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        raw.sendall(head.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += raw.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        yield raw


@contextmanager
def seated(server: Served, guest: Guest, table: dict[str, Any], **hello: Any) -> Iterator[socket.socket]:
    """Give such a socket of a guest who has said hello at a table, and has read nothing yet."""
    with dialled(server) as raw:
        ticket = guest.post("/api/session/ticket")["ticket"]
        keys = {"table": table["table"], "invitation": table["invitation"], **hello}
        raw.sendall(text(do="hello", id=1, ticket=ticket, **keys))
        yield raw


def messages(raw: socket.socket) -> Iterator[dict[str, Any] | int]:
    """Read on to the end: give each message, and at last the code of the close, if there is one."""
    kept = bytearray()

    def take(count: int) -> bytes:
        while len(kept) < count:
            more = raw.recv(65536)
            if not more:
                raise EOFError
            kept.extend(more)
        taken = bytes(kept[:count])
        del kept[:count]
        return taken

    while True:
        try:
            head, length = take(2)
            if length == 126:
                length = int.from_bytes(take(2), "big")
            elif length == 127:
                length = int.from_bytes(take(8), "big")
            body = take(length)
        except (EOFError, ConnectionResetError):
            return
        if head == 0x81:
            yield json.loads(body)
        elif head == 0x88:
            yield int.from_bytes(body[:2], "big")
            return
