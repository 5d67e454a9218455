"""A run: tables of all games are played while faults befall the servers; then what was told is held against what is."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from sqlalchemy import create_engine, text

from litera.games.registry import OWN
from litera.server.feed.watching import Subscription, Watching
from litera.server.table.chronicle import AnyLine, decode
from litera.server.table.state import fold
from tests.chaos.history import faults_of
from tests.chaos.players import Person, Seat, Waits, opened
from tests.chaos.records import wrong_records
from tests.chaos.world import FAULTS, SETTLING_SECONDS, World, world
from tests.server.cluster.buses import bus
from tests.server.store.postgres import postgres_server

CALM_SECONDS = 0.3
"""So long everybody plays after a fault, once all are answered again, before the next."""
BEGINNING_SECONDS = 2.0
"""So long everybody plays before the first."""
LONGEST_WAIT = 5.0
FEWEST_RATED = 2
LAST_TO_RESIGN = 20
"""At the latest with this command somebody resigns at a rated table."""
DAYS = {"kind": "days", "days": 2}
CHECKED = ("lost", "doubled", "reordered")
"""What the checker of histories finds, by the words that it begins with."""


@dataclass
class Report:
    """What a run has found, in all of its rounds so far."""

    seed: int
    tables: int
    waits: dict[str, list[Waits]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    rounds: int = 0
    rated: int = 0
    """How many rated games have ended."""

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(each.acknowledged for some in self.waits.values() for each in some)

    @property
    def faults(self) -> int:
        """How many faults were injected."""
        return sum(len(some) for name, some in self.waits.items() if name in FAULTS)

    def add(self, other: Report) -> None:
        """Take in what another round has found."""
        for name, waits in other.waits.items():
            self.waits.setdefault(name, []).extend(waits)
        self.wrong += other.wrong
        self.rated += other.rated
        self.rounds += 1

    def __str__(self) -> str:
        """Give it as a table."""
        lines = [
            f"seed {self.seed}, {self.tables} tables, rounds: {self.rounds}",
            f"{'fault':<26}{'times':>6}{'acknowledged':>14}{'longest wait':>14}{'each took':>12}",
        ]
        for name, waits in self.waits.items():
            longest = max((each.longest for each in waits), default=0)
            count = sum(each.acknowledged for each in waits)
            took = sum(each.seconds for each in waits) / len(waits)
            lines.append(f"{name:<26}{len(waits):>6}{count:>14}{longest:>12.1f} s{took:>10.1f} s")
        found = [sum(wrong.startswith(kind) for wrong in self.wrong) for kind in CHECKED]
        counts = ", ".join(f"{count} {kind}" for kind, count in zip(CHECKED, found, strict=True))
        lines.append(f"faults injected: {self.faults}; commands acknowledged: {self.acknowledged}")
        lines.append(f"{counts}, {len(self.wrong) - sum(found)} wrong otherwise")
        lines.append(f"rated games that ended, each once in ratings, statistics and notifications: {self.rated}")
        longest = max(each.longest for some in self.waits.values() for each in some)
        lines.append(f"longest wait: {longest:.1f} s (at most {LONGEST_WAIT:g} s are aimed at)")
        return "\n".join([*lines, *self.wrong[:20]])


def schedule(choose: random.Random, count: int) -> list[str]:
    """Choose the faults of a run: each kind once before any comes again."""
    names: list[str] = []
    while len(names) < count:
        names += choose.sample([*FAULTS], len(FAULTS))
    return names[:count]


def chaos(
    seed: int, faults: Sequence[str], tables: int, pause: float, told: Callable[[str, Waits], None] = lambda *_: None
) -> Report:
    """Run a round; everything that is chosen follows from the seed. ``told`` hears of each fault when it is over."""
    with tempfile.TemporaryDirectory(prefix="litera-chaos-") as folder, postgres_server() as postgres, bus() as nats:
        report = Report(seed, tables, rounds=1)

        async def run() -> None:
            async with world(Path(folder), postgres, nats, random.Random(seed)) as here:
                people = await _play(here, report, faults, pause, told)
                await compare(here.seats, report, postgres.url())
                lines = await asyncio.to_thread(_chronicles, postgres.url())
                report.rated, wrong = await wrong_records(postgres.url(), lines, here.told)
                report.wrong += wrong
                for person in people:
                    await person.close()

        uvloop.run(run())
        return report


async def _play(
    here: World, report: Report, faults: Sequence[str], pause: float, told: Callable[[str, Waits], None]
) -> list[Person]:
    """Play while faults befall the servers; give the people, who may come to their tables again."""
    people = [Person(here.ports, name) for name in ("Anna", "Bogdan")]
    here.told = [await person.begin() for person in people][:1]
    await people[0].reached()
    games = [game.id for game in OWN]
    for number in range(report.tables):
        game = games[number % len(games)]
        here.seats += await opened(here.ports, people, game, pause, seed=f"chaos {number}")
    for number in range(max(FEWEST_RATED, report.tables // 10)):
        ends = here.choose.randint(2, LAST_TO_RESIGN)
        game = games[number % len(games)]
        here.seats += await opened(here.ports, people, game, pause, ends, rated=True, clock=DAYS)
    waits, is_over = [Waits()], asyncio.Event()
    report.waits["nothing"] = [waits[0]]
    playing = [asyncio.create_task(seat.play(waits, is_over)) for seat in here.seats]
    await asyncio.sleep(BEGINNING_SECONDS)
    for name in faults:
        waits.append(Waits())
        report.waits.setdefault(name, []).append(waits[-1])
        began = time.monotonic()
        await FAULTS[name](here)
        try:
            await here.settled()
            await _all_go_on(here)
        except TimeoutError:
            report.wrong.append(f"{name}: not all is well again after {SETTLING_SECONDS:g} s")
            break
        await asyncio.sleep(CALM_SECONDS)
        waits[-1].seconds = time.monotonic() - began
        told(name, waits[-1])
    is_over.set()
    _, stuck = await asyncio.wait(playing, timeout=SETTLING_SECONDS)
    for task in stuck:
        task.cancel()
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, BaseException):
            report.wrong.append(f"a client fell: {done!r}")
    return people


async def _all_go_on(here: World) -> None:
    """Wait until no client waits for what it asked for before this moment. Raises TimeoutError."""
    now = time.monotonic()
    async with asyncio.timeout(SETTLING_SECONDS):
        while any(seat.since is not None and seat.since < now for seat in here.seats):
            await asyncio.sleep(0.05)


async def compare(seats: Sequence[Seat], report: Report, database: str) -> None:
    """Hold what all clients were told against what is in the database; report what does not fit, and hang up."""
    by_table: dict[str, list[Seat]] = {}
    for seat in seats:
        by_table.setdefault(seat.table, []).append(seat)
        report.wrong += [f"{seat.table} {seat.seat}: {wrong}" for wrong in seat.feed.wrong]
    lines = await asyncio.to_thread(_chronicles, database)
    for table, own in by_table.items():
        clients = {f"{seat.table} {seat.seat}": seat.commands for seat in own}
        report.wrong += faults_of(clients, [line.request for line in lines[table]])
        state = fold(lines[table])
        for seat in own:
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
