"""Condition cards, answers and checks: S6, S8, S9, S10; and the order in which faults are told."""

from __future__ import annotations

import pytest

from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import kinds, opened, play, refusal, rules, shown, table_of

KOT = [["KOT", 0, 0, "across"]]


def test_s6_one_condition_card_a_player_counts_for_each_side() -> None:
    table = table_of("O A Z A c1 c3 L / c7 c10 A / c5 L")
    assert refusal(table, "0 lay OAZA 0 0 across c1 c3") == ("bonus_not_allowed", "S6")
    play(table, "0 lay OAZA 0 0 across c3", "1 condition c7")
    assert refusal(table, "1 condition c10") == ("bonus_not_allowed", "S6")
    assert refusal(table, "1 condition c7") == ("not_yours", "")
    assert refusal(table, "2 condition c5") == ("condition_not_met", "S6")


def test_s6_the_first_new_word_that_fulfils_it_is_meant() -> None:
    state = play(table_of("M Y S Z A / c4 c11 A", on_table=KOT), "0 lay MYSZ 3 -1 down", "1 condition c11")
    assert state["pending"]["conditions"] == [{"seat": 1, "card": "c11", "word": "KOTY"}]
    state = play(table_of("M Y S Z A / c4 A", on_table=KOT), "0 lay MYSZ 3 -1 down", "1 condition c4")
    assert state["pending"]["conditions"] == [{"seat": 1, "card": "c4", "word": "MYSZ"}]


def test_s6_the_layers_cards_are_among_the_conditions() -> None:
    state = play(table_of("K A J A K c9 / c11 A"), "0 lay KAJAK 0 0 across c9", "1 condition c11 KAJAK")
    assert state["pending"]["conditions"] == [
        {"seat": 0, "card": "c9", "word": "KAJAK"},
        {"seat": 1, "card": "c11", "word": "KAJAK"},
    ]


def test_s6_with_cond_word_main_a_named_crossing_word_does_not_help() -> None:
    table = table_of("M Y S Z A / c11 A", on_table=KOT, cond_word="main")
    play(table, "0 lay MYSZ 3 -1 down")
    assert refusal(table, "1 condition c11 KOTY") == ("condition_not_met", "S6")
    assert refusal(table, "1 condition c11") == ("condition_not_met", "S6")


@pytest.mark.parametrize("named", ["KOT", "KOt"])
def test_s6_a_word_is_named_in_capitals_or_as_it_lies(named: str) -> None:
    table = table_of("K O * A / c11 A")
    state = play(table, "0 lay KOt 0 0 across", f"1 condition c11 {named}")
    assert state["pending"]["conditions"] == [{"seat": 1, "card": "c11", "word": "KOt"}]


@pytest.mark.parametrize("named", ["kot", "Kot", "kOT"])
def test_s6_small_letters_that_are_no_blanks_name_another_word(named: str) -> None:
    table = table_of("K O * A / c11 A")
    play(table, "0 lay KOt 0 0 across")
    assert refusal(table, f"1 condition c11 {named}") == ("no_such_place", "S6")


def test_s6_a_blank_counts_as_its_letter() -> None:
    state = play(table_of("* O T A / c11 A"), "0 lay kOT 0 0 across", "1 condition c11")
    assert state["pending"]["points"] == 6 - 5


def test_s6_faults_are_reported_in_order() -> None:
    """No such word, then the card, then a second card, then the condition."""
    table = table_of("M Y S Z A / c11 c12 A", on_table=KOT)
    play(table, "0 lay MYSZ 3 -1 down")
    assert refusal(table, "1 condition c5 KROWA") == ("no_such_place", "S6")
    assert refusal(table, "1 condition c5 MYSZ") == ("not_yours", "")
    assert refusal(table, "1 condition c12") == ("condition_not_met", "S6")
    play(table, "1 condition c11")
    assert refusal(table, "1 condition c12") == ("bonus_not_allowed", "S6")


@pytest.mark.parametrize(("floor_zero", "points", "scores"), [(False, -9, [-5, 0]), (True, 0, [4, 0])])
def test_s6_floor_zero(floor_zero: bool, points: int, scores: list[int]) -> None:
    table = table_of("P N N A L / c6 A", on_table=[["MAK", 0, 0, "across"]], scores=[4, 0], floor_zero=floor_zero)
    assert play(table, "0 lay PANNA 1 -1 down", "1 condition c6")["pending"]["points"] == points
    assert play(table, "1 accept")["scores"] == scores


def test_s6_floor_zero_at_the_end_and_for_a_failed_check() -> None:
    table = table_of("Y / Ź K", on_table=KOT, scores=[0, 3], floor_zero=True, failed_check="minus5")
    state = play(table, "0 lay KOTY 0 0 across", "1 check")
    assert (state["reason"], state["scores"]) == ("out", [7 + 11, 0])


def test_s8_all_words_are_checked() -> None:
    """KOTY is right, AYKA is not: the crossing word takes the move back."""
    table = table_of("Y K A / A", on_table=KOT)
    state = play(table, "0 lay YKA 3 0 down", "1 check")
    assert state["table"] == [["KOT", 0, 0, "across"]]
    assert (state["idle"], state["turn"]) == ([1, 0], 1)


def test_s8_an_accepted_word_stays_for_later_moves() -> None:
    table = table_of("T K O A / K A")
    state = play(table, "0 lay TKO 0 0 across", "1 accept")
    assert (state["table"], state["scores"]) == ([["TKO", 0, 0, "across"]], [10, 0])


def test_s8_cards_of_a_move_that_goes_back() -> None:
    table = table_of("K O S A c4 / c11 L / N E", on_table=[])
    state = play(table, "0 lay KOS 0 0 across c4", "1 condition c11", "1 accept", "2 check")
    assert [sorted(hand) for hand in state["hands"]] == [["A", "K", "O", "S", "c4"], ["L", "c11"], ["E", "N"]]
    assert (state["removed"], state["scores"], state["turn"]) == ([], [0, 0, 0], 1)


def test_s8_a_right_word_is_an_answer_and_a_second_check_may_follow() -> None:
    table = table_of("K O T A / L A / N E")
    state = play(table, "0 lay KOT 0 0 across", "1 check")
    assert (state["to_act"], state["pending"]["answers"]) == ([2], [None, "check", None])
    assert refusal(table, "1 condition c4") == ("not_your_turn", "S8")
    assert play(table, "2 check")["scores"] == [10, 0, 0]


@pytest.mark.parametrize(
    ("option", "scores", "lost"),
    [("none", [10, 3], [0, 0]), ("minus5", [10, -2], [0, 0]), ("lose_turn", [10, 3], [0, 0])],
)
def test_s8_failed_check(option: str, scores: list[int], lost: list[int]) -> None:
    table = table_of("K O T A / M A", scores=[0, 3], failed_check=option)
    state = play(table, "0 lay KOT 0 0 across", "1 check")
    assert (state["scores"], state["lost_turns"]) == (scores, lost)
    assert state["turn"] == (0 if option == "lose_turn" else 1)


def test_s8_a_lost_turn_is_kept_until_it_comes() -> None:
    table = table_of("K O T A / M A / N O", failed_check="lose_turn", idle=[0, 0, 1])
    state = play(table, "0 lay KOT 0 0 across", "2 check", "1 accept")
    assert (state["lost_turns"], state["turn"]) == ([0, 0, 1], 1)
    state = play(table, "1 pass")
    assert (state["lost_turns"], state["turn"], state["idle"]) == ([0, 0, 0], 0, [0, 1, 1])


def test_s8_a_lost_turn_fills_no_hand() -> None:
    table = table_of("K O T A / M A", bag="E E E E E E I", failed_check="lose_turn")
    state = play(table, "0 lay KOT 0 0 across", "1 check")
    assert (state["turn"], state["hands"][1]) == (0, ["M", "A"])
    assert len(state["hands"][0]) == 7


def test_s8_a_lost_turn_is_skipped_before_the_turns_of_a_seat_whose_time_is_up() -> None:
    """S16: only the second skip counts as passing."""
    table = table_of("K O T A / M A / N O", failed_check="lose_turn")
    play(table, "0 lay KOT 0 0 across", "1 check", "1 time up", "2 accept")
    state = shown(table)
    assert (state["turn"], state["lost_turns"], state["idle"]) == (2, [0, 0, 0], [0, 0, 0])
    state = play(table, "2 pass", "0 pass")
    assert (state["turn"], state["lost_turns"], state["idle"]) == (2, [0, 0, 0], [1, 1, 1])


def test_s8_auto_check_judges_words_last() -> None:
    table = table_of("T K O x2 A / c4 A", auto_check=True)
    assert refusal(table, "0 lay TKO 0 0 across") == ("not_a_word", "S8")
    assert refusal(table, "0 lay TKO 0 0 across x2") == ("bonus_not_allowed", "S4")
    assert refusal(table, "0 lay TKM 0 0 across") == ("not_yours", "")
    play(table, "0 lay KTO 0 0 across")
    assert refusal(table, "1 check") == ("wrong_phase", "S8")
    assert play(table, "1 accept")["scores"] == [10, 0]


def test_s8_auto_check_judges_crossing_words() -> None:
    """AS is a word, KOTA is too; KOTS is not."""
    table = table_of("S A L / A", on_table=KOT, auto_check=True)
    assert refusal(table, "0 lay SALA 3 0 down") == ("not_yours", "")
    assert refusal(table, "0 lay SA 3 0 down") == ("not_a_word", "S8")
    assert play(table, "0 lay AS 3 0 down")["pending"]["points"] == 2 + 6


def test_s9_answer_seconds_changes_no_rule() -> None:
    table = table_of("K O T A / M A", answer_seconds=20)
    assert play(table, "0 lay KOT 0 0 across", "1 accept")["scores"] == [10, 0]


@pytest.mark.parametrize("auto_check", [False, True])
def test_s10_a_proper_name_is_no_word(auto_check: bool) -> None:
    bound = rules(lexicon=Lexicon.of_words(["Anna", "kot"], "pl"), auto_check=auto_check)
    table = opened(bound, {"hands": [["A", "N", "N", "A", "K"], ["A"]], "bag": []})
    if auto_check:
        assert refusal(table, "0 lay ANNA 0 0 across") == ("not_a_word", "S8")
    else:
        assert play(table, "0 lay ANNA 0 0 across", "1 check")["idle"] == [1, 0]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("1 pass", "not_your_turn"),
        ("1 lay KOT 0 0 across", "not_your_turn"),
        ("1 exchange A", "not_your_turn"),
        ("0 accept", "wrong_phase"),
        ("1 check", "wrong_phase"),
        ("1 condition c4", "wrong_phase"),
        ("1 fly", "bad_move"),
    ],
)
def test_s2_who_may_do_what_in_the_phase_lay(written: str, code: str) -> None:
    assert refusal(table_of("K O T A / A"), written)[0] == code


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("0 pass", "wrong_phase"),
        ("1 pass", "wrong_phase"),
        ("1 exchange L", "wrong_phase"),
        ("2 lay KOT 0 0 across", "wrong_phase"),
        ("0 accept", "not_your_turn"),
        ("0 check", "not_your_turn"),
        ("0 condition c4", "not_your_turn"),
    ],
)
def test_s2_who_may_do_what_in_the_phase_answer(written: str, code: str) -> None:
    table = table_of("K O T A c4 / L / A")
    play(table, "0 lay KOT 0 0 across")
    assert refusal(table, written)[0] == code


def test_the_news_of_a_move_that_is_checked() -> None:
    table = table_of("K O T A / c11 A / L")
    play(table, "0 lay KOT 0 0 across", "1 condition c11", "1 accept", "2 check")
    assert kinds(table) == ["laid", "condition", "accepted", "checked", "stood"]
