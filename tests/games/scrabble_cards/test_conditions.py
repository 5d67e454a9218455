"""Condition cards and the pack: what the sheet says, each condition against a definition of its own."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.scrabble_cards.conditions import fulfils
from litera.games.scrabble_cards.pack import own_pack
from litera.words.alphabet import POLISH

PACK = own_pack()
VOWELS = "AĄEĘIOÓUY"
CONSONANTS = "".join(letter for letter in POLISH.letters if letter not in VOWELS)

SHEET = """
A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż *
8 1 2 3 1 3 6 1 1 2 2 7 2 3 3 2 3 4 1 6 1 3 3 3 1 3 2 3 4 4 1 1 2
1 5 3 2 6 2 1 5 5 3 3 1 3 2 2 3 2 1 7 1 5 2 1 1 5 2 3 1 2 1 9 5 0
"""

PLUS_MINUS = {
    "c1": (5, 5),
    "c2": (15, 10),
    "c3": (10, 5),
    "c4": (5, 5),
    "c5": (5, 5),
    "c6": (20, 15),
    "c7": (10, 5),
    "c8": (10, 5),
    "c9": (15, 10),
    "c10": (5, 5),
    "c11": (10, 5),
    "c12": (10, 5),
    "c13": (10, 5),
}

PATTERNS = {
    "c1": r".{4}",
    "c2": r".{7,}",
    "c3": rf"[{VOWELS}].*",
    "c4": rf".*[{CONSONANTS}]",
    "c5": r".*[ĄĆĘŁŃÓŚŹŻ].*",
    "c6": r".*(.)\1.*",
    "c7": rf"(.*[{VOWELS}]){{3}}.*",
    "c8": r".*(CH|CZ|DZ|DŹ|DŻ|RZ|SZ).*",
    "c9": r"(.).*\1",
    "c10": r"(?!.*(.).*\1).{5,}",
    "c11": r"K.*",
    "c13": rf".*[{CONSONANTS}]{{3}}.*",
}
"""The conditions as patterns of capitals; c12 is told by the small letters."""


def test_the_pack_is_that_of_the_sheet() -> None:
    letters, counts, values = (line.split() for line in SHEET.strip().splitlines())
    assert {letter: PACK.cards[letter] for letter in letters} == dict(zip(letters, map(int, counts), strict=True))
    assert {letter: PACK.value(letter) for letter in letters} == dict(zip(letters, map(int, values), strict=True))
    assert PACK.letters_in(PACK.all_cards()) == 92
    assert len(PACK.all_cards()) == 112
    assert PACK.factors == {"x2": 2, "x3": 3}
    assert (PACK.cards["x2"], PACK.cards["x3"]) == (5, 2)


def test_the_conditions_have_the_points_of_the_sheet() -> None:
    assert {name: (card.plus, card.minus) for name, card in PACK.conditions.items()} == PLUS_MINUS
    assert all(PACK.cards[name] == 1 for name in PLUS_MINUS)


LETTERS = st.sampled_from(POLISH.letters + "AAKSZZ" + "aąśz")


@given(st.text(LETTERS, min_size=2, max_size=12))
def test_s6_every_condition_is_its_pattern_and_a_blank_counts_as_its_letter(word: str) -> None:
    for name, pattern in PATTERNS.items():
        expected = re.fullmatch(pattern, word.upper()) is not None
        assert fulfils(word, PACK.conditions[name], PACK.vowels) == expected, (name, word)


@pytest.mark.parametrize(("word", "has"), [("KOT", False), ("KoT", True), ("żaba", True)])
def test_s6_c12_asks_for_a_blank(word: str, has: bool) -> None:
    assert fulfils(word, PACK.conditions["c12"], PACK.vowels) is has


@pytest.mark.parametrize(
    ("card", "fulfilling", "failing"),
    [
        ("c1", "MYSZ", "KOT"),
        ("c2", "SZYSZKA", "KAJAK"),
        ("c3", "ÓSMY", "KOT"),
        ("c4", "KOT", "MAMA"),
        ("c5", "ŻABA", "ZABA"),
        ("c6", "PANNA", "KAJAK"),
        ("c7", "OAZA", "KOT"),
        ("c8", "MYSZ", "KOT"),
        ("c9", "KAJAK", "KOT"),
        ("c10", "TRZCINA", "KAJAK"),
        ("c11", "KOTY", "MAK"),
        ("c13", "KRZAK", "MYSZ"),
    ],
)
def test_s6_examples(card: str, fulfilling: str, failing: str) -> None:
    assert fulfils(fulfilling, PACK.conditions[card], PACK.vowels)
    assert not fulfils(failing, PACK.conditions[card], PACK.vowels)


def test_c10_asks_for_five_letters() -> None:
    assert not fulfils("KOTY", PACK.conditions["c10"], PACK.vowels)
    assert fulfils("KOTYŁ", PACK.conditions["c10"], PACK.vowels)


def test_every_condition_has_a_pattern_here() -> None:
    assert set(PATTERNS) | {"c12"} == set(PACK.conditions)
