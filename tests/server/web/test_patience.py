"""A client that says nothing, never finishes its request or connects too often loses its connection."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from litera.server.addresses import networks_of
from litera.server.web import protocols
from litera.server.web.limits import MOST_REQUESTS
from litera.server.web.protocols import HttpProtocol, SocketProtocol, State
from litera.server.web.security import Guarded
from litera.server.web.ws import DIRECT

WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
BEGINNINGS = {
    "nothing": b"",
    "a part of a line": b"GET /",
    "a part of the headers": b"GET / HTTP/1.1\r\nHost: here\r\n",
    "a part of a body": b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nabc",
    "a second request that never ends": WHOLE + b"GET /",
}


async def slow(scope: Any, receive: Any, send: Any) -> None:
    """Answer when the whole request is there, after as long as three requests may take to come."""
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(3 * protocols.REQUEST_SECONDS)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """Take a WebSocket up, and say nothing until it ends."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


async def serving(
    application: Any,
    most: int = MOST_REQUESTS,
    proxies: str = "",
    sockets: type[SocketProtocol] = SocketProtocol,
) -> asyncio.Server:
    """Serve an application, to each address but the proxies' over so many connections at a time."""
    config = uvicorn.Config(application, lifespan="off", ws=sockets, forwarded_allow_ips=proxies)
    state = State(most, networks_of(proxies))
    config.load()
    return await asyncio.get_running_loop().create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)


async def told(said: bytes) -> bytes:
    """Say something, and listen until the server hangs up, or has answered."""
    async with await serving(slow) as server, asyncio.timeout(30):
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(said)
        heard = b""
        try:
            while not heard.endswith(b"ok") or said != WHOLE:
                part = await reader.read(1000)
                if not part:
                    break
                heard += part
        except ConnectionResetError:
            pass
        writer.close()
        return heard


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_an_unfinished_request_is_hung_up_on(beginning: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
    heard = asyncio.run(told(BEGINNINGS[beginning]))
    assert heard.count(b"200 OK") == beginning.startswith("a second")


def test_a_finished_request_may_wait_for_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
    assert asyncio.run(told(WHOLE)).endswith(b"ok")


def test_a_web_socket_may_be_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with await serving(silent) as server, asyncio.timeout(30):
            host, port = server.sockets[0].getsockname()
            async with connect(f"ws://{host}:{port}/", ping_interval=None) as line:
                await asyncio.sleep(3 * protocols.REQUEST_SECONDS)
                await (await line.ping())

    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
    asyncio.run(run())


async def is_kept(reader: asyncio.StreamReader) -> bool:
    """Say whether the server keeps a connection for longer than it takes to be hung up on."""
    try:
        async with asyncio.timeout(0.5):
            return await reader.read(1) != b""
    except ConnectionResetError:
        return False
    except TimeoutError:
        return True


def test_an_address_has_so_many_connections_for_requests() -> None:
    async def run() -> list[bool]:
        async with await serving(silent, most=2) as server, asyncio.timeout(30):
            where = server.sockets[0].getsockname()
            async with connect(f"ws://{where[0]}:{where[1]}/"), connect(f"ws://{where[0]}:{where[1]}/"):
                kept = [await asyncio.open_connection(*where) for _ in range(3)]
                found = [await is_kept(reader) for reader, _ in kept]
                kept[0][1].close()
                await kept[0][1].wait_closed()
                again, writer = await asyncio.open_connection(*where)
                found.append(await is_kept(again))
                for each in (kept[1][1], kept[2][1], writer):
                    each.close()
                return found

    assert asyncio.run(run()) == [True, True, False, True]


def test_a_web_socket_that_has_ended_leaves_no_garbage() -> None:
    left: list[weakref.ref[Any]] = []

    class Watched(SocketProtocol):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            left.extend((weakref.ref(self), weakref.ref(self.conn)))

    async def speak(scope: Any, receive: Any, send: Any) -> None:
        line = scope["extensions"].pop(DIRECT)["line"]
        await receive()
        await send({"type": "websocket.accept"})
        line.send_texts([b"text"])
        await receive()

    async def run() -> None:
        async with await serving(speak, sockets=Watched) as server, asyncio.timeout(30):
            host, port = server.sockets[0].getsockname()
            async with connect(f"ws://{host}:{port}/", ping_interval=None) as line:
                assert await line.recv() == "text"
            while any(each() for each in left):
                await asyncio.sleep(0.01)

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
    assert len(left) == 2


def test_behind_a_proxy_each_address_has_so_many_requests_and_the_others_are_served() -> None:
    async def stuck(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/quick":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body"})
        else:
            await receive()

    async def asked(where: Any, address: str, path: str, body: str = "") -> tuple[asyncio.StreamReader, Any]:
        reader, writer = await asyncio.open_connection(*where)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: {address}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode())
        return reader, writer

    async def status(where: Any, address: str) -> bytes:
        reader, writer = await asked(where, address, "/quick")
        line = await reader.readline()
        writer.close()
        return line.split()[1]

    async def run() -> list[bytes]:
        async with await serving(Guarded(stuck, 0, most=2), most=2, proxies="127.0.0.1") as server, asyncio.timeout(30):
            where = server.sockets[0].getsockname()
            slow = [await asked(where, "192.0.2.1", "/slow", "never sent") for _ in range(2)]
            while await status(where, "192.0.2.1") != b"429":
                await asyncio.sleep(0)
            found = [await status(where, "192.0.2.2"), await status(where, "2001:db8::1")]
            for _, writer in slow:
                writer.close()
            while await status(where, "192.0.2.1") != b"200":
                await asyncio.sleep(0)
            return found

    assert asyncio.run(run()) == [b"200", b"200"]
