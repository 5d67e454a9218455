"""What the server measures of itself, for Prometheus; among it how long the event loop was held up."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LAG_INTERVAL = 0.02
"""Seconds. What the loop worked before it was late counts with what held it up, so that this is not to be long."""
BLOCK = 0.05
"""So many seconds are too long for one turn of the event loop."""
_FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters and gauges of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("litera_rooms", "Tables in memory", registry=self.registry)
        self.connections = Gauge("litera_connections", "Open WebSockets", registry=self.registry)
        self.moves = Counter("litera_moves", "Moves of people, programs and bots", ["game"], registry=self.registry)
        self.store_is_well = Gauge("litera_store_ok", "1 while the database does its work", registry=self.registry)
        self.refused = Counter("litera_refused", "Refused requests", ["code"], registry=self.registry)
        self.cut_off = Counter("litera_cut_off", "Closed WebSockets", ["code"], registry=self.registry)
        self.commits = Histogram(
            "litera_commit_seconds", "Commits of the chronicle", buckets=_FINE, registry=self.registry
        )
        self.thought = Histogram("litera_bot_seconds", "Thinking for one move", buckets=_FINE, registry=self.registry)
        self.lag = Histogram("litera_loop_lag_seconds", "Event loop held up", buckets=_FINE, registry=self.registry)
        self.worst_lag = Gauge("litera_loop_lag_worst_seconds", "The longest so far", registry=self.registry)
        self.blocks = Counter("litera_loop_blocks", "Times it was held up for over 50 ms", registry=self.registry)
        self.worst_work = Gauge(
            "litera_loop_work_worst_seconds", "The longest that its own work held it up", registry=self.registry
        )
        self.slots = Gauge("litera_slots", "Slots of a cluster that this server holds", registry=self.registry)
        self.leases_lost = Counter("litera_leases_lost", "Leases that were not renewed in time", registry=self.registry)
        self.hops = Histogram(
            "litera_hop_seconds", "Questions that another server answered", buckets=_FINE, registry=self.registry
        )
        self._worst = self._worst_work = 0.0

    def text(self) -> bytes:
        """Give all of it in Prometheus' text format."""
        return generate_latest(self.registry)

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
