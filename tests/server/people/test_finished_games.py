"""All of one's finished games: paged, of one game or all, either way round; also of databases of earlier versions."""

from __future__ import annotations

import json

from alembic import command
from sqlalchemy import Engine, create_engine, select, text

from litera.server.rooms.endings import note_endings
from litera.server.store.cards import Card
from litera.server.store.schema import seatings
from litera.server.store.store import Store
from tests.server.people.test_leaving import played
from tests.server.running import Served
from tests.server.store.conftest import url
from tests.server.store.opening import with_store
from tests.server.store.test_migrations import migrate

__all__ = ["url"]

COUNT = 120


def card(number: int) -> Card:
    """Give the card of a finished game of Anna's; every third is of another game, and two end at the same time."""
    game, ended = ("klepka" if number % 3 == 0 else "dnup"), 1000 + number // 2
    summary = {"table": f"t{number:03}", "game": game, "status": "over"}
    return Card(number, json.dumps(summary).encode(), frozenset({"anna"}), ended=ended, game=game)


def test_each_game_is_on_one_page(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(COUNT):
            await store.append(f"t{number:03}", (b"{}",), 0, card=card(number))
        await store.append("going", (b"{}",), 0, card=Card(5, b'{"table": "going"}', frozenset({"anna"})))

        async def tables(first: int, game: str | None = None, *, oldest: bool = False) -> list[str]:
            found = await store.finished(("anna", "former"), 50, first, game=game, is_oldest_first=oldest)
            return [json.loads(summary)["table"] for summary in found]

        everything = [f"t{number:03}" for number in range(COUNT)]
        assert [*await tables(0), *await tables(50), *await tables(100), *await tables(150)] == everything[::-1]
        oldest = [await tables(first, oldest=True) for first in (0, 50, 100)]
        assert [table for page in oldest for table in page] == everything
        assert await tables(0, "klepka") == everything[::3][::-1]
        assert await store.finished(("bob",), 50) == []
        mine = [json.loads(summary)["table"] for summary in await store.summaries("anna")]
        assert mine == ["going", *everything[::-1][:50]]

    with_store(url, work)  # type: ignore[arg-type]


def test_games_of_an_earlier_version_are_found(url: str) -> None:
    engine: Engine = create_engine(url)
    migrate(engine, "0008")
    with engine.begin() as connection:
        for table, status, ended in (("old", "over", None), ("newer", "over", 7000), ("going", "playing", None)):
            summary = json.dumps({"game": "dnup", "status": status, "ended": ended}).encode()
            values = {"table": table, "summary": summary}
            connection.execute(
                text("INSERT INTO directory (game_table, created, summary) VALUES (:table, 5000, :summary)"), values
            )
            seat = text("INSERT INTO seatings (guest, game_table) VALUES ('anna', :table)")
            connection.execute(seat, {"table": table})
    migrate(engine, "0009")
    assert note_endings(engine) == 2
    assert note_endings(engine) == 0
    with engine.connect() as connection:
        found = connection.execute(select(*seatings.c["game_table", "ended", "game"]))
        rows = {tuple(row) for row in found}
    assert rows == {("old", 5000, "dnup"), ("newer", 7000, "dnup"), ("going", None, None)}
    migrate(engine, "0008", command.downgrade)
    engine.dispose()


def test_finished_games_are_listed_for_whoever_played_them(server: Served) -> None:
    anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
    games = [played(anna, bogdan)["table"] for _ in range(2)]
    path = "/api/games/mine/finished"
    found = bogdan.get(path, lang="pl")["tables"]
    assert [(each["table"], each["you"], each["status"]) for each in found] == [(one, 1, "over") for one in games[::-1]]
    assert [each["table"] for each in bogdan.get(path, oldest="true")["tables"]] == games
    assert bogdan.get(path, game="klepka")["tables"] == []
    assert bogdan.get(path, page=1)["tables"] == []
    assert bogdan.http.get(path, params={"game": "chess"}).status_code == 404
    assert server.guest("Cyryl").get(path)["tables"] == []
