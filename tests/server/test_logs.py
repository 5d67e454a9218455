"""Logs are JSON, a line each; and hold no secrets, no hands and nothing that was said, whatever happens."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from litera.core.draws import seed_of
from litera.server.logs import JsonFormatter
from litera.server.store.database import open_database, sqlite_url
from litera.server.store.store import Store, StoreError
from tests.server.raw import dialled, frame
from tests.server.running import served

SEED = "a seed that nobody is told"
PASSWORD = "szyszka i kasztan"
SAID = "only for those at the table"


def test_a_line_of_the_log_is_json_with_what_went_wrong() -> None:
    logger = logging.getLogger("tests.logs")
    try:
        raise ValueError("no such thing")
    except ValueError as error:
        failure = (type(error), error, error.__traceback__)
    record = logger.makeRecord("tests.logs", logging.ERROR, "file", 1, "it %s\nbadly", ("went",), failure)
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("error", "tests.logs", "it went\nbadly")
    assert "no such thing" in line["error"]
    assert "\n" not in JsonFormatter().format(record)


def test_nothing_secret_is_logged_however_much_is_logged(tmp_path: Path) -> None:
    with served(tmp_path, "--log-level", "debug") as server:
        anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
        table = anna.open("dnup", seed=SEED, password=PASSWORD)
        bogdan.refused(f"/api/tables/{table['table']}/join", invitation=table["invitation"], password=PASSWORD + "?")
        bogdan.post(f"/api/tables/{table['table']}/join", seat=None, invitation=table["invitation"], password=PASSWORD)
        first = anna.enter(table)
        token = first.done("seat_program", seat=1)["token"]
        first.done("chat", text=SAID)
        for _ in range(3):
            moves = first.done("legal", limit=1)["moves"]
            if moves:
                first.done("act", move=moves[0])
        hand = first.done("view")["view"]["hands"][0]
        ticket = anna.post("/api/session/ticket")["ticket"]
        anna.http.get("/api/tables/nowhere", params={"invitation": table["invitation"]})
        anna.http.post("/api/tables", content="{", headers={"content-type": "application/json"})
        with dialled(server) as raw:
            raw.sendall(
                frame(0x81, f'{{"do": "hello", "ticket": "{ticket}", "token": "{token}", "table": 5}}'.encode())
            )
            raw.recv(100)
            raw.sendall(frame(0x81, b"\xff\xfe" + token.encode()))
            raw.recv(1000)
        first.done("resign")
        cookie = anna.http.cookies["litera_guest"]
    log = server.log.read_text()
    for line in log.splitlines():
        assert json.loads(line).keys() >= {"time", "level", "logger", "message"}
    secret = (tmp_path / "secret").read_text()
    for each in (SEED, seed_of(SEED).hex(), PASSWORD, SAID, table["invitation"], token, ticket, cookie, secret):
        assert each not in log
    assert json.dumps(hand) not in log
    assert str(hand) not in log


def test_what_a_database_refuses_is_reported_without_what_it_was_given(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(open_database(sqlite_url(tmp_path)), lambda _: None)
        await store.append("one", (b"a",), 0, card=None)
        with sqlite3.connect(tmp_path / "litera.sqlite") as broken:
            broken.execute("DROP TABLE chronicle")
        for asked in (store.append("one", (SAID.encode(),), 1, card=None), store.lines("one")):
            with pytest.raises(StoreError) as refused:
                await asked
            assert "chronicle" in str(refused.value)
            assert SAID not in str(refused.value)
        await store.close()

    asyncio.run(work())


def test_a_folder_that_the_server_makes_is_for_its_owner_alone(tmp_path: Path) -> None:
    log = tmp_path / "log"
    folder = tmp_path / "data"
    command = [sys.executable, "-m", "litera.cli", "serve", "--port", "0", "--no-browser", "--data", str(folder)]
    with log.open("wb") as errors, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as server:
        assert server.stdout is not None
        server.stdout.readline()
        server.terminate()
    assert [path.stat().st_mode & 0o077 for path in (folder, folder / "secret")] == [0, 0]
