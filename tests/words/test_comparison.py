"""Comparing a lexicon with a list: what both have, and what only one has, by hand and against sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.words.comparison import Agreement, compare
from litera.words.lexicon import Lexicon

LEXICON = Lexicon.of_words(["kot", "koty", "tok", "oko", "Toruń"], "pl")


def test_precision_and_recall_of_all_words() -> None:
    found = compare(LEXICON, ["kot", "oko", "kto", "", " okno "], {}, shown=9)
    assert found.words == Agreement(2, 2, 2)
    assert (found.words.precision, found.words.recall) == (0.5, 0.5)
    assert found.lexicon_only == ("KOTY", "TOK")
    assert found.list_only == ("KTO", "OKNO")


def test_by_length() -> None:
    found = compare(LEXICON, ["kot", "oko", "kto", "okno"], {}, shown=9)
    assert found.by_length == {3: Agreement(2, 1, 1), 4: Agreement(0, 1, 1)}


def test_by_frequency() -> None:
    zipf = {"KOT": 5.0, "KOTY": 4.0, "OKNO": 3.0, "KTO": 6.0}
    found = compare(LEXICON, ["kot", "okno"], zipf, shown=1)
    assert found.by_level == {
        0: Agreement(0, 2, 0),
        3: Agreement(0, 0, 1),
        4: Agreement(0, 1, 0),
        5: Agreement(1, 0, 0),
    }
    assert found.weighted == Agreement(10**5, 10**4, 10**3)
    assert found.weighted.precision == pytest.approx(10 / 11)
    assert found.lexicon_only == ("KOTY",)


def test_names_other_letters_and_words_of_other_lengths_are_passed_over() -> None:
    found = compare(LEXICON, ["kot", "Toruń", "quiz", "o", "kotowatość"], {}, shown=9)
    assert found.passed_over == 4
    assert found.words == Agreement(1, 3, 0)


def test_a_list_all_in_capitals_is_a_list_of_words() -> None:
    assert compare(LEXICON, ["KOT", "OKO"], {}, shown=9).words == Agreement(2, 2, 0)


def test_a_list_that_shares_nothing_and_one_without_words() -> None:
    assert compare(LEXICON, ["kto"], {}, shown=9).words.precision == 0
    assert compare(LEXICON, [], {}, shown=9).words.recall == 1


WORDS = st.sets(st.text(alphabet="kot", min_size=2, max_size=4), min_size=1, max_size=20)


@given(own=WORDS, other=WORDS)
def test_against_sets(own: set[str], other: set[str]) -> None:
    found = compare(Lexicon.of_words(sorted(own), "pl"), sorted(other), {}, shown=99)
    longest = max(map(len, own))
    judged = {word for word in other if len(word) <= longest}
    assert found.words == Agreement(len(own & judged), len(own - judged), len(judged - own))
    assert set(found.lexicon_only) == {word.upper() for word in own - judged}
    assert set(found.list_only) == {word.upper() for word in judged - own}
    assert found.passed_over == len(other - judged)
