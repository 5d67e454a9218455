"""PostgreSQL, NATS, three servers with lines that can be cut, and what can befall them."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.chaos import moving_clock
from tests.chaos.lines import Line, Lines
from tests.chaos.players import Ports, Seat
from tests.server.cluster.buses import SECRET, Nats
from tests.server.running import LITERA, Served
from tests.server.store.postgres import Postgres

NODES = 3
LEASE = 3.0
STARTS = 3
SETTLING_SECONDS = 60.0
UNLIMITED = {
    "LITERA_CONNECTIONS_PER_ADDRESS": "1000000",
    "LITERA_MESSAGES_PER_SECOND": "1000000",
    "LITERA_PROXIES": "127.0.0.1",
    "LITERA_LOG_LEVEL": "warning",
    # Nothing listens there: what is to be sent stays in the outbox.
    "LITERA_PUSH_SERVICES": "127.0.0.1",
    "PYTHONDONTWRITEBYTECODE": "",
}


class Node:
    """One server, with the lines to it, to the database and to the bus."""

    def __init__(self, number: int, data: Path, lines: Lines, postgres: Postgres, nats: Nats) -> None:
        self.number = number
        self.database = lines.open(postgres.port)
        self.bus = lines.open(nats.port)
        self.clients = lines.open()
        self.server: Served | None = None
        self._data = data
        self._postgres = postgres

    async def start(self, *, moving: bool = False) -> None:
        """Begin to serve."""
        flags = ("--database", self._postgres.url(self.database.port), "--cluster", f"nats://127.0.0.1:{self.bus.port}")
        program = (moving_clock.__file__,) if moving else LITERA

        def serve() -> Served:
            return Served(self._data, *flags, program=program, LITERA_SECRET=SECRET, **UNLIMITED)

        for left in reversed(range(STARTS)):
            try:
                self.server = await asyncio.to_thread(serve)
                break
            except AssertionError:
                # Whoever supervises a server starts it again when it doesn't reach the database.
                if not left:
                    raise
        assert self.server is not None
        self.clients.aim(self.server.port)

    def signal(self, how: int) -> None:
        """Send the server a signal."""
        assert self.server is not None
        self.server.process.send_signal(how)

    async def ended(self) -> None:
        """Wait for the server's end."""
        assert self.server is not None
        await asyncio.to_thread(self.server.ended)

    def close(self) -> None:
        """End whatever there is."""
        if self.server is not None and self.server.process.poll() is None:
            with suppress(ProcessLookupError):
                self.signal(signal.SIGCONT)
                self.signal(signal.SIGKILL)
            self.server.ended()
        for line in (self.database, self.bus, self.clients):
            line.close()


class World:
    """All of it, and the clients' way to it."""

    def __init__(self, folder: Path, postgres: Postgres, nats: Nats, choose: random.Random) -> None:
        self.choose = choose
        self.ports = Ports(random.Random(choose.random()))
        self.seats: list[Seat] = []
        self.told: list[str] = []
        """The guests whom notifications reach."""
        self.nodes: list[Node] = []
        self._folder = folder
        self._postgres = postgres
        self._nats = nats
        self._lines = Lines()

    async def start_node(self, *, moving: bool = False) -> Node:
        """Start another server."""
        number = len(self.nodes)
        data = self._folder / f"node {number}"
        data.mkdir()
        node = Node(number, data, self._lines, self._postgres, self._nats)
        self.nodes.append(node)
        await self._serve(node, moving=moving)
        return node

    async def _serve(self, node: Node, *, moving: bool = False) -> None:
        await node.start(moving=moving)
        self.ports.of[node.number] = node.clients.port

    async def _stop(self, node: Node, how: int) -> None:
        self.ports.of.pop(node.number, None)
        node.signal(how)
        await node.ended()

    def close(self) -> None:
        """End all servers, and what leads to them."""
        for node in self.nodes:
            node.close()
        self._lines.close()

    async def settled(self) -> None:
        """Wait until all servers that there are share the slots evenly. Raises TimeoutError."""
        async with asyncio.timeout(SETTLING_SECONDS), httpx.AsyncClient(timeout=2) as http:
            while True:
                held = [await self._slots(http, self.nodes[number]) for number in self.ports.of]
                if sum(held) == 256 and max(held) - min(held) <= 2:
                    return
                await asyncio.sleep(0.1)

    async def _slots(self, http: httpx.AsyncClient, node: Node) -> int:
        assert node.server is not None
        try:
            text = (await http.get(f"{node.server.origin}/metrics")).text
        except httpx.HTTPError:
            return -1
        return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("litera_slots "))))

    def _any(self) -> Node:
        return self.nodes[self.choose.randrange(NODES)]

    async def kill(self) -> None:
        """Kill a server, and start it again."""
        node = self._any()
        await self._stop(node, signal.SIGKILL)
        await asyncio.sleep(self.choose.uniform(0, LEASE))
        await self._serve(node)

    async def freeze(self) -> None:
        """Stop a server for longer than its lease, and let it go on."""
        node = self._any()
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE + self.choose.uniform(0.2, 1.5))
        node.signal(signal.SIGCONT)

    async def cut_from_database(self) -> None:
        """Cut a server from PostgreSQL for a while."""
        await self._cut(self._any().database)

    async def cut_from_bus(self) -> None:
        """Cut a server from NATS for a while."""
        await self._cut(self._any().bus)

    async def cut_from_clients(self) -> None:
        """Cut a server from all clients for a while; none of them is told."""
        await self._cut(self._any().clients)

    async def _cut(self, line: Line) -> None:
        line.cut()
        await asyncio.sleep(self.choose.uniform(1, LEASE + 1))
        line.mend()

    async def cut_clients(self) -> None:
        """Cut the connections of half of the clients."""
        for seat in self.choose.sample(self.seats, len(self.seats) // 2):
            seat.lose()
        await asyncio.sleep(0.2)

    async def restart_bus(self) -> None:
        """Kill NATS, and start it again."""
        self._nats.stop()
        await asyncio.sleep(self.choose.uniform(0.1, 1))
        await asyncio.to_thread(self._nats.start)

    async def restart_database(self) -> None:
        """Kill PostgreSQL, and start it again."""
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.sleep(self.choose.uniform(0, 0.5))
        await asyncio.to_thread(self._postgres.start)

    async def roll(self) -> None:
        """Stop and start one server after another, as for a new version."""
        for node in self.nodes[:NODES]:
            await self._stop(node, signal.SIGTERM)
            await self._serve(node)

    async def start_two(self) -> None:
        """Start two servers in the same second, and end them again in two ways."""
        both = await asyncio.gather(self.start_node(), self.start_node())
        await asyncio.sleep(self.choose.uniform(0.5, 1.5))
        for node, how in zip(both, (signal.SIGTERM, signal.SIGKILL), strict=True):
            await self._stop(node, how)
            node.close()

    async def move_clock(self) -> None:
        """Restart a server on a machine whose clock is moved again and again."""
        node = self._any()
        await self._stop(node, signal.SIGTERM)
        await self._serve(node, moving=True)
        await asyncio.sleep(moving_clock.SECONDS * 1.5)


FAULTS: dict[str, Callable[[World], Awaitable[None]]] = {
    "kill -9": World.kill,
    "stopped beyond the lease": World.freeze,
    "cut from PostgreSQL": World.cut_from_database,
    "cut from NATS": World.cut_from_bus,
    "cut from clients": World.cut_from_clients,
    "clients cut off": World.cut_clients,
    "NATS restarted": World.restart_bus,
    "PostgreSQL restarted": World.restart_database,
    "rolling deploy": World.roll,
    "two servers at once": World.start_two,
    "clock moved": World.move_clock,
}


@asynccontextmanager
async def world(folder: Path, postgres: Postgres, nats: Nats, choose: random.Random) -> AsyncIterator[World]:
    """Run three servers."""
    here = World(folder, postgres, nats, choose)
    try:
        await asyncio.gather(*(here.start_node() for _ in range(NODES)))
        await here.settled()
        yield here
    finally:
        here.close()
