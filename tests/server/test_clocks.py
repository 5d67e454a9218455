"""Clocks over real sockets: only the server's time counts, lost connections get grace, a restart charges nobody."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from litera.server.table.clocks import LAG_CREDIT, MINUTE
from litera.server.table.presence import GRACE
from tests.server.running import Guest, Seated, Served, served

SHORT_MINUTES = (
    "-c",
    "import runpy\n"
    "from litera.server.table import clocks\n"
    f"clocks.MINUTE = {MINUTE // 20}\n"
    "runpy.run_module('litera.cli', run_name='__main__')",
)
"""A server whose minutes last three seconds: the shortest clock of a game is one minute."""


def begun(server: Served, **clock: Any) -> tuple[dict[str, Any], list[Guest], list[Seated]]:
    """Give a game that has begun, with both players there."""
    guests = [server.guest("Anna"), server.guest("Bogdan")]
    table = guests[0].open("dnup", seed="clocks", clock=clock)
    seats = [guest.enter(table) for guest in guests]
    seats[1].done("sit", seat=1)
    for seat in seats:
        seat.until("game")
    return table, guests, seats


def clock_of(seat: Seated) -> dict[str, Any]:
    """Give the clocks as the newest item of the game told them."""
    clock: dict[str, Any] = seat.until("game")["clock"]
    return clock


def moved(seats: list[Seated], mover: int) -> dict[str, Any]:
    """Let a seat move; give the clocks after it."""
    seats[mover].done("act", move=seats[mover].done("legal", limit=1)["moves"][0])
    return clock_of(seats[1 - mover])


def on_turn(seats: list[Seated]) -> int:
    """Give the seat that is to act."""
    number: int = seats[0].done("view")["view"]["to_act"][0]
    return number


def test_a_move_gets_its_increment_and_is_charged_less_than_it_took(server: Served) -> None:
    _, _, seats = begun(server, kind="game", minutes=5, increment=30)
    mover = on_turn(seats)
    before = seats[0].room["clock"]["at"]
    clock = moved(seats, mover)
    took = clock["at"] - before
    # Charged is what it took by the server's time, less the credit for the way of messages.
    assert clock["left"][mover] >= 5 * MINUTE + 30_000 - max(0, took - LAG_CREDIT)
    assert clock["left"][mover] <= 5 * MINUTE + 30_000
    assert 0 <= 5 * MINUTE - clock["left"][1 - mover] <= took


def test_the_awaited_player_is_charged_and_the_other_is_not(server: Served) -> None:
    _, _, seats = begun(server, kind="move", seconds=3600)
    clock = moved(seats, on_turn(seats))
    waiting = clock["running"][0]
    pause = 2 * LAG_CREDIT / 1000
    time.sleep(pause)
    seats[1 - waiting].done("offer", what="end")
    again = seats[1 - waiting].room["clock"]
    assert again["left"][waiting] <= clock["left"][waiting] - 1000 * pause
    assert again["left"][1 - waiting] == clock["left"][1 - waiting]


def test_whose_time_is_up_has_lost(tmp_path: Path) -> None:
    with served(tmp_path, program=SHORT_MINUTES) as server:
        # The shortest clock for a move: a bot helps, and the person goes on when they like.
        _, _, seats = begun(server, kind="move", seconds=5)
        late = on_turn(seats)
        room = seats[1 - late].until("room")["room"]
        while room["seats"][late]["substitute"] is None:
            room = seats[1 - late].until("room")["room"]
        assert room["result"] is None
        # The shortest one for a game.
        _, _, seats = begun(server, kind="game", minutes=1)
        late = on_turn(seats)
        assert seats[late].room["clock"]["left"][1 - late] == MINUTE // 20
        room = seats[1 - late].until("room")["room"]
        while room["result"] is None:
            room = seats[1 - late].until("room")["room"]
        assert room["result"]["reason"] == "time"
        assert room["result"]["winners"] == [1 - late]
        assert room["clock"]["left"][late] == 0


def test_a_lost_connection_has_grace_that_ends_when_it_is_back(server: Served) -> None:
    table, guests, seats = begun(server, kind="game", minutes=5)
    mover = on_turn(seats)
    seats[mover].close()
    room = seats[1 - mover].until("room")["room"]
    while room["seats"][mover]["presence"] != "reconnecting":
        room = seats[1 - mover].until("room")["room"]
    assert room["clock"]["left"][mover] > 5 * MINUTE
    lost = room["clock"]["at"]
    seats[mover] = guests[mover].enter(table)
    clock = seats[mover].room["clock"]
    away = clock["at"] - lost
    assert away < GRACE
    # What was lent is taken back, but for the time that the connection was lost.
    assert clock["left"][mover] <= 5 * MINUTE
    assert clock["left"][mover] >= room["clock"]["left"][mover] - GRACE - LAG_CREDIT


def test_a_restart_charges_nobody(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table, guests, seats = begun(server, kind="game", minutes=5)
        before = moved(seats, on_turn(seats))
        cookies = [dict(guest.http.cookies) for guest in guests]
    time.sleep(1)
    with served(tmp_path) as server:
        guest = Guest(server)
        guest.http.cookies.update(cookies[0])
        clock = guest.enter(table["table"]).room["clock"]
        down = clock["at"] - before["at"]
        assert down > 1000
        assert clock["running"] == before["running"]
        # It stood while the server was down, and may have run for a moment before and after.
        assert sum(before["left"]) - sum(clock["left"]) < down - 1000
