"""Several people act in the same instant: each is answered, the first is served first, and everybody sees one order."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable
from typing import Any

from tests.server.running import Seated, Served

ROUNDS = 5
NAMES = ("Anna", "Bogdan", "Cyryl")


def everybody(server: Served, game: str, **setup: Any) -> list[Seated]:
    """Give a game of three that has begun."""
    guests = [server.guest(name) for name in NAMES]
    table = guests[0].open(game, seats=3, **setup)
    seats = [guest.enter(table) for guest in guests]
    for number, seat in enumerate(seats[1:], 1):
        seat.done("sit", seat=number)
    for seat in seats:
        while seat.room["status"] != "playing":
            seat.until("room")
    return seats


def at_once(*requests: tuple[Seated, dict[str, Any]]) -> list[dict[str, Any]]:
    """Send requests from several people at once; give their replies."""
    start = threading.Barrier(len(requests))
    replies: list[dict[str, Any]] = [{} for _ in requests]

    def ask(number: int, seat: Seated, request: dict[str, Any]) -> None:
        start.wait()
        replies[number] = seat.ask(**request)

    threads = [
        threading.Thread(target=ask, args=(number, seat, request)) for number, (seat, request) in enumerate(requests)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return replies


def order(seat: Seated) -> list[tuple[int, str, Any]]:
    """Give what was told of the game to a seat, in order: what of it is the same for everybody."""
    seat.done("view")
    items = [json.loads(text) for text in seat.everything]
    events = (event for item in items if item.get("feed") == "game" for event in item["events"])
    return [(event["seq"], event["kind"], event["seat"]) for event in events]


def one_order(seats: Iterable[Seated]) -> list[tuple[int, str, Any]]:
    """Give what everybody was told, which is the same and without gaps."""
    orders = [order(seat) for seat in seats]
    common = max(each[0][0] for each in orders)
    cut = [[event for event in each if event[0] >= common] for each in orders]
    assert cut[0] == cut[1] == cut[2]
    numbers = [seq for seq, _, _ in cut[0]]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return cut[0]


def test_rivals_answer_a_move_in_the_same_instant(server: Served) -> None:
    seats = everybody(server, "scrabble_cards", seed="answers", options={"auto_check": False})
    for number in range(ROUNDS):
        layer = seats[0].done("view")["view"]["to_act"][0]
        rivals = [seat for other, seat in enumerate(seats) if other != layer]
        move = next(text for text in seats[layer].done("legal")["moves"] if text.startswith("lay"))
        seats[layer].done("act", move=move)
        last = "check" if number == ROUNDS - 1 else "accept"
        replies = at_once((rivals[0], {"do": "act", "move": "accept"}), (rivals[1], {"do": "act", "move": last}))
        # The word is a good one: it stands, whoever came first.
        assert [reply["ok"] for reply in replies] == [True, True]
        assert replies[0]["seq"] != replies[1]["seq"]
        assert seats[0].done("view")["view"]["phase"] == "lay"
    answers = [seat for _, kind, seat in one_order(seats) if kind in ("accepted", "checked")]
    assert len(answers) >= 2 * ROUNDS


def test_of_those_who_do_the_same_in_the_same_instant_one_is_first(server: Served) -> None:
    seats = everybody(server, "dnup", seed="moves")
    for _ in range(ROUNDS):
        mover = seats[0].done("view")["view"]["to_act"][0]
        move = seats[mover].done("legal", limit=1)["moves"][0]
        replies = at_once(*((seat, {"do": "act", "move": move}) for seat in seats))
        assert replies[mover]["ok"]
        for number, reply in enumerate(replies):
            if number != mover:
                # Before the mover's it is not their turn, after it they may be next: each judged as the table stands.
                assert reply["ok"] or reply["error"]["code"]
    one_order(seats)


def test_two_who_want_the_same_seat_in_the_same_instant_do_not_both_get_it(server: Served) -> None:
    guests = [server.guest(name) for name in NAMES]
    for _ in range(ROUNDS):
        table = guests[0].open("dnup", seats=3)
        waiting = [guest.enter(table) for guest in guests[1:]]
        replies = at_once(*((seat, {"do": "sit", "seat": 2}) for seat in waiting))
        assert sorted(reply["ok"] for reply in replies) == [False, True]
        [refused] = [reply for reply in replies if not reply["ok"]]
        assert refused["error"]["code"] == "seat_not_free"


def test_a_seat_out_of_turn_interrupts_while_another_moves(server: Served) -> None:
    seats = everybody(server, "klepka", seed="interrupts")
    interrupts = 0
    for _ in range(ROUNDS):
        mover = seats[0].done("view")["view"]["to_act"][0]
        others = [seat for number, seat in enumerate(seats) if number != mover]
        asked = []
        for seat in others:
            moves = seat.done("legal", limit=1)["moves"]
            asked.append((seat, {"do": "act", "move": moves[0] if moves else "prize 1"}))
            interrupts += len(moves)
        own = (seats[mover], {"do": "act", "move": seats[mover].done("legal", limit=1)["moves"][0]})
        replies = at_once(own, *asked)
        assert replies[0]["ok"] or interrupts
        assert all(reply["ok"] or reply["error"]["code"] for reply in replies)
    one_order(seats)
