"""The table server over real sockets: real games of dnup, two clients a table, every move stored before it is told.

The server runs in a process of its own on one core, the clients in this one. In the closed loop a client moves as
soon as it is told of the other's move; paced, each table makes one move a second. What is timed is the way of a move
from the client that makes it to the other one. Games are random ones, made beforehand from the tables' seeds.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import httpx
import uvloop

from bench.report import figure, heading
from bench.wire import Wire, dial
from litera.core.draws import seed_of
from litera.core.table import Charter
from litera.games.opening import open_table

GAME = "dnup"
SCRIPTS = 40
CLOSED_SECONDS = 10.0
PACED_SECONDS = 15.0
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
    table = open_table(Charter(GAME, 2, seed_of(seed), {}))
    moves = []
    while seats := table.rules.turn(table.state).seats:
        text = table.rules.write_move(choose(table.rules.legal(table.state, seats[0]).moves))
        moves.append((seats[0], text))
        table.act(seats[0], text)
    return Script(seed, tuple(moves))


def _environment() -> dict[str, str]:
    """Give the server's environment; an installed server has its bytecode, so ours is to keep it."""
    here = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return here | UNLIMITED | {"LC_ALL": "C.UTF-8"}


class Running:
    """A server process, and what it takes up."""

    def __init__(self, data: Path, cores: tuple[set[int], set[int]]) -> None:
        command = [sys.executable, "-m", "litera.cli", "serve", "--port", "0", "--no-browser", "--data", str(data)]
        began = time.perf_counter()
        os.sched_setaffinity(0, cores[0])
        self.process = subprocess.Popen(
            [*command, "--log-level", "error"],
            stdout=subprocess.PIPE,
            text=True,
            env=_environment(),
        )
        os.sched_setaffinity(0, cores[1])
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server says where it listens"
        self.starting_seconds = time.perf_counter() - began
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=120)
        self.http.headers["origin"] = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def kibibytes(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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
        ticket: str = self.http.post("/api/session/ticket", json={}, headers=guest).json()["ticket"]
        return ticket

    def open(self, guest: dict[str, str], seed: str) -> str:
        setup = {"game": GAME, "seats": 2, "seed": seed, "access": "open"}
        reply = self.http.post("/api/tables", json=setup, headers=guest)
        reply.raise_for_status()
        table: str = reply.json()["table"]["table"]
        return table


@contextmanager
def running(data: Path) -> Iterator[Running]:
    """Run a server on the first core that we may use; we take the others."""
    cores = sorted(os.sched_getaffinity(0))
    server = Running(data, ({cores[0]}, set(cores[1:]) or {cores[0]}))
    try:
        yield server
    finally:
        server.stop()
        os.sched_setaffinity(0, set(cores))


@dataclass
class Measured:
    """The way of each move in seconds, when the first was made and the last told, and how long the server worked."""

    ways: list[float] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    worked: float = 0.0


class Played:
    """A table with its two clients."""

    def __init__(self, script: Script, measured: Measured) -> None:
        self._script = script
        self._measured = measured
        self._wires: list[Wire] = []
        self._at = 0
        self._heard = [-1, -1]
        """How many moves each client was told of; the first item of the game is the deal."""
        self._sent = 0.0
        self.is_over = False
        self.stops_at = float("inf")
        self.is_paced = False
        self._ready = asyncio.get_running_loop().create_future()

    async def sit(self, port: int, table: str, tickets: Sequence[str]) -> None:
        """Connect both clients; the game begins when the second sits down."""
        for seat, ticket in enumerate(tickets):
            wire = await dial(port, lambda message, seat=seat: self._hear(seat, message))  # type: ignore[misc]
            self._wires.append(wire)
            wire.send(json.dumps({"do": "hello", "id": "h", "ticket": ticket, "table": table, "say": 0}).encode())
        self._wires[1].send(b'{"do":"sit","id":"s","seat":1}')
        await self._ready

    def move(self) -> None:
        """Let the one move whose turn it is."""
        seat, text = self._script.moves[self._at]
        self._sent = time.perf_counter()
        self._wires[seat].send(b'{"do":"act","id":"%d","move":"%s"}' % (self._at, text.encode()))

    def _hear(self, seat: int, message: bytes) -> None:
        if b'"ok":false' in message[:40]:
            raise AssertionError(message)
        if b'"feed":"game"' not in message[:40]:
            return
        self._heard[seat] += 1
        if not self._ready.done():
            if seat == 1:
                self._ready.set_result(None)
            return
        if self.is_over or self._heard[seat] <= self._at or seat == self._script.moves[self._at][0]:
            return
        now = time.perf_counter()
        self._measured.ways.append(now - self._sent)
        self._measured.ended = now
        self._at += 1
        if self._at == len(self._script.moves) or now >= self.stops_at:
            self.is_over = True
        elif not self.is_paced:
            self.move()

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


async def _seated(server: Running, count: int, measured: Measured) -> list[Played]:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    tables = []
    for number in range(count):
        one = script(number % SCRIPTS)
        played = Played(one, measured)
        name = await asyncio.to_thread(server.open, anna, one.seed)
        if number % 200 == 0:
            tickets = [server.ticket(anna), server.ticket(bogdan)]
        await played.sit(server.port, name, tickets)
        tables.append(played)
    return tables


async def closed_loop(server: Running, count: int) -> Measured:
    """Let everyone move as soon as he can, for some seconds or until all games are over."""
    measured = Measured()
    tables = await _seated(server, count, measured)
    gc.collect()
    gc.freeze()
    before, measured.began = server.cpu_seconds(), time.perf_counter()
    for played in tables:
        played.stops_at = measured.began + CLOSED_SECONDS
        played.move()
    while not all(played.is_over for played in tables):
        await asyncio.sleep(0.05)
    measured.worked = server.cpu_seconds() - before
    for played in tables:
        played.close()
    return measured


async def paced(server: Running, count: int) -> Measured:
    """Let each table make one move a second, not all at once."""
    measured = Measured()
    tables = await _seated(server, count, measured)
    gc.collect()
    gc.freeze()
    before, start = server.cpu_seconds(), time.perf_counter()
    measured.began = start
    for beat in range(int(PACED_SECONDS)):
        for number, played in enumerate(tables):
            due = start + beat + number / count
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            played.is_paced = True
            if not played.is_over:
                played.move()
    await asyncio.sleep(1)
    measured.worked = server.cpu_seconds() - before
    for played in tables:
        played.close()
    return measured


def percentile(values: Sequence[float], share: float) -> float:
    """Give the value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _line(kind: str, count: int, measured: Measured, target: str) -> None:
    seconds = measured.ended - measured.began
    per_second = len(measured.ways) / seconds
    middle, late = (1000 * percentile(measured.ways, share) for share in (0.5, 0.99))
    figure(
        f"{kind}, {count} tables: p50 {middle:.1f} ms, p99 {late:.1f} ms, core {measured.worked / seconds:.0%} busy",
        f"{per_second:.0f} moves/s",
        target,
    )


def play(counts: Sequence[int]) -> None:
    """Measure both ways of playing at each number of tables."""
    for count in counts:
        for kind, run in (("closed loop", closed_loop), ("paced", paced)):
            with tempfile.TemporaryDirectory() as data, running(Path(data)) as server:
                before = server.kibibytes()
                measured = uvloop.run(run(server, count))
                target = ("≥ 5000 moves/s" if kind == "closed loop" else "p99 < 15 ms") if count == 1000 else ""
                _line(kind, count, measured, target)
                worked = 1000 * measured.worked / len(measured.ways)
                figure("the server's work for a move", f"{worked:.2f} ms", "< 0.2 ms" if target else "")
                turn = 1000 * server.measured("litera_loop_work_worst_seconds")
                held_up = 1000 * server.measured("litera_loop_lag_worst_seconds")
                # In the closed loop all tables move in the same turn of the loop.
                figure(
                    f"longest turn of the event loop; {held_up:.0f} ms with what it waited for the processor",
                    f"{turn:.0f} ms",
                    "≤ 50 ms" if kind == "paced" else "",
                )
                if count == max(counts) and kind == "paced":
                    figure(
                        "memory per table with its two connections", f"{(server.kibibytes() - before) / count:.0f} KiB"
                    )


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
    play(counts)
    idle(IDLE_TABLES)


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]] or (10, 100, 1000))
