"""Connections that break, come back, are doubled, flood, or do not read; and messages that come twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.running import PATIENCE, Guest, Seated, Served, served


def two_at_a_table(anna: Guest, bogdan: Guest, **setup: Any) -> tuple[dict[str, Any], Seated, Seated]:
    """Give a game that has begun."""
    table = anna.open("dnup", **{"seed": "two at a table", **setup})
    first, second = anna.enter(table), bogdan.enter(table)
    second.done("sit", seat=1)
    first.until("game")
    return table, first, second


def on_turn(*seats: Seated) -> Seated:
    """Give the one who is to act."""
    number: int = seats[0].done("view")["view"]["to_act"][0]
    return seats[number]


def move_once(*seats: Seated) -> None:
    """Let whoever is to act make a move."""
    mover = on_turn(*seats)
    mover.done("act", move=mover.done("legal", limit=1)["moves"][0])


def close_code(seat: Seated) -> int:
    """Read on until the connection is closed; give the code."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(seat)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def read_on(seat: Seated) -> None:
    """Read for as long as there is something to read."""
    while True:
        seat.socket.recv(PATIENCE)


def test_a_player_who_comes_back_hears_what_they_missed_and_nothing_else(anna: Guest, bogdan: Guest) -> None:
    table, first, second = two_at_a_table(anna, bogdan)
    second.done("view")
    seen, epoch = max(json.loads(text).get("seq", 0) for text in second.everything), second.welcome["epoch"]
    second.close()
    for number in range(3):
        first.done("chat", text=f"line {number}")
    again = bogdan.enter(table, epoch=epoch, seq=seen)
    assert again.welcome["view"] is None
    assert again.welcome["events"] == again.welcome["chat"] == []
    again.done("view")
    numbers = [item["seq"] for item in again.feed]
    assert numbers == list(range(seen + 1, seen + 1 + len(numbers)))
    assert [item["text"] for item in again.feed if item["feed"] == "chat"] == ["line 0", "line 1", "line 2"]


def test_missed_items_are_the_same_as_those_that_were_sent_at_once(anna: Guest, bogdan: Guest) -> None:
    table, first, second = two_at_a_table(anna, bogdan)
    start = first.done("view") and first.welcome["seq"]
    for _ in range(4):
        move_once(first, second)
    first.done("chat", text="well played")
    first.done("view")
    live = [json.loads(text) for text in first.everything]
    games = {item["seq"]: item for item in live if item.get("feed") in ("game", "chat")}
    first.close()
    again = anna.enter(table, epoch=first.welcome["epoch"], seq=start)
    again.done("view")
    told = {item["seq"]: item for item in again.feed if item["feed"] in ("game", "chat")}
    assert told == games
    assert len(told) >= 5


def test_an_epoch_that_is_not_known_gets_everything_fresh(anna: Guest, bogdan: Guest) -> None:
    table, first, second = two_at_a_table(anna, bogdan)
    move_once(first, second)
    expected = second.done("view")["view"]
    again = bogdan.enter(table, epoch="another", seq=3)
    assert again.welcome["view"] == expected
    assert again.welcome["events"]
    assert again.welcome["said"]


def test_a_command_is_carried_out_once_for_each_id(anna: Guest, bogdan: Guest) -> None:
    _, first, second = two_at_a_table(anna, bogdan)
    mover = on_turn(first, second)
    move = mover.done("legal", limit=1)["moves"][0]
    reply = mover.done("act", move=move, id="once")
    assert mover.done("act", move=move, id="once") == reply
    assert len([item for item in mover.feed if item["feed"] == "game"]) <= 2
    mover.done("chat", text="hello", id="said once")
    mover.done("chat", text="hello", id="said once")
    mover.done("view")
    assert len([item for item in mover.feed if item["feed"] == "chat"]) == 1


def test_whoever_is_at_a_table_is_answered_that_the_server_is_there(server: Served, anna: Guest) -> None:
    waiting = anna.enter(anna.open("dnup"))
    assert waiting.ask("ping", id="there") == {"id": "there", "ok": True}
    with connect(f"ws://127.0.0.1:{server.port}/ws") as stranger:
        stranger.send(json.dumps({"do": "ping", "id": 1}))
        assert json.loads(stranger.recv(PATIENCE))["error"]["code"] == "no_session"


def test_ids_of_different_guests_do_not_meet(anna: Guest, bogdan: Guest) -> None:
    _, first, second = two_at_a_table(anna, bogdan)
    first.done("chat", text="one", id="the same")
    second.done("chat", text="two", id="the same")
    assert [first.until("chat")["text"], first.until("chat")["text"]] == ["one", "two"]


def test_a_second_connection_of_the_same_guest_takes_over(anna: Guest, bogdan: Guest) -> None:
    table, first, second = two_at_a_table(anna, bogdan)
    again = bogdan.enter(table)
    assert close_code(second) == 4009
    assert again.room["you"]["seat"] == 1
    assert first.done("view")
    assert first.room["seats"][1]["presence"] == "here"


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"table": "x"}, 4001),
        ({"table": "x", "ticket": "forged"}, 4001),
        ({"token": "no.such"}, 4004),
    ],
)
def test_a_bad_hello_is_refused(server: Served, hello: dict[str, str], code: int) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws") as socket_:
        socket_.send(json.dumps({"do": "hello", "id": 1, **hello}))
        assert not json.loads(socket_.recv(PATIENCE))["ok"]
        with pytest.raises(ConnectionClosed) as closed:
            socket_.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_a_table_that_is_not_there_is_4004(server: Served, anna: Guest) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws") as socket_:
        ticket = anna.post("/api/session/ticket")["ticket"]
        socket_.send(json.dumps({"do": "hello", "id": 1, "ticket": ticket, "table": "nowhere"}))
        assert json.loads(socket_.recv(PATIENCE))["error"]["code"] == "not_found"
        with pytest.raises(ConnectionClosed) as closed:
            socket_.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def test_a_page_of_another_origin_gets_no_socket(server: Served) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin("https://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_message_of_more_than_8_kib_ends_the_connection(anna: Guest) -> None:
    seat = anna.enter(anna.open("dnup"))
    seat.socket.send("x" * 8193)
    assert close_code(seat) == 1009


def test_bad_messages_are_answered_and_change_nothing(anna: Guest, bogdan: Guest) -> None:
    _, first, second = two_at_a_table(anna, bogdan)
    before = first.done("view")["view"]
    for text in ("[]", "nonsense", '{"do": "act"}', '{"do": "fly", "id": 4}', '{"do":"act","move":5}', "[" * 5000):
        first.socket.send(text)
        reply = json.loads(first.socket.recv(PATIENCE))
        while "feed" in reply:
            reply = json.loads(first.socket.recv(PATIENCE))
        assert reply["error"]["code"] == "bad_request", reply
    assert second.done("view")["view"]["scores"] == before["scores"]
    assert first.done("view")["view"] == before


def test_a_flooding_client_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, LITERA_MESSAGES_AT_ONCE="20", LITERA_MESSAGES_PER_SECOND="1") as server:
        guest = server.guest("Flood")
        seat = guest.enter(guest.open("dnup"))
        for _ in range(40):
            seat.socket.send('{"do":"view"}')
        assert close_code(seat) == 4008


def test_a_restart_closes_with_1012_and_everybody_finds_the_table_as_it_was(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna, bogdan = server.guest("Anna"), server.guest("Bogdan")
        table, first, second = two_at_a_table(anna, bogdan)
        move_once(first, second)
        mover = on_turn(first, second)
        move = mover.done("legal", limit=1)["moves"][0]
        mover.done("act", move=move, id="before the restart")
        number = 0 if mover is first else 1
        views = [seat.done("view")["view"] for seat in (first, second)]
        events = [seat.done("events")["events"] for seat in (first, second)]
        cookies = [dict(guest.http.cookies) for guest in (anna, bogdan)]
        server.process.terminate()
        assert [close_code(seat) for seat in (first, second)] == [1012, 1012]
        server.process.wait(PATIENCE)
    with served(tmp_path) as server:
        guests = [Guest(server), Guest(server)]
        for guest, cookie in zip(guests, cookies, strict=True):
            guest.http.cookies.update(cookie)
        seats = [guest.enter(table["table"]) for guest in guests]
        assert [seat.welcome["view"] for seat in seats] == views
        assert [seat.done("events")["events"] for seat in seats] == events
        assert seats[number].done("act", move=move, id="before the restart")["ok"]
        assert [seat.done("view")["view"] for seat in seats] == views
        assert [each["table"] for each in guests[1].get("/api/tables/mine")["tables"]] == [table["table"]]
