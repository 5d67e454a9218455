"""What a draft of a lay would score (S4 to S7), the words it makes (S3), and whether they are known (S8)."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.game import Preview
from litera.core.table import Table
from litera.games.scrabble_cards.pack import own_pack
from litera.texts import Speaker
from tests.games.scrabble_cards.playing import play, shown, table_of

KOT: list[Any] = [["KOT", 0, 0, "across"]]


def preview(table: Table, seat: int, text: str) -> Preview:
    return table.rules.preview(table.state, seat, table.rules.notation.read_move(text))


def parts(preview: Preview) -> list[tuple[str, int]]:
    """Give the working of a draft in words, with the points of each part."""
    say = Speaker("en").say
    return [(say(part.what), part.points) for part in preview.working]


def test_s4_the_first_word_counts_twice() -> None:
    shown = preview(table_of("K O T / A"), 0, "lay KOT 0 0 across")
    assert parts(shown) == [("KOT", 5), ("KOT: × 2", 5)]
    assert (shown.points, shown.words) == (10, (("KOT", None),))


def test_s5_a_word_without_a_premium_card_counts_once_and_a_blank_for_nothing() -> None:
    table = table_of("Y * / A", on_table=KOT)
    plain, blank = preview(table, 0, "lay KOTY 0 0 across"), preview(table, 0, "lay KOTy 0 0 across")
    assert [what for what, _ in parts(plain)] == ["KOTY"]
    assert (plain.points, blank.points) == (7, 5)


@pytest.mark.parametrize(("cards", "factor"), [("x2", 2), ("x3", 3), ("x2 x3", 6)])
def test_s5_premium_cards_multiply_the_main_word(cards: str, factor: int) -> None:
    table = table_of("Y x2 x3 / A", on_table=KOT)
    shown = preview(table, 0, f"lay KOTY 0 0 across {cards}")
    assert parts(shown) == [("KOTY", 7), (f"KOTY: × {factor}", 7 * (factor - 1))]
    assert shown.points == 7 * factor


def test_s6_condition_cards_that_are_met_add_their_points() -> None:
    table = table_of("Y c11 / A", on_table=KOT)
    shown = preview(table, 0, "lay KOTY 0 0 across c11")
    plus = own_pack().conditions["c11"].plus
    assert parts(shown) == [("KOTY", 7), ("c11 on KOTY", plus)]
    assert shown.points == 7 + plus > 7


def test_s6_a_condition_card_that_is_not_met_adds_nothing() -> None:
    table = table_of("Y c4 c11 / A", on_table=KOT)
    plain = preview(table, 0, "lay KOTY 0 0 across")
    shown = preview(table, 0, "lay KOTY 0 0 across c4")
    assert (parts(shown), shown.points) == (parts(plain), plain.points)


def test_s7_all_seven_letters_bring_a_bonus() -> None:
    table = table_of("S Z Y S Z K A / A", all_seven_bonus=50)
    shown = preview(table, 0, "lay SZYSZKA 0 0 across")
    assert parts(shown)[-1] == ("all seven letters", 50)
    assert shown.points == sum(points for _, points in parts(shown))


def test_s3_every_word_that_is_made_is_named_the_main_one_first() -> None:
    table = table_of("Y M A / A", on_table=KOT)
    shown = preview(table, 0, "lay MY 3 -1 down")
    assert [word for word, _ in shown.words] == ["MY", "KOTY"]
    assert [what for what, _ in parts(shown)] == ["MY", "KOTY"]


@pytest.mark.parametrize(
    ("text", "known"),
    [("lay KOTY 0 0 across", [True]), ("lay KOTM 0 0 across", [False]), ("lay MYA 3 -1 down", [False, True])],
)
def test_s8_words_are_known_only_where_the_game_checks_them(text: str, known: list[bool]) -> None:
    hand = "Y M A / A"
    assert [is_known for _, is_known in preview(table_of(hand, on_table=KOT), 0, text).words] == [None] * len(known)
    checked = preview(table_of(hand, on_table=KOT, auto_check=True), 0, text)
    assert [is_known for _, is_known in checked.words] == known


@pytest.mark.parametrize("text", ["lay MY 7 7 across", "lay MY 0 0 across", "lay KOT 0 0 across"])
def test_s3_in_an_impossible_place_nothing_is_counted(text: str) -> None:
    assert preview(table_of("Y M A / A", on_table=KOT), 0, text) == Preview()


def test_s2_a_lay_is_prepared_in_the_turn_of_another() -> None:
    table = table_of("A / Y", on_table=KOT)
    assert preview(table, 1, "lay KOTY 0 0 across") == preview(table, 0, "lay KOTY 0 0 across") != Preview()


def test_a_move_scores_what_its_preview_said() -> None:
    table = table_of("Y x2 c11 / A", on_table=KOT)
    points = preview(table, 0, "lay KOTY 0 0 across x2 c11").points
    assert play(table, "0 lay KOTY 0 0 across x2 c11")["pending"]["points"] == points


@pytest.mark.parametrize("text", ["exchange Y", "pass", "accept", "check", "condition c1"])
def test_other_moves_score_nothing(text: str) -> None:
    assert preview(table_of("Y c1 / A", on_table=KOT), 0, text) == Preview()


def test_a_preview_changes_nothing() -> None:
    table = table_of("Y / A", on_table=KOT)
    before = shown(table)
    preview(table, 0, "lay KOTY 0 0 across")
    assert shown(table) == before
