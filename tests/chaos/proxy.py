"""A line between two programs that can be cut: then it carries nothing, and neither end is told."""

from __future__ import annotations

import asyncio
from typing import cast


class _Half(asyncio.Protocol):
    """One of the two connections of a line."""

    def __init__(self, proxy: Proxy, other: _Half | None) -> None:
        self.other = other
        self.transport: asyncio.Transport | None = None
        self._proxy = proxy
        self._waiting: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._proxy.halves.add(self)
        if self.other is None:
            self._proxy.dial(self)
        for data in self._waiting:
            self.transport.write(data)
        self._waiting.clear()

    def data_received(self, data: bytes) -> None:
        if self._proxy.is_cut:
            return
        assert self.other is not None
        self.other.send(data)

    def send(self, data: bytes) -> None:
        if self.transport is None:
            self._waiting.append(data)
        else:
            self.transport.write(data)

    def connection_lost(self, _: Exception | None) -> None:
        self._proxy.halves.discard(self)
        if self.other is not None and self.other.transport is not None and not self._proxy.is_cut:
            self.other.transport.close()


class Proxy:
    """Listens at a port of its own, and passes on to another: ``target``."""

    def __init__(self, target: int = 0) -> None:
        self.is_cut = False
        self.halves: set[_Half] = set()
        self.port = 0
        self.target = target
        self._server: asyncio.Server | None = None
        self._dialling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: _Half(self, None), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def dial(self, half: _Half) -> None:
        """Connect a line to its other end."""
        half.other = _Half(self, half)
        task = asyncio.get_running_loop().create_task(self._dial(half))
        self._dialling.add(task)
        task.add_done_callback(self._dialling.discard)

    async def _dial(self, half: _Half) -> None:
        other = half.other
        assert other is not None
        try:
            await asyncio.get_running_loop().create_connection(lambda: other, "127.0.0.1", self.target)
        except OSError:
            assert half.transport is not None
            half.transport.close()

    def cut(self) -> None:
        """Carry nothing from now on."""
        self.is_cut = True

    def mend(self) -> None:
        """Carry again; those who were cut off have to connect anew."""
        for half in tuple(self.halves):
            if half.transport is not None:
                half.transport.abort()
        self.is_cut = False

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        for half in tuple(self.halves):
            if half.transport is not None:
                half.transport.abort()
