"""The whole server on PostgreSQL: games are played, nothing is lost when it is killed, odd requests are refused."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from tests.server.running import Guest, Seated, Served, served

KILLS = 3


def come_back(server: Served, cookies: list[dict[str, str]], table: str) -> list[Seated]:
    """Let people come to a server that begins where another one ended."""
    guests = [Guest(server) for _ in cookies]
    for guest, cookie in zip(guests, cookies, strict=True):
        guest.http.cookies.update(cookie)
    return [guest.enter(table) for guest in guests]


def move(seats: list[Seated], asked: str) -> tuple[int, dict[str, Any]]:
    """Let whoever is to act make a move; give their seat and what they asked for."""
    mover: int = seats[0].done("view")["view"]["to_act"][0]
    request = {"move": seats[mover].done("legal", limit=1)["moves"][0], "id": asked}
    seats[mover].done("act", **request)
    return mover, request


def test_a_server_on_postgresql_is_killed_and_nothing_announced_is_lost(tmp_path: Path, postgres_url: str) -> None:
    with served(tmp_path, "--database", postgres_url) as server:
        anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
        table = anna.open("dnup", access="open", seed="on PostgreSQL")
        seats = [anna.enter(table), bogdan.enter(table)]
        seats[1].done("sit", seat=1)
        cookies = [dict(guest.http.cookies) for guest in (anna, bogdan)]
        told: list[Any] = []
        for kill in range(KILLS):
            for number in range(3):
                move(seats, f"move {kill} {number}")
            told = [(seat.done("view")["view"], seat.done("events")["events"]) for seat in seats]
            server.stop(signal.SIGKILL)
            server = Served(tmp_path, "--database", postgres_url)
            seats = come_back(server, cookies, table["table"])
            assert [(seat.done("view")["view"], seat.done("events")["events"]) for seat in seats] == told
        # A command is remembered, too: asked again, it is not carried out again.
        mover, again = move(seats, "once")
        view = seats[0].done("view")["view"]
        server.stop()
        server = Served(tmp_path, "--database", postgres_url)
        seats = come_back(server, cookies, table["table"])
        seats[mover].done("act", **again)
        assert seats[0].done("view")["view"] == view
        assert [each["table"] for each in Guest(server).get("/api/tables")["tables"]] == [table["table"]]
        assert not (tmp_path / "litera.sqlite").exists()
        server.stop()


def test_what_postgresql_cannot_keep_is_refused(tmp_path: Path, postgres_url: str) -> None:
    with served(tmp_path, "--database", postgres_url) as server:
        guest = server.guest("Anna")
        for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/tables/" + "x" * 5000):
            assert guest.http.get(path).json()["error"]["code"] == "not_found"
        assert guest.refused("/api/tables/%00/join", seat=1) == (404, "not_found")
        seat = guest.enter(guest.open("dnup", bots=["easy"], words=None))
        seat.done("chat", text="zero: \0")
        assert seat.until("chat")["text"] == "zero:"
        assert "Traceback" not in server.log.read_text()
