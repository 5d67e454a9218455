"""What a draft of a word would score (K3, K5, K15, K20), whether it may be made (K4, K6), and what scores nothing."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.game import Preview, TimeUp
from litera.core.table import Table
from litera.texts import Speaker
from tests.games.klepka.playing import UKRAINIAN, play, shown, table_of


def preview(table: Table, seat: int, text: str) -> Preview:
    return table.rules.preview(table.state, seat, table.rules.notation.read_move(text))


def parts(preview: Preview) -> list[tuple[str, int]]:
    """Give the working of a draft in words, with the points of each part."""
    say = Speaker("en").say
    return [(say(part.what), part.points) for part in preview.working]


def test_k3_each_letter_counts_what_it_is_worth() -> None:
    shown = preview(table_of("Щb Оy Кb Аy Сb / Тb"), 0, "word ЩОКА")
    assert parts(shown) == [("Щ", 8), ("О", 1), ("К", 2), ("А", 1)]
    assert (shown.points, shown.words, shown.lacks) == (12, (("ЩОКА", True),), ())


def test_k5_one_colour_counts_twice() -> None:
    shown = preview(table_of("Щb Оb Кb Аb / Тb"), 0, "word ЩОКА")
    assert parts(shown) == [("Щ", 8), ("О", 1), ("К", 2), ("А", 1), ("one colour: double", 12)]
    assert shown.points == 24


@pytest.mark.parametrize(("double_for", "points"), [("one_colour", 24), ("both", 24), ("none", 12)])
def test_k5_one_colour_counts_twice_where_the_option_says_so(double_for: str, points: int) -> None:
    assert preview(table_of("Щb Оb Кb Аb / Тb", double_for=double_for), 0, "word ЩОКА").points == points


@pytest.mark.parametrize("double_for", ["slang_or_abbreviation", "both"])
def test_k5_an_abbreviation_counts_twice_of_any_colours(double_for: str) -> None:
    shown = preview(table_of("Сb Мy Тb / ", lexicon=UKRAINIAN, double_for=double_for), 0, "word СМТ")
    assert parts(shown) == [("С", 1), ("М", 2), ("Т", 1), ("slang or abbreviation: double", 4)]
    assert (shown.points, shown.words) == (8, (("СМТ", True),))


@pytest.mark.parametrize(
    ("cards", "options", "points"),
    [
        ("Сb *О Нb", {}, 6),
        ("Сb *О Нb", {"polysemy_colour": "breaks"}, 3),
        ("Сb *О Нb", {"polysemy_points": "zero"}, 4),
        ("Сb Оy Нb", {}, 3),
        ("Сb Оb Нb", {}, 6),
    ],
)
def test_k15_the_named_cards_are_those_that_score(cards: str, options: dict[str, Any], points: int) -> None:
    table = table_of("Сb Оb Оy Нb * / Тb", **options)
    assert preview(table, 0, f"word СОН [{cards}]").points == points
    assert play(table, f"0 word СОН [{cards}]")["scores"] == [points, 0]


def test_k3_without_named_cards_the_best_of_the_own_hand_score() -> None:
    table = table_of("Сb Оy Нb Оb / Сy Оb Нb")
    assert preview(table, 0, "word СОН").points == 6
    assert preview(table, 1, "word СОН").points == 3


def test_k3_a_word_without_its_cards_has_no_points_and_is_judged_all_the_same() -> None:
    table = table_of("Сb Оb / Сb Оb Нb")
    assert preview(table, 0, "word СОН") == Preview(words=(("СОН", True),))
    assert preview(table, 0, "word НОС") == Preview(words=(("НОС", False),))


@pytest.mark.parametrize(("proper_names", "known"), [(False, False), (True, True)])
def test_k4_a_name_may_be_made_where_names_are_admitted(proper_names: bool, known: bool) -> None:
    table = table_of("Кb Иb Їb Вb / Тb", proper_names=proper_names)
    assert preview(table, 0, "word КИЇВ").words == (("КИЇВ", known),)


@pytest.mark.parametrize(("word_filter", "known"), [("any", True), ("nouns", True), ("verbs", False)])
def test_k6_the_filter_judges_a_draft_too(word_filter: str, known: bool) -> None:
    table = table_of("Сb Оb Нb / Тb", lexicon=UKRAINIAN, word_filter=word_filter)
    assert preview(table, 0, "word СОН").words == (("СОН", known),)


def test_k20_the_phrase_wins_at_once_and_scores_nothing() -> None:
    table = table_of("Сb Лb Аb Вb Аy Уb Кy Рb Аb Їb Нb Іb / Тb")
    shown = preview(table, 0, "word СЛАВА УКРАЇНІ")
    assert parts(shown) == [("Wins immediately.", 0)]
    assert (shown.points, shown.words) == (0, (("СЛАВА УКРАЇНІ", True),))


@pytest.mark.parametrize("text", ["done", "flip A1 B1", "chaos", "pass", "yes", "exchange Сb 1 Тb"])
def test_other_moves_score_nothing(text: str) -> None:
    table = table_of("Сb Оb Нb / Тb")
    assert preview(table, 0, text) == Preview()
    assert table.rules.preview(table.state, 0, TimeUp()) == Preview()


def test_a_preview_changes_nothing() -> None:
    table = table_of("Сb Оb Нb / Тb")
    before = shown(table)
    preview(table, 0, "word СОН")
    assert shown(table) == before
