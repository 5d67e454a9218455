"""What ``litera check`` finds in a database, what it repairs, and what it leaves alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text

from litera.cli import main
from litera.server.settings import Settings
from litera.server.store.database import open_database
from litera.server.upkeep.copying import backup, restore
from tests.server.people.test_leaving import played
from tests.server.people.test_rated_tables import CLOCK, kept
from tests.server.running import served
from tests.server.store.test_backup import address, rows_of

Check = Callable[..., tuple[int, str]]
OTHER = "0123456789abcdef01"


@pytest.fixture
def check(url: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Check the database; give the exit status and what was said."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*flags: str) -> tuple[int, str]:
        capsys.readouterr()
        status = main(["check", "--data", str(tmp_path), "--database", address(url), *flags])
        told = capsys.readouterr()
        return status, told.out + told.err

    return run


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Let a server write games that are over, are played, wait, and are rated; give a backup and the tables."""
    data = tmp_path_factory.mktemp("written")
    with served(data) as server:
        anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
        over = anna.enter(anna.open("dnup", bots=["easy"], seed="check", clock={"kind": "days", "days": 2}))
        over.done("resign")
        playing = anna.open("dnup", access="open", clock={"kind": "days", "days": 2})
        seats = [anna.enter(playing), bogdan.enter(playing)]
        seats[1].done("sit", seat=1)
        mover = seats[0].done("view")["view"]["to_act"][0]
        seats[mover].done("act", move=seats[mover].done("legal", limit=1)["moves"][0])
        waiting = anna.enter(anna.open("klepka", seats=3, access="open"))
        rated = played(kept(server, "Celina"), kept(server, "Dorian"), rated=True, clock=CLOCK)
        tables = [over.room["table"], playing["table"], waiting.room["table"], rated["table"]]
    backup(Settings(data=str(data)), data / "litera.backup", with_secret=False)
    return data / "litera.backup", tables


@pytest.fixture
def tables(url: URL, tmp_path: Path, written: tuple[Path, list[str]]) -> list[str]:
    """Put into the database what a server wrote; give the tables."""
    file, tables = written
    assert restore(Settings(data=str(tmp_path), database=address(url)), file).broken == ()
    return tables


def change(url: URL, statement: str, **values: object) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount > 0
    engine.dispose()


def test_what_a_server_wrote_is_sound_also_while_it_runs(
    url: URL, tmp_path: Path, tables: list[str], check: Check
) -> None:
    before = rows_of(url)
    assert check() == (0, f"No problems found. Tables: {len(tables)}.\n")
    with served(tmp_path, "--database", address(url)):
        assert check() == (0, f"No problems found. Tables: {len(tables)}.\n")
    assert check("--repair") == (0, f"No problems found. Tables: {len(tables)}.\n")
    assert rows_of(url) == before


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM directory WHERE game_table = :table",
        "UPDATE directory SET listed = 7 WHERE game_table = :table",
        "UPDATE directory SET due = NULL WHERE game_table = :table",
        "UPDATE directory SET summary = :junk WHERE game_table = :table",
        "DELETE FROM seatings WHERE game_table = :table",
        "INSERT INTO seatings (guest, game_table) VALUES ('nobody', :table)",
        "UPDATE seatings SET ended = 7, game = 'klepka' WHERE game_table = :table",
    ],
)
def test_the_directory_is_repaired_from_the_chronicle_only_when_asked(
    url: URL, tables: list[str], check: Check, damage: str
) -> None:
    table = tables[1]
    before = rows_of(url)
    values = {"table": table} | ({"junk": b"junk"} if ":junk" in damage else {})
    change(url, damage, **values)
    damaged = rows_of(url)
    found = f"- Table {table}: its entry in the list of tables is missing or wrong.\n"
    assert check() == (1, found + "Problems that “litera check --repair” can fix: 1.\n")
    assert rows_of(url) == damaged
    assert check("--repair") == (0, found + "Problems fixed: 1.\n")
    assert rows_of(url) == before
    assert check()[0] == 0


RATED = "SELECT game_table, seat, person, game, pace, ended, place, points FROM rated_seat ORDER BY seat"
COUNTED = "SELECT won, streak FROM finished_seat"


def found(url: URL, statement: str) -> list[tuple[object, ...]]:
    """Give the rows that a statement finds."""
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = [tuple(row) for row in connection.execute(text(statement))]
    engine.dispose()
    return rows


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM rated_seat WHERE game_table = :table",
        "DELETE FROM rated_seat WHERE game_table = :table AND seat = 1",
        "UPDATE rated_seat SET place = 1 WHERE game_table = :table",
    ],
)
def test_rated_games_are_repaired_from_the_chronicle(url: URL, tables: list[str], check: Check, damage: str) -> None:
    before = found(url, RATED)
    change(url, damage, table=tables[3])
    told = f"- Table {tables[3]}: its rated game is missing from the ratings.\n"
    assert check() == (1, told + "Problems that “litera check --repair” can fix: 1.\n")
    assert check("--repair") == (0, told + "Problems fixed: 1.\n")
    assert found(url, RATED) == before
    assert check()[0] == 0


def test_results_and_streaks_are_counted_again(url: URL, tables: list[str], check: Check) -> None:
    seat = (
        "INSERT INTO finished_seat (game_table, seat, guest, game, ended, level, won, points, best, best_words,"
        " longest, longest_word, streak) VALUES (:table, 0, 'celina', 'dnup', 5, '', 1, 0, 0, '', 0, '', 7)"
    )
    change(url, seat, table=tables[3])
    told = "- The stored results and streaks don’t match the finished games.\n"
    assert check() == (1, told + "Problems that “litera check --repair” can fix: 1.\n")
    assert check("--repair") == (0, told + "Problems fixed: 1.\n")
    assert found(url, COUNTED) == [(1, 1)]
    assert found(url, "SELECT guest, game, level, games, won FROM tally") == [("celina", "dnup", "", 1, 1)]
    assert check()[0] == 0


def test_rows_of_a_table_without_a_chronicle_are_removed(url: URL, tables: list[str], check: Check) -> None:
    before = rows_of(url)
    change(url, "INSERT INTO directory (game_table, created, summary) VALUES (:table, 1, :no)", table=OTHER, no=b"{}")
    change(url, "INSERT INTO seatings (guest, game_table) VALUES ('nobody', :table)", table=OTHER)
    found = f"- Table {OTHER} is in the list of tables, but its game isn’t stored.\n"
    assert check() == (1, found + "Problems that “litera check --repair” can fix: 1.\n")
    assert check("--repair") == (0, found + "Problems fixed: 1.\n")
    assert rows_of(url) == before


BROKEN = "UPDATE chronicle SET line = :line WHERE game_table = :table AND seq = 3"


@pytest.mark.parametrize(
    ("damage", "values", "sentence"),
    [
        ("DELETE FROM chronicle WHERE game_table = :table AND seq = 2", {}, "line 2 is missing."),
        ("DELETE FROM chronicle WHERE game_table = :table AND seq = 1", {}, "line 1 is missing."),
        (BROKEN, {"line": b""}, "line 3 doesn’t fit: DecodeError "),
        (BROKEN, {"line": b"[]"}, "line 3 doesn’t fit: ValidationError "),
        (BROKEN, {"line": b'{"line":"sat","seat":99,"name":"x"}'}, "line 3 doesn’t fit: IndexError "),
        (BROKEN, {"line": b'{"line":"moved","seat":0,"move":"x"}'}, "line 3 doesn’t fit: AssertionError "),
    ],
)
def test_a_chronicle_that_is_damaged_is_named_and_left_alone(
    url: URL, tables: list[str], check: Check, damage: str, values: dict[str, bytes], sentence: str
) -> None:
    change(url, damage, table=tables[1], **values)
    damaged = rows_of(url)
    for flags in ((), ("--repair",)):
        status, out = check(*flags)
        assert status == 1
        assert out.startswith(f"- Table {tables[1]}: {sentence}")
        assert out.endswith("Problems that only a backup can fix: 1.\n")
        assert out.count("\n- ") == 0
    assert rows_of(url) == damaged


def test_a_database_in_use_is_not_repaired(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with served(tmp_path):
        assert main(["check", "--data", str(tmp_path), "--repair"]) == 1
        assert capsys.readouterr().err.startswith("litera check: Another server is using ")


def test_where_there_is_no_database_none_is_made(url: URL, tmp_path: Path, check: Check) -> None:
    for flags in ((), ("--repair",)):
        status, out = check(*flags)
        assert status == 2
        assert out.startswith("litera check: There are no Litera tables in ")
    assert not (tmp_path / "litera.sqlite").exists()


def test_a_database_of_another_schema_is_not_touched(url: URL, check: Check) -> None:
    open_database(url).dispose()
    for found, sentence in (("9999", "A newer version of Litera "), ("0002", "An older version of Litera ")):
        change(url, "UPDATE alembic_version SET version_num = :found", found=found)
        for flags in ((), ("--repair",)):
            status, out = check(*flags)
            assert (status, out.startswith(f"litera check: {sentence}")) == (2, True)
