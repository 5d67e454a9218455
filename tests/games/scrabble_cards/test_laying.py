"""Laying and scoring: S3 to S7, S12, S13."""

from __future__ import annotations

import pytest

from tests.games.scrabble_cards.playing import play, refusal, shown, table_of

KOT = [["KOT", 0, 0, "across"]]


def test_s3_the_first_word_lies_at_the_origin_wherever_it_was_named() -> None:
    state = play(table_of("K O T A / A"), "0 lay KOT 7 -3 down")
    assert state["pending"]["move"] == "lay KOT 0 0 down"
    assert state["pending"]["words"][0] == {"word": "KOT", "column": 0, "row": 0, "direction": "down", "points": 10}


def test_s3_a_word_joins_two_rows_over_a_gap() -> None:
    lying = [["KOTA", 0, 0, "down"], ["KOT", 0, 0, "across"], ["TAK", 0, 2, "across"]]
    state = play(table_of("A L / A", on_table=lying), "0 lay TAK 2 0 down")
    assert [(word["word"], word["points"]) for word in state["pending"]["words"]] == [("TAK", 5)]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay LAS 0 0 down", "crosses_badly"),
        ("lay KOL 0 0 across", "crosses_badly"),
        ("lay OTA 1 0 across", "crosses_badly"),
        ("lay A 3 0 across", "crosses_badly"),
        ("lay A 3 0 down", "too_short"),
        ("lay A 9 9 down", "too_short"),
        ("lay K 0 0 down", "uses_no_own_tile"),
        ("lay A 0 0 down", "crosses_badly"),
        ("lay KOT 0 0 across", "uses_no_own_tile"),
        ("lay OT 1 0 across", "uses_no_own_tile"),
        ("lay LAS 3 1 across", "does_not_connect"),
        ("lay LAS 4 0 across", "does_not_connect"),
        ("lay LAS 1 2 across", "does_not_connect"),
        ("lay LAS -3 -1 across", "does_not_connect"),
    ],
)
def test_s3_where_a_word_may_not_lie(move: str, code: str) -> None:
    table = table_of("L A S A O / A", on_table=KOT)
    assert refusal(table, f"0 {move}") == (code, "S3")


def test_s3_a_lying_blank_is_named_by_its_small_letter() -> None:
    table = table_of("Y A / A", on_table=[["KoT", 0, 0, "across"]])
    assert refusal(table, "0 lay KOTY 0 0 across") == ("crosses_badly", "S3")
    assert play(table, "0 lay KoTY 0 0 across")["pending"]["points"] == 6


def test_s3_beside_a_word_every_line_of_touching_cards_is_a_word_of_the_move() -> None:
    state = play(table_of("M A Y L / A", on_table=KOT), "0 lay MA 1 1 across")
    assert [(word["word"], word["direction"]) for word in state["pending"]["words"]] == [
        ("MA", "across"),
        ("OM", "down"),
        ("TA", "down"),
    ]
    assert state["pending"]["points"] == 3 + 3 + 3


def test_s3_before_places_come_the_cards() -> None:
    table = table_of("K O T / A", on_table=KOT)
    assert refusal(table, "0 lay LAS 5 5 across") == ("not_yours", "")
    assert refusal(table, "0 lay KOTY 0 0 across x2") == ("not_yours", "")


def test_s4_the_first_word_is_doubled_and_takes_no_multiplier() -> None:
    table = table_of("K O T x2 x3 A / A")
    assert refusal(table, "0 lay KOT 0 0 across x2") == ("bonus_not_allowed", "S4")
    assert play(table, "0 lay KOT 0 0 across")["pending"]["points"] == 10


@pytest.mark.parametrize("stack", ["one", "product"])
@pytest.mark.parametrize("scope", ["main", "all"])
def test_s4_the_first_word_is_doubled_under_every_option(stack: str, scope: str) -> None:
    table = table_of("K O T x2 A / A", premium_stack=stack, premium_scope=scope)
    assert refusal(table, "0 lay KOT 0 0 across x2") == ("bonus_not_allowed", "S4")
    assert play(table, "0 lay KOT 0 0 across")["pending"]["points"] == 10


def test_s4_the_table_counts_not_the_score() -> None:
    table = table_of("K O T x2 A / A", scores=[50, 40])
    assert refusal(table, "0 lay KOT 0 0 across x2") == ("bonus_not_allowed", "S4")


@pytest.mark.parametrize(
    ("options", "cards", "points"),
    [
        ({}, "", 13),
        ({}, "x2", 19),
        ({}, "x3", 25),
        ({"premium_scope": "all"}, "x2", 26),
        ({"premium_scope": "all"}, "x3", 39),
        ({"premium_stack": "product"}, "x2 x3", 43),
        ({"premium_stack": "product"}, "x2 x2", 31),
        ({"premium_stack": "product", "premium_scope": "all"}, "x2 x3", 78),
    ],
)
def test_s5_word_premium_cards(options: dict[str, str], cards: str, points: int) -> None:
    """MYSZ 6 is multiplied, KOTY 7 only with premium_scope at all."""
    table = table_of("M Y S Z x2 x2 x3 / A", on_table=KOT, **options)
    assert play(table, f"0 lay MYSZ 3 -1 down {cards}".strip())["pending"]["points"] == points


def test_s5_two_multipliers_need_the_option() -> None:
    table = table_of("M Y S Z x2 x2 x3 / A", on_table=KOT)
    assert refusal(table, "0 lay MYSZ 3 -1 down x2 x3") == ("bonus_not_allowed", "S5")
    assert refusal(table, "0 lay MYSZ 3 -1 down x2 x2") == ("bonus_not_allowed", "S5")


def test_s5_the_factor_is_in_a_words_points() -> None:
    state = play(table_of("M Y S Z x2 / A", on_table=KOT), "0 lay MYSZ 3 -1 down x2")
    assert [(word["word"], word["points"]) for word in state["pending"]["words"]] == [("MYSZ", 12), ("KOTY", 7)]


def test_s6_conditions_are_never_multiplied() -> None:
    table = table_of("M Y S Z x3 c1 / c8 A", on_table=KOT)
    assert play(table, "0 lay MYSZ 3 -1 down x3 c1")["pending"]["points"] == 25 + 5
    assert play(table, "1 condition c8")["pending"]["points"] == 25 + 5 - 5


@pytest.mark.parametrize(("bonus", "points"), [(0, 18), (50, 68)])
def test_s7_all_seven(bonus: int, points: int) -> None:
    table = table_of("T R Z C I N A / L A", bag="E E", all_seven_bonus=bonus)
    assert play(table, "0 lay TRZCINA 0 0 across")["pending"]["points"] == points


def test_s7_six_letters_and_a_premium_card_are_not_seven() -> None:
    table = table_of("S Z Y S Z A x2 / L A", on_table=KOT, all_seven_bonus=50)
    assert play(table, "0 lay SZYSZKA 0 -5 down x2")["pending"]["points"] == 18


def test_s12_used_cards_leave_the_game() -> None:
    table = table_of("M Y S Z x2 c1 A / c8 A", on_table=KOT)
    state = play(table, "0 lay MYSZ 3 -1 down x2 c1", "1 condition c8", "1 accept")
    assert sorted(state["removed"]) == ["c1", "c8", "x2"]
    assert state["hands"] == [["A"], ["A"]]


def test_s13_only_the_words_of_the_move_stay() -> None:
    lying = [["KOTY", 0, 0, "across"], ["KAMA", 0, 0, "down"]]
    state = play(table_of("D M A / L A", on_table=lying, sweep=True), "0 lay DOM 1 -1 down", "1 accept")
    assert state["table"] == [["DOM", 1, -1, "down"], ["AM", 0, 1, "across"]]
    assert state["removed"] == ["K", "T", "Y", "M", "A"]


def test_s13_a_swept_blank_is_a_blank_again() -> None:
    state = play(
        table_of("D M A / L A", on_table=[["KOtY", 0, 0, "across"]], sweep=True), "0 lay DOM 1 -1 down", "1 accept"
    )
    assert state["table"] == [["DOM", 1, -1, "down"]]
    assert state["removed"] == ["K", "*", "Y"]


def test_s13_a_move_that_goes_back_sweeps_nothing() -> None:
    table = table_of("D M A / L A", on_table=[["KOTY", 0, 0, "across"]], sweep=True)
    state = play(table, "0 lay MOD 1 -1 down", "1 check")
    assert state["table"] == [["KOTY", 0, 0, "across"]]
    assert state["removed"] == []


def test_state_table_is_sorted_by_row_column_across_before_down() -> None:
    lying = [["MYSZ", 3, -1, "down"], ["KOTY", 0, 0, "across"], ["KAMA", 0, 0, "down"], ["MA", 0, 2, "across"]]
    assert shown(table_of("A / A", on_table=lying))["table"] == [
        ["MYSZ", 3, -1, "down"],
        ["KOTY", 0, 0, "across"],
        ["KAMA", 0, 0, "down"],
        ["MA", 0, 2, "across"],
    ]


def test_worked_examples_of_the_rules() -> None:
    table = table_of("K O T / M Y S Z x2 A", bag="A A A")
    assert play(table, "0 lay KOT 0 0 across")["pending"]["points"] == 10
    assert play(table, "1 accept", "1 lay MYSZ 3 -1 down x2")["pending"]["points"] == 19
    table = table_of("K A J A K c9 / c11 A")
    assert play(table, "0 lay KAJAK 0 0 across c9")["pending"]["points"] == 33
    assert play(table, "1 condition c11")["pending"]["points"] == 28
