"""How a game ends: the phrase, the last words, the count (K20 to K22)."""

from __future__ import annotations

from typing import Any

import pytest

from litera.words.lexicon import Lexicon
from tests.games.klepka.playing import UKRAINIAN, legal, opened, play, refusal, rules, shown, table_of, told

SLAVA = "Сb Лb Аb Вb Аy Уb Кy Рb Аy Їb Нb Іb"


def test_k20_the_phrase_wins_alone_and_at_once_whatever_the_scores() -> None:
    table = table_of(f"{SLAVA} / Оb Тb", scores=[0, 48])
    state = play(table, "0 word СЛАВА УКРАЇНІ")
    assert (state["phase"], state["over"], state["winners"], state["to_act"]) == ("over", True, [0], [])
    assert (state["reason"], state["scores"]) == ("slava_ukraini", [0, 48])
    assert refusal(table, "1 done") == ("game_over", "")
    assert legal(table, 1) == []


def test_k20_with_any_lexicon_or_filter_and_in_the_last_turns() -> None:
    house = Lexicon.of_words(["сон"], "uk")
    for table in (
        table_of(f"Оb / {SLAVA}", "", lexicon=house, word_filter="verbs", turn=1, min_letters=4),
        table_of(f"Оb / {SLAVA}", lexicon=UKRAINIAN, word_filter="verbs", repeat_words="none", turn=1),
    ):
        assert play(table, "1 word СЛАВА УКРАЇНІ")["winners"] == [1]


def test_k20_only_in_the_first_action_and_in_the_own_turn() -> None:
    table = table_of(f"{SLAVA} / Сb")
    assert refusal(table, "1 word СЛАВА УКРАЇНІ") == ("not_your_turn", "K14")
    play(table, "0 done")
    assert refusal(table, "0 word СЛАВА УКРАЇНІ") == ("wrong_phase", "K2")


@pytest.mark.parametrize("text", ["УКРАЇНІ СЛАВА", "СЛАВА УКРАЇНА", "СОН ОКО", "СЛАВА УКРАЇНІ СЛАВА", "СЛАВА  УКРАЇНІ"])
def test_k20_no_other_two_words_are_a_composition(text: str) -> None:
    assert refusal(table_of(f"{SLAVA} / "), f"0 word {text}")[0] == "bad_move"


def test_k20_named_cards() -> None:
    table = table_of(f"{SLAVA} * / ")
    cards = SLAVA.replace("Рb", "*Р")
    assert play(table, f"0 word СЛАВА УКРАЇНІ [{cards}]")["hands"][0] == ["Рb"]


def test_k20_each_half_is_an_ordinary_word() -> None:
    state = play(table_of(f"{SLAVA} / "), "0 word СЛАВА")
    assert (state["over"], state["made"]) == (False, 1)


@pytest.mark.parametrize("named", ["", " [*С *Л *А *В Уb Кy Рb Аy Їb Нb Іb]"])
def test_k20_one_of_its_two_words_may_be_all_polysemies(named: str) -> None:
    """K15 asks one letter card of a word, and the composition is one word."""
    table = table_of("* * * * Уb Кy Рb Аy Їb Нb Іb / Оb")
    assert play(table, f"0 word СЛАВА УКРАЇНІ{named}")["reason"] == "slava_ukraini"


def test_k21_when_the_table_is_empty_turns_are_words_only() -> None:
    table = table_of("Сb / Сy Оb Нy Мy", "Оy Оy", phase="flip")
    state = play(table, "0 flip A1 B1")
    assert (state["phase"], state["turn"], state["bonus"], state["over"]) == ("last_words", 1, 0, False)
    assert refusal(table, "1 flip A1 B1") == ("wrong_phase", "K9")
    assert refusal(table, "1 done") == ("wrong_phase", "K2")
    assert refusal(table, "0 pass") == ("not_your_turn", "K14")
    assert legal(table, 1) == ["word СОН", "pass"]
    play(table, "1 word СОН")
    assert refusal(table, "1 pass") == ("game_over", "")


def test_k21_done_ends_a_turn_with_a_word_else_only_pass_does() -> None:
    table = table_of("Мy / Сb Оb Нy Кb Іb Тb", "", turn=1)
    state = play(table, "1 word СОН")
    assert (state["phase"], state["made"], state["turn"]) == ("last_words", 1, 1)
    assert refusal(table, "1 pass") == ("wrong_phase", "K21")
    state = play(table, "1 done")
    assert (state["turn"], state["made"], state["phase"]) == (0, 0, "last_words")
    assert refusal(table, "0 done") == ("wrong_phase", "K2")


def test_k21_all_have_passed_in_a_row() -> None:
    table = table_of("Сb Оb Нb / Кb / Кy", "", turn=2)
    assert play(table, "2 pass")["passes"] == 1
    assert play(table, "0 pass")["passes"] == 2
    state = play(table, "1 pass")
    assert (state["phase"], state["reason"], state["scores"], state["winners"]) == (
        "over",
        "all_passed",
        [3, 1, 1],
        [0],
    )
    assert [event["kind"] for event in told(table)][-4:] == ["counted", "counted", "counted", "over"]


def test_k21_a_word_or_an_exchange_begins_the_count_again() -> None:
    table = table_of("Мy Лb / Сb Оb Нb Кb Іb Тb", "")
    assert play(table, "0 pass", "1 word СОН")["passes"] == 0
    table = table_of("Мy Лb / Сb Оb Нb ~ Кb Іb Тb", "")
    state = play(table, "0 pass", "1 exchange Кb 0 Лb")
    assert (state["passes"], state["turn"]) == (0, 1)
    assert play(table, "1 pass")["passes"] == 1


def test_k21_a_refused_word_does_not_begin_it_again() -> None:
    table = table_of("Мy Лb / Сb Оb Нb", "", unknown_words="vote")
    assert play(table, "0 pass", "1 word НОС", "0 no")["passes"] == 1


def test_k21_the_game_ends_as_soon_as_no_seat_can_make_a_word() -> None:
    table = table_of("Сb / Кb Мy", "Оb Оy", phase="flip")
    state = play(table, "0 flip A1 B1")
    assert (state["reason"], state["scores"], state["winners"]) == ("no_words", [3, 2], [0])
    table = table_of("Сb Оb Нb Мy / Кb", "")
    assert play(table, "0 word СОН")["reason"] == "no_words"


@pytest.mark.parametrize(
    ("hands", "given", "over"),
    [
        ("Сb Оb / Кb Тb", {}, True),
        ("Сb Оb / Кb Іb Тb", {}, False),
        ("Сb Оb * / Кb", {}, False),
        ("* * * / ", {}, True),
        ("~ Кb / Гb", {}, False),
        ("~ Кb / ", {}, True),
        ("~ / Гb", {}, True),
        ("# Кb / Гb", {}, True),
        ("Оb Мy / Гb", {}, True),
        ("Оb Мy / Гb", {"proper_names": True}, False),
        ("Яy / Гb", {}, True),
        ("Яy / Гb", {"min_letters": 1}, False),
        ("Щb Оb / Гb", {}, False),
        ("Щb Оb / Гb", {"min_letters": 3}, True),
        ("Гb / Ґb", {"unknown_words": "vote"}, False),
        (" / ", {"unknown_words": "vote"}, False),
        (f"{SLAVA} / ", {"min_letters": 4}, False),
        ("Сb Оb Нb / Гb", {"repeat_words": "none", "words": [[], [{"word": "СОН", "points": 3}]]}, True),
        ("Сb Оb Нb / Гb", {"repeat_words": "not_own", "words": [[], [{"word": "СОН", "points": 3}]]}, False),
        ("Сb Оb Нb / Гb", {"repeat_words": "not_own", "words": [[{"word": "СОН", "points": 3}], []]}, True),
    ],
)
def test_k21_who_can_still_do_anything(hands: str, given: dict[str, Any], over: bool) -> None:
    state = shown(table_of(hands, "", **given))
    assert (state["over"], state["phase"]) == (over, "over" if over else "last_words")
    assert state["reason"] == ("no_words" if over else None)


@pytest.mark.parametrize(
    ("hands", "options", "over"),
    [
        ("Сb Мy Тb / Ґb", {"word_filter": "verbs"}, True),
        ("Сb Мy Тb / Ґb", {"word_filter": "verbs", "abbreviations": True}, True),
        ("Сb Мy Тb / Ґb", {"abbreviations": True}, False),
        ("Пy Иb Тy Иy / Ґb", {"word_filter": "verbs"}, False),
        ("Пy Иb Тy Иy / Ґb", {"word_filter": "adjectives"}, True),
    ],
)
def test_k21_with_the_lexicon_and_its_tags(hands: str, options: dict[str, Any], over: bool) -> None:
    assert shown(table_of(hands, "", lexicon=UKRAINIAN, **options))["over"] is over


def test_k21_an_exchange_that_only_a_later_turn_allows_keeps_the_game_going() -> None:
    table = table_of("Сb Оb Нb Мy / ~ Гb", "", interrupts="between_turns")
    state = play(table, "0 word СОН")
    assert refusal(table, "1 exchange Гb 0 Мy") == ("wrong_phase", "K18")
    assert state["over"] is False
    assert play(table, "0 done", "1 exchange Гb 0 Мy")["reason"] == "no_words"


def test_clock_has_no_meaning_also_after_the_end() -> None:
    table = table_of("Сb Оb Нb / Кb", "")
    assert refusal(table, "0 time up") == ("wrong_phase", "")
    play(table, "0 word СОН")
    assert shown(table)["over"]
    assert refusal(table, "0 time up") == ("wrong_phase", "")


def test_k21_never_before_the_table_is_empty() -> None:
    assert not shown(table_of("Гb / Ґb", "Щb Щb"))["over"]


def test_k22_a_card_left_counts_one_whatever_it_is_and_equals_share() -> None:
    table = table_of("Щb * / ", "", turn=1, passes=1, scores=[40, 41])
    assert play(table, "1 pass")["scores"] == [42, 41]
    table = table_of("Щb * / ", "", turn=1, passes=1, scores=[40, 42])
    state = play(table, "1 pass")
    assert (state["scores"], state["winners"]) == ([42, 42], [0, 1])


def test_k1_the_first_seat_is_drawn_by_lot_or_named() -> None:
    drawn = {shown(opened(rules(4), seed=str(number)))["turn"] for number in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {shown(opened(rules(4, first_seat=3), seed=str(number)))["turn"] for number in range(5)} == {3}
