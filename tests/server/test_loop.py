"""No request holds up the event loop: nobody waits because somebody else asked for much."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from litera.server.metrics import BLOCK, LAG_INTERVAL, Metrics
from tests.server.running import Guest, Seated, Served, served

TABLES = 300
LONGEST = 0.25
"""Seconds; far more than is aimed at, for machines that have other work too. bench/server.py has the strict figure."""
THINKING_TURNS = 2
GAMES = ("dnup", "klepka", "scrabble_cards", "word_rummikub")


def value(guest: Guest, name: str) -> float:
    """Give a measurement of the server."""
    lines = guest.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def advanced(server: Served, game: str, moves: int) -> tuple[Guest, Seated]:
    """Give a table at which some moves have been made, and whoever is to act there."""
    guests = server.guest("Anna"), server.guest("Bogdan")
    table = guests[0].open(game, seed="a long game")
    seats = [guest.enter(table) for guest in guests]
    seats[1].done("sit", seat=1)
    seats[0].until("game")
    for _ in range(moves):
        view = seats[0].done("view")["view"]
        if not view["to_act"]:
            break
        mover = seats[view["to_act"][0]]
        listed = mover.done("legal", limit=200)["moves"]
        mover.ask("act", move=max(listed, key=len))
    view = seats[0].done("view")["view"]
    number = (view["to_act"] or [0])[0]
    return guests[number], seats[number]


async def open_at_once(guest: Guest, count: int) -> list[str]:
    """Open so many tables at once, each over a connection of its own; give their ids."""
    headers, limits = {"origin": guest.server.origin}, httpx.Limits(max_connections=count)
    cookies = dict(guest.http.cookies)
    async with httpx.AsyncClient(headers=headers, limits=limits, cookies=cookies, timeout=120) as client:
        address, setup = f"{guest.server.origin}/api/tables", {"game": "dnup", "access": "open"}
        replies = await asyncio.gather(*(client.post(address, json=setup) for _ in range(count)))
    return [reply.json()["table"]["table"] for reply in replies]


def test_nothing_that_is_asked_for_holds_up_the_loop(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        asking = [advanced(server, game, 8) for game in GAMES]
        anna = server.guest("Anna")
        for _, seat in asking:
            assert seat.ask("legal", limit=5000)["ok"]
            assert "ok" in seat.ask("advise", ms=50)
        opened = asyncio.run(open_at_once(anna, TABLES))
        assert len(set(opened)) == TABLES
        assert value(anna, "litera_loop_blocks_total") <= value(anna, "litera_loop_lag_seconds_count")
        assert value(anna, "litera_loop_work_worst_seconds") < LONGEST


@pytest.mark.parametrize(("late", "blocks"), [(0.0, 0), (BLOCK, 0), (BLOCK + 0.001, 1)])
def test_long_turns_of_the_loop_are_counted(late: float, blocks: int) -> None:
    metrics = Metrics()
    metrics.note_lag(late, 0.0)
    assert f"litera_loop_blocks_total {blocks}.0".encode() in metrics.text()


@pytest.mark.parametrize("works", [True, False])
def test_a_turn_in_which_the_loop_only_waited_is_long_but_no_long_work(works: bool) -> None:
    metrics, long = Metrics(), 5 * LAG_INTERVAL

    async def hold_up() -> None:
        watching = asyncio.create_task(metrics.watch_loop())
        await asyncio.sleep(LAG_INTERVAL)
        until = time.thread_time() + long
        while works and time.thread_time() < until:
            pass
        if not works:
            time.sleep(long)
        await asyncio.sleep(LAG_INTERVAL)
        watching.cancel()

    asyncio.run(hold_up())
    measured = dict(line.split() for line in metrics.text().decode().splitlines() if not line.startswith("#"))
    late, work = (float(measured[f"litera_loop_{what}_worst_seconds"]) for what in ("lag", "work"))
    assert late >= long - 2 * LAG_INTERVAL
    assert (work >= long - 2 * LAG_INTERVAL) == works


def test_bots_that_think_do_not_hold_up_the_loop(tmp_path: Path) -> None:
    """Two of the strongest, while tables are opened and asked for."""
    with served(tmp_path) as server:
        anna = server.guest("Anna")
        seat = anna.enter(anna.open("dnup", bots=["master", "master"], seed="they think"))
        for _ in range(THINKING_TURNS):
            while seat.done("view")["view"]["to_act"] != [0]:
                anna.open("dnup", access="open")
                seat.until("game")
            seat.done("act", move=seat.done("legal", limit=1)["moves"][0])
        assert value(anna, "litera_loop_work_worst_seconds") < LONGEST
