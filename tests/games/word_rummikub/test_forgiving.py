"""What a person types becomes a move's text where it is clear, and stays as it was where it is not."""

from __future__ import annotations

import pytest

from litera.texts import LANGUAGES, aliases
from tests.games.word_rummikub.playing import play, rules, table_of


def forgiven(text: str, racks: str = "KOTLASZ / A", lying: str = "KOSZYK SZCzYT") -> str:
    table = table_of(racks, on_table=lying)
    return table.rules.notation.forgive(table.rules.view(table.state, 0), text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play kot", "play KOT"),
        ("PLAY kot", "play KOT"),
        ("play Kot", "play KOT"),
        ("play kot, las", "play KOT LAS"),
        ("play kot szyk from koszyk", "play KOT SZYK from KOSZYK"),
        ("play kot szyk from 1", "play KOT SZYK from KOSZYK"),
        ("play kot szyk z koszyk", "play KOT SZYK from KOSZYK"),
        ("play kot szyk din koszyk", "play KOT SZYK from KOSZYK"),
        ("play kot szyk з 1", "play KOT SZYK from KOSZYK"),
        ("play kot szyk z koszk", "play KOT SZYK from KOSZK"),
        ("play kot szyk din koszk", "play KOT SZYK from KOSZK"),
        ("play kot szyk зі koszk", "play KOT SZYK from KOSZK"),
        ("play kot z", "play KOT from"),
        ("play z kot", "play from KOT"),
        ("play zaszczyt from szczyt", "play ZASZCzYT from SZCzYT"),
        ("play zaszczyt from SZCZYT", "play ZASZCzYT from SZCzYT"),
        ("play szczyt kos from 2", "play SZCzYT KOS from SZCzYT"),
        ("play KOT SZYK from KOSZYK", "play KOT SZYK from KOSZYK"),
        ("play dom", "play DOM"),
        ("draw", "draw"),
        ("Draw", "draw"),
        ("hello", "hello"),
        ("", ""),
        ("play", "play"),
    ],
)
def test_what_was_typed_is_understood(typed: str, meant: str) -> None:
    assert forgiven(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play kot", "play KOt"),
        ("play las", "play lAS"),
        ("play KOt", "play KOt"),
        ("play Kot", "play KOt"),
        ("play kOT", "play kOT"),
        ("play szyki from szyk", "play SZYKi from SZYK"),
    ],
)
def test_own_jokers_stand_for_what_is_lacking(typed: str, meant: str) -> None:
    assert forgiven(typed, racks="KOAS* / A", lying="SZYK") == meant


def test_a_joker_is_freed_where_the_words_do_not_come_out_else() -> None:
    assert forgiven("play szczyt kot from szczyt", racks="ZKO / A", lying="SZCzYT") == "play SZCZYT KOt from SZCzYT"


def test_with_two_jokers_small_letters_may_be_meant() -> None:
    assert forgiven("play Kot", racks="K** / A", lying="") == "play Kot"
    assert forgiven("play kot", racks="KO** / A", lying="") == "play KOt"


@pytest.mark.parametrize(
    ("typed", "meant"), [("doubt kot", "doubt KOt"), ("doubt 1", "doubt KOt"), ("doubt x", "doubt X")]
)
def test_a_doubted_word_is_named_in_any_case_or_by_number(typed: str, meant: str) -> None:
    table = table_of("KO* / A", theme="las")
    play(table, "0 play KOt")
    assert table.rules.notation.forgive(table.rules.view(table.state, 1), typed) == meant


def test_a_word_that_is_also_a_little_word_stays_one() -> None:
    """ZE, DIN and the like are words of other languages for from; a capital word is never one."""
    bound = rules()
    table = table_of("DINKOTY / A", on_table="KOT")
    assert bound.notation.forgive(table.rules.view(table.state, 0), "play din kot") == "play DIN KOT"
    assert bound.notation.forgive(table.rules.view(table.state, 0), "play koty din") == "play KOTY DIN"
    assert bound.notation.forgive(table.rules.view(table.state, 0), "play DIN") == "play DIN"
    assert bound.notation.forgive(table.rules.view(table.state, 0), "play KOTY DIN KOT") == "play KOTY DIN KOT"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_table_may_be_asked_for_by_its_letters(language: str) -> None:
    """No verb hides a question: "слово KOSZYK" asks for the word."""
    assert aliases("word_rummikub-verb-", language).keys().isdisjoint(aliases("question-", language))
