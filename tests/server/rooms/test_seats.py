"""Sitting down, the host's rights, giving up, offers, the next game; and what is stored before it is told."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from litera.protocol import requests
from litera.server.feed.viewers import NOT_KNOWN
from litera.server.store.store import StoreError
from litera.server.table import commands
from litera.server.table.handling import Actor
from litera.server.table.seats import Bot
from litera.server.table.setup import GameClock, completed
from tests.server.rooms.home import SUBSTITUTE, Home, Notes, at_home, move, refused


def test_a_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3)
        bogdan, cyryl = await home.enter(room, "bogdan"), await home.enter(room, "cyryl")
        await room.do(bogdan, commands.Sit(seat=2))
        assert room.state.status == "waiting"
        await room.do(bogdan, commands.Stand())
        await room.do(bogdan, commands.Sit(seat=1))
        assert await refused(room.do(cyryl, commands.Sit(seat=1))) == "seat_not_free"
        await room.do(cyryl, commands.Sit(seat=2))
        assert anna.room["status"] == "playing"
        assert anna.room["seats"][2] | {"presence": "here"} == anna.room["seats"][2]
        assert await refused(room.do(bogdan, commands.Stand())) == "not_waiting"

    at_home(tmp_path, work)


def test_the_host_alone_seats_machines_and_begins(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3, start="host")
        bogdan = await home.enter(room, "bogdan")
        await room.do(bogdan, commands.Sit(seat=1))
        for command in (
            commands.SeatBot(seat=2, level="easy"),
            commands.FreeSeat(seat=0),
            commands.SeatProgram(seat=2),
            commands.Start(),
            commands.Alter(hints=False),
        ):
            assert await refused(room.do(bogdan, command)) == "not_host"
        assert await refused(room.do(anna, commands.Start())) == "not_full"
        assert await refused(room.do(anna, commands.SeatBot(seat=1, level="easy"))) == "seat_not_free"
        assert await refused(room.do(anna, commands.SeatBot(seat=2, level="genius"))) == "bad_option"
        await room.do(anna, commands.SeatBot(seat=2, level="easy"))
        assert anna.room["seats"][2]["bot"] == "easy"
        await room.do(anna, commands.FreeSeat(seat=2))
        assert anna.room["seats"][2] == {
            "name": None,
            "bot": None,
            "program": False,
            "substitute": None,
            "presence": "free",
        }
        await room.do(anna, commands.SeatBot(seat=2, level="easy"))
        await room.do(anna, commands.Alter(hints=False))
        assert bogdan.room["hints"] is False
        await room.do(anna, commands.Start())
        assert bogdan.room["status"] == "playing"

    at_home(tmp_path, work)


def test_a_program_comes_by_its_token_and_is_nobody_else(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna")
        reply = await room.do(anna, commands.SeatProgram(seat=1))
        assert str(reply["token"]).startswith(room.state.opened.table + ".")
        assert anna.room["seats"][1]["program"] is True
        assert anna.room["status"] == "playing"
        lines = await home.store.lines(room.state.opened.table)
        assert not any(str(reply["token"]).encode() in line for line in lines)

    at_home(tmp_path, work)


def test_no_token_begins_like_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`litera bot URL TOKEN` takes it: one in 64 tokens began with a dash, and was refused."""
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: "-" * size)

    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna")
        reply = await room.do(anna, commands.SeatProgram(seat=1))
        assert str(reply["token"])[0].isalnum()

    at_home(tmp_path, work)


def test_resigning_between_two_loses(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan")
        await room.do(anna, commands.Resign())
        assert bogdan.room["result"]["winners"] == [1]
        assert bogdan.room["result"]["reason"] == "resigned"
        assert await refused(room.do(bogdan, commands.Resign())) == "game_over"

    at_home(tmp_path, work)


def test_where_two_remain_a_machine_goes_on_for_the_one_who_resigns(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan, _) = await home.table("anna", "bogdan", "cyryl", seats=3)
        await room.do(anna, commands.Resign())
        assert bogdan.room["result"] is None
        assert bogdan.room["seats"][0]["presence"] == "gone"
        assert bogdan.room["seats"][0]["substitute"] == SUBSTITUTE
        assert anna.room["you"]["seat"] is None
        await home.enter(room, "anna")
        assert bogdan.room["seats"][0]["substitute"] == SUBSTITUTE

    at_home(tmp_path, work)


def test_a_game_ends_when_all_people_agree_and_a_move_takes_an_offer_back(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan")
        mover = next(viewer for viewer in people if viewer.seat == room.state.to_act[0])
        other = next(viewer for viewer in people if viewer is not mover)
        await room.do(mover, commands.Offer(what="end"))
        assert other.room["offers"]["end"] == [mover.seat]
        await move(room, *people)
        assert other.room["offers"]["end"] == []
        assert await refused(room.do(mover, commands.Offer(what="end", withdraw=True))) == "nothing_to_offer"
        await room.do(mover, commands.Offer(what="end"))
        await room.do(other, commands.Offer(what="end"))
        assert mover.room["result"]["reason"] == "agreed"
        assert mover.room["result"]["winners"] == []

    at_home(tmp_path, work)


def test_the_next_game_has_the_same_people_one_seat_further_on(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan", access="private")
        watcher = await home.enter(room, "watcher")
        await room.do(anna, commands.Resign())
        await room.do(anna, commands.Offer(what="rematch"))
        assert bogdan.room["rematch"] is None
        await room.do(bogdan, commands.Offer(what="rematch"))
        following = watcher.room["rematch"]
        again = await home.rooms.find(following)
        assert again.state.names == ("Bogdan", "Anna")
        assert again.state.status == "playing"
        assert again.state.opened.seed != room.state.opened.seed
        # A spectator may come along without an invitation.
        await again.enter(Notes("watcher"), commands.Hello(id=1))

    at_home(tmp_path, work)


def test_a_series_keeps_its_score_and_what_was_said(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan", access="private")
        await room.do(anna, commands.Chat(text="one more"))
        assert (anna.room["games"], anna.room["wins"]) == (0, [0, 0])
        await room.do(anna, commands.Resign())
        assert (anna.room["games"], anna.room["wins"]) == (1, [0, 1])
        for one in (anna, bogdan):
            await room.do(one, commands.Offer(what="rematch"))
        again = await home.rooms.find(anna.room["rematch"])
        # Bogdan has the first seat now, and keeps the games won.
        assert (again.state.names, again.state.wins) == (("Bogdan", "Anna"), (1, 0))
        assert [(line.text, line.name, line.seat) for line in again.state.chat] == [("one more", "Anna", 1)]
        later = await home.enter(again, "anna")
        assert (later.room["games"], later.room["wins"]) == (1, [1, 0])
        await again.do(later, commands.Resign())
        assert (later.room["games"], later.room["wins"]) == (2, [2, 0])

    at_home(tmp_path, work)


def test_bots_keep_their_names_in_the_next_game(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna", seats=3, start="host")
        await room.do(anna, commands.SeatBot(seat=1, level="easy"))
        await room.do(anna, commands.SeatBot(seat=2, level="club"))
        await room.do(anna, commands.Start())
        _, bruno, cleo = room.state.names
        await room.do(anna, commands.Resign())
        await room.do(anna, commands.Offer(what="rematch"))
        again = await home.rooms.find(anna.room["rematch"])
        assert again.state.names == (cleo, "Anna", bruno)

    at_home(tmp_path, work)


def test_spectators_are_heard_by_spectators_only_while_a_game_is_on(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan")
        one, two = await home.enter(room, "one"), await home.enter(room, "two")
        await room.do(one, commands.Chat(text="he has a nine"))
        assert two.told[-1]["text"] == "he has a nine"
        assert anna.told[-1] == {"seq": two.told[-1]["seq"], "feed": "none"}
        await room.do(anna, commands.Chat(phrase="well-played"))
        assert [told.told[-1]["phrase"] for told in (bogdan, one)] == ["well-played"] * 2
        assert await refused(room.do(anna, commands.Chat(text="  "))) == "empty_chat"
        again = await home.enter(room, "bogdan")
        assert [line["from"] for line in again.told[0]["chat"]] == ["Anna"]

    at_home(tmp_path, work)


def test_the_seats_hear_spectators_when_the_game_is_over_each_line_once(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna,) = await home.table("anna")
        watcher = await home.enter(room, "watcher")
        await room.do(watcher, commands.Chat(text="shall we begin?"))
        assert anna.told[-1]["text"] == "shall we begin?"
        home.time.now += 1
        bogdan = await home.enter(room, "bogdan")
        await room.do(bogdan, commands.Sit(seat=1))
        await room.do(watcher, commands.Chat(text="he has a nine"))
        await room.do(watcher, commands.Chat(phrase="oops"))
        again = await home.enter(room, "bogdan")
        assert [line.get("text") for line in again.told[0]["chat"]] == ["shall we begin?"]
        epoch, seq = again.told[0]["epoch"], again.told[0]["seq"]
        await room.do(anna, commands.Resign())
        overheard = [item for item in anna.told if item.get("feed") == "overheard"]
        assert [line.get("text") for line in overheard[0]["chat"]] == ["he has a nine", None]
        assert (len(overheard), overheard[0]["chat"][1]["phrase"]) == (1, "oops")
        assert [item["feed"] for item in watcher.told if item.get("seq") == overheard[0]["seq"]] == ["none"]
        # A player who was away when the game ended hears of it on coming back, by the feed or by a fresh welcome.
        back, fresh = Notes("bogdan"), Notes("bogdan")
        await room.enter(back, commands.Hello(id=1, epoch=epoch, seq=seq))
        assert overheard[0] in back.told
        await room.enter(fresh, commands.Hello(id=1))
        assert [line.get("text") for line in fresh.told[0]["chat"]] == ["shall we begin?", "he has a nine", None]

    at_home(tmp_path, work)


def test_nothing_is_overheard_where_no_spectator_spoke(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, _) = await home.table("anna", "bogdan")
        await room.do(anna, commands.Chat(text="hello"))
        await room.do(anna, commands.Resign())
        assert not [item for item in anna.told if item.get("feed") == "overheard"]

    at_home(tmp_path, work)


def test_nobody_hears_what_could_not_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan")
        told = [len(viewer.told) for viewer in people]
        before = room.state.game and len(room.state.game.steps)

        def fail(*_: object, **__: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(home.store, "append", fail)
            assert await refused(move_away(room, *people)) == "store_failed"
        assert [len(viewer.told) for viewer in people] == told
        assert [viewer.codes for viewer in people] == [[1012], [1012]]
        again = await home.rooms.find(room.state.opened.table)
        assert again is not room
        assert again.state.game is not None
        assert len(again.state.game.steps) == before

    at_home(tmp_path, work)


async def move_away(*arguments: object) -> object:
    """Make a move, as something to wait for."""
    return await move(*arguments)  # type: ignore[arg-type]


def test_a_table_is_taken_up_again_as_it_was_left(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan")
        for _ in range(10):
            await move(room, anna, bogdan)
        await room.do(anna, commands.Chat(text="hello"))
        await room.do(anna, commands.Offer(what="end"))
        room.give_up(1012)
        again = await home.rooms.find(room.state.opened.table)
        assert again.state.seats == room.state.seats
        assert again.state.offers == room.state.offers
        assert list(again.state.chat) == list(room.state.chat)
        assert again.state.game is not None
        assert room.state.game is not None
        assert again.state.game.log == room.state.game.log
        assert again.state.game.state == room.state.game.state

    at_home(tmp_path, work)


def test_a_setup_is_filled_in_with_what_the_game_has(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, _ = await home.table("anna", bots=["easy", "easy"])
        assert room.state.setup == completed(room.state.setup)
        assert len(room.state.seats) == 3
        assert (
            await refused(room.join(Actor("x", "X", None), 9, room.state.opened.invitation, password=None))
            == "not_waiting"
        )

    at_home(tmp_path, work)


def test_guests_without_a_seat_are_sent_away_when_a_game_begins_that_nobody_may_watch(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        room, (anna, bogdan) = await home.table("anna", "bogdan", seats=3, spectators="none", start="host")
        # Whoever is there may still sit down.
        await room.do(anna, commands.FreeSeat(seat=1))
        assert bogdan.codes == []
        await room.do(anna, commands.SeatBot(seat=1, level="easy"))
        await room.do(anna, commands.SeatBot(seat=2, level="easy"))
        await room.do(anna, commands.Start())
        assert bogdan.codes == [NOT_KNOWN]
        assert "game" not in [item.get("feed") for item in bogdan.told]
        assert await refused(room.ask(bogdan, requests.View())) == "no_session"
        assert await refused(home.enter(room, "bogdan")) == "no_spectators"
        assert anna.codes == []

    at_home(tmp_path, work)


def test_a_player_who_resigns_watches_no_further_where_nobody_may(tmp_path: Path) -> None:
    async def work(home: Home) -> None:
        for watching, codes in (("none", [NOT_KNOWN]), ("hidden", [])):
            room, (_, bogdan, _) = await home.table("anna", "bogdan", "cyryl", seats=3, spectators=watching)
            await room.do(bogdan, commands.Resign())
            assert bogdan.codes == codes

    at_home(tmp_path, work)


@pytest.mark.parametrize("level", ["easy", None], ids=["a bot", "a program"])
@pytest.mark.parametrize("why", ["gives up", "time"])
def test_a_bot_goes_on_for_whoever_else_sits_there(tmp_path: Path, level: str | None, why: str) -> None:
    async def work(home: Home) -> None:
        room, people = await home.table("anna", "bogdan", seats=3, start="host", clock=GameClock(minutes=1))
        robot = None
        if level is None:
            token = (await room.do(people[0], commands.SeatProgram(seat=2)))["token"]
            robot = Notes(None, str(token))
            await room.enter(robot, commands.Hello(id=1))
        else:
            await room.do(people[0], commands.SeatBot(seat=2, level=level))
        name = room.state.names[2]
        await room.do(people[0], commands.Start())
        if why == "gives up" and robot is not None:
            await room.do(robot, commands.Resign())
        else:
            while 2 not in room.state.to_act:
                await move(room, *people)
            await home.pass_time(room, 61)
        assert room.state.status == "playing"
        assert room.state.seats[2] == Bot(name, SUBSTITUTE)
        # Whoever goes on is not hurried by a clock that has run down.
        assert 2 not in room.state.clocks.down(home.time.now)
        assert robot is None or robot.codes == [NOT_KNOWN]
        # It is the same after a restart.
        room.give_up(1012)
        again = await home.rooms.find(room.state.opened.table)
        assert again.state.seats == room.state.seats

    at_home(tmp_path, work)
