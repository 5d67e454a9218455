"""Which readings of a word count: no names, no rare ones; and what is slang."""

from __future__ import annotations

import pytest

from litera.words.counting import counting_readings, is_slang
from litera.words.grammar import ABBREVIATION, ARCHAIC, NAME, SLANG, PartOfSpeech, Reading, analyser_of
from litera.words.lexicon import Lexicon

NOUN, VERB, ADJECTIVE, OTHER = PartOfSpeech


class Read(Lexicon):
    """A lexicon whose readings and frequencies are given."""

    known: dict[str, tuple[Reading, ...]]
    levels: dict[str, int]

    def readings(self, word: str) -> tuple[Reading, ...]:
        return self.known.get(word, ())

    def frequency(self, word: str) -> int:
        return self.levels.get(word, 0)


def read(word: str, *readings: Reading, **levels: int) -> tuple[Reading, ...]:
    lexicon = Read.of_words([word], "pl")
    assert isinstance(lexicon, Read)
    lexicon.known, lexicon.levels = {word: readings}, levels
    return counting_readings(lexicon, word)


def reading(lemma: str, part: PartOfSpeech = NOUN, *marks: str, function: bool = False) -> Reading:
    return Reading(lemma, part, singular=True, plural=False, marks=frozenset(marks), function=function)


def test_names_and_abbreviations_do_not_count_for_a_word() -> None:
    green = reading("zielony", ADJECTIVE)
    assert read("zielony", reading("Zielony", NOUN, NAME), green, reading("ZIELONY", NOUN, ABBREVIATION)) == (green,)


def test_a_word_that_is_read_as_a_name_alone_has_no_reading_that_counts() -> None:
    assert read("bilecki", reading("Bilecki", NOUN, NAME)) == ()


def test_what_is_inflected_like_an_abbreviation_of_the_same_name_is_one() -> None:
    preposition = reading("pro", OTHER, function=True)
    assert read("pro", reading("pro"), reading("pro", NOUN, ABBREVIATION), preposition) == (preposition,)


def test_a_form_of_a_far_rarer_word_does_not_count_beside_a_usual_one() -> None:
    conjunction = reading("albo", OTHER, function=True)
    assert read("albo", conjunction, reading("alba"), albo=5, alba=3) == (conjunction,)
    summer, fly = reading("lato"), reading("latać", VERB)
    assert read("lata", summer, fly, lata=5, lato=4, latać=4) == (summer, fly)


def test_a_form_that_is_read_in_one_way_alone_counts_however_rare_its_lemma() -> None:
    assert read("kapcie", reading("kapeć"), kapcie=4) == (reading("kapeć"),)


@pytest.mark.parametrize("mark", [ARCHAIC, SLANG])
def test_what_is_out_of_use_does_not_count_beside_what_is_not(mark: str) -> None:
    mine = reading("mój", ADJECTIVE)
    assert read("moja", reading("moja", NOUN, mark), mine, moja=5, mój=5) == (mine,)
    assert read("siema", reading("siema", NOUN, mark)) == (reading("siema", NOUN, mark),)


@pytest.mark.parametrize(
    ("word", "is_one"),
    [("facet", True), ("kumpel", True), ("kot", False), ("but", False), ("te", False)],
)
def test_k5_slang_is_what_is_slang_in_all_its_readings(polish: Lexicon, word: str, *, is_one: bool) -> None:
    assert is_slang(polish, word) == is_one


@pytest.mark.parametrize(("word", "is_one"), [("бабло", True), ("вода", False), ("мати", False)])
def test_k5_slang_is_recognised_in_ukrainian(ukrainian: Lexicon, word: str, *, is_one: bool) -> None:
    assert is_slang(ukrainian, word) == is_one


def is_noun(lexicon: Lexicon, word: str) -> bool:
    return any(one.part is NOUN for one in counting_readings(lexicon, word))


@pytest.mark.parametrize("word", ["зелений", "короткий", "тобі", "маю", "іди", "мене", "про"])
def test_k6_no_noun_by_a_surname_or_a_rare_word_in_ukrainian(ukrainian: Lexicon, word: str) -> None:
    assert not is_noun(ukrainian, word)


@pytest.mark.parametrize("word", ["albo", "moja", "muszę"])
def test_k6_no_noun_by_a_rare_word_in_polish(polish: Lexicon, word: str) -> None:
    assert not is_noun(polish, word)


@pytest.mark.parametrize("word", ["kot", "lata", "bez", "jak"])
def test_k6_nouns_stay_nouns_in_polish(polish: Lexicon, word: str) -> None:
    assert is_noun(polish, word)


@pytest.mark.parametrize("word", ["золота", "мати", "вода", "як"])
def test_k6_nouns_stay_nouns_in_ukrainian(ukrainian: Lexicon, word: str) -> None:
    assert is_noun(ukrainian, word)


@pytest.mark.parametrize(
    ("word", "nominative"), [("kot", True), ("psa", False), ("kotem", False), ("kobieta", True), ("kobietę", False)]
)
def test_k6_the_nominative_is_recognised_in_polish(polish: Lexicon, word: str, *, nominative: bool) -> None:
    assert any(one.singular and one.nominative for one in polish.readings(word) if one.part is NOUN) == nominative


@pytest.mark.parametrize(("word", "nominative"), [("вода", True), ("воду", False), ("кіт", True), ("котом", False)])
def test_k6_the_nominative_is_recognised_in_ukrainian(ukrainian: Lexicon, word: str, *, nominative: bool) -> None:
    assert any(one.singular and one.nominative for one in ukrainian.readings(word) if one.part is NOUN) == nominative


@pytest.mark.parametrize("language", ["en", "ro", "xx"])
def test_a_language_without_an_analyser_has_no_readings(language: str) -> None:
    assert analyser_of(language) is None
