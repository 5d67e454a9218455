"""What one address can do to the others: their waits while it asks for all it can, beside those of a quiet server.

The limits are the default ones. Addresses are recognised by the header of a proxy, as behind a real one.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.process import Process
from bench.report import figure, heading

SAMPLES: Final = 100
SEATS: Final = 30
AT_ONCE: Final = 8
"""So many tables with long lists of words are asked for at once."""
GAME: Final = "word_rummikub"
TIMES: Final = 3
P99: Final = 0.5
BOT: Final = 1.0
LOOK: Final = 0.06
"""Seconds between looks whether a bot has moved."""
Answer = dict[str, Any]


class Player:
    """A guest with an address, and at most one connection to a table."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._forwarded = {"x-forwarded-for": address}
        origin = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(
            base_url=origin, headers={"origin": origin, **self._forwarded}, timeout=120, limits=httpx.Limits()
        )
        self.socket: ClientConnection | None = None
        self._asked = 0

    async def post(self, path: str, **body: Any) -> Answer:
        """Ask for a change."""
        reply = await self.http.post(path, json=body)
        reply.raise_for_status()
        answer: Answer = reply.json()
        return answer

    async def at_table(self, stack: AsyncExitStack, **setup: Any) -> None:
        """Open a table and connect to it."""
        table = (await self.post("/api/tables", **setup))["table"]["table"]
        ticket = (await self.post("/api/session/ticket"))["ticket"]
        address = f"ws://127.0.0.1:{self._port}/ws"
        joined = connect(address, compression=None, ping_interval=None, additional_headers=self._forwarded)
        self.socket = await stack.enter_async_context(joined)
        await self.ask("hello", ticket=ticket, table=table, say=0)

    async def ask(self, do: str, **keys: Any) -> Answer:
        """Ask for something over the connection, and wait for the reply."""
        assert self.socket is not None, "a player at a table"
        self._asked += 1
        await self.socket.send(json.dumps({"do": do, "id": self._asked, **keys}))
        return await self._heard(lambda message: message.get("id") == self._asked)

    async def to_act(self) -> list[int]:
        """Give the seats that the game waits for."""
        seats: list[int] = (await self.ask("view"))["view"]["to_act"]
        return seats

    async def _heard(self, is_it: Callable[[Answer], bool]) -> Answer:
        """Wait for a message."""
        assert self.socket is not None, "a player at a table"
        while True:
            message: Answer = json.loads(await self.socket.recv())
            if is_it(message):
                return message


@asynccontextmanager
async def player(port: int, address: str, name: str = "Anna") -> AsyncIterator[Player]:
    """Give a guest with an address."""
    one = Player(port, address)
    async with one.http:
        await one.post("/api/session", name=name)
        yield one


Attack = Callable[[int, str, AsyncExitStack], Awaitable[list[asyncio.Task[None]]]]


async def _from_many_seats(
    port: int, address: str, stack: AsyncExitStack, do: str, keys: Mapping[str, Any], setup: Mapping[str, Any]
) -> list[asyncio.Task[None]]:
    seats = [await stack.enter_async_context(player(port, address, "Flood")) for _ in range(SEATS)]
    for seat in seats:
        await seat.at_table(stack, **setup)

    async def again_and_again(seat: Player) -> None:
        while True:
            await seat.ask(do, **keys)
            # As often as the limits of a connection let it go on.
            await asyncio.sleep(LOOK)

    return [asyncio.create_task(again_and_again(seat)) for seat in seats]


async def legal(port: int, address: str, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    """Ask for all moves from many seats, each with a hand of blanks."""
    pack = json.loads(files("litera.games.scrabble_cards").joinpath("packs/pl.json").read_text(encoding="utf-8"))
    for letter in pack["letters"].values():
        letter["count"] = 0
    pack["blanks"] = 60
    setup = {"game": "scrabble_cards", "seats": 2, "bots": ["easy"], "pack": pack}
    return await _from_many_seats(port, address, stack, "legal", {"limit": 5000}, setup)


async def advise(port: int, address: str, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    """Ask for hints from many seats."""
    setup = {"game": GAME, "seats": 2, "bots": ["easy"]}
    return await _from_many_seats(port, address, stack, "advise", {"ms": 10_000, "explain": True}, setup)


async def open_with_words(port: int, address: str, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    """Open tables with the longest lists of words that are taken, several at once."""
    draw = random.Random(1)
    words = ["".join(draw.choices("abcdefghijklmnoprstuwyz", k=12)) for _ in range(5000)]
    one = await stack.enter_async_context(player(port, address, "Flood"))

    async def again_and_again() -> None:
        while True:
            reply = await one.http.post("/api/tables", json={"game": GAME, "seats": 2, "words": words})
            await asyncio.sleep(0.5 if reply.status_code == 429 else 0)

    return [asyncio.create_task(again_and_again()) for _ in range(AT_ONCE)]


ATTACKS: Final[Mapping[str, Attack]] = {
    f"legal from {SEATS} seats with all blanks": legal,
    f"{AT_ONCE} at a time opening tables with 5000 words": open_with_words,
    f"advise from {SEATS} seats": advise,
}


async def timed(work: Awaitable[object]) -> float:
    """Give how many seconds it takes."""
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


async def waits(port: int, number: int) -> dict[str, list[float]]:
    """Measure what others wait for: moves, the games, new tables, bots; in seconds."""
    found: dict[str, list[float]] = {"legal": [], "/api/games": [], "opening a table": [], "a bot’s answer": []}
    async with AsyncExitStack() as stack:
        other = await stack.enter_async_context(player(port, f"198.51.100.{number}"))
        await other.at_table(stack, game=GAME, seats=2, bots=["easy"])
        for sample in range(SAMPLES):
            opener = await stack.enter_async_context(player(port, f"203.0.113.{sample}"))
            found["legal"].append(await timed(other.ask("legal")))
            found["/api/games"].append(await timed(other.http.get("/api/games")))
            found["opening a table"].append(await timed(opener.post("/api/tables", game=GAME, seats=2)))
            found["a bot’s answer"].append(await answered(opener, stack))
    return found


async def answered(one: Player, stack: AsyncExitStack) -> float:
    """Give how long a bot takes from the moment in which it is to act."""
    await one.at_table(stack, game="dnup", seats=2, bots=["easy"])
    while 1 not in await one.to_act():
        moves = (await one.ask("legal", limit=1))["moves"]
        await one.ask("act", move=moves[0])
    began = time.perf_counter()
    while 1 in await one.to_act():
        await asyncio.sleep(LOOK)
    return time.perf_counter() - began


def _show(what: str, name: str, seconds: list[float], quiet: list[float] | None) -> None:
    ordered = sorted(seconds)
    p50, p99 = ordered[len(ordered) // 2], ordered[-1 - len(ordered) // 100]
    target = ""
    if quiet is not None:
        most = TIMES * sorted(quiet)[len(quiet) // 2]
        target = f"< {BOT:.0f} s" if name.startswith("a bot") else f"p50 ≤ {1000 * most:.0f} ms, p99 < {P99} s"
    figure(f"{what}: {name}", f"p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms", target)


async def _all(port: int) -> None:
    await waits(port, 1)
    quiet = await waits(port, 2)
    for name, seconds in quiet.items():
        _show("quiet", name, seconds, None)
    for number, (what, attack) in enumerate(ATTACKS.items(), 3):
        async with AsyncExitStack() as stack:
            tasks = await attack(port, f"192.0.2.{number}", stack)
            await asyncio.sleep(2)
            found = await waits(port, number)
            failed = [task.exception() for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
        if failed:
            raise RuntimeError(f"{len(failed)} of the attackers gave up: {failed[0]!r}")
        for name, seconds in found.items():
            _show(what, name, seconds, quiet[name])


def main() -> None:
    """Measure what others wait for, while one address asks for all it can."""
    heading("Fairness: what others wait for while one address asks for all it can")
    with tempfile.TemporaryDirectory() as data:
        serve = [
            "litera.cli",
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--data",
            data,
            "--log-level",
            "error",
        ]
        here = os.environ | {"LC_ALL": "C.UTF-8", "LITERA_BOT_PAUSE": "0"}
        server = Process(serve, here, on_one_core=False)
        try:
            asyncio.run(_all(server.port))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
