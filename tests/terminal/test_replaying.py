"""A record gone through: forward, back, to a move, with the eyes of a seat or of a spectator."""

from __future__ import annotations

from typing import Any

import pytest

from litera.client.local import LocalClient, RefusedError
from litera.core.message import Message
from litera.terminal.lines import Voice
from litera.terminal.replaying import Replaying
from litera.texts import LANGUAGES, say
from tests.terminal.talking import Talk

MOVES = 12


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Give the record of a game between machines with open moves and hidden hands, unfinished after a few moves."""
    client = LocalClient()
    opened = client.ask("new", game="dnup", seats=3, seed="replay", names=["Anna", "Piotr", "Ola"])
    for _ in range(MOVES):
        seat = client.ask("state", table=opened["table"])["state"]["to_act"][0]
        move = client.ask("advise", table=opened["table"], seat=seat)["move"]
        client.ask("act", table=opened["table"], seat=seat, move=move)
    written: dict[str, Any] = client.ask("record", table=opened["table"])["record"]
    return written


def replaying(record: dict[str, Any], language: str = "en") -> Talk:
    return Talk(Replaying(LocalClient(), record, Voice(language)))


def test_it_begins_at_the_start_with_what_can_be_typed(record: dict[str, Any]) -> None:
    lines = replaying(record).last.splitlines()
    assert lines[0] == "Upside Down"
    assert "Players by seat: 1 Anna, 2 Piotr and 3 Ola" in lines
    assert any(line.startswith(f"{MOVES} moves. Press Enter for the next") for line in lines)


def test_enter_says_the_moves_one_after_another_to_the_end(record: dict[str, Any]) -> None:
    talk = replaying(record)
    for number in range(1, MOVES + 1):
        lines = talk.say("").splitlines()
        assert lines[0] == f"{number} of {MOVES}"
        assert len(lines) > 1
    assert "End of the record." in talk.last
    assert talk.say("next").startswith("End of the record.")
    assert not talk.conversation.ended


def test_going_back_and_to_a_number_shows_the_table_as_it_was(record: dict[str, Any]) -> None:
    talk = replaying(record)
    tables = [talk.say("table")]
    for _ in range(MOVES):
        talk.say("")
        tables.append(talk.say("table"))
    for number in (5, 0, MOVES, 3, 2):
        assert talk.say(str(number)).splitlines()[0] == f"{number} of {MOVES}"
        assert talk.say("table") == tables[number]
    assert talk.say("back").splitlines()[0] == f"1 of {MOVES}"
    assert talk.say("table") == tables[1]
    talk.say("back")
    assert talk.say("back").splitlines()[0] == f"0 of {MOVES}"
    assert talk.say("999999999999").splitlines()[0] == f"{MOVES} of {MOVES}"
    assert talk.say("table") == tables[MOVES]


def test_a_move_shown_after_a_jump_is_the_one_shown_on_the_way(record: dict[str, Any]) -> None:
    on_the_way = replaying(record).say("", "", "", "")
    assert replaying(record).say("4") == on_the_way


def test_hands_are_seen_with_the_eyes_that_were_chosen(record: dict[str, Any]) -> None:
    talk = replaying(record)
    assert " over " not in talk.say("hand")
    assert talk.say("as Piotr") == "Now viewing as Piotr."
    assert " over " in talk.say("hand")
    assert talk.say("as") == "Now viewing as a spectator."
    assert " over " not in talk.say("hand")
    assert replaying(record, "ro").say("inapoi").startswith("0 din "), "known without its marks"
    assert talk.say("as Nobody") == "Type “as”, then a player’s name. Players: Anna, Piotr and Ola."


def test_what_only_a_player_can_do_is_refused_as_out_of_place(record: dict[str, Any]) -> None:
    talk = replaying(record)
    for typed in ("resign", "hint", "A 3/4", "chess", "save game", "word 99999999999"):
        assert talk.say(typed)
    assert talk.say("resign").startswith("“resign” doesn’t work here.")
    assert replaying(record, "pl").say("? 7").startswith("„?” tu nie działa.")
    assert talk.say("table") == replaying(record).say("table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_only_what_works(record: dict[str, Any], language: str) -> None:
    talk = replaying(record, language)
    names = [line.split(":")[0].split(",")[0] for line in talk.say("help").splitlines()]
    assert len(names) > 10
    for name in ("as", "quit"):
        assert Voice(language).text(f"about-{name}") not in talk.last, "that is said of a game that is played"
    talk.say("6")
    refusals = [say(Message(key, {"typed": "\n", "what": "\n", "topics": "\n"}), language)
                for key in ("asked-unknown", "say-unknown")]  # fmt: skip
    telling = [max(refusal.split("\n"), key=len) for refusal in refusals]
    for name in names[:-1]:
        talk.say(name)
        assert not any(part in talk.last for part in telling), name
    talk.say(names[-1])
    assert talk.conversation.ended


def test_a_record_that_does_not_hold_together_is_refused(record: dict[str, Any]) -> None:
    log = [*record["log"][:-1], {"seat": record["log"][-1]["seat"], "move": "A 9/9"}]
    with pytest.raises(RefusedError) as caught:
        replaying({**record, "log": log})
    assert caught.value.code == "bad_record"


def test_time_ups_are_gone_through_like_moves() -> None:
    client = LocalClient()
    opened = client.ask("new", game="word_rummikub", seats=2, seed="time", options={"turn_seconds": 30})
    table, seat = opened["table"], opened["state"]["to_act"][0]
    client.ask("clock", table=table, seat=seat, flagged=True)
    client.ask("act", table=table, seat=1 - seat, move="draw")
    talk = replaying(client.ask("record", table=table)["record"])
    assert talk.say("").splitlines()[0] == "1 of 2"
    assert talk.say("").splitlines()[0] == "2 of 2"
    assert "Seat 1" in replaying(client.ask("record", table=table)["record"]).last
