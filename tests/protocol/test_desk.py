"""Each request of the protocol: what it needs, what comes back, and what is refused with which code."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from litera.core.draws import seed_of
from litera.core.refusal import Code
from litera.games.registry import OWN, games
from litera.protocol import requests
from litera.protocol.desk import MOST_TABLES, Desk
from litera.texts import LANGUAGES

POSITION = {"hands": [[1, 7], [2, 9]], "stock": [3, 4, 12]}


class Conversation:
    """A desk and its answers, as they come out of JSON."""

    def __init__(self) -> None:
        self.desk = Desk(lambda: seed_of("nobody can guess it"))

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        reply: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.desk.answer({"do": do, **keys})))
        return reply

    def refused(self, do: str, **keys: Any) -> str:
        reply = self.ask(do, **keys)
        assert reply["ok"] is False
        assert set(reply) == {"ok", "error"}
        assert set(reply["error"]) == {"code", "message", "rule"}
        assert reply["error"]["message"].strip()
        code: str = reply["error"]["code"]
        return code

    def open(self, **keys: Any) -> str:
        table: str = self.ask("setup", game="thimbles", position=POSITION, seed="x", **keys)["table"]
        return table


@pytest.fixture
def talk() -> Conversation:
    return Conversation()


def test_games_are_listed_with_what_they_need(talk: Conversation) -> None:
    reply = talk.ask("games")
    assert reply["ok"]
    assert [card["id"] for card in reply["games"]] == list(games())
    for card in reply["games"]:
        game = games()[card["id"]]
        assert card["seats"] == list(game.seats)
        assert card["title"].strip()
        assert card["tagline"].strip()
        for option, told in zip(game.options, card["options"], strict=True):
            assert (told["name"], told["type"], told["default"]) == (option.name, option.kind, option.default)
            assert told["choices"] == [*option.choices, *option.numbers]
            assert told["means"].strip()


def test_games_are_listed_in_the_language_asked_for(talk: Conversation) -> None:
    own = next(iter(games()))
    titles = {
        lang: next(card for card in talk.ask("games", lang=lang)["games"] if card["id"] == own)["tagline"]
        for lang in LANGUAGES
    }
    assert len(set(titles.values())) == len(LANGUAGES)


def test_new_opens_a_table(talk: Conversation) -> None:
    reply = talk.ask("new", game="thimbles", seats=3, options={"goal": 40}, seed="oak")
    assert reply["ok"]
    assert reply["state"]["seats"] == 3
    assert reply["state"] == talk.ask("state", table=reply["table"])["state"]
    again = talk.ask("new", game="thimbles", seats=3, options={"goal": 40}, seed="oak")
    assert again["state"] == reply["state"]
    assert again["table"] != reply["table"]
    assert talk.ask("new", game="thimbles", seats=3, seed="elm")["state"] != reply["state"]


def test_without_a_seed_the_table_has_one_of_its_own(talk: Conversation) -> None:
    table = talk.ask("new", game="thimbles", seats=2)["table"]
    assert talk.ask("record", table=table)["record"]["seed"] == seed_of("nobody can guess it").hex()


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"game": "chess", "seats": 2}, "unknown_game"),
        ({"game": "thimbles", "seats": 1}, "bad_seats"),
        ({"game": "thimbles", "seats": 5}, "bad_seats"),
        ({"game": "thimbles", "seats": -1}, "bad_seats"),
        ({"game": "thimbles", "seats": 2, "options": {"goal": 4}}, "bad_option"),
        ({"game": "thimbles", "seats": 2, "options": {"gaol": 5}}, "bad_option"),
        ({"game": "thimbles"}, "bad_request"),
        ({"seats": 2}, "bad_request"),
        ({"game": "thimbles", "seats": "2"}, "bad_request"),
        ({"game": "thimbles", "seats": 2.0}, "bad_request"),
        ({"game": "thimbles", "seats": True}, "bad_request"),
        ({"game": "thimbles", "seats": 10**30}, "bad_request"),
        ({"game": 7, "seats": 2}, "bad_request"),
        ({"game": "thimbles", "seats": 2, "options": []}, "bad_request"),
        ({"game": "thimbles", "seats": 2, "seed": 7}, "bad_request"),
        ({"game": "thimbles", "seats": 2, "words": "kot"}, "bad_request"),
        ({"game": "thimbles", "seats": 2, "words": [1]}, "bad_request"),
        ({"game": "thimbles", "seats": 2, "lang": 7}, "bad_request"),
    ],
)
def test_new_is_refused(talk: Conversation, keys: dict[str, Any], code: str) -> None:
    assert talk.refused("new", **keys) == code


@pytest.mark.parametrize("game_id", [game_id for game_id, game in games().items() if game.lexicons])
def test_words_that_cannot_be_words_are_refused(talk: Conversation, game_id: str) -> None:
    for words in (["1234"], ["do re"], [""], ["щqż"]):
        assert talk.refused("new", game=game_id, seats=2, words=words) == "bad_request"
    assert talk.refused("new", game=game_id, seats=2, lexicon="no such list") == "bad_option"
    assert talk.refused("new", game=game_id, seats=2, lexicon="en", words=["щука"]) == "bad_request"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({}, "bad_position"),
        ({"hands": 7}, "bad_position"),
        ({"hands": []}, "bad_position"),
        ({"hands": [[1]]}, "bad_position"),
        ({"hands": [[1], [2], [3], [4], [5]]}, "bad_position"),
        (POSITION | {"colour": 1}, "bad_position"),
        (POSITION | {"seats": 3}, "bad_position"),
        (POSITION | {"game": "chess"}, "bad_position"),
        (POSITION | {"over": True}, "bad_position"),
        (POSITION | {"over": 0}, "bad_position"),
        (POSITION | {"to_act": [1]}, "bad_position"),
        (POSITION | {"winners": [0]}, "bad_position"),
        (POSITION | {"reason": "goal"}, "bad_position"),
        (POSITION | {"phase": "over"}, "bad_position"),
        (POSITION | {"hands": [[1, 7], [7, 9]]}, "bad_position"),
        ([], "bad_request"),
        (None, "bad_request"),
    ],
)
def test_setup_is_refused(talk: Conversation, position: Any, code: str) -> None:
    assert talk.refused("setup", game="thimbles", position=position) == code


def test_a_position_may_repeat_what_follows_from_it(talk: Conversation) -> None:
    state = talk.ask("setup", game="thimbles", position=POSITION)["state"]
    assert talk.ask("setup", game="thimbles", position=state)["state"] == state


def test_a_left_out_stock_is_mixed_from_the_seed(talk: Conversation) -> None:
    hands = {"hands": [[1], [2]]}
    stocks = [
        talk.ask("setup", game="thimbles", position=hands, seed=seed)["state"]["stock"] for seed in ("a", "a", "b")
    ]
    assert stocks[0] == stocks[1] != stocks[2]
    assert sorted(stocks[0]) == list(range(3, 13))


def test_act_gives_events_and_the_state(talk: Conversation) -> None:
    table = talk.open()
    reply = talk.ask("act", table=table, seat=0, move="draw")
    assert [event["kind"] for event in reply["events"]] == ["drawn", "now"]
    assert [event["seq"] for event in reply["events"]] == [1, 2]
    assert reply["events"][0] == {"seq": 1, "kind": "drawn", "seat": 0, "card": 3}
    assert reply["state"] == talk.ask("state", table=table)["state"]
    assert reply["state"]["hands"] == [[1, 3, 7], [2, 9]]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"seat": 0, "move": "fly"}, "bad_move"),
        ({"seat": 0, "move": ""}, "bad_move"),
        ({"seat": 0, "move": "play 1" + " " * 5000}, "bad_move"),
        ({"seat": 1, "move": "draw"}, "not_your_turn"),
        ({"seat": 0, "move": "play 2"}, "not_yours"),
        ({"seat": 0, "move": "pass"}, "wrong_phase"),
        ({"seat": 2, "move": "draw"}, "bad_request"),
        ({"seat": -1, "move": "draw"}, "bad_request"),
        ({"seat": 2, "move": "fly"}, "bad_request"),
        ({"seat": None, "move": "draw"}, "bad_request"),
        ({"seat": "0", "move": "draw"}, "bad_request"),
        ({"seat": False, "move": "draw"}, "bad_request"),
        ({"move": "draw"}, "bad_request"),
        ({"seat": 0}, "bad_request"),
        ({"seat": 0, "move": None}, "bad_request"),
        ({"seat": 0, "move": ["draw"]}, "bad_request"),
    ],
)
def test_act_is_refused_and_changes_nothing(talk: Conversation, keys: dict[str, Any], code: str) -> None:
    table = talk.open()
    before = talk.ask("state", table=table)
    assert talk.refused("act", table=table, **keys) == code
    assert talk.ask("state", table=table) == before
    assert talk.ask("events", table=table)["events"] == []


def test_when_the_game_is_over_nobody_moves(talk: Conversation) -> None:
    table = talk.ask("setup", game="thimbles", position=POSITION | {"scores": [0, 30], "stock": []})["table"]
    state = talk.ask("state", table=table)["state"]
    assert (state["over"], state["winners"], state["reason"], state["to_act"]) == (True, [1], "goal", [])
    assert talk.refused("act", table=table, seat=0, move="play 1") == "game_over"
    assert talk.refused("act", table=table, seat=0, move="fly") == "bad_move"
    assert talk.refused("advise", table=table, seat=0) == "game_over"
    assert talk.ask("legal", table=table, seat=0) == {"ok": True, "moves": [], "total": 0, "complete": True}


def test_a_view_is_the_seats_own(talk: Conversation) -> None:
    table = talk.open()
    views = [talk.ask("view", table=table, seat=seat)["view"] for seat in (0, 1, None)]
    assert [view["hands"] for view in views] == [[[1, 7], ["?", "?"]], [["?", "?"], [2, 9]], [["?", "?"], ["?", "?"]]]
    assert [view["stock"] for view in views] == [3, 3, 3]
    state = talk.ask("state", table=table)["state"]
    assert all(view.keys() == state.keys() for view in views)
    assert talk.ask("view", table=table)["view"] == views[2]
    assert talk.refused("view", table=table, seat=2) == "bad_request"


def test_legal_lists_as_many_as_are_wanted(talk: Conversation) -> None:
    table = talk.open()
    whole = talk.ask("legal", table=table, seat=0)
    assert whole == {"ok": True, "moves": ["play 1", "play 7", "draw"], "total": 3, "complete": True}
    assert talk.ask("legal", table=table, seat=0, limit=2) == {
        "ok": True, "moves": ["play 1", "play 7"], "total": 3, "complete": False,
    }  # fmt: skip
    assert talk.ask("legal", table=table, seat=0, limit=0)["moves"] == []
    assert talk.ask("legal", table=table, seat=1) == {"ok": True, "moves": [], "total": 0, "complete": True}
    assert talk.refused("legal", table=table, seat=0, limit=-1) == "bad_request"
    assert talk.refused("legal", table=table, seat=2) == "bad_request"


def test_advise_gives_a_move_that_act_takes(talk: Conversation) -> None:
    table = talk.open()
    move = talk.ask("advise", table=table, seat=0, level="easy", ms=100)["move"]
    assert talk.ask("act", table=table, seat=0, move=move)["ok"]
    assert talk.refused("advise", table=table, seat=0) == "not_your_turn"
    assert talk.refused("advise", table=table, seat=1, level="godlike") == "bad_option"


def test_events_since_a_number_as_a_watcher_may_know_them(talk: Conversation) -> None:
    table = talk.open()
    talk.ask("act", table=table, seat=0, move="draw")
    own, other = (talk.ask("events", table=table, seat=seat)["events"] for seat in (0, 1))
    assert [event.get("card") for event in (own[0], other[0])] == [3, "?"]
    assert talk.ask("events", table=table, seat=0, since=1)["events"] == own[1:]
    assert talk.ask("events", table=table, seat=None, since=2)["events"] == []


def test_events_are_narrated_with_their_levels_as_a_watcher_may_know_them(talk: Conversation) -> None:
    table = talk.ask("new", game="dnup", seats=3, seed="narrated", names=["Anna", "Piotr", "Ola"])["table"]
    told = talk.ask("events", table=table, seat=0, narrate=True, lang="pl")["events"]
    plain = talk.ask("events", table=table, seat=0)["events"]
    assert [event["seq"] for event in told] == [event["seq"] for event in plain if event["kind"] != "now"]
    assert {event["level"] for event in told} <= {1, 2, 3}
    said = [event["said"] for event in told if event["said"] is not None]
    assert said == talk.ask("say", table=table, seat=0, what="news", verbose=3, lang="pl")["text"].split("\n")
    assert talk.ask("events", table=table, seat=0, narrate=True, since=told[-1]["seq"])["events"] == []


def test_say_answers_in_words(talk: Conversation) -> None:
    table = talk.open(names=["Anna", "Bogdan"])
    assert talk.ask("say", table=table, seat=1, what="whose")["text"] == "To move: Anna."
    assert talk.ask("say", table=table, seat=0, what="whose", lang="pl")["text"] == "Twój ruch."
    assert talk.ask("say", table=table, seat=0, what="scores")["text"] == "You: 0\nBogdan: 0"
    assert talk.ask("say", table=table)["ok"]
    weather = talk.ask("say", table=table, what="weather")["error"]
    assert weather["code"] == "bad_request"
    for topic in weather["message"].removesuffix(".").split(": ")[1].replace(" and ", ", ").split(", "):
        assert talk.ask("say", table=table, what=topic)["ok"], topic
    assert talk.refused("say", table=table, what="history x") == "bad_request"
    assert talk.refused("say", table=table, what="history 0") == "bad_request"
    assert talk.refused("say", table=table, what="table", verbose=4) == "bad_request"
    assert talk.ask("say", table=table, what="history")["text"] == ""


def test_say_gives_the_reason_of_an_end_that_was_not_announced_yet(talk: Conversation) -> None:
    position = {"hands": [["K", "O", "T"], ["A"]], "bag": []}
    table = talk.ask("setup", game="scrabble_cards", position=position, words=["kot"])["table"]
    talk.ask("act", table=table, seat=0, move="lay KOT 0 0 across")
    talk.ask("act", table=table, seat=1, move="accept")
    last = talk.ask("events", table=table, seat=None)["events"][-1]["seq"]
    why = "A player has played their last letter, and there are none left in the bag.\n"
    told = talk.ask("say", table=table, what="result")["text"]
    assert why in told
    assert talk.ask("say", table=table, what="result", since=1)["text"] == told
    assert talk.ask("say", table=table, what="result", since=last)["text"] == told.replace(why, "")


def test_say_says_what_happened(talk: Conversation) -> None:
    table = talk.open(names=["Anna", "Bogdan"])
    for seat, move in ((0, "draw"), (1, "play 9"), (0, "play 3")):
        assert talk.ask("act", table=table, seat=seat, move=move)["ok"]
    assert talk.ask("say", table=table, what="last")["text"] == "Anna: 3"
    assert talk.ask("say", table=table, what="history 2")["text"] == "Bogdan: 9\nAnna: 3"
    assert talk.ask("say", table=table, what="history 9")["text"] == "Anna: ?\nBogdan: 9\nAnna: 3"
    assert talk.ask("say", table=table, what="history 9", verbose=1)["text"] == "Bogdan: 9\nAnna: 3"
    assert talk.ask("say", table=table, what="news", since=4)["text"] == "Anna: 3"
    assert talk.ask("say", table=table, what="last", moves=2)["text"] == "Bogdan: 9"
    assert talk.ask("say", table=table, what="whose", moves=2)["text"] == "To move: Anna."
    assert talk.ask("say", table=table, what="last", moves=9)["text"] == "Anna: 3"
    assert talk.refused("say", table=table, what="last", moves=-1) == "bad_request"


def test_read_makes_a_move_of_what_was_typed(talk: Conversation) -> None:
    table = talk.open()
    assert talk.ask("read", table=table, seat=0, text="  PLAY   7 ")["move"] == "play 7"
    assert talk.ask("read", table=table, seat=0, text="grać 7", lang="pl")["move"] == "play 7"
    assert talk.ask("read", table=table, seat=0, text="grać 7", lang="xx")["move"] == "grać 7"
    assert talk.refused("read", table=table, seat=0, text="x" * 5000) == "bad_move"


def test_the_clock_flags_a_seat_where_the_options_know_time(talk: Conversation) -> None:
    assert talk.refused("clock", table=talk.open(), seat=0, flagged=True) == "wrong_phase"
    table = talk.open(options={"timed": True})
    reply = talk.ask("clock", table=table, seat=0, flagged=True)
    assert reply["state"]["turn"] == 1
    assert [event["kind"] for event in reply["events"]] == ["waited", "now"]
    assert talk.refused("clock", table=table, seat=1) == "bad_request"
    assert talk.refused("clock", table=table, seat=1, flagged=False) == "bad_request"
    assert talk.refused("clock", table=table, seat=2, flagged=True) == "bad_request"


def test_a_record_is_replayed_to_the_same_table(talk: Conversation) -> None:
    table = talk.open()
    talk.ask("act", table=table, seat=0, move="draw")
    record = talk.ask("record", table=table)["record"]
    again = talk.ask("replay", record=record)
    assert again["ok"]
    assert again["state"] == talk.ask("state", table=table)["state"]
    assert talk.ask("record", table=again["table"])["record"] == record
    assert talk.refused("replay", record=record | {"scores": [5, 5]}) == "bad_record"
    assert talk.refused("replay", record={}) == "bad_record"
    assert talk.refused("replay", record=[]) == "bad_request"
    assert talk.refused("record", table=table, format="gcg") == "bad_request"


def test_drop_forgets_a_table(talk: Conversation) -> None:
    table, other = talk.open(), talk.open()
    assert talk.ask("drop", table=table) == {"ok": True}
    assert talk.refused("drop", table=table) == "unknown_table"
    assert talk.refused("state", table=table) == "unknown_table"
    assert talk.ask("state", table=other)["ok"]
    assert talk.open() not in (table, other)


@pytest.mark.parametrize(
    "do", ["act", "view", "state", "legal", "advise", "say", "clock", "record", "read", "events", "drop"]
)
def test_a_table_that_there_is_not(talk: Conversation, do: str) -> None:
    keys = {"seat": 0, "move": "draw", "text": "draw", "flagged": True}
    assert talk.refused(do, table="table-9", **keys) == "unknown_table"
    assert talk.refused(do, table=9, **keys) == "bad_request"
    assert talk.refused(do, **keys) == "bad_request"


@pytest.mark.parametrize("asked", [None, 7, "state", [], [{"do": "games"}], True])
def test_what_is_no_object_is_no_request(talk: Conversation, asked: object) -> None:
    reply: Any = talk.desk.answer(asked)
    assert (reply["ok"], reply["error"]["code"]) == (False, "bad_request")


@pytest.mark.parametrize("do", [None, 7, "", "dance", "New", "GAMES", ["new"]])
def test_an_unknown_request(talk: Conversation, do: Any) -> None:
    assert talk.refused(do) == "bad_request"


@pytest.mark.parametrize("identity", [0, -1, 2**53, "x", "", None, True, 1.5, [1, "a"], {"n": [None]}])
def test_an_id_comes_back_with_every_reply(talk: Conversation, identity: Any) -> None:
    for request in ({"do": "games"}, {"do": "dance"}, {"do": "state", "table": "x"}, {}):
        reply: Any = talk.desk.answer({**request, "id": identity})
        assert reply["id"] == identity
    assert "id" not in talk.ask("games")


def test_unknown_keys_are_ignored(talk: Conversation) -> None:
    assert talk.ask("new", game="thimbles", seats=2, seed="x", colour="blue", id2=7)["ok"]


def test_a_refusal_is_said_in_the_language_asked_for(talk: Conversation) -> None:
    table = talk.open()
    told = {
        lang: talk.ask("act", table=table, seat=1, move="draw", lang=lang)["error"]["message"]
        for lang in (*LANGUAGES, "xx")
    }
    assert told["xx"] == told["en"] == "It isn’t your turn."
    assert len(set(told.values())) == len(LANGUAGES)
    assert talk.ask("new", lang="pl")["error"]["message"].startswith("Nie da się odczytać tego żądania")
    assert talk.ask("dance", lang="pl")["error"]["message"].startswith("Nie ma żądania „dance”. Żądania: games, new, ")
    assert talk.ask("dance", lang=7)["error"]["message"]


def test_tables_are_limited(talk: Conversation) -> None:
    for _ in range(MOST_TABLES):
        talk.open()
    assert talk.refused("new", game="thimbles", seats=2) == "bad_request"
    assert talk.ask("drop", table="table-1")["ok"]
    assert talk.open() == f"table-{MOST_TABLES + 1}"


def test_every_request_of_the_protocol_is_one() -> None:
    assert requests.AT_DESK.keys() | requests.AT_TABLE.keys() == {
        "games", "new", "setup", "act", "state", "view", "legal", "advise", "say", "clock", "record", "replay", "drop",
        "quit", "read", "events", "preview",
    }  # fmt: skip


def test_every_code_is_one_of_the_protocols() -> None:
    """Written out, because they cross the wire and never change their meaning."""
    assert {*Code, *(code for game in OWN for code in game.codes)} == {
        "bad_request", "unknown_game", "unknown_table", "bad_option", "bad_seats", "bad_position", "bad_record",
        "bad_move", "not_your_turn", "wrong_phase", "game_over", "not_yours", "no_such_place", "no_set", "not_a_word",
        "word_not_allowed", "word_repeated", "too_short", "uses_no_own_tile", "loses_tiles", "does_not_connect",
        "crosses_badly", "first_meld", "joker_unused", "joker_kept", "bonus_not_allowed", "condition_not_met",
        "bag_too_small", "exchanges_used", "value_too_low", "value_differs", "own_set", "wrong_number",
        "nothing_to_shuffle",
    }  # fmt: skip
