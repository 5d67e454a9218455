"""Positions in and out, and those that cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from litera.core.refusal import Code, SetupError
from litera.games.word_rummikub import GAME
from litera.games.word_rummikub.pack import own_pack
from tests.games.sentences import hold
from tests.games.word_rummikub.playing import kinds, opened, play, rules, shown, table_of

SEATS = ("KOTA*", "LAS")


def set_up(position: dict[str, Any], **options: Any) -> dict[str, Any]:
    racks = position.get("racks", SEATS)
    return shown(opened(rules(len(racks), **options), {"racks": list(SEATS), "bank": "ŻĄ", **position}))


def refused(position: dict[str, Any], **options: Any) -> str:
    """Give the key of the sentence with which a position is refused."""
    with pytest.raises(SetupError) as caught:
        set_up(position, **options)
    refusal = caught.value.refusal
    assert refusal.code is Code.BAD_POSITION
    hold(refusal)
    return refusal.message.key.removeprefix("word_rummikub-position-").removeprefix("json-")


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = set_up({})
    assert {key: state[key] for key in ("table", "scores", "opened", "turn", "phase", "passes", "laid_words")} == {
        "table": [],
        "scores": [0, 0],
        "opened": [False, False],
        "turn": 0,
        "phase": "play",
        "passes": 0,
        "laid_words": [],
    }
    assert (state["vote"], state["last_play"], state["over"]) == (None, None, False)


def test_racks_come_in_any_order_and_are_shown_in_the_sets_jokers_last() -> None:
    assert set_up({"racks": ["*ŻŹZŁLĆCA", "*A"], "bank": "B"})["racks"] == ["ACĆLŁZŹŻ*", "A*"]


def test_a_left_out_bank_is_the_rest_of_the_set_mixed_from_the_seed() -> None:
    bound = rules()
    tables = [opened(bound, {"racks": list(SEATS), "table": ["KoT"]}, seed) for seed in ("a", "a", "b")]
    banks = [shown(table)["bank"] for table in tables]
    assert banks[0] == banks[1] != banks[2]
    assert Counter("".join((*SEATS, "K*T", banks[0]))) == Counter(own_pack().counts)
    assert kinds(tables[0]) == ["mixed"]


def test_where_the_whole_set_lies_nothing_is_left_to_mix() -> None:
    tiles = own_pack().all_tiles()
    table = opened(rules(), {"racks": [tiles[:50], tiles[50:]]})
    assert (shown(table)["bank"], kinds(table)) == ("", [])


def test_words_on_the_table_are_not_looked_up_but_they_were_laid() -> None:
    state = set_up({"table": ["KTŻ", "SZyK"], "racks": ["A", "B"], "bank": "C", "laid_words": ["DOM"]})
    assert state["laid_words"] == ["DOM", "KTŻ", "SZYK"]


def test_decomposed_letters_are_composed() -> None:
    assert set_up({"table": ["Z\u0307AR"], "bank": "A"})["table"] == ["ŻAR"]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"racks": ["QA", "B"]}, "tile"),
        ({"racks": ["aA", "B"]}, "tile"),
        ({"racks": [["A"], "B"]}, "tiles"),
        ({"racks": ["**", "*"]}, "too-many"),
        ({"racks": ["ĆĆ", "B"]}, "too-many"),
        ({"table": ["ĆMA"], "bank": "Ć"}, "too-many"),
        ({"table": ["KoT"], "racks": ["**", "B"]}, "too-many"),
        ({"bank": 7}, "tiles"),
        ({"bank": ["A"]}, "tiles"),
        ({"bank": "??"}, "tile"),
        ({"bank": None}, "tiles"),
        ({"table": "KOT"}, "list"),
        ({"table": ["KO"]}, "word"),
        ({"table": ["KO*"]}, "word"),
        ({"table": [7]}, "word"),
        ({"table": ["KOT", "KoT"]}, "word-twice"),
        ({"opened": [True]}, "as-many"),
        ({"opened": [1, 0]}, "switch"),
        ({"scores": [1, 2, 3]}, "as-many"),
        ({"scores": [1.5, 0]}, "number"),
        ({"scores": [True, 0]}, "number"),
        ({"turn": 2}, "number"),
        ({"turn": -1}, "number"),
        ({"turn": None}, "number"),
        ({"phase": "bid"}, "choice"),
        ({"phase": []}, "choice"),
        ({"passes": -1}, "number"),
        ({"passes": 1}, "bank-full"),
        ({"passes": 2, "bank": ""}, "over-already"),
        ({"passes": 3, "bank": ""}, "number"),
        ({"bank": "", "racks": ["A", ""]}, "over-already"),
        ({"reason": "all_passed"}, "reason-phase"),
        ({"phase": "over"}, "bank-full"),
        ({"phase": "over", "reason": "bored"}, "choice-or-null"),
        ({"phase": "over", "reason": "all_passed"}, "bank-full"),
        ({"phase": "over", "reason": "rack_empty", "bank": ""}, "reason-untrue"),
        ({"laid_words": ["KoT"]}, "laid-word-small"),
        ({"laid_words": ["KOT", "KOT"]}, "word-twice"),
        ({"laid_words": ["KO"]}, "word"),
        ({"phase": "vote"}, "vote-phase"),
        ({"vote": {"word": "KOT", "seat": 0, "answers": [None, None]}}, "no-doubts"),
        ({"last_play": {}}, "no-doubts"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], why: str) -> None:
    assert refused(position) == why


@pytest.mark.parametrize(("reason", "racks", "passes"), [("all_passed", ["A", "B"], 2), ("rack_empty", ["", "B"], 0)])
def test_a_game_that_is_over(reason: str, racks: list[str], passes: int) -> None:
    position = {"racks": racks, "bank": "", "phase": "over", "reason": reason, "scores": [7, 12], "passes": passes}
    state = set_up(position)
    assert (state["over"], state["winners"], state["to_act"], state["scores"]) == (True, [1], [], [7, 12])


@pytest.mark.parametrize(("racks", "reason"), [(["A", "B"], "all_passed"), (["A", ""], "rack_empty")])
def test_w17_w18_a_game_that_is_over_may_leave_out_why(racks: list[str], reason: str) -> None:
    state = set_up({"racks": racks, "bank": "", "phase": "over", "scores": [9, 7]})
    assert (state["over"], state["reason"], state["winners"]) == (True, reason, [0])


def voting() -> dict[str, Any]:
    table = table_of("KOSZYKLASDOM / KOT / RYBAD", theme="las", on_table="SOK")
    return play(table, "0 play KOSZYK LAS", "1 doubt LAS", "1 no")


def own_keys(state: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in state.items() if key in {*GAME.notation.position_keys, "reason"}}


def test_w19_a_game_in_a_vote_goes_on_from_its_position_and_can_be_taken_back() -> None:
    table = opened(rules(3, theme="las"), own_keys(voting()))
    assert shown(table)["vote"] == {"word": "LAS", "seat": 0, "answers": [None, "no", None]}
    state = play(table, "2 no")
    assert (state["table"], state["racks"][0], state["bank"]) == (["SOK"], "ADKKLMOOSSYZ", "ĄĘĆÓŹŃIEUP")


def test_w19_a_last_play_can_still_be_doubted_from_its_position() -> None:
    table = table_of("T / LASB / DO*", theme="las", on_table="KOSZYK", bank="")
    play(table, "0 play KOT SZYK from KOSZYK", "2 yes")
    again = opened(rules(3, theme="las"), own_keys(shown(table)))
    assert shown(again) == shown(table)
    assert play(again, "1 yes")["reason"] == "rack_empty"


@pytest.mark.parametrize("turn", [None, 0, 1])
def test_w19_a_vote_without_the_last_play_is_on_that_word_alone(turn: int | None) -> None:
    position = {
        "racks": ["SOK", "LAS", "DOM"],
        "bank": "Ż",
        "table": ["KoT", "DOM"],
        "scores": [3, 0, 0],
        "opened": [True, False, False],
        "phase": "vote",
        "vote": {"word": "KOT", "seat": 0, "answers": [None, None, None]},
    } | ({} if turn is None else {"turn": turn})
    table = opened(rules(3, theme="las"), position)
    assert (shown(table)["turn"], shown(table)["to_act"]) == (1, [1, 2])
    # As from a rack, in the order of the pack.
    assert shown(table)["last_play"]["tiles"] == "KT*"
    assert shown(opened(rules(3, theme="las"), shown(table))) == shown(table)
    assert play(table, "1 yes", "2 yes")["turn"] == 1
    table = opened(rules(3, theme="las"), position)
    state = play(table, "1 no", "2 no")
    assert (state["table"], state["racks"][0], state["scores"], state["turn"]) == (["DOM"], "KKOST*", [0, 0, 0], 0)


def changed_vote(**changes: Any) -> dict[str, Any]:
    state = own_keys(voting())
    return state | {"vote": state["vote"] | changes}


def changed_play(**changes: Any) -> dict[str, Any]:
    state = own_keys(voting())
    before = state["last_play"]["before"] | changes.pop("before", {})
    return state | {"last_play": state["last_play"] | {"before": before} | changes}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (changed_vote(word="SOK"), "vote-word"),
        (changed_vote(word="KOT"), "vote-word"),
        (changed_vote(word=7), "word"),
        (changed_vote(seat=1), "vote-seat"),
        (changed_vote(seat=2), "vote-seat"),
        (changed_vote(seat=3), "number"),
        (changed_vote(answers=[None, "no"]), "as-many"),
        (changed_vote(answers=[None, "no", "no"]), "vote-answers"),
        (changed_vote(answers=["yes", None, None]), "vote-answers"),
        (changed_vote(answers=[None, True, None]), "vote-answers"),
        (changed_vote(colour="blue"), "key-unknown"),
        (own_keys(voting()) | {"vote": []}, "object"),
        (own_keys(voting()) | {"last_play": 1}, "object"),
        (changed_play(seat=1), "last-play-seat"),
        (changed_play(words=[]), "last-play-tiles"),
        (changed_play(words=["RYBA"]), "last-play-tiles"),
        (changed_play(tiles="KOSZYK"), "last-play-tiles"),
        (changed_play(drawn="ŻŻ"), "last-play-tiles"),
        (changed_play(points=-1), "number"),
        (changed_play(agreed=[1]), "agreed"),
        (changed_play(agreed=[2, 1]), "agreed"),
        (changed_play(before={"table": ["KOT"]}), "last-play-tiles"),
        (changed_play(before={"passes": 1}), "last-play-passes"),
        (changed_play(before={"laid_words": []}), "last-play-laid-words"),
        (changed_play(before={"laid_words": ["SOK", "DOM"]}), "last-play-laid-words"),
        (changed_play(before={"opened": None}), "switch"),
    ],
)
def test_w19_votes_and_plays_that_cannot_be(position: dict[str, Any], why: str) -> None:
    assert refused(position, theme="las") == why


def test_w19_a_game_that_is_over_has_no_last_play() -> None:
    table = table_of("T / LASB", theme="las", on_table="KOSZYK", bank="")
    state = own_keys(play(table, "0 play KOT SZYK from KOSZYK"))
    assert refused(state | {"phase": "over", "reason": "rack_empty"}, theme="las") == "over-play"


@pytest.mark.parametrize(("agreed", "why"), [([2], None), ([1, 2], "agreed"), ([0], "agreed"), ([2, 2], "agreed")])
def test_w19_a_last_play_waits_for_one_seat_that_has_not_agreed(agreed: list[int], why: str | None) -> None:
    table = table_of("T / LASB / DOM", theme="las", on_table="KOSZYK", bank="")
    state = own_keys(play(table, "0 play KOT SZYK from KOSZYK"))
    position = state | {"last_play": state["last_play"] | {"agreed": agreed}}
    if why is None:
        assert set_up(position, theme="las")["last_play"]["agreed"] == agreed
    else:
        assert refused(position, theme="las") == why
