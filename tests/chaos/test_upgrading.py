"""A cluster is upgraded node by node: games go on at the older node while a newer one migrates, and then at the newer.

The older node is this version, the newer one is it with a migration more.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, text

from tests.chaos import newer
from tests.chaos.players import Person, Ports, Seat, Waits, opened
from tests.chaos.run import Report, compare
from tests.server.cluster.buses import SECRET, bus, nodes
from tests.server.running import PATIENCE, served
from tests.server.store.postgres import postgres_server

PROGRAM = (newer.__file__,)
GAMES = ("dnup", "word_rummikub")
PATIENT_SECONDS = 60
"""Far more than anything takes, for machines that have other work too."""


@contextmanager
def connected(database: str) -> Iterator[Connection]:
    """Give a connection of our own, each statement by itself."""
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


class Migration:
    """What is seen of a migration from outside, and how it is held up."""

    def __init__(self, own: Connection) -> None:
        self._own = own

    @property
    def schema(self) -> str:
        """The schema that the database has."""
        found: str = self._own.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        return found

    def hold(self) -> None:
        """Let the next migration stop halfway."""
        self._own.execute(text(f"SELECT pg_advisory_lock({newer.HOLDS})"))

    def release(self) -> None:
        """Let it go on."""
        self._own.execute(text(f"SELECT pg_advisory_unlock({newer.HOLDS})"))

    @property
    def is_halfway(self) -> bool:
        """Whether one has stopped."""
        waiting = f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {newer.HOLDS} AND NOT granted"
        return bool(self._own.execute(text(waiting)).scalar_one())


@contextmanager
def migrating(data: Path, flags: tuple[str, ...], environment: dict[str, str]) -> Iterator[None]:
    """Start a newer node, and kill it at the end, if it has not begun to serve or has."""
    command = [sys.executable, *PROGRAM, "serve", "--port", "0", "--no-browser", "--data", str(data), *flags]
    process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait(PATIENCE)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENT_SECONDS):
        while not await asyncio.to_thread(is_so):
            await asyncio.sleep(0.05)


async def played_on(seats: list[Seat]) -> None:
    """Wait until everybody has played a little more."""
    before = [len(seat.commands.acknowledged) for seat in seats]
    enough = 3
    await until(
        lambda: all(len(seat.commands.acknowledged) >= had + enough for seat, had in zip(seats, before, strict=True))
    )


def test_games_go_on_at_an_older_node_while_a_newer_one_migrates(tmp_path: Path) -> None:
    newer.write_migrations(tmp_path / "migrations")
    environment = {"LITERA_SECRET": SECRET, "NEWER_MIGRATIONS": str(tmp_path / "migrations")}
    report = Report(0, len(GAMES))

    async def run(database: str, bus_url: str, own: Migration) -> None:
        flags = ("--database", database, "--cluster", bus_url)
        ports, waits, is_over = Ports(random.Random(1)), [Waits()], asyncio.Event()
        with nodes(tmp_path, database, bus_url, 1) as (older,):
            before = own.schema
            ports.of[0] = older.port
            people = [Person(ports, name) for name in ("Anna", "Bogdan")]
            for person in people:
                await person.begin()
            seats = [seat for game in GAMES for seat in await opened(ports, people, game, pause=0.1, seed="upgrade")]
            playing = [asyncio.create_task(seat.play(waits, is_over)) for seat in seats]
            own.hold()
            # A newer node is killed in the middle of its migration; what it has begun holds nobody up.
            with migrating(tmp_path / "killed", flags, environment):
                await until(lambda: own.is_halfway)
                await played_on(seats)
            own.release()
            await until(lambda: not own.is_halfway)
            assert own.schema == before
            own.hold()
            with migrating(tmp_path / "again", flags, environment):
                await until(lambda: own.is_halfway)
                await played_on(seats)
                own.release()
                await until(lambda: own.schema == newer.NEWER)
            # The older one goes on beside the newer schema, opens tables, and leaves. Its games go on at the newer one.
            await played_on(seats)
            seats += (late := await opened(ports, people, GAMES[0], pause=0.1, seed="late"))
            playing += [asyncio.create_task(seat.play(waits, is_over)) for seat in late]
            (tmp_path / "newer").mkdir()
            with served(tmp_path / "newer", *flags, program=PROGRAM, **environment) as successor:
                ports.of[1] = successor.port
                await played_on(seats)
                del ports.of[0]
                assert await asyncio.to_thread(older.stop) == 0
                await played_on(seats)
                is_over.set()
                await asyncio.gather(*playing)
                await compare(seats, report, database)
                for person in people:
                    await person.close()

    with postgres_server() as postgres, bus() as nats, connected(postgres.url()) as own:
        asyncio.run(run(postgres.url(), nats.url, Migration(own)))
    assert report.wrong == []
