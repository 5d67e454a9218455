"""A run: tables of all games are played while faults befall the servers; then what was told is held against what is."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import create_engine, text

from litera.games.registry import OWN
from litera.server.feed.watching import Subscription, Watching
from litera.server.table.chronicle import AnyLine, decode
from litera.server.table.state import fold
from tests.chaos.history import faults_of
from tests.chaos.players import Person, Seat, Waits, opened
from tests.chaos.world import FAULTS, World, world
from tests.server.cluster.buses import bus
from tests.server.store.postgres import postgres_server

CALM_SECONDS = 1.0
"""So long everybody plays after a fault, before the next."""


@dataclass
class Report:
    """What a run has found."""

    seed: int
    tables: int
    waits: dict[str, list[Waits]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(each.acknowledged for some in self.waits.values() for each in some)

    def __str__(self) -> str:
        """Give it as a table."""
        lines = [
            f"seed {self.seed}, {self.tables} tables",
            f"{'fault':<26}{'times':>6}{'acknowledged':>14}{'longest wait':>14}",
        ]
        for name, waits in self.waits.items():
            longest = max((each.longest for each in waits), default=0)
            count = sum(each.acknowledged for each in waits)
            lines.append(f"{name:<26}{len(waits):>6}{count:>14}{longest:>12.1f} s")
        lines.append(f"{self.acknowledged} commands acknowledged, {len(self.wrong)} wrong")
        return "\n".join([*lines, *self.wrong[:20]])


def schedule(choose: random.Random, count: int) -> list[str]:
    """Choose the faults of a run: each kind once before any comes again."""
    names: list[str] = []
    while len(names) < count:
        names += choose.sample([*FAULTS], len(FAULTS))
    return names[:count]


def chaos(seed: int, faults: Sequence[str], tables: int, pause: float) -> Report:
    """Run; everything that is chosen follows from the seed."""
    with tempfile.TemporaryDirectory(prefix="litera-chaos-") as folder, postgres_server() as postgres, bus() as nats:
        report = Report(seed, tables)

        async def run() -> None:
            async with world(Path(folder), postgres, nats, random.Random(seed)) as here:
                await _play(here, report, faults, pause)
                await _compare(here, report, postgres.url())

        asyncio.run(run())
        return report


async def _play(here: World, report: Report, faults: Sequence[str], pause: float) -> None:
    people = [Person(here.ports, name) for name in ("Anna", "Bogdan")]
    for person in people:
        await person.begin()
    games = [game.id for game in OWN]
    for number in range(report.tables):
        here.seats += await opened(here.ports, people, games[number % len(games)], f"chaos {number}", pause)
    waits, is_over = [Waits()], asyncio.Event()
    report.waits["nothing"] = [waits[0]]
    playing = [asyncio.create_task(seat.play(waits, is_over)) for seat in here.seats]
    await asyncio.sleep(CALM_SECONDS * 2)
    for name in faults:
        waits.append(Waits())
        report.waits.setdefault(name, []).append(waits[-1])
        await FAULTS[name](here)
        await here.settled()
        await _all_go_on(here)
        await asyncio.sleep(CALM_SECONDS)
    is_over.set()
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, BaseException):
            report.wrong.append(f"a client fell: {done!r}")
    for person in people:
        await person.close()


async def _all_go_on(here: World) -> None:
    """Wait until no client waits for what it asked for before this moment."""
    now = time.monotonic()
    while any(seat.since is not None and seat.since < now for seat in here.seats):
        await asyncio.sleep(0.05)


async def _compare(here: World, report: Report, database: str) -> None:
    by_table: dict[str, list[Seat]] = {}
    for seat in here.seats:
        by_table.setdefault(seat.table, []).append(seat)
        report.wrong += [f"{seat.table} {seat.seat}: {wrong}" for wrong in seat.feed.wrong]
    lines = await asyncio.to_thread(_chronicles, database)
    for table, seats in by_table.items():
        clients = {f"{seat.table} {seat.seat}": seat.commands for seat in seats}
        report.wrong += faults_of(clients, [line.request for line in lines[table]])
        state = fold(lines[table])
        for seat in seats:
            view = await seat.view()
            if view != seat.feed.view:
                report.wrong.append(f"{table} {seat.seat}: the feed does not lead to the view")
            if state.game is None or view != Watching(state.game).view(Subscription(seat.seat, "en", 0)):
                report.wrong.append(f"{table} {seat.seat}: the view is not that of the chronicle")
            await seat.close()


def _chronicles(database: str) -> dict[str, list[AnyLine]]:
    """Read all lines of all tables from the database itself."""
    engine = create_engine(database)
    found: dict[str, list[AnyLine]] = {}
    with engine.connect() as connection:
        for table, seq, line in connection.execute(text("SELECT * FROM chronicle ORDER BY game_table, seq")):
            found.setdefault(table, []).append(decode(line))
            assert seq == len(found[table]), f"{table} has no line {len(found[table])}"
    engine.dispose()
    return found
