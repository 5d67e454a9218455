"""The table server over real sockets: real games of dnup, two clients a table, every move stored before it is sent.

The server runs in a process of its own on one core, the clients in this one. In the closed loop a client moves as
soon as it hears of the other's move; paced, each table makes one move a second. Games are random ones, made
beforehand from the tables' seeds. Beside each measure stands the same of ``bench.plain_server``, which plays a trivial
card game: what the machine gives at the time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import httpx
import uvloop

from bench import fairness
from bench.pairs import Measured, Pair, Play, closed_loop, measure, paced
from bench.plain_pair import PlainPair
from bench.process import Process
from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.table import TableConfig
from litera.games.opening import open_table

GAME = "dnup"
SCRIPTS = 40
AIMED_AT = 1000
"""The number of tables to which the targets belong."""
PUBLISHED_SHARE = "≥ 38 % (5000 of 12 000 to 14 500)"
PUBLISHED_TIMES = "≤ 6.3 (15 ms of 2.4)"
"""What the targets are of the figures that others have had with a plain server like ours, on a quiet machine."""
IDLE_TABLES = 10_000
FREE = "1000000"
UNLIMITED = {
    f"LITERA_{name}": FREE
    for name in (
        "CONNECTIONS_PER_ADDRESS",
        "MESSAGES_AT_ONCE",
        "MESSAGES_PER_SECOND",
        "REQUESTS_PER_SECOND",
        "TABLES_PER_HOUR",
    )
}


@dataclass(frozen=True)
class Script:
    """A game from its seed: who moves, and what."""

    seed: str
    moves: tuple[tuple[int, str], ...]


@cache
def script(number: int) -> Script:
    """Play the random game with this number."""
    seed, choose = f"bench {number}", random.Random(number).choice
    table = open_table(TableConfig(GAME, 2, seed_of(seed), {}))
    moves = []
    while seats := table.rules.turn(table.state).seats:
        text = table.rules.notation.write_move(choose(table.rules.legal(table.state, seats[0]).moves))
        moves.append((seats[0], text))
        table.act(seats[0], text)
    return Script(seed, tuple(moves))


def _environment() -> dict[str, str]:
    """Give the server's environment; an installed server has its bytecode, so ours is to keep it."""
    here = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return here | UNLIMITED | {"LC_ALL": "C.UTF-8"}


class Litera(Process):
    """Our server."""

    def __init__(self, data: Path, *flags: str, on_one_core: bool = True) -> None:
        serve = ["litera.cli", "serve", "--port", "0", "--no-browser", "--data", str(data), "--log-level", "error"]
        super().__init__([*serve, *flags], _environment(), on_one_core=on_one_core)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=120)
        self.http.headers["origin"] = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """End it, and take its core back."""
        self.http.close()
        super().stop()

    def measured(self, name: str) -> float:
        """Give one of the server's own measurements."""
        lines = self.http.get("/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    def guest(self, name: str) -> dict[str, str]:
        """Give the header by which a guest is known."""
        reply = self.http.post("/api/session", json={"name": name})
        reply.raise_for_status()
        self.http.cookies.clear()
        return {"cookie": reply.headers["set-cookie"].partition(";")[0]}

    def ticket(self, guest: dict[str, str]) -> str:
        """Give what a guest shows in the first message of a connection."""
        ticket: str = self.http.post("/api/session/ticket", json={}, headers=guest).json()["ticket"]
        return ticket

    def open(self, guest: dict[str, str], seed: str) -> str:
        """Open a table; give its id."""
        setup = {"game": GAME, "seats": 2, "seed": seed, "access": "open"}
        reply = self.http.post("/api/tables", json=setup, headers=guest)
        reply.raise_for_status()
        table: str = reply.json()["table"]["table"]
        return table


class ScriptedPair(Pair):
    """Two clients that play a random game to its end."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self._script = script
        self._at = 0
        self._heard = [-1, -1]
        """How many moves each client was told of; the first item of the game is the deal."""

    async def sit(self, port: int, table: str, tickets: Sequence[str]) -> None:
        """Connect one client after the other; the game begins when the second sits down."""
        for seat, ticket in enumerate(tickets):
            await self.connect(port)
            hello = {"do": "hello", "id": "h", "ticket": ticket, "table": table, "say": 0}
            self.send(seat, json.dumps(hello).encode())
        self.send(1, b'{"do":"sit","id":"s","seat":1}')
        await self.ready

    def move(self) -> None:
        """Let the one move whose turn it is."""
        seat, text = self._script.moves[self._at]
        self.send_move(seat, b'{"do":"act","id":"%d","move":"%s"}' % (self._at, text.encode()))

    def hear(self, seat: int, message: bytes) -> None:
        """Count the items of the game; the one who did not move has been told when theirs comes."""
        if b'"ok":false' in message[:40]:
            raise AssertionError(message)
        if b'"feed":"game"' not in message[:40]:
            return
        self._heard[seat] += 1
        if not self.ready.done():
            if seat == 1:
                self.ready.set_result(None)
            return
        if self.is_over or self._heard[seat] <= self._at or seat == self._script.moves[self._at][0]:
            return
        self._at += 1
        self.is_over = self._at == len(self._script.moves)
        self.was_told()


@contextmanager
def running(data: Path) -> Iterator[Litera]:
    """Run our server."""
    server = Litera(data)
    try:
        yield server
    finally:
        server.stop()


async def _seated(server: Litera, count: int) -> list[ScriptedPair]:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    pairs = []
    for number in range(count):
        one = script(number % SCRIPTS)
        name = await asyncio.to_thread(server.open, anna, one.seed)
        if number % 200 == 0:
            tickets = [server.ticket(anna), server.ticket(bogdan)]
        pair = ScriptedPair(one)
        await pair.sit(server.port, name, tickets)
        pairs.append(pair)
    return pairs


async def ours(server: Litera, count: int, run: Play) -> Measured:
    """Measure our server with so many tables."""
    return await measure(server, await _seated(server, count), run)


def plain(count: int, run: Play) -> Measured:
    """Measure the plain server with so many tables."""

    async def measured(server: Process) -> Measured:
        pairs = [PlainPair(number) for number in range(count)]
        for pair in pairs:
            await pair.sit(server.port)
        return await measure(server, pairs, run)

    with tempfile.TemporaryDirectory() as data:
        server = Process(["bench.plain_server", data], os.environ)
        try:
            return uvloop.run(measured(server))
        finally:
            server.stop()


def _line(what: str, measured: Measured, target: str = "") -> None:
    p50, p99 = measured.way(0.5), measured.way(0.99)
    figure(
        f"{what}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, core {measured.busy:.0%} busy",
        f"{measured.per_second:.0f} moves/s",
        target,
    )


def play(count: int, name: str, run: Play, target: str, beside: Callable[[Measured, Measured, bool], None]) -> None:
    """Measure one way of playing at so many tables, and the plain server just before."""
    rival = plain(count, run)
    _line(f"{name}, {count} tables, the plain server", rival)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server:
        before = server.kibibytes()
        measured = uvloop.run(ours(server, count, run))
        _line(f"{name}, {count} tables", measured, target)
        beside(measured, rival, bool(target))
        figure("the server's work for a move", f"{measured.milliseconds_a_move:.2f} ms")
        turn = 1000 * server.measured("litera_loop_work_worst_seconds")
        held_up = 1000 * server.measured("litera_loop_lag_worst_seconds")
        # In the closed loop all tables move in the same turn of the loop.
        figure(
            f"longest turn of the event loop; {held_up:.0f} ms with what it waited for the processor",
            f"{turn:.0f} ms",
            "≤ 50 ms" if run is paced else "",
        )
        figure("memory per table with its two connections", f"{(server.kibibytes() - before) / count:.0f} KiB")


def _moves_beside(measured: Measured, rival: Measured, is_aimed_at: bool) -> None:
    share = f"{measured.per_second / rival.per_second:.0%}"
    figure("of the plain server's moves in a second", share, PUBLISHED_SHARE if is_aimed_at else "")


def _way_beside(measured: Measured, rival: Measured, is_aimed_at: bool) -> None:
    times = f"{measured.way(0.99) / rival.way(0.99):.1f}"
    figure("times the plain server's p99", times, PUBLISHED_TIMES if is_aimed_at else "")


def idle(count: int) -> None:
    """Measure starting, the memory of idle tables, and coming back to one after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with running(data) as server:
            figure("start to listening, no table", f"{server.starting_seconds:.2f} s", "< 1.5 s")
            anna = server.guest("Anna")
            server.open(anna, "warm")
            before = server.kibibytes()
            for number in range(count):
                table = server.open(anna, script(number % SCRIPTS).seed)
            figure(
                f"memory per idle table, {count} tables",
                f"{(server.kibibytes() - before) / count:.1f} KiB",
                "≤ 100 KiB",
            )
        with running(data) as server:
            figure(f"start to listening, {count} tables", f"{server.starting_seconds:.2f} s", "< 1.5 s")
            began = time.perf_counter()
            server.http.get(f"/api/tables/{table}", headers=anna).raise_for_status()
            figure("the first request for one of them", f"{1000 * (time.perf_counter() - began):.1f} ms")


def main(counts: Sequence[int] = (10, 100, 1000)) -> None:
    """Measure all, beside the figures that are aimed at."""
    heading("The table server, over real sockets, every move durable")
    for count in counts:
        is_aimed_at = count == AIMED_AT
        play(count, "closed loop", closed_loop, "≥ 5000 moves/s" if is_aimed_at else "", _moves_beside)
        play(count, "paced", paced, "p99 < 15 ms" if is_aimed_at else "", _way_beside)
    idle(IDLE_TABLES)
    fairness.main()


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]] or (10, 100, 1000))
