"""Clocks, connections that are lost, people who stay away: three different things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litera.protocol import requests
from litera.server.rooms.room import Room
from litera.server.table import commands
from litera.server.table.clocks import LAG_CREDIT
from litera.server.table.presence import GRACE
from litera.server.table.setup import Absence, DaysClock, GameClock, MoveClock
from tests.server.rooms.home import SUBSTITUTE, Home, Notes, at_home, move, refused

LAG = LAG_CREDIT


def test_a_move_is_charged_by_the_servers_time_less_the_lag(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", clock=GameClock(minutes=5, increment=2))
        mover = room.state.to_act[0]
        home.time.now += 10_000
        await move(room, *people)
        left = room.state.clocks.left
        assert left is not None
        assert left[mover] == 300_000 - 10_000 + LAG + 2_000
        assert left[1 - mover] == 300_000
        assert people[0].told[-1]["clock"]["left"] == list(left)

    at_home(tmp_path, work)


def test_a_quick_move_is_never_charged_less_than_nothing(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", clock=GameClock(minutes=5))
        home.time.now += LAG // 2
        await move(room, *people)
        assert room.state.clocks.left == (300_000, 300_000)

    at_home(tmp_path, work)


def test_running_out_of_time_loses_the_game(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", clock=GameClock(minutes=1))
        loser = room.state.to_act[0]
        await home.pass_time(room, 59)
        assert room.state.result is None
        await home.pass_time(room, 1)
        assert people[0].room["result"]["reason"] == "time"
        assert people[0].room["result"]["winners"] == [1 - loser]

    at_home(tmp_path, work)


def test_where_two_remain_a_machine_goes_on_once_for_the_one_without_time(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", "cyryl", seats=3, clock=GameClock(minutes=1))
        late = room.state.to_act[0]
        lines = len(await home.store.lines(room.state.opened.table))
        await home.pass_time(room, 60)
        assert room.state.result is None
        assert room.state.machines == ((late, SUBSTITUTE),)
        assert len(await home.store.lines(room.state.opened.table)) == lines + 1
        # It has no clock, and the others' run.
        game = room.state.game
        assert game is not None
        text = game.rules.notation.write_move(game.rules.legal(game.state, late).moves[0])
        await home.pass_time(room, 30)
        await room.move(late, text, len(game.steps))
        left = room.state.clocks.read(home.time.now)
        assert left is not None
        assert left[late] == 0
        assert room.state.to_act == room.state.clocks.running
        assert await moves_on(room, people, late)

    at_home(tmp_path, work)


async def moves_on(room: Room, people: list[Notes], machine: int) -> bool:
    """Let the others move until the bot is to act; tell whether no clock runs for it then."""
    while machine not in room.state.to_act:
        await move(room, *people)
    return machine not in room.state.clocks.running


def test_a_machine_helps_a_seat_that_missed_a_move_until_it_moves_again(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", clock=MoveClock(seconds=30))
        late = room.state.to_act[0]
        await home.pass_time(room, 30)
        assert room.state.result is None
        assert people[0].room["seats"][late]["substitute"] == SUBSTITUTE
        await move(room, *people)
        assert people[0].room["seats"][late]["substitute"] is None

    at_home(tmp_path, work)


def test_days_go_on_while_the_server_is_down_and_all_else_stands(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        for clock, gone in ((DaysClock(days=2), 3_600_000), (GameClock(minutes=90), 0)):
            room, people = await home.table("anna", "bogdan", clock=clock)
            for viewer in people:
                await room.leave(viewer)
            before = room.state.clocks.read(home.time.now)
            room.give_up(1012)
            home.time.now += 3_600_000
            again = await home.rooms.find(room.state.opened.table)
            after = again.state.clocks.read(home.time.now)
            assert before is not None
            assert after is not None
            mover = room.state.to_act[0]
            lent = GRACE if gone == 0 else 0
            assert after[mover] + gone <= before[mover] <= after[mover] + gone + lent + GRACE

    at_home(tmp_path, work)


def test_a_lost_connection_is_reconnecting_then_away_then_gone(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan", absence=Absence(after=60, then="wait"))
        await room.leave(bogdan)
        seen = [anna.room["seats"][1]["presence"]]
        for seconds in (14, 2, 30, 15):
            await home.pass_time(room, seconds)
            seen.append(anna.room["seats"][1]["presence"])
        assert seen == ["reconnecting", "reconnecting", "away", "away", "gone"]
        await home.enter(room, "bogdan")
        assert anna.room["seats"][1]["presence"] == "here"

    at_home(tmp_path, work)


def test_grace_is_lent_to_the_clock_of_a_lost_connection_and_what_is_not_used_is_taken_back(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", clock=GameClock(minutes=5))
        seat = room.state.to_act[0]
        await room.leave(people[seat])
        home.time.now += 4_000
        people[seat] = await home.enter(room, people[seat].guest or "")
        assert (room.state.clocks.read(home.time.now) or ())[seat] == 300_000
        await room.leave(people[seat])
        home.time.now += GRACE + 5_000
        people[seat] = await home.enter(room, people[seat].guest or "")
        assert (room.state.clocks.read(home.time.now) or ())[seat] == 295_000

    at_home(tmp_path, work)


def test_a_seat_that_is_away_goes_to_a_machine_until_its_owner_is_back(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan", absence=Absence(after=60, then="bot"))
        await room.leave(bogdan)
        await home.pass_time(room, 59)
        assert anna.room["seats"][1]["substitute"] is None
        await home.pass_time(room, 1)
        assert anna.room["seats"][1]["substitute"] == SUBSTITUTE
        assert anna.room["seats"][1]["name"] == "Bogdan"
        await home.enter(room, "bogdan")
        assert anna.room["seats"][1]["substitute"] is None

    at_home(tmp_path, work)


async def laid(home: Home, **setup: Any) -> tuple[Room, list[Notes], int]:
    """Give a game of Scrabble Cards between three in which a move has been laid, and the seat that laid it."""
    people = ("anna", "bogdan", "cyryl")
    room, viewers = await home.table(*people, seats=3, game="scrabble_cards", seed="answers", **setup)
    return room, viewers, await move(room, *viewers)


def waiting(room: Room) -> tuple[int, ...]:
    """Give the seats whose answer is waited for; none where a move is to be laid."""
    assert room.state.game is not None
    return room.state.to_act if room.state.game.state.phase.value == "answer" else ()


def test_s9_no_answer_in_time_is_an_acceptance(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, viewers, layer = await laid(home, options={"answer_seconds": 30})
        rivals = waiting(room)
        assert len(rivals) == 2
        # Everybody is told how long there is, and who comes later what is left of it.
        assert viewers[layer].told[-1]["clock"]["answer"] == 30_000
        home.time.now += 20_000
        late = await home.enter(room, "dora")
        assert late.room["clock"]["answer"] == 10_000
        await room.do(viewers[rivals[0]], requests.Act(move="accept"))
        # That another has answered gives nobody more time.
        await home.pass_time(room, 9)
        assert waiting(room) == rivals[1:]
        await home.pass_time(room, 1)
        assert waiting(room) == ()
        assert viewers[layer].told[-1]["clock"]["answer"] is None
        assert room.state.to_act != (layer,)
        await move(room, *viewers)
        await home.pass_time(room, 29)
        assert len(waiting(room)) == 2
        await home.pass_time(room, 1)
        assert waiting(room) == ()

    at_home(tmp_path, work)


def test_s9_with_a_clock_there_are_20_seconds_unless_the_table_says_otherwise(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        clock = GameClock(minutes=30)
        for setup, accepted in (
            ({"clock": clock}, 20),
            ({"clock": clock, "options": {"answer_seconds": 0}}, None),
            ({"clock": DaysClock(days=1)}, None),
            ({}, None),
        ):
            room, _, _ = await laid(home, **setup)
            await home.pass_time(room, 19)
            assert len(waiting(room)) == 2
            await home.pass_time(room, 1)
            assert len(waiting(room)) == (2 if accepted is None else 0)

    at_home(tmp_path, work)


def test_s9_a_restart_gives_time_to_answer_anew(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _, _ = await laid(home, options={"answer_seconds": 30})
        home.time.now += 29_000
        room.give_up(1012)
        home.time.now += 3_600_000
        again = await home.rooms.find(room.state.opened.table)
        await home.pass_time(again, 29)
        assert len(waiting(again)) == 2
        await home.pass_time(again, 1)
        assert waiting(again) == ()

    at_home(tmp_path, work)


def test_after_a_restart_nobody_counts_as_gone_before_they_could_come_back(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _ = await home.table("anna", "bogdan", absence=Absence(after=5, then="end"))
        room.give_up(1012)
        home.time.now += 3_600_000
        again = await home.rooms.find(room.state.opened.table)
        anna = await home.enter(again, "anna")
        for seconds in (0, 5, 9):
            await home.pass_time(again, seconds)
            assert anna.room["seats"][1]["presence"] == "reconnecting"
        bogdan = await home.enter(again, "bogdan")
        assert bogdan.room["result"] is None
        assert bogdan.room["seats"][1]["presence"] == "here"
        await again.leave(bogdan)
        await home.pass_time(again, 15)
        assert anna.room["result"]["reason"] == "abandoned"

    at_home(tmp_path, work)


def test_a_game_is_ended_where_the_table_says_so(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan", absence=Absence(after=60, then="end"))
        await room.leave(bogdan)
        await home.pass_time(room, 60)
        assert anna.room["result"]["winners"] == [0]
        assert anna.room["result"]["reason"] == "abandoned"

    at_home(tmp_path, work)


def test_a_table_that_everybody_has_left_waits(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", absence=Absence(after=60, then="end"))
        for viewer in people:
            await room.leave(viewer)
        await home.pass_time(room, 3600)
        assert room.state.result is None

    at_home(tmp_path, work)


def test_a_seat_that_is_waited_for_is_reminded_once_a_minute(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan")
        to = room.state.to_act[0]
        other = people[1 - to]
        await room.do(other, commands.Nudge(seat=to))
        assert people[to].told[-1]["feed"] == "nudge"
        assert people[to].told[-1]["from"] == 1 - to
        home.time.now += 30_000
        assert await refused(room.do(other, commands.Nudge(seat=to))) == "too_soon"
        home.time.now += 31_000
        await room.do(other, commands.Nudge(seat=to))

    at_home(tmp_path, work)


def test_only_awaited_players_are_reminded(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan")
        to = room.state.to_act[0]
        told = [len(viewer.told) for viewer in people]
        assert await refused(room.do(people[to], commands.Nudge(seat=1 - to))) == "not_allowed"
        assert await refused(room.do(people[to], commands.Nudge(seat=to))) == "not_allowed"
        assert [len(viewer.told) for viewer in people] == told

    at_home(tmp_path, work)
