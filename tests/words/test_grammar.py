"""Grammatical readings; and play without them, where the analysers cannot be installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from litera.words.grammar import ABBREVIATION, ARCHAIC, NAME, SLANG, PartOfSpeech, Reading, analyser_of
from litera.words.lexicon import Lexicon


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "morfeusz2", None)
    monkeypatch.setitem(sys.modules, "pymorphy3", None)
    analyser_of.cache_clear()
    yield
    analyser_of.cache_clear()


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_without_the_analysers_a_lexicon_still_opens_and_knows_words(
    nothing_installed: None, language: str, request: pytest.FixtureRequest
) -> None:
    lexicon = request.getfixturevalue("polish" if language == "pl" else "ukrainian")
    assert lexicon.has_tags is False
    assert lexicon.readings("kot" if language == "pl" else "кіт") == ()
    assert lexicon.mark("kot" if language == "pl" else "кіт") == "word"


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("вода", Reading("вода", PartOfSpeech.NOUN, True, False, nominative=True)),
        ("води", Reading("вода", PartOfSpeech.NOUN, False, True)),
        ("бабло", Reading("бабло", PartOfSpeech.NOUN, True, False, frozenset({SLANG}))),
        ("смт", Reading("смт", PartOfSpeech.NOUN, True, False, frozenset({ABBREVIATION}))),
        ("тараса", Reading("тарас", PartOfSpeech.NOUN, True, False, frozenset({NAME}))),
        ("слухати", Reading("слухати", PartOfSpeech.VERB, False, False)),
        ("червоний", Reading("червоний", PartOfSpeech.ADJECTIVE, True, False)),
        ("десять", Reading("десять", PartOfSpeech.OTHER, False, True)),
        ("м’ята", Reading("м'ята", PartOfSpeech.NOUN, True, False, nominative=True)),
    ],
)
def test_k6_ukrainian_readings(ukrainian: Lexicon, word: str, expected: Any) -> None:
    assert expected in ukrainian.readings(word)
    assert expected in ukrainian.readings(word.upper())


@pytest.mark.parametrize("word", ["абракадабрик", "ооо", ""])
def test_a_word_that_the_ukrainian_analyser_lacks_has_no_reading(ukrainian: Lexicon, word: str) -> None:
    assert ukrainian.readings(word) == ()


@pytest.mark.parametrize("word", ["kotblam", ""])
def test_a_word_that_the_polish_analyser_lacks_has_no_reading(polish: Lexicon, word: str) -> None:
    assert polish.readings(word) == ()


def polish_readings(polish: Lexicon, word: str) -> tuple[Reading, ...] | None:
    if not polish.has_tags:
        # No wheel of morfeusz2 exists for this machine: the readings are none, and that is all there is to see.
        assert polish.readings(word) == ()
        return None
    return polish.readings(word)


@pytest.mark.parametrize(
    ("word", "part", "singular", "plural"),
    [
        ("kota", PartOfSpeech.NOUN, True, False),
        ("koty", PartOfSpeech.NOUN, False, True),
        ("zrobiłbym", PartOfSpeech.VERB, True, False),
        ("zrobili", PartOfSpeech.VERB, False, True),
        ("miła", PartOfSpeech.ADJECTIVE, True, False),
        ("ładnie", PartOfSpeech.OTHER, False, False),
        ("nań", PartOfSpeech.OTHER, False, False),
    ],
)
def test_polish_readings(polish: Lexicon, word: str, part: PartOfSpeech, singular: bool, plural: bool) -> None:
    readings = polish_readings(polish, word)
    assert readings is None or (part, singular, plural) in {(r.part, r.singular, r.plural) for r in readings}


@pytest.mark.parametrize(("word", "mark"), [("toruń", NAME), ("mgr", ABBREVIATION), ("pkp", ABBREVIATION)])
def test_polish_readings_mark_names_and_abbreviations(polish: Lexicon, word: str, mark: str) -> None:
    readings = polish_readings(polish, word)
    assert readings is None or (readings and all(mark in reading.marks for reading in readings))


def test_archaic_words_are_marked(polish: Lexicon) -> None:
    readings = polish_readings(polish, "azaliż")
    assert readings is None or any(ARCHAIC in reading.marks for reading in readings)


def test_readings_are_given_once_each(polish: Lexicon) -> None:
    readings = polish.readings("konstytucyjny")
    assert len(set(readings)) == len(readings)


def test_words_given_with_a_table_have_no_tags() -> None:
    assert Lexicon.of_words(["вода"], "uk").readings("вода") == ()
