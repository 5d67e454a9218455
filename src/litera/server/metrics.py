"""What the server measures of itself, for Prometheus; among it how long the event loop was held up."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_INTERVAL = 0.1
_FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters and gauges of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("litera_rooms", "Tables in memory", registry=self.registry)
        self.connections = Gauge("litera_connections", "Open WebSockets", registry=self.registry)
        self.moves = Counter("litera_moves", "Moves of people, programs and machine players", registry=self.registry)
        self.refused = Counter("litera_refused", "Refused requests", ["code"], registry=self.registry)
        self.cut_off = Counter("litera_cut_off", "Closed WebSockets", ["code"], registry=self.registry)
        self.commits = Histogram(
            "litera_commit_seconds", "Commits of the chronicle", buckets=_FINE, registry=self.registry
        )
        self.thought = Histogram("litera_bot_seconds", "Thinking for one move", buckets=_FINE, registry=self.registry)
        self.lag = Histogram("litera_loop_lag_seconds", "Event loop held up", buckets=_FINE, registry=self.registry)
        self.worst_lag = Gauge("litera_loop_lag_worst_seconds", "The longest so far", registry=self.registry)
        self._worst = 0.0

    def text(self) -> bytes:
        """Give all of it in Prometheus' text format."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measure again and again how much later than asked the event loop comes back."""
        while True:
            asked = time.perf_counter()
            await asyncio.sleep(LAG_INTERVAL)
            late = max(0.0, time.perf_counter() - asked - LAG_INTERVAL)
            self.lag.observe(late)
            self._worst = max(self._worst, late)
            self.worst_lag.set(self._worst)
