"""One's own games: how long the lists take for somebody who has finished 100 000 of them, on both databases.

Beside them what moderators list, after as many measures and rated games.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, insert, text
from tests.server.store.postgres import postgres

from bench.report import figure, heading
from litera.server.feed.own_tables import own_tables, told_tables
from litera.server.people.people import People
from litera.server.people.persons import Guest
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.people import fair_play, finished_seat, person, rated_seat, rating, tally
from litera.server.store.people import opponent as opponent_table
from litera.server.store.schema import directory, seatings
from litera.server.store.store import Store
from litera.server.store.ties import moderation

GAMES: Final = 100_000
AT_ONCE: Final = 5000
NEW: Final = 500
"""So many, the last ones, aren't counted yet."""
OPPONENTS: Final = 5000
TIMES: Final = 9
PAGE: Final = 50
RARE: Final = 3
"""So many lines of the log of moderation are about the rarest measure."""
LAST: Final = GAMES // PAGE - 1
TARGET: Final = "< 200"


class Took(NamedTuple):
    """Milliseconds: how long somebody waited, and how long this process was at work; the rest is PostgreSQL's."""

    waited: float
    worked: float


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
                [
                    {"guest": guest, "game_table": f"{n:018x}", "ended": n, "game": "dnup"}
                    for n in numbers
                    for guest in ("anna", opponent(n))
                ],
            )
            rated = {"game": "dnup", "pace": "live", "points": 7, "mu": 25.0, "sigma": 2.0}
            connection.execute(
                insert(rated_seat),
                [
                    {"game_table": f"{n:018x}", "seat": seat, "person": who, "ended": n, "place": 1 + seat, **rated}
                    for n in numbers
                    for seat, who in enumerate(("anna", opponent(n)))
                ],
            )
            words = {"best_words": "WORD", "longest_word": "LONGER", "longest": 6}
            seats: list[dict[str, Any]] = [
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
                    "streak": (n + seat) % 3 % 2 if n < GAMES - NEW else None,
                    "met": 1 if n < GAMES - NEW else None,
                    **words,
                }
                for n in numbers
                for seat, guest in enumerate(("anna", opponent(n)))
            ]
            connection.execute(insert(finished_seat), seats)
            fill_moderation(connection, numbers)
    with engine.begin() as connection:
        names = ["anna", *(opponent(number) for number in range(OPPONENTS))]
        connection.execute(insert(person), [{"id": name, "name": name, "lang": "en", "created": 0} for name in names])
        ratings = {"game": "dnup", "pace": "live", "mu": 25.0, "sigma": 2.0, "games": GAMES, "newest": GAMES}
        connection.execute(insert(rating), [{"person": name, **ratings} for name in names])
        known = {"game": "dnup", "level": ""}
        met = {"guest": "anna", "games": GAMES // OPPONENTS, "won": GAMES // OPPONENTS // 3}
        connection.execute(insert(opponent_table), [{**met, "other": opponent(number)} for number in range(OPPONENTS)])
        connection.execute(insert(tally).values(guest="anna", games=GAMES - NEW, won=GAMES // 3, **known))
        if engine.dialect.name == "postgresql":
            # It does so of its own accord within a minute.
            connection.execute(text("ANALYZE"))


def fill_moderation(connection: Connection, numbers: range) -> None:
    """Put signals of games and lines of the log into a database."""
    decided = {"seat": 0, "game": "dnup", "decisions": 40, "lost": 0.1, "seconds": 9.0, "spread": 0.4}
    connection.execute(
        insert(fair_play),
        [{"game_table": f"{n:018x}", "person": opponent(n), "ended": n, "agreed": n % 40, **decided} for n in numbers],
    )
    logged = {"moderator": "operator", "person": "anna", "why": "Why."}
    connection.execute(
        insert(moderation),
        [{"number": 1 + n, "at": n, "what": "ban" if n < RARE else "warn", **logged} for n in numbers],
    )


def opponent(number: int) -> str:
    """Give whom Anna played in a game."""
    return f"other {number % OPPONENTS}"


async def counted(people: People) -> float:
    """Have the last games counted, as a server does with each; give the milliseconds for one."""
    began = time.process_time()
    while await people.statistics.count():
        pass
    return 1000 * (time.process_time() - began) / NEW


async def measured(store: Store, people: People) -> dict[str, Took]:
    """Give what each list takes, the middle one of several times."""
    ids, anna = ("anna",), Guest("anna", "Anna", "en")

    async def lobby() -> None:
        own_tables(await store.summaries(*ids), "en", ids)

    async def page(number: int, game: str | None = None) -> None:
        found = await store.finished(ids, PAGE, PAGE * number, game=game)
        assert len(told_tables(found, "en", ids)) == PAGE

    async def rated(number: int, *, oldest: bool = False) -> None:
        found = await people.ratings.games("anna", "dnup", "live", page=number, is_oldest_first=oldest)
        assert len(found) == PAGE

    async def rare() -> None:
        assert len(await people.moderation.log(0, what="ban")) == RARE

    async def timed(work: Callable[[], Awaitable[object]]) -> Took:
        took = []
        for _ in range(TIMES):
            began, worked = time.perf_counter(), time.process_time()
            await work()
            took.append((1000 * (time.perf_counter() - began), 1000 * (time.process_time() - worked)))
        return Took(*map(median, zip(*took, strict=True)))

    return {
        "the lobby": await timed(lobby),
        "the first page": await timed(lambda: page(0)),
        "the last page": await timed(lambda: page(LAST)),
        "the first page of one game": await timed(lambda: page(0, "dnup")),
        "results, records and streaks": await timed(lambda: people.statistics.of("anna")),
        "opponents": await timed(lambda: people.statistics.opponents("anna", 0)),
        "opponents by share of wins": await timed(lambda: people.statistics.opponents("anna", 0, order="won")),
        "opponents by a part of the name": await timed(lambda: people.statistics.opponents("anna", 0, name="4999")),
        "ratings": await timed(lambda: people.ratings.of("anna")),
        "the first page of rated games": await timed(lambda: rated(0)),
        "the last page of rated games": await timed(lambda: rated(LAST)),
        "the last page of rated games, oldest first": await timed(lambda: rated(LAST, oldest=True)),
        "the moderators' signals": await timed(lambda: people.fair_play.page(0)),
        "what is unusual of them": await timed(lambda: people.fair_play.page(0, is_unusual_only=True)),
        "the moderators' log": await timed(lambda: people.moderation.log(0)),
        "a rare measure in the log": await timed(rare),
        "a leaderboard": await timed(lambda: people.ratings.leaders("dnup", "live", 0, page=0)),
        "against somebody": await timed(lambda: people.profiles.against(anna, opponent(0))),
        "against a stranger": await timed(lambda: people.profiles.against(anna, "nobody")),
    }


def main() -> None:
    """Measure both databases."""
    heading("One's own games: milliseconds for somebody with 100 000 finished ones, and those at work in this process")

    async def on(database: Any) -> dict[str, Took]:
        engine = open_database(database)
        fill(engine)
        store = Store(engine, lambda _: None)
        try:
            people = People(engine, lambda: GAMES)
            figure("to count a game", f"{await counted(people):.1f} ms")
            return await measured(store, people)
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as folder:
        found = {"SQLite": asyncio.run(on(sqlite_url(Path(folder))))}
    with postgres() as address:
        found["PostgreSQL"] = asyncio.run(on(address))
    for database, lists in found.items():
        for name, took in lists.items():
            figure(f"{name}, {database}", f"{took.waited:.0f} ({took.worked:.0f}) ms", TARGET)


if __name__ == "__main__":
    main()
