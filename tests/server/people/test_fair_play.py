"""Signals of a machine's help: computed from rated games in the background, for moderators alone."""

from __future__ import annotations

import asyncio
import time as steady
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Engine, create_engine, insert

from litera.analysis.review import Decision
from litera.core.message import message
from litera.games.registry import games
from litera.server.people.fair_play import LEAST_DECISIONS, Signal, honest, is_unusual, signals_of
from litera.server.people.people import People
from litera.server.store.database import sqlite_url
from litera.server.store.people import fair_play, rated_seat
from litera.server.table.chronicle import AnyLine, Moved, Opened, Sat, Started, TimeWasUp
from litera.server.table.setup import TableSetup, completed
from litera.server.table.state import TableState
from tests.server.people.test_company import person_of, somebody
from tests.server.people.test_moderation import data, maria
from tests.server.people.test_rated_tables import CLOCK, kept
from tests.server.running import Guest, Served
from tests.server.test_admin import admin

__all__ = ["data", "maria"]


def decision(seat: int, *, agrees: bool) -> Decision:
    """Give a decision: the strongest player's, or one that gives away a fifth of the chance to win."""
    said, best, lost = message("move-notation", move="a"), "a" if agrees else "b", 0.0 if agrees else 0.2
    chances = {"lost": 5 * lost, "before": 0.5, "after": 0.5 - lost}
    return Decision(
        number=1, seat=seat, move="a", best=best, of_move=said, of_best=said, event=None, unit="", **chances
    )


def test_signals_are_agreement_what_was_lost_and_times() -> None:
    setup = completed(TableSetup(game="dnup", seats=2))
    state = TableState(Opened(table="t", setup=setup, seed="07" * 32, invitation="", guest="anna"))
    for seat, name in enumerate(("anna", "bogdan")):
        state.apply(Sat(guest=name, seat=seat, name=name))
    lines: list[AnyLine] = [
        Started(at=1000),
        Moved(at=4000, seat=0, move=""),
        Moved(at=5000, seat=1, move=""),
        Moved(at=17_000, seat=0, move=""),
        TimeWasUp(at=20_000, seat=1),
        Moved(at=26_000, seat=0, move=""),
    ]
    decisions = [decision(0, agrees=True), decision(0, agrees=False), decision(1, agrees=True)]
    anna, bogdan = signals_of(state, lines, decisions)
    assert (anna.decisions, anna.agreed, anna.seconds) == (2, 1, 6.0)
    assert anna.lost == pytest.approx(0.1)
    # As the logarithms of 3, 12 and 6 differ.
    assert anna.spread == pytest.approx(0.566, abs=0.001)
    assert bogdan == (1, 1, 1, 0.0, 1.0, 0.0)


def test_few_decisions_and_games_that_nobody_measured_say_nothing() -> None:
    assert not is_unusual(LEAST_DECISIONS - 1, LEAST_DECISIONS - 1, 0.5)
    assert not is_unusual(1000, 1000, None)
    assert is_unusual(100, 66, 0.5)
    assert not is_unusual(100, 65, 0.5)
    assert all(0.0 < (honest(game) or 0.0) < 1.0 for game in games())
    assert honest("crazy_eights") is None


def test_the_games_of_a_person_are_put_together(people: People, engine: Engine) -> None:
    for name in ("Anna", "Bob"):
        asyncio.run(somebody(people, name))
    rated = [
        {
            "game_table": table,
            "seat": seat,
            "person": who,
            "game": "dnup",
            "pace": "live",
            "ended": n,
            "place": 1 + seat,
        }
        for n, table in enumerate(("t1", "t2", "t3"))
        for seat, who in enumerate(("anna", "bob"))
    ]
    with engine.begin() as connection:
        connection.execute(insert(rated_seat), [{**row, "points": 0} for row in rated])

    async def work() -> None:
        fair_play, found = people.fair_play, []
        while (table := await fair_play.next(lambda table: table != "t2")) is not None:
            found.append(table)
            signals = [Signal(0, 40, 30, 0.1, 8.0, 0.5), Signal(1, 40, 10, 0.3, 4.0, 0.5)]
            await fair_play.keep(table, signals)
            await fair_play.keep(table, signals)
        assert found == ["t1", "t3"]
        anna, bob = await fair_play.page(0)
        assert anna[:6] == ("anna", "Anna", "dnup", 2, 80, 60)
        assert anna[6:9] == pytest.approx((0.1, 8.0, 0.5))
        assert bob[:6] == ("bob", "Bob", "dnup", 2, 80, 20)
        assert not bob.is_unusual

    asyncio.run(work())


def test_signals_come_in_each_order_of_one_game_or_only_what_is_unusual(people: People, engine: Engine) -> None:
    usual = {game: honest(game) or 0.0 for game in ("dnup", "klepka")}
    # Exactly as honest players, far above them, and far above where nobody measured what is usual.
    agreed = {("anna", "dnup"): usual["dnup"], ("bob", "klepka"): 1.0, ("celina", "crazy_eights"): 0.99}
    for name in ("Anna", "Bob", "Celina"):
        asyncio.run(somebody(people, name))
    measured = {"seat": 0, "decisions": 100, "lost": 0.1, "seconds": 8.0, "spread": 0.5}
    rows = [
        {"game_table": f"t{n}", "person": who, "game": game, "ended": 5 - n, "agreed": int(100 * share), **measured}
        for n, ((who, game), share) in enumerate(agreed.items())
    ]
    # By the last of somebody's games: Anna's is the newest, and one of Bob's is older than all.
    rows.append({**rows[1], "game_table": "old", "ended": 1})
    with engine.begin() as connection:
        connection.execute(insert(fair_play), rows)

    def found(page: int = 0, **asked: Any) -> list[str]:
        return [one.person for one in asyncio.run(people.fair_play.page(page, **asked))]

    assert found() == found(order="agreed") == ["bob", "celina", "anna"]
    assert found(order="newest") == ["anna", "bob", "celina"]
    assert found(order="oldest") == ["celina", "bob", "anna"]
    assert (found(game="klepka"), found(game="dnup"), found(game="word_rummikub")) == (["bob"], ["anna"], [])
    everybody = asyncio.run(people.fair_play.page(0))
    assert found(is_unusual_only=True) == [one.person for one in everybody if one.is_unusual] == ["bob"]
    assert (found(game="dnup", is_unusual_only=True), found(1)) == ([], [])


def keep_signals(database: URL, who: str) -> None:
    """Keep somebody's signals of a game in which they agreed with the strongest player nearly always."""
    engine = create_engine(database)
    about = {"game_table": "looked at", "seat": 0, "person": who, "game": "dnup", "ended": 1}
    measured = {"decisions": 200, "agreed": 190, "lost": 0.03, "seconds": 9.5, "spread": 0.3}
    with engine.begin() as connection:
        connection.execute(insert(fair_play), {**about, **measured})
    engine.dispose()


def test_moderators_and_the_operator_alone_see_the_signals(server: Served, data: Path, maria: Guest) -> None:
    anna, bogdan = kept(server, "Anna"), kept(server, "Bogdan")
    table = anna.open("dnup", seats=2, rated=True, clock=CLOCK)
    first, second = anna.enter(table), bogdan.enter(table)
    second.done("sit", seat=1)
    for _ in range(4):
        mover = (first, second)[first.done("view")["view"]["to_act"][0]]
        mover.done("act", move=mover.done("legal", limit=1)["moves"][0])
    first.done("resign")
    # A few decisions are too few to be shown, but the game is looked at: its analysis is there though nobody asked.
    until = steady.monotonic() + 120
    while anna.http.get(f"/api/tables/{table['table']}/analysis").json()["state"] != "ready":
        assert steady.monotonic() < until
        steady.sleep(0.3)
    assert maria.get("/api/moderation/fair-play") == {"signals": [], "more": False}
    assert admin(server, "fair-play", data=data) == (0, "Nobody has played enough rated games yet.\n", "")
    celina = person_of(server.guest("Celina"))
    keep_signals(sqlite_url(data), celina)
    path = "/api/moderation/fair-play"
    assert [one["unusual"] for one in maria.get(path)["signals"]] == [True]
    assert [one["person"] for one in maria.get(path, unusual="true", game="dnup", order="newest")["signals"]] == [
        celina
    ]
    assert maria.get(path, game="klepka")["signals"] == []
    for wrong, status in (({"order": "worst"}, 400), ({"game": "chess"}, 404), ({"unusual": "maybe"}, 400)):
        assert maria.http.get(path, params=wrong).status_code == status
    status, told, _ = admin(server, "fair-play", data=data, locale="uk.UTF-8")
    assert (status, told.splitlines()) == (
        0,
        [
            f"Незвично: Celina ({celina}), Догори дриґом",
            "    Збіг із найсильнішим ботом: 95%. Рішень: 200. Ігор: 1.",
            f"    У найкращих чесних гравців збіг сягає {round(100 * (honest('dnup') or 0))}%.",
            "    Решта ходів знижує шанс на перемогу в середньому на 3%. Хід триває 9,5 с, розкид 0,3.",
        ],
    )
    assert anna.http.get("/api/moderation/fair-play").status_code == 403
    assert "fair_play" not in anna.get("/api/account/data")
    assert person_of(anna) != person_of(bogdan)
