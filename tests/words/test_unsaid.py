"""Words that players leave unsaid: mere sounds beside vulgar words, one by one and many at once."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.texts import LANGUAGES
from litera.words.alphabet import alphabet_of
from litera.words.unsaid import is_sound, unsaid_of

SOUNDS = ("AAA", "EE", "GRR", "HMM", "PST", "DŁUUUGI", "ГГГГ", "ЕЕ", "ЧШ", "БҐҐ", "БР'Р")
WORDS = ("A", "W", "Я", "В", "ЇЇ", "ЩО", "OKO", "ZOO", "М'ЯЧ", "УЇВ")


@pytest.mark.parametrize("word", SOUNDS)
def test_a_string_without_a_vowel_or_of_one_letter_is_a_sound(word: str) -> None:
    assert is_sound(word)


@pytest.mark.parametrize("word", WORDS)
def test_words_are_none(word: str) -> None:
    assert not is_sound(word)


@pytest.mark.parametrize("word", ["dupa", "AAA", "hmm"])
def test_vulgar_words_and_sounds_are_left_unsaid_in_any_case(word: str) -> None:
    assert unsaid_of(alphabet_of("pl")).has(word)
    assert not unsaid_of(alphabet_of("pl")).has("kot")


@given(st.sampled_from(["pl", "uk"]), st.booleans(), st.data())
def test_many_words_at_once_are_judged_as_one_by_one(language: str, by_people: bool, data: st.DataObject) -> None:
    alphabet, unsaid = alphabet_of(language), unsaid_of(alphabet_of(language), by_people=by_people)
    letters = "AEGRKOUZHJ" if language == "pl" else "АЕГРКОЇЗХЙ"
    words = data.draw(st.lists(st.text(alphabet=letters, min_size=1, max_size=7), min_size=1, max_size=20))
    rows = np.zeros((len(words), 8), dtype=np.uint8)
    for row, word in enumerate(words):
        codes = alphabet.encode(word)
        assert codes is not None
        rows[row, : len(codes)] = list(codes)
    assert unsaid.among(rows).tolist() == [unsaid.has(word) for word in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_say_no_interjections(language: str) -> None:
    alphabet = alphabet_of(language)
    unsaid = unsaid_of(alphabet, by_people=True)
    assert unsaid.has("ах" if language == "uk" else "ah" if language != "pl" else "ach")
    rows = np.zeros((len(unsaid.interjections), 9), dtype=np.uint8)
    for row, word in enumerate(sorted(unsaid.interjections)):
        codes = alphabet.encode(word)
        assert codes is not None
        rows[row, : len(codes)] = list(codes)
    assert unsaid.among(rows).all()


@pytest.mark.parametrize("word", ["ACH", "HEJ"])
def test_who_knows_all_words_may_lay_interjections(word: str) -> None:
    assert not unsaid_of(alphabet_of("pl")).has(word)
