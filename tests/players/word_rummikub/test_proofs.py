"""The best turn with lists of a thousand words and more: found, proved where there is time, and never falsely."""

from __future__ import annotations

import random
import zlib
from collections import Counter
from functools import cache

import pytest

from litera.games.word_rummikub.pack import own_pack
from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.solver import solve
from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon
from tests.games.word_rummikub.playing import rules
from tests.reference.word_rummikub_programme import most_points

OPEN = (
    ("MOGĘ PRZECIWIEŃSTWIE IDŹ POSZCZeGÓLNYCH PRAWO KOMU LATA PIWO AKT DAł RĄK", "BJOÓSUZ", "MIĘDZYNARODOWEJ", 2500),
    ("III POZA ABY SZEF mIESZKAŃCÓW CZYLI HEJ IDĘ ONA", "ĄĘMSUUŹ", "PIENIĘDZY", 1200),
)
"""Turns that the first tries leave open, with a long word that is to be among the words, and how many there are."""


@cache
def frequent() -> tuple[str, ...]:
    """Give the words of the highest frequency classes, the everyday ones first, the others in an order of chance."""
    lexicon = open_lexicon("pl")
    letters = Counter(dict.fromkeys(lexicon.alphabet.letters, 15))
    words = lexicon.subwords(letters, shortest=3, longest=15, frequency=4)
    return tuple(sorted(words, key=lambda word: (-lexicon.frequency(word), zlib.crc32(word.encode()))))


def problem_of(words: set[str], table: list[str], rack: str) -> Problem:
    bound = rules(2, lexicon=Lexicon.of_words([word.lower() for word in sorted(words)], "pl"))
    position = {"racks": [rack, "A"], "table": table, "bank": "ABC", "opened": [True, True]}
    return Problem.of(bound.ruleset, bound.notation.read_position(position))


def said(problem: Problem, words: set[str]) -> list[str]:
    """Give the words that a player lays, and those that lie."""
    return [word for word in sorted(words) if not problem.vocabulary.unsaid.has(word)]


@pytest.mark.parametrize(("text", "rack", "long", "count"), OPEN)
def test_what_the_first_tries_leave_open_is_settled_in_the_time_that_is_left(
    text: str, rack: str, long: str, count: int
) -> None:
    table = text.split()
    words = {*frequent()[:count], *map(str.upper, table), long}
    problem = problem_of(words, table, rack)
    solution = solve(problem)
    assert solution.proved
    assert solution.worth.points == solution.bound == most_points(said(problem, words), table, rack)


def turn_of(chance: random.Random, words: list[str]) -> tuple[list[str], str]:
    """Draw a table of some words with a joker or none, and a rack of what is left of the tiles."""
    left = Counter(own_pack().counts) - Counter("AABC")
    table: list[str] = []
    while len(table) < chance.choice((4, 6, 8)):
        word = chance.choice(words)
        lacking = Counter(word) - left
        if word.upper() in map(str.upper, table) or lacking.total() > min(1, left["*"]):
            continue
        for letter in lacking:
            word = word.replace(letter, letter.lower(), 1)
        left -= Counter("".join("*" if letter.islower() else letter for letter in word))
        table.append(word)
    return table, own_pack().sort(chance.sample(sorted(left.elements()), 7))


@pytest.mark.parametrize("number", range(12))
def test_another_programme_finds_no_better_turn(number: int) -> None:
    chance = random.Random(f"turn {number}")
    words = [*frequent()[: chance.choice((1000, 2000))]]
    table, rack = turn_of(chance, words)
    problem = problem_of({*words, *map(str.upper, table)}, table, rack)
    solution = solve(problem)
    best = most_points(said(problem, {*words, *map(str.upper, table)}), table, rack)
    assert solution.worth.points <= best <= solution.bound
    if solution.proved:
        assert solution.worth.points == best


def test_what_is_not_proved_is_not_said_to_be() -> None:
    text, rack, long, count = OPEN[0]
    problem = problem_of({*frequent()[:count], *map(str.upper, text.split()), long}, text.split(), rack)
    solution = solve(problem, Budget(0))
    assert not solution.proved
    assert solution.worth.points < solution.bound


def test_the_other_programme_lays_no_tile_of_a_letter_that_no_word_has() -> None:
    assert most_points(["KOTY", "TOK"], ["KOT"], "YH") == len("KOTY")
    assert most_points(["KOTY", "TOK"], ["KOT"], "Y") == 2 * len("KOTY")
