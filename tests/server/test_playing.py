"""Whole games over the server."""

from __future__ import annotations

from tests.server.running import Guest, Seated


def play_on(seats: list[Seated]) -> None:
    """Play the first legal move for whoever is to act, until the game is over."""
    while True:
        view = seats[0].done("view")["view"]
        if view["over"]:
            return
        for number in view["to_act"]:
            if number < len(seats):
                moves = seats[number].done("legal", limit=1)["moves"]
                if moves:
                    seats[number].ask("act", move=moves[0])


def test_a_game_between_two_people_is_played_to_the_end(anna: Guest, bogdan: Guest) -> None:
    table = anna.open("dnup", seed="two people", access="private")
    first = anna.enter(table)
    assert first.welcome["view"] is None
    assert first.room["status"] == "waiting"
    second = bogdan.enter(table)
    assert bogdan.refused(f"/api/tables/{table['table']}/join", seat=0, invitation=table["invitation"])[0] == 409
    second.done("sit", seat=1)
    assert first.until("game")["events"]
    play_on([first, second])
    assert first.until("room")["room"]["status"] in ("playing", "over")


def test_a_game_against_a_machine_is_played_to_the_end(anna: Guest) -> None:
    table = anna.open("dnup", bots=["easy"], seed="a machine")
    seat = anna.enter(table)
    assert seat.room["status"] == "playing"
    assert seat.room["seats"][1]["bot"] == "easy"
    while not seat.room["result"]:
        view = seat.done("view")["view"]
        if not view["over"] and 0 in view["to_act"]:
            seat.done("act", move=seat.done("legal", limit=1)["moves"][0])
        elif not view["over"]:
            seat.until("game")
        else:
            seat.until("room")
    assert seat.room["result"]["scores"]


def test_words_of_the_game_are_marked_for_those_who_ask_and_for_nobody_else(anna: Guest, bogdan: Guest) -> None:
    table = anna.open("word_rummikub", seed="marks", words=["kot"])
    first, second = anna.enter(table, marks=True), bogdan.enter(table)
    second.done("sit", seat=1)
    marked, plain = (seat.done("say", what="hand", lang="en")["text"] for seat in (first, second))
    assert marked.count("\u2068") == marked.count("\u2069") == 14
    assert "\u2068" not in plain
    refused = first.ask("act", move="play ŻÓŁW")["error"]["message"]
    assert "\u2068" in refused
    assert all("\u2068" not in text for text in second.everything)


def test_a_word_that_is_refused_comes_with_the_nearest(anna: Guest, bogdan: Guest) -> None:
    seed = {"seed": "nearest", "options": {"auto_check": True}}
    hand = anna.enter(anna.open("scrabble_cards", bots=["easy"], **seed)).done("view")["view"]["hands"][0]
    letters = [card for card in hand if len(card) == 1 and card.isalpha()][:3]
    word, slip = "".join(letters), "".join(reversed(letters))
    assert word != slip
    table = anna.open("scrabble_cards", words=[word.lower()], **seed)
    seats = [anna.enter(table), bogdan.enter(table)]
    seats[1].done("sit", seat=1)
    error = seats[0].ask("act", move=seats[0].done("read", text=f"lay {slip.lower()}")["move"])["error"]
    assert error["code"] == "not_a_word"
    assert word in error["message"]
