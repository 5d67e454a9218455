"""Backups of a database that is played on, restored into an empty one of either kind; damaged files are refused."""

from __future__ import annotations

import gzip
import json
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, create_engine, text

from litera.cli import main
from litera.server.store.database import open_database, sqlite_url
from litera.server.table.chronicle import decode
from litera.server.table.state import fold
from tests.server.running import Guest, Seated, Served, served

SECRET = "a secret that is long enough to sign cookies"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run ``litera`` in this process; give exit status, output and errors."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main([*map(str, arguments)])
        told = capsys.readouterr()
        return status, told.out, told.err

    return run


def rows_of(database: str | URL) -> dict[str, list[Any]]:
    """Give all rows of a database."""
    engine = create_engine(database)
    with engine.connect() as connection:
        rows: dict[str, list[Any]] = {
            name: [tuple(row) for row in connection.execute(text(f"SELECT * FROM {name}"))]
            for name in ("chronicle", "directory", "seatings", "person", "device")
        }
    engine.dispose()
    return {name: sorted(own, key=str) for name, own in rows.items()}


def address(url: URL) -> str:
    return url.render_as_string(hide_password=False)


def played(server: Served) -> tuple[Guest, Seated]:
    """Let somebody open a table, and play a move."""
    guest = server.guest("Anna")
    seat = guest.enter(guest.open("dnup", seats=2, bots=["easy"], seed="backup", access="open"))
    seat.done("chat", text="Зелена жаба \U0001f438")
    return guest, seat


def chat_until(seat: Seated, enough: threading.Event) -> int:
    """Say one thing after another until it is enough; give how many were acknowledged."""
    said = 0
    while not enough.is_set():
        seat.done("chat", text=f"word {said}")
        said += 1
    return said


def test_a_backup_is_made_while_people_play_and_restored_into_either_kind(
    url: URL, tmp_path: Path, postgres_url: str, run: Run
) -> None:
    data, file = tmp_path / "data", tmp_path / "kept" / "litera.backup"
    data.mkdir()
    file.parent.mkdir()
    enough = threading.Event()
    with served(data, "--database", address(url)) as server:
        guest, seat = played(server)
        table = seat.room["table"]
        talking = threading.Thread(target=chat_until, args=(seat, enough))
        talking.start()
        try:
            copies = []
            for _ in range(3):
                status, out, errors = run("backup", file, "--database", address(url), "--data", data)
                assert (status, errors) == (0, "")
                assert out.startswith(f"Backup saved to {file}. Tables: 1, lines: ")
                copies.append(file.read_bytes())
        finally:
            enough.set()
            talking.join()
    assert len({*copies}) == 3
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    # It has what there was at one moment: the first lines of what there is now.
    for number, database in enumerate((sqlite_url(tmp_path / "new"), None)):
        if database is None:
            engine = create_engine(postgres_url)
            with engine.begin() as connection:
                connection.execute(text("DROP SCHEMA public CASCADE"))
                connection.execute(text("CREATE SCHEMA public"))
            engine.dispose()
        before = rows_of(url)["chronicle"] if url.get_backend_name() == "sqlite" else None
        place = [] if database is not None else ["--database", postgres_url]
        status, out, errors = run("restore", file, "--data", tmp_path / "new", *place)
        assert (status, errors) == (0, ""), number
        restored = rows_of(database or postgres_url)
        lines = sorted(restored["chronicle"], key=lambda row: row[1])
        assert [seq for _, seq, _ in lines] == [*range(1, len(lines) + 1)]
        last = fold(decode(line) for _, _, line in lines)
        assert last.opened.table == table
        assert len(restored["directory"]) == len(restored["seatings"]) == 1
        if before is not None:
            assert {*restored["chronicle"]} < {*before}
        assert run("check", "--data", tmp_path / "new", *place)[:2] == (0, "No problems found. Tables: 1.\n")
    assert not (tmp_path / "new" / "secret").exists()
    # Its people find their table at a server that begins there; its cookies need the secret.
    (tmp_path / "new" / "secret").write_text((data / "secret").read_text())
    with served(tmp_path / "new") as server:
        again = Guest(server)
        again.http.cookies.update(dict(guest.http.cookies))
        chat = [line["text"] for line in again.enter(table).welcome["chat"]]
        assert chat == [spoke.text for spoke in last.chat]


@pytest.fixture
def backed_up(tmp_path: Path, run: Run) -> Path:
    """Give a backup with the secret, of the folder ``data``."""
    data, file = tmp_path / "data", tmp_path / "litera.backup"
    data.mkdir()
    with served(data) as server:
        played(server)
    status, out, errors = run("backup", file, "--data", data, "--secret")
    assert (status, errors) == (0, "")
    assert (data / "secret").read_text() not in out
    return file


def test_the_secret_is_restored_only_where_it_was_asked_for(tmp_path: Path, backed_up: Path, run: Run) -> None:
    data, new, bare = tmp_path / "data", tmp_path / "new", tmp_path / "bare"
    assert run("restore", backed_up, "--data", new)[0] == 0
    assert (new / "secret").read_text() == (data / "secret").read_text()
    assert stat.S_IMODE((new / "secret").stat().st_mode) == 0o600
    assert run("backup", backed_up, "--data", data)[0] == 0
    assert (data / "secret").read_bytes() not in gzip.decompress(backed_up.read_bytes())
    assert run("restore", backed_up, "--data", bare)[0] == 0
    assert not (bare / "secret").exists()


def test_a_place_in_use_is_refused_and_stays_as_it_is(tmp_path: Path, backed_up: Path, run: Run) -> None:
    data = tmp_path / "data"
    before = rows_of(sqlite_url(data))
    sentence = (
        f"litera restore: {data / 'litera.sqlite'} already contains tables. "
        "Restore into an empty folder or database: --data DIR or --database URL\n"
    )
    assert run("restore", backed_up, "--data", data) == (2, "", sentence)
    with served(data):
        status, _, errors = run("restore", backed_up, "--data", data)
        assert status == 1
        assert errors.startswith("litera restore: Another server is using ")
    assert rows_of(sqlite_url(data)) == before
    other = tmp_path / "other"
    other.mkdir()
    (other / "secret").write_text(SECRET)
    status, _, errors = run("restore", backed_up, "--data", other)
    assert status == 2
    assert errors.startswith(f"litera restore: {other} already has a different secret. ")
    assert SECRET not in errors
    assert (other / "secret").read_text() == SECRET
    assert not any(rows_of(sqlite_url(other)).values())


def test_a_postgresql_in_use_is_refused(postgres_url: str, tmp_path: Path, backed_up: Path, run: Run) -> None:
    engine = create_engine(postgres_url)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    place = ("--data", tmp_path / "new", "--database", postgres_url)
    assert run("restore", backed_up, *place)[0] == 0
    before = rows_of(postgres_url)
    status, _, errors = run("restore", backed_up, *place)
    assert status == 2
    assert " already contains tables. " in errors
    assert rows_of(postgres_url) == before


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))


def test_a_damaged_file_is_refused_and_changes_nothing(tmp_path: Path, backed_up: Path, run: Run) -> None:
    whole = backed_up.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    header = json.loads(lines[0])
    damaged = [
        b"",
        b"no backup",
        whole[: len(whole) // 2],
        whole[:-20] + bytes(20),
        packed([]),
        packed([b"{}\n"]),
        packed(lines[:-1]),
        packed([*lines[:2], *lines[3:]]),
        packed([lines[0], lines[1].replace(b"opened", b"closed"), *lines[2:]]),
        packed([*lines, lines[1]]),
        packed([json.dumps(header | {"counts": {}}).encode() + b"\n", *lines[1:]]),
        packed([lines[0], b'["nothing", 1]\n', *lines[1:]]),
    ]
    new = tmp_path / "new"
    sentence = f"litera restore: {backed_up} is damaged or isn’t a Litera backup. Nothing was changed.\n"
    for number, content in enumerate(damaged):
        backed_up.write_bytes(content)
        assert run("restore", backed_up, "--data", new) == (1, "", sentence), number
    backed_up.write_bytes(packed([json.dumps(header | {"schema": "9999"}).encode() + b"\n", *lines[1:]]))
    status, _, errors = run("restore", backed_up, "--data", new)
    assert (status, " comes from Litera " in errors) == (2, True)
    assert run("restore", tmp_path / "missing", "--data", new)[0] == 2
    assert not new.exists()
    backed_up.write_bytes(whole)
    assert run("restore", backed_up, "--data", new)[0] == 0


def test_a_backup_names_the_tables_that_are_damaged_and_keeps_all_the_same(
    tmp_path: Path, backed_up: Path, run: Run
) -> None:
    data = tmp_path / "data"
    engine = open_database(sqlite_url(data))
    with engine.begin() as connection:
        connection.execute(text("UPDATE chronicle SET line = :line WHERE seq = 2"), {"line": b"\xff\xfe"})
    engine.dispose()
    damaged = rows_of(sqlite_url(data))
    status, out, _ = run("backup", backed_up, "--data", data)
    assert status == 1
    assert ": line 2 doesn’t fit: " in out
    status, out, _ = run("restore", backed_up, "--data", tmp_path / "new")
    assert status == 1
    assert ": line 2 doesn’t fit: " in out
    assert rows_of(sqlite_url(tmp_path / "new")) == damaged


def test_what_cannot_be_backed_up_is_said_in_a_sentence(tmp_path: Path, backed_up: Path, run: Run) -> None:
    status, _, errors = run("backup", backed_up, "--data", tmp_path / "nowhere")
    assert (status, errors.partition(". ")[0]) == (
        2,
        f"litera backup: There are no Litera tables in {tmp_path / 'nowhere' / 'litera.sqlite'}",
    )
    assert not (tmp_path / "nowhere").exists()
    status, _, errors = run("backup", tmp_path / "nowhere" / "file", "--data", tmp_path / "data")
    assert (status, errors) == (
        2,
        f"litera backup: {tmp_path / 'nowhere' / 'file'} can’t be written: No such file or directory\n",
    )
