"""`litera status`: a server that works, one whose database is away, one that isn't there."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.proxies import free_port
from tests.server.running import served

WELL = {
    "en": "is working.",
    "pl": "działa.",
    "uk": "працює.",
    "ro": "funcționează.",
}


def status_of(url: str, locale: str = "C.UTF-8") -> tuple[int, list[str]]:
    """Run the command; give its exit status and what it says."""
    command = [sys.executable, "-m", "litera.cli", "status", url]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": locale}, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_a_server_that_works_says_what_it_does(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        # A container is asked so from its start.
        assert status_of(server.origin)[1][2] == "Moves since the server started: 0; refused requests: 0."
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup", bots=["easy"]))
        seat.refused("act", move="nothing")
        for language, sentence in WELL.items():
            status, said = status_of(server.origin, f"{language}.UTF-8")
            assert status == 0
            assert said[0] == f"{server.origin} {sentence}"
        said = status_of(server.origin)[1]
        assert said[1] == "Tables in memory: 1, connections: 1."
        assert said[2].startswith("Moves since the server started: ")
        assert said[2].endswith("; refused requests: 1.")


def test_a_server_whose_database_is_away_is_unwell(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_SWEEP_SECONDS="0.05") as server:
        anna = server.guest("Anna")
        with sqlite3.connect(tmp_path / "litera.sqlite") as database:
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                if not name.startswith("sqlite_"):
                    database.execute(f'ALTER TABLE "{name}" RENAME TO "{name}_away"')
        assert anna.http.get("/api/tables").status_code == 503
        assert status_of(server.origin) == (1, [UNWELL.format(server.origin)])


UNWELL = "{} can’t use its database at the moment. No moves are accepted until it works again."


@pytest.mark.parametrize("url", ["http://127.0.0.1:{}", "nowhere", "ftp://127.0.0.1"])
def test_a_server_that_does_not_answer(url: str) -> None:
    url = url.format(free_port())
    status, (said,) = status_of(url)
    assert status == 2
    assert said.startswith(f"{url} isn’t responding: ")
