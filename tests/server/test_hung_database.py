"""A database that says nothing is waited for no longer than people wait; when it speaks again, all goes on."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from litera.server.feed.viewers import RESTARTING
from litera.server.people.persons import Guest as Person
from litera.server.secret import secret_in
from litera.server.web.guests import Guests
from tests.server.running import PATIENCE, Guest, Seated, Served, served
from tests.server.store.postgres import hung
from tests.server.test_programs import goodbye

LONGEST = 15
"""Seconds; far more than is aimed at, for machines that have other work too."""


def health(guest: Guest) -> tuple[int, bool]:
    """Ask whether all is well."""
    reply = guest.http.get("/health")
    return reply.status_code, reply.json()["ok"]


def comes_to(guest: Guest, expected: tuple[int, bool]) -> None:
    """Wait until the health is as expected."""
    deadline = time.monotonic() + PATIENCE
    while health(guest) != expected:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def logged(server: Served) -> list[str]:
    """Give the levels and beginnings of all that was logged."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [f"{line['level']} {line['message'].split(':')[0]}" for line in lines]


def test_a_hung_database_is_given_up_and_taken_up_again(tmp_path: Path, postgres_url: str) -> None:
    with served(tmp_path, "--database", postgres_url, LITERA_SWEEP_SECONDS="1") as server:
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup"))
        # Whether this device was signed out meanwhile only the database knows.
        ticket = Guests(secret_in(tmp_path)).ticket(Person("bogdan", "Bogdan", "en", device="somewhere"))
        assert health(anna) == (200, True)
        with hung(postgres_url):
            comes_to(anna, (503, False))
            began = time.monotonic()
            assert anna.http.get("/api/tables").status_code == 503
            assert anna.refused("/api/tables", game="dnup") == (503, "store_failed")
            seat.send("chat", text="anybody there?")
            assert goodbye(seat) == RESTARTING
            with pytest.raises(AssertionError, match="'code': 'store_failed'"):
                Seated(server, ticket=ticket, table=seat.room["table"])
            assert time.monotonic() - began < 4 * LONGEST
            # What needs no database goes on.
            assert anna.get("/api/games")["games"]
        comes_to(anna, (200, True))
        anna.enter(anna.open("dnup")).done("chat", text="here again")
        kinds = ("read", "written")
        assert sorted(logged(server)) == sorted(
            [f"error the database can't be {kind}" for kind in kinds]
            + [f"warning the database can be {kind} again" for kind in kinds]
        )


def test_a_server_ends_though_its_database_hangs(tmp_path: Path, postgres_url: str) -> None:
    with served(tmp_path, "--database", postgres_url) as server:
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup"))
        with hung(postgres_url):
            seat.send("chat", text="nobody hears this")
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < LONGEST
