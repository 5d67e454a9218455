"""A finished game is analysed in the background: for whoever may see it, once, one at a time, in every language."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from litera.analysis.review import Decision
from litera.core.draws import seed_of
from litera.core.message import Written, message
from litera.core.table import Entry, Step, Table, TableConfig
from litera.games.opening import open_table
from litera.server.errors import DeniedError
from litera.server.thinking import reviewing
from litera.server.thinking.analyses import MOST_WAITING, PER_HOUR, Analyses, Analysis
from litera.server.web.analysis_replies import in_words
from litera.texts import CLOSING, LANGUAGES, OPENING
from tests.server.running import Guest, Served, served

MOVES = 6
PATIENCE = 240


def finished(anna: Guest, bogdan: Guest, moves: int) -> str:
    """Play so many moves as bots advise, then give the game up; give its table."""
    table = anna.open("dnup", seed="to be analysed", access="private")
    seats = [anna.enter(table), bogdan.enter(table)]
    seats[1].done("sit", seat=1)
    for _ in range(moves):
        seat = seats[seats[0].done("view")["view"]["to_act"][0]]
        seat.done("act", move=seat.done("advise", level="easy", ms=20)["move"])
    seats[0].done("resign")
    return str(table["table"])


def address(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def awaited(guest: Guest, table: str) -> dict[str, Any]:
    """Ask until the analysis is ready; what is told until then only grows."""
    end, done = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end:
        reply = guest.http.get(address(table))
        told: dict[str, Any] = reply.json()
        if reply.status_code == 200:
            return told
        assert reply.status_code == 202, told
        assert told["state"] in ("waiting", "running")
        assert done <= told["done"] <= told["total"]
        assert told["moves"] == []
        done = told["done"]
        time.sleep(0.1)
    raise AssertionError("the analysis is never ready")


def test_a_game_that_is_not_over_is_not_analysed(anna: Guest) -> None:
    table = anna.open("dnup", bots=["easy"])["table"]
    assert anna.http.get(address(table)).json()["error"]["code"] == "not_over"
    assert anna.refused(address(table)) == (409, "not_over")
    assert anna.refused(address("nowhere")) == (404, "not_found")


def test_a_finished_game_is_analysed_for_whoever_may_see_it(server: Served, anna: Guest, bogdan: Guest) -> None:
    table = finished(anna, bogdan, MOVES)
    stranger = Guest(server)
    assert stranger.get(address(table))["state"] == "none"
    assert stranger.refused(address(table)) == (403, "no_session")
    begun = server.guest("Cyryl").http.post(address(table), json={})
    assert (begun.status_code, begun.json()["total"]) == (202, MOVES)

    told = awaited(stranger, table)
    assert (told["state"], told["done"], told["total"]) == ("ready", MOVES, MOVES)
    assert [move["number"] for move in told["moves"]] == list(range(1, MOVES + 1))
    for move in told["moves"]:
        # The move is told as the game tells it, the best one as it is advised, and as it would be told.
        assert move["of_move"].startswith(("Anna ", "Bogdan ")[move["seat"]])
        assert move["of_move"] in move["said"]
        assert move["of_best"] in move["said"] or move["best"] == move["move"] or move["lost"] < 0.01
        assert move["event"]["seat"] == move["seat"]
        assert 0 <= move["after"] <= move["before"] <= 1
        assert move["lost"] >= 0
        assert move["best"] != move["move"] or move["lost"] == 0
    costs = {move["number"]: move["before"] - move["after"] for move in told["moves"]}
    turns = [turn["number"] for turn in told["turns"]]
    assert turns == sorted(turns)
    assert len(turns) <= 3
    assert all(costs[number] > 0 for number in turns)
    assert max(costs, key=lambda number: costs[number]) in (turns or costs)
    assert [name for name, sentence in zip(("Anna", "Bogdan"), told["seats"], strict=True) if name in sentence]

    # Whoever asks again is given the same, in their language.
    again = anna.http.post(address(table), json={})
    assert (again.status_code, again.json()) == (200, told)
    said = [anna.get(address(table), lang=language)["seats"][0] for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def test_whoever_wants_too_much_analysed_is_refused_and_all_others_are_served(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
        statuses = []
        while 429 not in statuses:
            reply = anna.http.post(address(finished(anna, bogdan, 0)), json={})
            statuses.append(reply.status_code)
        assert reply.json()["error"]["code"] == "too_many"
        assert statuses[:-1] == [202] * (len(statuses) - 1)
        assert MOST_WAITING < len(statuses) <= PER_HOUR + 1
        assert anna.get("/health") == {"ok": True}


def opened() -> Table:
    return open_table(TableConfig("dnup", 2, seed_of("test"), {}))


@pytest.mark.parametrize("marks", [True, False])
def test_words_of_the_games_language_are_marked_for_who_wants_it(marks: bool) -> None:
    hand = message("scrabble_cards-hand", cards=Written("KOT"))
    found = Decision(1, 0, "a", "b", 20.0, 0.9, 0.1, of_move=hand, of_best=hand, event=None, unit="points")
    analysis = Analysis(TableConfig("scrabble_cards", 2, seed_of("test"), {}), (), 1, "ready", [found])
    told = in_words(analysis, "en", marks=marks)
    sentences = (told.moves[0].of_move, told.moves[0].of_best, told.moves[0].said, told.turns[0].said)
    assert [f"{OPENING}KOT{CLOSING}" in sentence for sentence in sentences] == [marks] * 4


def test_only_so_many_games_wait_to_be_analysed() -> None:
    async def ask() -> None:
        analyses = Analyses()
        states = [analyses.begin(str(number), opened()).state for number in range(MOST_WAITING)]
        assert states == ["running"] + ["waiting"] * (MOST_WAITING - 1)
        with pytest.raises(DeniedError, match="too_many"):
            analyses.begin("one more", opened())
        assert analyses.of("one more") is None
        analyses.close()

    asyncio.run(ask())


def test_an_analysis_that_fails_says_so_and_the_next_one_is_made() -> None:
    broken, whole = opened(), opened()
    broken.steps.append(Step(Entry(0, "nonsense"), broken.state, (), broken.last + 1))

    async def ask() -> None:
        analyses = Analyses()
        bad, good = analyses.begin("bad", broken), analyses.begin("good", whole)
        assert (await state_of(bad), await state_of(good)) == ("failed", "ready")
        analyses.close()

    asyncio.run(ask())


async def state_of(analysis: Analysis) -> str:
    """Give how an analysis ended."""
    async with asyncio.timeout(PATIENCE):
        while analysis.state in ("waiting", "running"):
            await asyncio.sleep(0.02)
    return analysis.state


async def ended(process: BaseProcess) -> bool:
    """Wait until a process has ended."""
    async with asyncio.timeout(PATIENCE):
        while process.is_alive():
            await asyncio.sleep(0.02)
    return True


def test_one_process_looks_at_all_games_and_ends_with_the_server() -> None:
    async def ask() -> None:
        analyses = Analyses()
        assert await state_of(analyses.begin("first", opened())) == "ready"
        (process,) = active_children()
        assert await state_of(analyses.begin("second", opened())) == "ready"
        assert active_children() == [process]
        analyses.close()
        assert await ended(process)

    asyncio.run(ask())


def test_a_look_that_goes_on_is_broken_off_when_the_server_stops() -> None:
    async def ask() -> None:
        analyses = Analyses()
        assert await state_of(analyses.begin("first", opened())) == "ready"
        (process,) = active_children()
        os.kill(process.pid or 0, signal.SIGSTOP)
        second = analyses.begin("second", opened())
        await asyncio.sleep(0)
        analyses.close()
        assert await ended(process)
        assert second.state == "running"

    asyncio.run(ask())


def test_the_process_ends_when_nobody_asks_for_long_and_another_one_takes_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "REST", 0.01)

    async def ask() -> None:
        analyses = Analyses()
        assert await state_of(analyses.begin("first", opened())) == "ready"
        async with asyncio.timeout(PATIENCE):
            while active_children():
                await asyncio.sleep(0.02)
        assert await state_of(analyses.begin("second", opened())) == "ready"
        analyses.close()

    asyncio.run(ask())


def test_a_process_that_hangs_is_killed_and_one_that_died_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        analyses = Analyses()
        assert await state_of(analyses.begin("first", opened())) == "ready"
        (process,) = active_children()
        os.kill(process.pid or 0, signal.SIGSTOP)
        with monkeypatch.context() as hurried:
            hurried.setattr(reviewing, "PATIENCE", 0.1)
            assert await state_of(analyses.begin("second", opened())) == "failed"
        assert await ended(process)
        assert await state_of(analyses.begin("second", opened())) == "ready"
        (process,) = active_children()
        process.kill()
        assert await ended(process)
        assert await state_of(analyses.begin("third", opened())) == "ready"
        analyses.close()

    asyncio.run(ask())


def test_a_move_is_tried_otherwise_and_held_against_the_best(anna: Guest, bogdan: Guest) -> None:
    table = finished(anna, bogdan, MOVES)
    practice = f"/api/tables/{table}/practice"
    asked = {"move": 1, "request": {"do": "view"}}
    assert anna.http.post(practice, json=asked).status_code == 404
    anna.http.post(address(table), json={})
    decision = awaited(anna, table)["moves"][0]

    def told(**request: Any) -> Any:
        return anna.http.post(practice, json={"move": decision["number"], "request": request})

    # The seat sees its own cards and no others, as they were before the move.
    view = told(do="view").json()["view"]
    assert decision["seat"] in view["to_act"]
    assert not view["over"]
    assert any("?" in card for card in view["hands"][1 - decision["seat"]])
    moves = told(do="legal", limit=50).json()["moves"]
    assert decision["best"] in moves
    assert told(do="preview", move=decision["best"]).json()["fits"]
    best = told(do="act", move=decision["best"]).json()
    assert (best["worth"], best["lost"]) == ("best", 0.0)
    worth = {told(do="act", move=move).json()["worth"] for move in moves[:3] if move != decision["best"]}
    assert worth <= {"good", "made", "worse"}
    refused = told(do="act", move="A 1/1 2/2 3/3")
    assert refused.status_code == 400
    assert refused.json()["error"]["message"]


def test_nothing_is_tried_while_a_game_goes_on(anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", access="private")
    anna.enter(table)
    bogdan.enter(table).done("sit", seat=1)
    practice = f"/api/tables/{table['table']}/practice"
    reply = anna.http.post(practice, json={"move": 1, "request": {"do": "view"}})
    assert reply.status_code == 409
    assert reply.json()["error"]["code"] == "not_over"
