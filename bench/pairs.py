"""Tables with two clients each, all at once: as many moves as can be made, or one a second at each table.

What is timed is the way of a move from the client that makes it to the other one.
"""

from __future__ import annotations

import asyncio
import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bench.wire import Wire, dial

CLOSED_SECONDS = 10.0
PACED_SECONDS = 15.0


@dataclass
class Measured:
    """The way of each move in seconds, when the first was made and the last arrived, and how long the server worked."""

    ways: list[float] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    worked: float = 0.0

    @property
    def per_second(self) -> float:
        """Moves that arrived in a second."""
        return len(self.ways) / (self.ended - self.began)

    @property
    def busy(self) -> float:
        """How much of the time the server worked, of 1."""
        return self.worked / (self.ended - self.began)

    @property
    def milliseconds_a_move(self) -> float:
        """The server's work for a move."""
        return 1000 * self.worked / len(self.ways)

    def way(self, share: float) -> float:
        """Give the milliseconds in which this share of the moves had arrived."""
        return 1000 * percentile(self.ways, share)


class Pair(ABC):
    """The two clients of a table. ``move`` makes the next move, ``hear`` takes what comes."""

    def __init__(self) -> None:
        self.is_over = False
        self.is_paced = False
        self.stops_at = float("inf")
        self.measured = Measured()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the first move may be made."""
        self._wires: list[Wire] = []
        self._sent = 0.0

    @abstractmethod
    def hear(self, seat: int, message: bytes) -> None:
        """Take what comes to a client."""

    @abstractmethod
    def move(self) -> None:
        """Let the one move whose turn it is."""

    async def connect(self, port: int) -> None:
        """Connect the next client."""
        seat = len(self._wires)
        self._wires.append(await dial(port, lambda message: self.hear(seat, message)))

    def send(self, seat: int, message: bytes) -> None:
        """Send a client's message."""
        self._wires[seat].send(message)

    def send_move(self, seat: int, message: bytes) -> None:
        """Send a client's move; its way begins."""
        self._sent = time.perf_counter()
        self.send(seat, message)

    def was_told(self) -> None:
        """Note that the other client was told of the move, and go on."""
        now = time.perf_counter()
        self.measured.ways.append(now - self._sent)
        self.measured.ended = now
        if now >= self.stops_at:
            self.is_over = True
        elif not (self.is_paced or self.is_over):
            self.move()

    def close(self) -> None:
        """Go."""
        for wire in self._wires:
            wire.close()


Play = Callable[[Sequence[Pair], float], Awaitable[None]]
"""A way of playing at all tables, from a moment on."""


class Worked(Protocol):
    """Whatever serves."""

    def cpu_seconds(self) -> float:
        """Say how long it has worked."""


async def measure(server: Worked, pairs: Sequence[Pair], play: Play) -> Measured:
    """Let all pairs play and go; say how it went."""
    measured = Measured()
    for pair in pairs:
        pair.measured = measured
    # What they have made so far is no garbage to look for.
    gc.collect()
    gc.freeze()
    before, measured.began = server.cpu_seconds(), time.perf_counter()
    await play(pairs, measured.began)
    measured.worked = server.cpu_seconds() - before
    for pair in pairs:
        pair.close()
    return measured


async def closed_loop(pairs: Sequence[Pair], began: float) -> None:
    """Let everyone move as soon as they can, for some seconds or until all games are over."""
    for pair in pairs:
        pair.stops_at = began + CLOSED_SECONDS
        pair.move()
    while not all(pair.is_over for pair in pairs):
        await asyncio.sleep(0.05)


async def paced(pairs: Sequence[Pair], began: float) -> None:
    """Let each table make one move a second, not all at once."""
    for beat in range(int(PACED_SECONDS)):
        for number, pair in enumerate(pairs):
            due = began + beat + number / len(pairs)
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            pair.is_paced = True
            if not pair.is_over:
                pair.move()
    await asyncio.sleep(1)


def percentile(values: Sequence[float], share: float) -> float:
    """Give the value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
