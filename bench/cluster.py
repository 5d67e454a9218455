"""Servers of one cluster beside one server: moves a second, the work for a move, the hop, and a takeover.

The clients and PostgreSQL share the cores with the servers; so the work for a move says more than moves in a second.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import httpx
import uvloop
from tests.server.cluster.buses import SECRET, Nats, bus
from tests.server.store.postgres import postgres

from bench.pairs import Measured, closed_loop, measure
from bench.report import figure, heading
from bench.server import SCRIPTS, Litera, ScriptedPair, script

TABLES = 200
ASKED = 300
IDLE_TABLES = 10_000
IDLE_SECONDS = 20.0
SETTLING_SECONDS = 30.0
WAYS = (
    ("one server", 1, False),
    ("two servers, clients at the owner", 2, False),
    ("two servers, clients anywhere", 2, True),
)


class Nodes:
    """Servers of one cluster."""

    def __init__(self, servers: Sequence[Litera]) -> None:
        self.servers = servers

    def cpu_seconds(self) -> float:
        """Say how long they have worked together."""
        return sum(server.cpu_seconds() for server in self.servers)

    def settle(self) -> None:
        """Wait until they share the slots."""
        end = time.monotonic() + SETTLING_SECONDS
        while time.monotonic() < end:
            held = [server.measured("litera_slots") for server in self.servers]
            if sum(held) == 256 and max(held) - min(held) <= 2:
                return
            time.sleep(0.05)
        raise AssertionError(held)


class SpreadPair(ScriptedPair):
    """Two clients that come to a table by whichever server each is given."""

    def __init__(self, number: int, ports: Sequence[int]) -> None:
        super().__init__(script(number % SCRIPTS))
        self._ports = ports
        self._is_welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, port: int) -> None:
        """Connect the next client: not to the port that is named, but to any; the first one has to be there by then."""
        if self._wires:
            await self._is_welcome
        await super().connect(random.choice(self._ports) if self._ports else port)

    def hear(self, seat: int, message: bytes) -> None:
        """Take what comes to a client."""
        if not self._is_welcome.done():
            self._is_welcome.set_result(None)
        super().hear(seat, message)


@contextmanager
def cluster(folder: Path, database: str, nats: Nats, count: int) -> Iterator[Nodes]:
    """Run so many servers, on whichever cores are free: one that is bound to its core keeps PostgreSQL from it."""
    with ExitStack() as running:
        servers = []
        for number in range(count):
            data = folder / f"{count} {number}"
            data.mkdir()
            flags = ("--database", database, "--cluster", nats.url)
            servers.append(Litera(data, *flags, on_one_core=False))
            running.callback(servers[-1].stop)
        nodes = Nodes(servers)
        nodes.settle()
        yield nodes


async def play(nodes: Nodes, *, is_spread: bool) -> Measured:
    """Measure the closed loop; with ``is_spread`` clients come to any server, else to that which owns their table."""
    ports = [server.port for server in nodes.servers] if is_spread else []
    first = nodes.servers[0]
    people = first.guest("Anna"), first.guest("Bogdan")
    pairs = []
    for number in range(TABLES):
        server = nodes.servers[number % len(nodes.servers)]
        table = await asyncio.to_thread(server.open, people[0], script(number % SCRIPTS).seed)
        pair = SpreadPair(number, ports)
        await pair.sit(server.port, table, [server.ticket(person) for person in people])
        pairs.append(pair)
    return await measure(nodes, pairs, closed_loop)


def hop(nodes: Nodes) -> None:
    """Measure a request about a table that another server owns, beside one about an own one."""
    here, there = nodes.servers
    anna = here.guest("Anna")
    for name, server in (("its owner", here), ("another server", there)):
        table = server.open(anna, "hop")
        times = []
        for _ in range(ASKED):
            began = time.perf_counter()
            here.http.get(f"/api/tables/{table}", headers=anna).raise_for_status()
            times.append(time.perf_counter() - began)
        figure(f"a request answered by {name}, p50", f"{1000 * median(times):.2f} ms")


def takeover(nodes: Nodes) -> None:
    """Measure how long a table cannot be reached when its server is killed."""
    here, there = nodes.servers
    anna = here.guest("Anna")
    table = there.open(anna, "takeover")
    os.kill(there.pid, signal.SIGKILL)
    began = time.perf_counter()
    while True:
        try:
            if here.http.get(f"/api/tables/{table}", headers=anna).status_code == 200:
                break
        except httpx.HTTPError:
            continue
    figure("a table is reached again after kill -9 of its server", f"{time.perf_counter() - began:.1f} s", "≤ 5 s")


def idle(count: int = IDLE_TABLES) -> None:
    """Measure what idle tables cost a node: its memory and its work, beside those of a node without any."""
    os.environ |= {"LITERA_IDLE_SECONDS": "1", "LITERA_SWEEP_SECONDS": "1", "LITERA_MOST_ROOMS": str(10 * count)}
    with tempfile.TemporaryDirectory() as folder, postgres() as database, bus() as nats:
        for number, tables in enumerate((0, count)):
            data = Path(folder) / str(number)
            data.mkdir()
            with cluster(data, database, nats, 1) as nodes:
                _costs(nodes, f"a node that started with {tables} idle tables")
                if not number:
                    _open(nodes.servers[0], count)
                    _costs(nodes, f"the same node, {count} tables later")


def _open(server: Litera, count: int) -> None:
    """Open so many tables, and wait until they have left memory."""
    anna = server.guest("Anna")
    for number in range(count):
        server.open(anna, script(number % SCRIPTS).seed)
    while server.measured('litera_rooms{game="dnup"}'):
        time.sleep(0.5)


def _costs(nodes: Nodes, name: str) -> None:
    """Say a node's memory, and how much of a core it takes while nobody plays."""
    time.sleep(IDLE_SECONDS)
    before = nodes.cpu_seconds()
    time.sleep(IDLE_SECONDS)
    share = (nodes.cpu_seconds() - before) / IDLE_SECONDS
    figure(f"{name}: memory", f"{nodes.servers[0].kibibytes() / 1024:.0f} MiB")
    figure(f"{name}: of a core", f"{share:.1%}")


def main() -> None:
    """Measure all."""
    heading(f"A cluster, closed loop at {TABLES} tables, PostgreSQL without fsync")
    os.environ["LITERA_SECRET"] = SECRET
    measured: dict[str, Measured] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, count, is_spread in WAYS:
            data = Path(folder) / name
            data.mkdir()
            with postgres() as database, bus() as nats, cluster(data, database, nats, count) as nodes:
                worked = time.process_time()
                found = measured[name] = uvloop.run(play(nodes, is_spread=is_spread))
                worked = time.process_time() - worked
                one = measured["one server"].per_second
                target = "≥ 1.5 times one" if count == 2 and not is_spread else ""
                figure(f"{name}, {found.per_second / one:.2f} times one", f"{found.per_second:.0f} moves/s", target)
                figure("the servers' work for a move", f"{found.milliseconds_a_move:.2f} ms")
                figure("the clients' own work, opening the tables included", f"{worked:.1f} s of a core")
                if is_spread:
                    hop(nodes)
                    takeover(nodes)
    idle()


if __name__ == "__main__":
    main()
