"""What the server measures of itself, for Prometheus; among it how long the event loop was held up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_INTERVAL = 0.02
"""Seconds. What the loop worked before it was late counts with what held it up, so that this is not to be long."""
BLOCK = 0.05
"""So many seconds are too long for one turn of the event loop."""
_FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
FAILURES = ("read", "written", "fenced", "collision", "bot_died", "no_move", "analysis", "request")
"""What can go wrong: the database isn't read or written, another server has the table or has written to it, a bot dies
or finds no move, an analysis breaks off, a request fails for a reason that nobody foresaw."""
NOT_READ = "unreadable"
"""What a message asks for that can't be read."""


class Metrics:
    """Counters and gauges of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("litera_rooms", "Tables in memory", ["game"], registry=self.registry)
        self.connections = Gauge("litera_connections", "Open WebSockets", registry=self.registry)
        self.moves = Counter("litera_moves", "Moves of people, programs and bots", ["game"], registry=self.registry)
        self.store_is_well = Gauge("litera_store_ok", "1 while the database does its work", registry=self.registry)
        self.refused = Counter("litera_refused", "Refused requests", ["code"], registry=self.registry)
        self.failures = Counter("litera_failures", "What went wrong", ["kind"], registry=self.registry)
        for kind in FAILURES:
            self.failures.labels(kind)
        self.cut_off = Counter("litera_cut_off", "Closed WebSockets", ["code"], registry=self.registry)
        self.waiting = Gauge("litera_waiting", "What waits for its turn", ["queue"], registry=self.registry)
        self.answers = Histogram(
            "litera_answer_seconds",
            "From a message over a WebSocket to its answer",
            ["do"],
            buckets=_FINE,
            registry=self.registry,
        )
        self.commits = Histogram(
            "litera_commit_seconds", "Commits of the chronicle", buckets=_FINE, registry=self.registry
        )
        self.thought = Histogram(
            "litera_bot_seconds", "Thinking for one move", ["game"], buckets=_FINE, registry=self.registry
        )
        self.lag = Histogram("litera_loop_lag_seconds", "Event loop held up", buckets=_FINE, registry=self.registry)
        self.worst_lag = Gauge("litera_loop_lag_worst_seconds", "The longest so far", registry=self.registry)
        self.blocks = Counter("litera_loop_blocks", "Times it was held up for over 50 ms", registry=self.registry)
        self.worst_work = Gauge(
            "litera_loop_work_worst_seconds", "The longest that its own work held it up", registry=self.registry
        )
        self._answered: dict[type[msgspec.Struct], Histogram] = {}
        self._worst = self._worst_work = 0.0

    def text(self) -> bytes:
        """Give all of it in Prometheus' text format."""
        return generate_latest(self.registry)

    def watch_queues(self, depths: Mapping[str, Callable[[], int]]) -> None:
        """Measure how many wait in queues, each when the measurements are read."""
        for name, depth in depths.items():
            self.waiting.labels(name).set_function(depth)

    def count_failure(self, kind: str) -> None:
        """Note that something went wrong."""
        self.failures.labels(kind).inc()

    def note_answer(self, kind: type[msgspec.Struct], seconds: float) -> None:
        """Note that a message of a kind was answered."""
        answered = self._answered.get(kind)
        if answered is None:
            tag = kind.__struct_config__.tag
            answered = self._answered[kind] = self.answers.labels(tag if isinstance(tag, str) else NOT_READ)
        answered.observe(seconds)

    async def watch_loop(self) -> None:
        """Measure again and again how much later than asked a timer is up: in between the event loop was held up.

        A sleeper would go on one turn of the loop later, and miss what the others do until it sleeps again.
        """
        loop = asyncio.get_running_loop()
        asked, worked = time.perf_counter(), time.thread_time()
        timer: asyncio.TimerHandle

        def look() -> None:
            nonlocal asked, worked, timer
            came, done = time.perf_counter(), time.thread_time()
            late = max(0.0, came - asked - LAG_INTERVAL)
            self.note_lag(late, min(late, done - worked))
            asked, worked = came, done
            timer = loop.call_later(LAG_INTERVAL, look)

        timer = loop.call_later(LAG_INTERVAL, look)
        try:
            await loop.create_future()
        finally:
            timer.cancel()

    def note_lag(self, late: float, work: float) -> None:
        """Note that the event loop came back late; for ``work`` of these seconds it did not wait for the processor."""
        self.lag.observe(late)
        if late > BLOCK:
            self.blocks.inc()
        self._worst, self._worst_work = max(self._worst, late), max(self._worst_work, work)
        self.worst_lag.set(self._worst)
        self.worst_work.set(self._worst_work)


class ClusterMetrics:
    """What a server measures as a node of a cluster."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.slots = Gauge("litera_slots", "Slots that this node holds", registry=registry)
        self.slots_taken = Counter("litera_slots_taken", "Slots that this node took", registry=registry)
        self.lease = Gauge(
            "litera_lease_seconds", "How long this node may still act unless it renews", registry=registry
        )
        self.leases_lost = Counter("litera_leases_lost", "Leases that were not renewed in time", registry=registry)
        self.nodes = Gauge("litera_nodes", "Nodes that live, as this one sees it", registry=registry)
        self.bus_is_there = Gauge("litera_bus_ok", "1 while the bus carries messages", registry=registry)
        self.hops = Histogram(
            "litera_hop_seconds", "Questions that another node answered", buckets=_FINE, registry=registry
        )
