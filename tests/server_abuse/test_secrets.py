"""Over real sockets everybody hears what their watcher may know, word for word, and nothing else tells of cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from litera.core.event import Onlooker, Watcher
from litera.core.record import read_record
from litera.core.table import NOW, Table
from litera.core.teller import Teller
from litera.games.opening import replay_table
from litera.games.registry import find
from litera.protocol.speech import COMMON_TOPICS, GAME_TOPICS
from tests.server.running import Guest, Seated, Served

OPTIONS: dict[str, dict[str, Any]] = {"klepka": {"hands": "hidden"}}
GAMES = ("klepka", "word_rummikub", "scrabble_cards", "dnup")
MOVES = 8
SEED = "nobody knows it"


def make_moves(seats: list[Seated], count: int) -> None:
    """Let whoever is to act make a move of those that are listed, and preview the first of the other's."""
    for _ in range(count):
        to_act = seats[0].done("view")["view"]["to_act"]
        moves = seats[to_act[0]].done("legal")["moves"]
        for seat in seats:
            seat.done("preview", move=moves[0])
        seats[to_act[0]].done("act", move=moves[len(moves) // 2])


def heard_by(connection: Seated) -> list[dict[str, Any]]:
    """Give all that was ever told over a connection, which another may have taken over."""
    return [json.loads(text) for text in connection.everything]


def check_told(table: Table, watcher: Watcher, messages: list[dict[str, Any]]) -> int:
    """Compare every event that was told with what the watcher may know; give how many there were."""
    allowed = {event["seq"]: json.loads(json.dumps(event)) for event in Teller(table).told(watcher)}
    count = 0
    for message in messages:
        for event in message.get("events", ()):
            assert event == allowed[event["seq"]]
            count += 1
    return count


def check_views(table: Table, watcher: Watcher, messages: list[dict[str, Any]]) -> int:
    """Compare every view with what the watcher may know of one of the states; give how many there were."""
    past = (table.past(end) for end in range(len(table.steps) + 1))
    allowed = [json.loads(json.dumps(one.shown(watcher))) for one in past]
    views = [message["view"] for message in messages if message.get("view")]
    assert all(view in allowed for view in views)
    return len(views)


def check_the_rest(game: str, messages: list[dict[str, Any]]) -> None:
    """Look for cards where none belong: in the room, in the chat, in other replies."""
    hands = find(game).notation.hands_key
    for message in messages:
        rest = {key: value for key, value in message.items() if key not in ("view", "events")}
        assert f'"{hands}": [' not in json.dumps(rest)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_hears_what_they_may_know_and_no_more(server: Served, game: str) -> None:
    guests = [server.guest(name) for name in ("Anna", "Bogdan", "Watcher")]
    table = guests[0].open(game, seats=2, seed=SEED, options=OPTIONS.get(game, {}), access="open")
    seats = [guests[0].enter(table), guests[1].enter(table)]
    spectator = guests[2].enter(table)
    seats[1].done("sit", seat=1)
    refuse_the_record(guests, [*seats, spectator], table["table"])
    make_moves(seats, MOVES)
    for number, seat in enumerate(seats):
        seat.ask("advise", explain=True, ms=50)
        for topic in (*GAME_TOPICS, *COMMON_TOPICS):
            seat.ask("say", what=topic)
        assert spectator.refused("legal") == "no_seat", number
    again = [guest.enter(table, epoch=spectator.welcome["epoch"], seq=1) for guest in guests]
    fresh = [guest.enter(table) for guest in guests]
    refuse_the_record(guests, fresh, table["table"])
    people = zip([*seats, spectator], again, fresh, strict=True)
    heard = [[message for connection in each for message in heard_by(connection)] for each in people]
    written = json.dumps(heard)
    fresh[0].done("resign")
    record = fresh[0].done("record")["record"]
    assert record["seed"] not in written
    assert SEED not in written
    played = replay_table(read_record(record))
    assert sum(step.entry.seat is not None for step in played.steps) >= MOVES
    watchers: tuple[Watcher, ...] = (0, 1, Onlooker.SPECTATOR)
    for watcher, messages in zip(watchers, heard, strict=True):
        assert check_told(played, watcher, messages) > MOVES
        assert check_views(played, watcher, messages) > 0
        check_the_rest(game, messages)


def refuse_the_record(guests: list[Guest], connections: list[Seated], table: str) -> None:
    """Before the end nobody gets the record, by whatever door."""
    for connection in connections:
        assert connection.refused("record") == "not_over"
    for guest in guests:
        for door in ("record", "replay"):
            reply = guest.http.get(f"/api/tables/{table}/{door}")
            assert reply.status_code == 409
            assert reply.json()["error"]["code"] == "not_over"
        summary = json.dumps(guest.get(f"/api/tables/{table}"))
        assert SEED not in summary
        assert NOW not in summary
