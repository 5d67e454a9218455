"""Deals, tokens, the ends of rounds and games, the turn limit and the free turn: D1, D9 to D13."""

from __future__ import annotations

import pytest

from tests.games.dnup.playing import dealt, legal, play, refusal, shown, table_of, told
from tests.reference.dnup import pack


@pytest.mark.parametrize(("seats", "each"), [(2, 10), (3, 9), (4, 9), (5, 7)])
def test_d1_all_cards_of_the_round_are_dealt(seats: int, each: int) -> None:
    for seed in range(20):
        state = shown(dealt(seats, str(seed)))
        assert [len(hand) for hand in state["hands"]] == [each] * seats
        cards = sorted((int(min(card[0], card[2])), int(max(card[0], card[2]))) for h in state["hands"] for card in h)
        assert cards == sorted(pack(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d1_d16_the_holder_of_the_star_begins_either_way_up(seats: int) -> None:
    stars = set()
    for seed in range(30):
        state = shown(dealt(seats, str(seed)))
        star = {"1/5", "5/1"} & set(state["hands"][state["turn"]])
        assert len(star) == 1
        assert state.get("area") == (2 if seats == 2 else None)
        stars |= star
    assert stars == {"1/5", "5/1"}


def test_d9_the_first_out_gets_two_tokens_and_their_set_stays_until_their_turn_would_come() -> None:
    table = table_of("8/3 8/5 | 7/1 1/4 | 2/6 1/3", scores=[1, 0, 0])
    state = play(table, "0 A 8/3 8/5")
    assert (state["scores"], state["out"], state["sets"][0]) == ([3, 0, 0], [0], ["8/3", "8/5"])
    assert told(table) == [("laid", 0), ("out", 0)]
    assert play(table, "1 D")["sets"][0] == ["8/3", "8/5"]
    state = play(table, "2 D")
    assert (state["turn"], state["sets"][0], state["gone"]) == (1, [], ["8/3", "8/5"])
    assert state["round_turns"] == 3


def test_d9_the_set_of_a_seat_that_is_out_leaves_when_beaten() -> None:
    table = table_of("| 9/1 9/2 3/6 | 2/6 | 1/3", sets="8/3 8/5 | | |", out=[0], scores=[2, 0, 0, 0], turn=1)
    state = play(table, "1 A 9/1 9/2")
    assert (state["gone"], state["hands"][0]) == (["8/3", "8/5"], [])
    assert told(table) == [("laid", 1), ("beaten_away", 0)]


def test_d9_the_last_card_may_be_played_by_b() -> None:
    state = play(table_of("7/2 | 6/3 | 4/1", sets="| | 7/1", round_turns=12), "0 B 7/2 2")
    assert (state["scores"], state["out"], state["sets"][2]) == ([2, 0, 0], [0], ["7/1", "7/2"])


def test_d10_the_second_out_gets_one_token_and_the_round_ends() -> None:
    table = table_of("| 7/1 6/3 | 4/1", sets="| 2/8 2/7 |", out=[0], scores=[2, 1, 0], turn=2, round=4, round_turns=21)
    state = play(table, "2 A 4/1")
    assert (state["scores"], state["round"], state["round_turns"], state["out"]) == ([2, 1, 1], 5, 0, [])
    assert [len(hand) for hand in state["hands"]] == [9, 9, 9]
    assert (state["sets"], state["gone"]) == ([[], [], []], [])
    assert told(table) == [("laid", 2), ("out", 2), ("round_over", None)]


def test_d11_four_tokens_win_at_once_in_mid_round() -> None:
    table = table_of("8/3 | 7/1 1/4 | 2/6 1/3", scores=[2, 3, 1])
    state = play(table, "0 A 8/3")
    assert (state["over"], state["winners"], state["reason"], state["to_act"]) == (True, [0], "tokens", [])
    assert (state["scores"], state["phase"], state["round_turns"]) == ([4, 3, 1], "over", 1)
    assert told(table)[-1] == ("game_won", 0)
    assert refusal(table, "1 D") == ("game_over", "")
    assert legal(table, 1) == []


def test_d11_five_tokens_win_too_and_the_second_out_may_win() -> None:
    assert play(table_of("8/3 | 7/1 1/4 | 2/6", scores=[3, 3, 1]), "0 A 8/3")["winners"] == [0]
    second = table_of("| 7/1 | 2/6 1/3", out=[0], scores=[2, 3, 1], turn=1, round_turns=9)
    assert play(second, "1 A 7/1")["winners"] == [1]
    assert shown(second)["out"] == [0, 1]


def test_d12_a_round_of_so_many_turns_is_void() -> None:
    table = table_of("3/4 6/3 | 7/1 | 2/6", scores=[2, 1, 3], round_turn_limit=3)
    state = play(table, "0 D", "1 D")
    assert state["round_turns"] == 2
    state = play(table, "2 D")
    assert (state["round"], state["round_turns"], state["scores"]) == (2, 0, [2, 1, 3])
    assert [len(hand) for hand in state["hands"]] == [9, 9, 9]
    assert told(table) == [("turned", 2), ("round_void", None)]


def test_d12_the_turn_that_reaches_the_limit_counts_first() -> None:
    table = table_of("3/4 | 7/1 | 2/6", round_turns=2, round_turn_limit=3)
    state = play(table, "0 A 3/4")
    assert (state["scores"], state["round"]) == ([2, 0, 0], 2)
    assert [kind for kind, _ in told(table)] == ["laid", "out", "round_void"]
    won = play(table_of("3/4 | 7/1 | 2/6", round_turns=2, round_turn_limit=3, scores=[2, 3, 3]), "0 A 3/4")
    assert (won["winners"], won["round_turns"]) == ([0], 3)


def test_d12_a_round_that_ends_with_the_turn_at_the_limit_is_not_void() -> None:
    table = table_of("| 7/1 | 4/1 1/6", out=[0], scores=[2, 0, 0], turn=1, round_turns=4, round_turn_limit=5)
    assert play(table, "1 A 7/1")["scores"] == [2, 1, 0]
    assert told(table)[-1] == ("round_over", None)


def test_d12_neither_turn_nor_a_seat_passed_over_is_a_turn() -> None:
    table = table_of("3/4 6/7 | 7/1 | 2/6", free_first_rotation=True)
    assert play(table, "0 turn")["round_turns"] == 0
    table = table_of("3/4 | | 2/6", out=[1], scores=[0, 2, 0], round_turns=5)
    state = play(table, "0 D")
    assert (state["turn"], state["round_turns"]) == (2, 6)


def test_d13_before_their_first_turn_a_player_may_turn_their_hand_once() -> None:
    table = table_of("3/4 6/3 | 7/1 2/5 | 2/6", free_first_rotation=True)
    state = play(table, "0 turn")
    assert (state["hands"][0], state["turn"], state["turned"]) == (["3/6", "4/3"], 0, True)
    assert told(table) == [("turned_freely", 0)]
    assert refusal(table, "0 turn") == ("wrong_phase", "D13")
    assert "turn" not in legal(table, 0)
    state = play(table, "0 A 4/3")
    assert (state["turned"], state["turn"]) == (False, 1)
    assert "turn" in legal(table, 1)
    assert refusal(table, "2 turn") == ("not_your_turn", "")


@pytest.mark.parametrize(("seats", "hands"), [(2, "3/4 | 7/1"), (3, "3/4 | 7/1 | 2/6")])
def test_d13_a_first_turn_is_one_of_the_first_rotation(seats: int, hands: str) -> None:
    last_first = table_of(hands, round_turns=seats - 1, free_first_rotation=True)
    assert "turn" in legal(last_first, 0)
    late = table_of(hands, round_turns=seats, free_first_rotation=True)
    assert refusal(late, "0 turn") == ("wrong_phase", "D13")
    assert refusal(late, "1 turn") == ("wrong_phase", "D13")


def test_d13_without_the_option_no_hand_is_turned_freely() -> None:
    assert refusal(table_of("3/4 | 7/1 | 2/6"), "0 turn") == ("wrong_phase", "D13")
