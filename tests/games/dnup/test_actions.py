"""What a turn is, and the four actions: D2 to D8."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnup.playing import legal, play, refusal, table_of, told
from tests.games.playing import refused_with


def test_d2_the_own_set_leaves_before_the_turn_with_all_its_cards() -> None:
    table = table_of("3/4 3/5 | 4/6 1/7 | 2/8")
    state = play(table, "0 A 3/4", "1 D", "2 D")
    assert (state["sets"], state["gone"]) == ([[], [], []], ["3/4"])
    assert ("left", 0) in told(table)


def test_d2_one_action_and_the_next_seat_is_on_turn() -> None:
    table = table_of("3/4 3/5 | 4/6 1/7 | 2/8 1/5")
    for seat, action in ((0, "A 3/4"), (1, "C 0"), (2, "D"), (0, "D")):
        assert play(table, f"{seat} {action}")["to_act"] == [(seat + 1) % 3]
        assert refusal(table, f"{seat} D") == ("not_your_turn", "")


def test_d2_somebody_on_turn_always_has_an_action() -> None:
    """Even where nothing can be laid: the hand can be turned."""
    table = table_of("1/3 | 4/6 4/7 | 2/8", sets="| 7/8 |")
    assert legal(table, 0) == ["C 1", "D"]


def test_d3_a_set_has_cards_of_one_value_from_the_hand() -> None:
    table = table_of("3/4 3/6 5/8 | 7/1 | 2/6")
    assert refusal(table, "0 A 3/4 5/8") == ("value_differs", "D3")
    assert refusal(table, "0 A 3/7") == ("not_yours", "D3")
    assert refusal(table, "0 A 4/3") == ("not_yours", "D3")
    state = play(table, "0 A 3/6 3/4")
    assert (state["sets"][0], state["hands"][0]) == (["3/4", "3/6"], ["5/8"])
    assert told(table) == [("laid", 0)]


def test_d3_not_all_cards_of_the_value_need_be_laid() -> None:
    table = table_of("3/4 3/6 3/8 | 7/1 | 2/6")
    assert [move for move in legal(table, 0) if move[0] == "A"] == [
        "A 3/4",
        "A 3/6",
        "A 3/8",
        "A 3/4 3/6",
        "A 3/4 3/8",
        "A 3/6 3/8",
        "A 3/4 3/6 3/8",
    ]


def test_d4_one_card_of_the_sets_value_is_added_and_the_set_stays_its_owners() -> None:
    table = table_of("7/8 7/2 8/4 | 1/8 | 1/4", sets="| | 7/1", round_turns=5)
    assert refusal(table, "0 B 7/3 2") == ("not_yours", "D4")
    assert refusal(table, "0 B 8/7 2") == ("not_yours", "D4")
    assert refusal(table, "0 B 8/4 2") == ("value_differs", "D4")
    assert refusal(table, "0 B 7/8 7/2 2") == ("wrong_number", "D4")
    state = play(table, "0 B 7/8 2")
    assert (state["sets"], state["hands"][0]) == ([[], [], ["7/1", "7/8"]], ["7/2", "8/4"])
    assert play(table, "1 D")["gone"] == ["7/1", "7/8"]


@pytest.mark.parametrize(("verb", "rule"), [("B 7/8", "D4"), ("C", "D6")])
def test_d4_d6_a_place_is_an_opponents_with_a_set(verb: str, rule: str) -> None:
    table = table_of("7/8 6/2 | 1/8 | 1/4", sets="| | 7/1", round_turns=5)
    assert refusal(table, f"0 {verb} 0") == ("own_set", rule)
    assert refusal(table, f"0 {verb} 3") == ("no_such_place", rule)
    assert refusal(table, f"0 {verb} 999999999") == ("no_such_place", rule)
    assert refusal(table, f"0 {verb} 1") == ("no_set", rule)


def test_faults_are_reported_in_the_order_place_cards_value_d5() -> None:
    table = table_of("3/4 2/8 6/7 | 7/1 | 2/6", sets="| 5/6 5/7 | 2/4", round_turns=5)
    assert refusal(table, "0 B 9/1 0") == ("own_set", "D4")
    assert refusal(table, "0 B 3/4 2/7 1") == ("not_yours", "D4")
    assert refusal(table, "0 B 3/4 2/8 2") == ("wrong_number", "D4")
    assert refusal(table, "0 A 3/4 2/8") == ("value_differs", "D3")
    assert refusal(table, "0 B 2/8 2") == ("value_too_low", "D5")


@pytest.mark.parametrize("card", ["5/7", "4/7"])
def test_d5_equal_or_lower_is_refused(card: str) -> None:
    table = table_of("6/1 | 5/7 4/7 | 7/3", sets="5/8 | |", turn=1, round_turns=1)
    assert refusal(table, f"1 A {card}") == ("value_too_low", "D5")
    assert f"A {card}" not in legal(table, 1)


def test_d5_a_higher_set_sends_the_lower_one_home_each_card_turned() -> None:
    table = table_of("6/1 | 5/8 5/7 1/2 | 7/4 | 1/9", sets="3/4 3/6 | | |", turn=1, round_turns=1)
    state = play(table, "1 A 5/8 5/7")
    assert (state["hands"][0], state["sets"][0], state["gone"]) == (["4/3", "6/1", "6/3"], [], [])
    assert told(table) == [("laid", 1), ("beaten", 0)]


def test_d5_b_beats_too_and_a_set_meets_only_its_new_size() -> None:
    """The two examples of the sheet."""
    table = table_of("3/4 6/2 | 1/8 | 1/7", sets="| 3/7 | 5/6 5/8", round_turns=6)
    assert refusal(table, "0 B 3/4 1") == ("value_too_low", "D5")
    table = table_of("5/8 6/2 | 1/8 | 1/7 | 2/8", sets="| 3/4 3/6 | 5/9 |", round_turns=6)
    state = play(table, "0 B 5/8 2")
    assert (state["sets"], state["hands"][1]) == ([[], [], ["5/8", "5/9"], []], ["1/8", "4/3", "6/3"])


def test_d5_sets_of_different_sizes_leave_each_other_alone() -> None:
    table = table_of("6/1 | 1/3 1/4 | 7/3 | 1/5", sets="9/2 | | |", turn=1, round_turns=1)
    assert play(table, "1 A 1/3 1/4")["sets"][0] == ["9/2"]


def test_d6_c_takes_a_set_each_card_turned() -> None:
    """The sheet's example: 2s become 5, 7 and 9."""
    table = table_of("3/4 | 1/8 | 6/4 | 8/4", sets="| 2/5 2/7 2/9 | 8/3 |", round_turns=6)
    state = play(table, "0 C 1")
    assert (state["hands"][0], state["sets"]) == (["3/4", "5/2", "7/2", "9/2"], [[], [], ["8/3"], []])
    assert told(table) == [("taken", 0)]


def test_d7_d_turns_the_whole_hand_and_nothing_else() -> None:
    table = table_of("3/4 5/1 | 7/2 | 2/6", sets="| 4/7 |", round_turns=2)
    state = play(table, "0 D")
    assert (state["hands"], state["sets"], state["gone"]) == ([["1/5", "4/3"], ["7/2"], ["2/6"]], [[], [], []], ["4/7"])


def test_d8_b_and_c_may_name_the_set_of_a_seat_that_is_out() -> None:
    position: dict[str, Any] = {"sets": "4/7 4/6 | 5/8 |", "out": [1], "scores": [0, 2, 0], "turn": 2, "round_turns": 7}
    table = table_of("2/3 | | 5/6 1/8", **position)
    assert [move for move in legal(table, 2) if move[0] in "BC"] == ["C 0", "B 5/6 1", "C 1"]
    state = play(table, "2 B 5/6 1")
    assert (state["hands"][0], state["sets"]) == (["2/3", "6/4", "7/4"], [[], ["5/6", "5/8"], []])
    state = play(table_of("2/3 | | 5/6 1/8", **position), "2 C 1")
    assert (state["hands"][2], state["gone"], state["sets"]) == (["1/8", "5/6", "8/5"], ["4/6", "4/7"], [[], [], []])


@pytest.mark.parametrize(("move", "code", "places"), [("C 2", "no_set", ("2",)), ("C 3", "no_such_place", ("2", "3"))])
def test_d6_the_places_that_would_do_are_the_opponents_alone(move: str, code: str, places: tuple[str, ...]) -> None:
    table = table_of("3/4 3/6 5/8 | 7/1 | 2/6", sets="4/8 4/2 | 4/7 | ", round_turns=5)
    refused = refused_with(table, f"0 {move}")
    assert (refused.code.value, refused.rule) == (code, "D6")
    assert refused.message.parameters["places"] == places
