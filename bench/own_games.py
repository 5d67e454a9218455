"""One's own games: how long the lists take for somebody who has finished 100 000 of them, on both databases."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from sqlalchemy import insert
from tests.server.store.postgres import postgres

from bench.report import figure, heading
from litera.server.feed.own_tables import own_tables, told_tables
from litera.server.people.people import People
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.people import finished_seat
from litera.server.store.schema import directory, seatings
from litera.server.store.store import Store

GAMES: Final = 100_000
AT_ONCE: Final = 5000
OPPONENTS: Final = 100
TIMES: Final = 9
PAGE: Final = 50
LAST: Final = GAMES // PAGE - 1
TARGET: Final = "< 200"


def summary(number: int) -> bytes:
    """Give what the directory says of a finished game of Anna's."""
    seats = [{"name": "Anna", "bot": None}, {"name": "Bogdan", "bot": None}]
    told: dict[str, Any] = {
        "table": f"{number:018x}",
        "game": "dnup",
        "title": "Upside Down",
        "status": "over",
        "seats": seats,
        "access": "private",
        "password": False,
        "clock": {"kind": "none"},
        "options": {},
        "host": "Anna",
        "created": number,
        "winners": [0],
        "scores": [10, 5],
        "ended": number,
        "guests": ["anna", "bogdan"],
        "last": [],
    }
    return json.dumps(told).encode()


def fill(engine: Any) -> None:
    """Put the games into a database."""
    for first in range(0, GAMES, AT_ONCE):
        numbers = range(first, first + AT_ONCE)
        with engine.begin() as connection:
            kept = {"listed": 0, "due": None}
            rows = [{"game_table": f"{n:018x}", "created": n, "summary": summary(n), **kept} for n in numbers]
            connection.execute(insert(directory), rows)
            connection.execute(
                insert(seatings),
                [{"guest": "anna", "game_table": f"{n:018x}", "ended": n, "game": "dnup"} for n in numbers],
            )
            words = {"best_words": "WORD", "longest_word": "LONGER", "longest": 6}
            connection.execute(
                insert(finished_seat),
                [
                    {
                        "game_table": f"{n:018x}",
                        "seat": seat,
                        "guest": guest,
                        "game": "dnup",
                        "ended": n,
                        "level": "",
                        "won": (n + seat) % 3 % 2,
                        "points": n * 7 % 300,
                        "best": n * 11 % 90,
                        **words,
                    }
                    for n in numbers
                    for seat, guest in enumerate(("anna", f"other {n % OPPONENTS}"))
                ],
            )


async def measured(store: Store, people: People) -> dict[str, float]:
    """Give the milliseconds of each list, the middle one of several times."""
    ids = ("anna",)

    async def lobby() -> None:
        own_tables(await store.summaries(*ids), "en", ids)

    async def page(number: int, game: str | None = None) -> None:
        found = await store.finished(ids, PAGE, PAGE * number, game)
        assert len(told_tables(found, "en", ids)) == PAGE

    async def timed(work: Callable[[], Awaitable[object]]) -> float:
        took = []
        for _ in range(TIMES):
            began = time.perf_counter()
            await work()
            took.append(time.perf_counter() - began)
        return 1000 * median(took)

    return {
        "the lobby": await timed(lobby),
        "the first page": await timed(lambda: page(0)),
        "the last page": await timed(lambda: page(LAST)),
        "the first page of one game": await timed(lambda: page(0, "dnup")),
        "results, records and streaks": await timed(lambda: people.statistics.of("anna")),
        "opponents": await timed(lambda: people.statistics.opponents("anna")),
    }


def main() -> None:
    """Measure both databases."""
    heading("One's own games: milliseconds for somebody with 100 000 finished ones")

    async def on(database: Any) -> dict[str, float]:
        engine = open_database(database)
        fill(engine)
        store = Store(engine, lambda _: None)
        try:
            return await measured(store, People(engine, lambda: GAMES))
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        found = {"SQLite": asyncio.run(on(sqlite_url(Path(folder))))}
    with postgres() as address:
        found["PostgreSQL"] = asyncio.run(on(address))
    for database, lists in found.items():
        for name, took in lists.items():
            figure(f"{name}, {database}", f"{took:.0f} ms", TARGET)


if __name__ == "__main__":
    main()
