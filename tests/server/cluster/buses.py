"""A real NATS server for the tests, and several servers of Litera around it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.running import PATIENCE, Guest, Served, served

PROGRAM = Path(sys.executable).with_name("nats-server")
SECRET = "the same secret for all of the servers"
STARTING_SECONDS = 10


def free_port() -> int:
    """Give a port that nobody uses at present."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Nats:
    """A NATS server that can be stopped and started again at the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        command = [str(PROGRAM), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.01)
        raise AssertionError("NATS does not listen")

    def stop(self, how: int = signal.SIGKILL) -> None:
        """End it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


@contextmanager
def bus() -> Iterator[Nats]:
    """Run NATS for a while."""
    server = Nats()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def nodes(folder: Path, database: str, url: str, count: int, **environment: str) -> Iterator[list[Served]]:
    """Run so many servers as one cluster; they have shared the slots."""
    with ExitStack() as running:
        servers = []
        for number in range(count):
            data = folder / f"node {number}"
            data.mkdir(exist_ok=True)
            flags = ("--database", database, "--cluster", url)
            servers.append(running.enter_context(served(data, *flags, LITERA_SECRET=SECRET, **environment)))
        settle(servers)
        yield servers


def slots_of(server: Served) -> int:
    """Ask a server how many slots it holds."""
    reply = Guest(server).http.get("/metrics").text
    return int(float(next(line.split()[1] for line in reply.splitlines() if line.startswith("litera_slots "))))


def settle(servers: list[Served], seconds: float = 30) -> None:
    """Wait until servers share all slots evenly."""
    end = time.monotonic() + seconds
    held: list[int] = []
    while time.monotonic() < end:
        held = [slots_of(server) for server in servers]
        if sum(held) == 256 and max(held) - min(held) <= 2:
            return
        time.sleep(0.05)
    raise AssertionError(held)


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def also_at(server: Served, guest: Guest) -> Guest:
    """Give the same guest at another server."""
    again = Guest(server)
    again.http.cookies.update(dict(guest.http.cookies))
    return again
