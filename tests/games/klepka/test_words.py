"""Words: cards, lexicon, length, names, filters, repetition, points (K2 to K7, K15, K19)."""

from __future__ import annotations

from typing import Any

import pytest

from litera.core.refusal import SetupError
from litera.core.table import Table
from litera.games.klepka.finding import known_words
from litera.games.klepka.scoring import letters_of
from litera.words import grammar
from litera.words.lexicon import Mark
from tests.games.klepka.playing import UKRAINIAN, legal, play, refusal, rules, shown, table_of, told


def test_k2_a_seat_with_cards_begins_with_words_and_one_without_with_flips() -> None:
    assert shown(table_of("Сb / "))["phase"] == "words"
    state = shown(table_of(" / Сb"))
    assert (state["phase"], state["flips"]) == ("flip", 1)


def test_k2_done_is_needed_also_when_the_hand_is_empty() -> None:
    table = table_of("Сb Оb Нb / ")
    state = play(table, "0 word СОН")
    assert (state["phase"], state["hands"][0], legal(table, 0)) == ("words", [], ["done"])
    state = play(table, "0 done")
    assert (state["phase"], state["flips"], state["turn"]) == ("flip", 2, 0)


def test_k3_a_word_scores_its_letters_and_its_cards_leave_the_game() -> None:
    state = play(table_of("Щb Оy Кb Аy Сb / Тb"), "0 word ЩОКА")
    assert state["scores"] == [12, 0]
    assert state["words"] == [[{"word": "ЩОКА", "points": 12}], []]
    assert (state["hands"], state["made"], state["turn"]) == ([["Сb"], ["Тb"]], 1, 0)


def test_k3_the_working_is_shown() -> None:
    table = table_of("Щb Оb Кb Аb / Тb")
    play(table, "0 word ЩОКА")
    event = told(table)[-1]
    assert event["letters"] == [["Щ", 8], ["О", 1], ["К", 2], ["А", 1]]
    assert (event["factor"], event["points"], event["score"]) == (2, 24, 24)
    assert sorted(event["cards"]) == ["Аb", "Кb", "Оb", "Щb"]


@pytest.mark.parametrize("written", ["М'ЯТА", "МʼЯТА", "М’ЯТА"])
def test_k4_the_apostrophe_is_written_and_needs_no_card(written: str) -> None:
    state = play(table_of("Мy Яy Тy Аb / "), f"0 word {written}")
    assert state["words"][0] == [{"word": "М'ЯТА", "points": 7}]
    assert state["hands"][0] == []


def test_k4_a_refused_word_costs_nothing() -> None:
    table = table_of("Сb Оb Нb / ")
    assert refusal(table, "0 word НОС") == ("not_a_word", "K4")
    assert play(table, "0 word СОН")["made"] == 1


@pytest.mark.parametrize(
    ("shortest", "hand", "word", "expected"),
    [
        (2, "Яy", "Я", ("too_short", "K4")),
        (1, "Яy", "Я", None),
        (3, "Щb Оb", "ЩО", ("too_short", "K4")),
        (4, "Сb Оb Нb", "СОН", ("too_short", "K4")),
        (4, "Мy Яy Чy", "М'ЯЧ", ("too_short", "K4")),
        (4, "Сb Оb Вb Аb", "СОВА", None),
    ],
)
def test_k4_letters_are_counted_without_the_apostrophe(
    shortest: int, hand: str, word: str, expected: tuple[str, str] | None
) -> None:
    table = table_of(f"{hand} / ", min_letters=shortest)
    if expected is None:
        assert play(table, f"0 word {word}")["made"] == 1
        return
    assert refusal(table, f"0 word {word}") == expected


def test_k4_hyphens_names_and_abbreviations_are_not_allowed() -> None:
    assert refusal(table_of("Оb Сb Оy Нb / "), "0 word О-СОН") == ("word_not_allowed", "K4")
    assert refusal(table_of("Оb Мy / "), "0 word ОМ") == ("word_not_allowed", "K4")
    assert refusal(table_of("Сb Мy Тb / ", lexicon=UKRAINIAN), "0 word СМТ") == ("word_not_allowed", "K4")
    assert play(table_of("Оb Мy / ", proper_names=True), "0 word ОМ")["scores"] == [3, 0]
    assert play(table_of("Сb Мy Тb / ", lexicon=UKRAINIAN, abbreviations=True), "0 word СМТ")["scores"] == [4, 0]


def test_k4_too_short_is_said_before_what_the_lexicon_says() -> None:
    assert refusal(table_of("Нb / "), "0 word Н") == ("too_short", "K4")


@pytest.mark.parametrize(
    ("double_for", "hand", "word", "points"),
    [
        ("one_colour", "Сb Оb Нb", "СОН", 6),
        ("one_colour", "Сb Оb Нy", "СОН", 3),
        ("none", "Сb Оb Нb", "СОН", 3),
        ("slang_or_abbreviation", "Сb Оb Нb", "СОН", 3),
        ("slang_or_abbreviation", "Сb Мy Тb", "СМТ", 8),
        ("both", "Сb Мy Тb", "СМТ", 8),
        ("both", "Сy Мy Тy", "СМТ", 8),
        ("both", "Сb Оb Нb", "СОН", 6),
    ],
)
def test_k5_what_counts_twice(double_for: str, hand: str, word: str, points: int) -> None:
    table = table_of(f"{hand} / ", lexicon=UKRAINIAN, double_for=double_for)
    assert play(table, f"0 word {word}")["scores"] == [points, 0]


def test_k4_k6_the_nearest_words_of_one_that_is_none_may_be_made() -> None:
    assert rules(lexicon=UKRAINIAN).voice.nearest("СЯ") == ("ВСЯ", "ЦЯ")
    assert rules(lexicon=UKRAINIAN, min_letters=1).voice.nearest("СЯ") == ("ВСЯ", "ЦЯ", "Я")
    assert rules(lexicon=UKRAINIAN, word_filter="nouns").voice.nearest("СЯ") == ()


def test_k5_an_abbreviation_of_the_lexicon_counts_twice_though_the_analyser_lacks_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(UKRAINIAN), "readings", lambda *_: ())
    table = table_of("Сb Мy Тb / ", lexicon=UKRAINIAN, double_for="slang_or_abbreviation")
    assert play(table, "0 word СМТ")["scores"] == [8, 0]


@pytest.mark.parametrize(
    ("word_filter", "passing", "failing"),
    [
        ("nouns_singular", "СОН", "ТЕПЛИЙ"),
        ("nouns", "СНИ", "ТЕПЛИЙ"),
        ("verbs", "СПИТЬ", "СОН"),
        ("adjectives", "ТЕПЛИЙ", "СОН"),
        ("any", "СПИТЬ", ""),
        ("nouns_singular", "СОН", "СНИ"),
        ("nouns_singular", "СОЛИ", "СНИ"),
        ("nouns_nominative", "СОН", "СОЛИ"),
    ],
)
def test_k6_one_reading_of_the_kind_passes(word_filter: str, passing: str, failing: str) -> None:
    hand = "Сb Оb Нb Иb Тy Еb Пy Лb Йy Ьb Иy"
    table = table_of(f"{hand} / ", lexicon=UKRAINIAN, word_filter=word_filter)
    if failing:
        assert refusal(table, f"0 word {failing}") == ("word_not_allowed", "K6")
    assert play(table, f"0 word {passing}")["made"] == 1


def test_k6_a_word_whose_grammar_is_not_known_is_refused_with_that_reason() -> None:
    table = table_of("Аb Гb Уb Шy Аy / ", lexicon=UKRAINIAN, word_filter="nouns")
    assert UKRAINIAN.mark("АГУША") is Mark.WORD
    said = table.rules.why_not(table.state, 0, table.rules.notation.read_move("word АГУША"))
    assert said is not None
    assert (said.code.value, said.rule, said.message.key) == ("word_not_allowed", "K6", "klepka-refusal-no-reading")


def test_k6_a_surname_makes_no_noun_of_an_adjective() -> None:
    hand = "Зb Еb Лb Еy Нb Иb Йy"
    assert refusal(table_of(f"{hand} / ", lexicon=UKRAINIAN, word_filter="nouns"), "0 word ЗЕЛЕНИЙ") == (
        "word_not_allowed",
        "K6",
    )
    assert play(table_of(f"{hand} / ", lexicon=UKRAINIAN, word_filter="adjectives"), "0 word ЗЕЛЕНИЙ")["made"] == 1


def test_k3_a_word_with_ґ_or_г_is_made_of_the_cards_it_is_spelt_with() -> None:
    def holding(letter: str) -> Table:
        return table_of(f"{letter}b Аb Нb Оb Кb / Еb", "", lexicon=UKRAINIAN, phase="last_words")

    assert play(holding("Г"), "0 word ГАНОК")["made"] == 1
    assert play(holding("Ґ"), "0 word ҐАНОК")["made"] == 1
    assert refusal(holding("Г"), "0 word ҐАНОК") == ("not_yours", "K3")


def test_k6_words_given_with_a_table_pass_every_filter() -> None:
    table = table_of("Сb Оb Нb / ", word_filter="verbs", double_for="slang_or_abbreviation")
    assert play(table, "0 word СОН")["scores"] == [3, 0]


@pytest.mark.parametrize("options", [{"word_filter": "nouns"}, {"double_for": "both"}])
def test_k6_options_that_need_tags_are_refused_without_the_analyser(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(UKRAINIAN), "has_tags", property(lambda _: False))
    with pytest.raises(SetupError) as caught:
        rules(lexicon=UKRAINIAN, **options)
    assert (caught.value.refusal.code.value, caught.value.refusal.message.key) == ("bad_option", "klepka-no-tags")
    assert rules(**options).ruleset.seats == 2
    assert rules(lexicon=UKRAINIAN, double_for="none").ruleset.double_for == "none"


def test_the_analyser_is_there_for_these_tests() -> None:
    assert grammar.analyser_of("uk") is not None


SHEETS: dict[str, Any] = {"words": [[{"word": "СОН", "points": 3}], [{"word": "СИР", "points": 3}]]}


@pytest.mark.parametrize(("repeat_words", "refused"), [("any", []), ("not_own", ["СОН"]), ("none", ["СОН", "СИР"])])
def test_k7_repetition(repeat_words: str, refused: list[str]) -> None:
    for word in ("СОН", "СИР"):
        table = table_of("Сb Оb Нb Иb Рb / ", repeat_words=repeat_words, **SHEETS)
        assert (f"word {word}" in legal(table, 0)) == (word not in refused)
        if word in refused:
            assert refusal(table, f"0 word {word}") == ("word_repeated", "K7")
        else:
            play(table, f"0 word {word}")


def test_k7_a_word_made_in_this_turn_counts_as_made() -> None:
    table = table_of("Сb Оb Нb Сy Оy Нy / ", repeat_words="not_own")
    play(table, "0 word СОН")
    assert refusal(table, "0 word СОН") == ("word_repeated", "K7")


def test_k15_a_polysemy_counts_its_letters_and_is_discarded() -> None:
    state = play(table_of("Мy Лb Кb * Сb / "), "0 word МОЛОКО [Мy Лb Кb *О]")
    assert (state["scores"], state["hands"][0]) == ([9, 0], ["Сb"])


def test_k15_real_cards_may_cover_some_of_the_occurrences() -> None:
    state = play(table_of("Мy Лb Кb Оb * / "), "0 word МОЛОКО [Мy Лb Кb Оb *О]")
    assert (state["scores"], state["hands"][0]) == ([9, 0], [])


@pytest.mark.parametrize(
    ("points", "colour", "expected"),
    [("letter", "neutral", 16), ("zero", "neutral", 14), ("letter", "breaks", 8), ("zero", "breaks", 7)],
)
def test_k15_options_of_the_polysemy(points: str, colour: str, expected: int) -> None:
    table = table_of("Дb Нb Ьb * / ", polysemy_points=points, polysemy_colour=colour)
    assert play(table, "0 word ДЕНЬ")["scores"] == [expected, 0]


def test_k15_zero_counts_the_real_cards_of_the_letter() -> None:
    table = table_of("Мy Лb Кb Оb * / ", polysemy_points="zero")
    assert play(table, "0 word МОЛОКО [Мy Лb Кb Оb *О]")["scores"] == [7, 0]


def test_k15_a_word_needs_a_letter_card() -> None:
    assert refusal(table_of("* * Сb / "), "0 word ОКО [*О *К]") == ("bad_move", "")
    assert refusal(table_of("* * Сb / "), "0 word ОКО") == ("not_yours", "K3")
    assert refusal(table_of("Оy * / Тb", lexicon=UKRAINIAN), "0 word АГА") == ("not_yours", "K3")


def test_k19_what_is_collected_serves_only_in_the_next_words() -> None:
    table = table_of("Оb Нb / Тb", "Сb Сy / Рb Рy")
    play(table, "0 done", "0 flip A1 B1")
    assert refusal(table, "0 word СОН") == ("wrong_phase", "K2")
    play(table, "0 stop", "1 done", "1 flip A2 B2")
    assert play(table, "0 word СОН")["words"][0] == [{"word": "СОН", "points": 6}]


def test_letters_of_a_word_that_need_cards() -> None:
    assert letters_of("М'ЯТА") == "МЯТА"


def test_of_words_given_with_a_table_all_are_known_well() -> None:
    table = table_of("Сb Оb Нb Тy / Оb")
    assert {*known_words(rules().ruleset, table.state, 0, frequency=5)} == {"СОН", "ТОН"}
