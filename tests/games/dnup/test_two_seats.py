"""The game of two: areas, pairs of turns, own sets that conflict, rounds won: D14 to D17."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnup.playing import legal, play, refusal, shown, table_of, told


def test_d14_two_turns_in_a_row_in_area_1_and_then_in_area_2() -> None:
    table = table_of("3/4 6/1 | 7/1 1/5", turn=0, area=1)
    course = []
    for seat in (0, 0, 1, 1, 0):
        course.append((shown(table)["turn"], shown(table)["area"]))
        play(table, f"{seat} D")
    assert course == [(0, 1), (0, 2), (1, 1), (1, 2), (0, 1)]
    assert shown(table)["round_turns"] == 5


def test_d14_the_set_of_the_turns_area_leaves_and_a_lays_there() -> None:
    table = table_of("2/4 1/6 | 7/1", sets="3/4 | 6/2 6/5 | |", turn=0, area=1, round_turns=5)
    assert (shown(table)["sets"][0], shown(table)["gone"]) == ([[], ["6/2", "6/5"]], ["3/4"])
    state = play(table, "0 A 2/4")
    assert (state["sets"][0], state["gone"]) == ([["2/4"], []], ["3/4", "6/2", "6/5"])


def test_d14_b_and_c_name_a_set_of_the_opponents_in_either_area() -> None:
    table = table_of("6/3 7/1 | 2/4", sets="6/1 6/2 6/4 | | 6/7 | 5/6 5/7", turn=0, area=2, round_turns=6)
    assert [move for move in legal(table, 0) if move[0] in "BC"] == ["B 6/3 1.1", "C 1.1", "C 1.2"]
    assert refusal(table, "0 B 6/3 0.1") == ("own_set", "D4")
    assert refusal(table, "0 C 0.1") == ("own_set", "D6")
    assert refusal(table, "0 C 0.2") == ("own_set", "D6")
    assert refusal(table, "0 C 0.3") == ("own_set", "D6")
    assert refusal(table, "0 C 1.3") == ("no_such_place", "D6")
    assert refusal(table, "0 C 1.0") == ("no_such_place", "D6")
    assert refusal(table, "0 C 2.1") == ("no_such_place", "D6")
    assert refusal(table, "0 C 1") == ("bad_move", "")
    assert play(table, "0 C 1.2")["hands"][0] == ["6/3", "6/5", "7/1", "7/5"]


def test_d15_the_own_set_of_the_other_area_comes_back_turned_or_stands_in_the_way() -> None:
    table = table_of("6/1 6/2 7/1 | 2/4", sets="3/4 3/6 | | |", turn=0, area=2, round_turns=6)
    state = play(table, "0 A 6/1 6/2")
    assert (state["hands"][0], state["sets"][0]) == (["4/3", "6/3", "7/1"], [[], ["6/1", "6/2"]])
    assert told(table) == [("laid", 0), ("beaten", 0)]
    table = table_of("3/4 3/6 7/1 | 2/4", sets="6/1 6/2 | | |", turn=0, area=2, round_turns=6)
    assert refusal(table, "0 A 3/4 3/6") == ("value_too_low", "D5")


@pytest.mark.parametrize(("lying", "key"), [("6/1 6/2", "dnup-refusal-too-low"), ("7/2 7/5", "dnup-refusal-highest")])
def test_d5_of_the_highest_value_it_is_not_said_that_a_higher_one_beats_it(lying: str, key: str) -> None:
    table = table_of("3/4 3/6 7/1 | 2/4", sets=f"| | {lying} |", turn=0, area=2, round_turns=6)
    refused = table.rules.why_not(table.state, 0, table.rules.notation.read_move("A 3/4 3/6"))
    assert refused is not None
    assert refused.message.key == key


def test_d15_b_may_beat_an_own_set() -> None:
    table = table_of("5/6 2/3 | 1/4 7/2", sets="3/4 3/6 | | | 5/1", turn=0, area=2)
    state = play(table, "0 B 5/6 1.2")
    assert (state["hands"][0], state["gone"]) == (["2/3", "4/3", "6/3"], [])


def test_d16_a_round_begins_with_a_single_turn_in_area_2() -> None:
    table = table_of("3/4 6/1 | 7/1 1/5", turn=1)
    assert shown(table)["area"] == 2
    state = play(table, "1 D")
    assert (state["turn"], state["area"]) == (0, 1)


def test_d17_the_last_card_wins_the_round_and_nobody_plays_on() -> None:
    table = table_of("6/1 | 2/4 3/5", scores=[0, 1], turn=0, area=1, round=2, round_turns=7)
    state = play(table, "0 A 6/1")
    assert (state["scores"], state["round"], state["round_turns"], state["area"]) == ([1, 1], 3, 0, 2)
    assert told(table) == [("laid", 0), ("round_won", 0), ("round_over", None)]


def test_d17_two_rounds_win_the_game() -> None:
    table = table_of("6/1 | 2/4 3/5", scores=[1, 1], turn=0, area=1)
    state = play(table, "0 A 6/1")
    assert (state["winners"], state["reason"], state["out"]) == ([0], "rounds", [0])


def test_d17_an_own_set_beaten_by_the_last_cards_leaves_the_round() -> None:
    table = table_of("6/1 6/2 | 2/4", sets="3/4 3/6 | | |", scores=[1, 1], turn=0, area=2)
    state = play(table, "0 A 6/1 6/2")
    assert (state["winners"], state["gone"], state["hands"][0]) == ([0], ["3/4", "3/6"], [])
    assert [kind for kind, _ in told(table)] == ["laid", "beaten_away", "round_won", "game_won"]


def test_d17_own_return_first_lets_the_own_set_come_back_and_its_player_play_on() -> None:
    given: dict[str, Any] = {"sets": "3/4 3/6 | | |", "scores": [1, 1], "turn": 0, "area": 2, "own_return_first": True}
    state = play(table_of("6/1 6/2 | 2/4", **given), "0 A 6/1 6/2")
    assert (state["over"], state["hands"][0], state["turn"]) == (False, ["4/3", "6/3"], 1)


def test_d17_own_return_first_does_not_save_a_player_who_beats_only_the_opponent() -> None:
    given: dict[str, Any] = {"sets": "| | 3/1 |", "scores": [1, 1], "turn": 0, "area": 2}
    for option in (False, True):
        state = play(table_of("5/6 | 2/4", **given, own_return_first=option), "0 A 5/6")
        assert (state["winners"], state["hands"][1]) == ([0], ["1/3", "2/4"])


def test_d12_with_two_seats_each_turn_counts() -> None:
    table = table_of("7/4 6/2 | 1/5", turn=0, area=1, round_turn_limit=2)
    assert play(table, "0 D")["round"] == 1
    assert play(table, "0 D")["round"] == 2
