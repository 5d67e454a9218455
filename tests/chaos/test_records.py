"""What the comparison of people's records finds: every game that is missing, or there twice, or counted wrongly."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from litera.server.store.database import sqlite_url
from litera.server.table.chronicle import AnyLine, decode
from tests.chaos.records import wrong_records
from tests.server.people.posts import Browser
from tests.server.people.test_company import person_of
from tests.server.people.test_leaving import played
from tests.server.people.test_rated_tables import kept
from tests.server.running import served

DAMAGES = {
    "DELETE FROM finished_seat WHERE seat = 1": {"statistics", "check"},
    "UPDATE finished_seat SET seat = 5 WHERE seat = 1": {"statistics"},
    "UPDATE tally SET games = 2": {"check"},
    "UPDATE rated_seat SET place = 3 - place": {"check", "ratings"},
    "UPDATE rating SET mu = mu + 1": {"ratings"},
    "DELETE FROM outbox WHERE kind = 'over'": {"notifications"},
    "INSERT INTO outbox SELECT 'again', key, person, kind, game_table, seat, flag, words, \"by\", due, tries, done"
    " FROM outbox WHERE kind = 'over'": {"notifications"},
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, dict[str, list[AnyLine]]]:
    """Let a rated game end on a server that is killed; give its data, whom it tells, and the chronicle."""
    data = tmp_path_factory.mktemp("data")
    database = sqlite_url(data).render_as_string()
    with served(data, LITERA_PUSH_SERVICES="127.0.0.1") as server:
        anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
        bogdan.post("/api/notifications/subscribe", **Browser("http://127.0.0.1:9", "b").subscription._asdict())
        who = person_of(bogdan)
        played(anna, bogdan, rated=True, clock={"kind": "days", "days": 2})
        server.process.kill()
    lines: dict[str, list[AnyLine]] = {}
    engine = create_engine(database)
    with engine.connect() as connection:
        for table, line in connection.execute(text("SELECT game_table, line FROM chronicle ORDER BY game_table, seq")):
            lines.setdefault(table, []).append(decode(line))
    engine.dispose()
    with served(data) as server:
        server.guest("Celina").get(f"/api/people/{who}")
        # Whoever serves the database next looks through what is over.
        assert asyncio.run(wrong_records(database, lines, [who])) == (1, [])
    return data, who, lines


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_found(
    written: tuple[Path, str, dict[str, list[AnyLine]]], tmp_path: Path, damage: str
) -> None:
    data, who, lines = written
    for file in data.glob("litera.sqlite*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    database = sqlite_url(tmp_path).render_as_string()
    engine = create_engine(database)
    with engine.begin() as connection:
        assert connection.execute(text(damage)).rowcount > 0
    engine.dispose()
    _, wrong = asyncio.run(wrong_records(database, lines, [who]))
    assert {each.partition(":")[0] for each in wrong} == DAMAGES[damage]
