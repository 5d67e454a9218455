"""Lays with the best cards of the hand: by the kernel, and by trying every card against the rules.

The whole file also runs uncompiled: see test_generator_starts.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.scrabble_cards.conditions import fulfils
from litera.games.scrabble_cards.grid import cells_of
from litera.games.scrabble_cards.laying import fulfilling, lay_out
from litera.games.scrabble_cards.moves import Card, Direction, Lay
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset
from litera.games.scrabble_cards.scoring import score_laying
from litera.games.scrabble_cards.state import without
from litera.search.scrabble_cards import _card_kernels as kernels
from litera.search.scrabble_cards._best_kernels import NO_LAY, find_heaviest
from litera.search.scrabble_cards.generator import LayGenerator
from litera.search.scrabble_cards.weighing import CardTables, WeighedLays, Worth, weigh_lays
from litera.words.gaddag import ROOT
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import LEXICON, rules

PACK = own_pack()
TABLES = [
    {},
    {(0, 0): "K", (1, 0): "O", (2, 0): "T"},
    {(0, 0): "S", (0, 1): "a", (0, 2): "L", (0, 3): "A", (1, 3): "S"},
    {(0, 0): "M", (0, 1): "A", (0, 2): "M", (0, 3): "A", (3, 0): "K", (3, 1): "O", (3, 2): "T"},
]
LETTERS_AND_BLANK = 33
LETTERS = st.lists(st.sampled_from("AAKOTYSZMNL*"), max_size=4)
CARDS = st.lists(st.sampled_from([*PACK.factors, *PACK.conditions]), max_size=3)
OPTIONS = st.fixed_dictionaries(
    {
        "premium_stack": st.sampled_from(["one", "product"]),
        "premium_scope": st.sampled_from(["main", "all"]),
        "cond_per_player": st.sampled_from(["one", "any"]),
        "cond_word": st.sampled_from(["any_new", "main"]),
        "all_seven_bonus": st.sampled_from([0, 50]),
    }
)


def weighed(ruleset: Ruleset, grid: dict[tuple[int, int], str], hand: list[Card], worth: Worth) -> WeighedLays:
    lays = LayGenerator(LEXICON, ruleset.pack).find(cells_of(grid), hand)
    return weigh_lays(CardTables.of(ruleset), worth, lays, hand=hand)


def points(ruleset: Ruleset, grid: dict[tuple[int, int], str], lay: Lay) -> int:
    """Give what the rules give."""
    laying = lay_out(grid, lay)
    conditions = sum(ruleset.pack.conditions[card].plus for card in lay.conditions)
    bonus = ruleset.all_seven_bonus if len(laying.added) == HAND_SIZE else 0
    return sum(word.points for word in score_laying(ruleset, laying, lay)) + conditions + bonus


def with_any_cards(ruleset: Ruleset, grid: dict[tuple[int, int], str], hand: list[Card], lay: Lay) -> list[Lay]:
    """Give a lay with all the cards that the rules allow to be added."""
    words = lay_out(grid, lay).words
    factors = [card for card in hand if card in PACK.factors] if grid else []
    conditions = [card for card in hand if card in PACK.conditions and fulfilling(ruleset, words, card)]
    most = len(factors) if ruleset.premium_stack == "product" else 1
    many = len(conditions) if ruleset.cond_per_player == "any" else 1
    return [
        Lay(lay.word, lay.column, lay.row, lay.direction, multiplied, added)
        for count in range(most + 1)
        for multiplied in combinations(factors, count)
        for number in range(many + 1)
        for added in combinations(conditions, number)
    ]


@given(st.sampled_from(TABLES), LETTERS, CARDS, OPTIONS)
def test_s4_to_s7_a_lay_weighs_what_its_best_cards_score(
    grid: dict[tuple[int, int], str], letters: list[str], cards: list[Card], options: dict[str, Any]
) -> None:
    """With worths of nothing, so that points alone decide; no card is held twice, but the double word."""
    ruleset = rules(**options).ruleset
    hand = [*letters, *dict.fromkeys(cards)]
    found = weighed(ruleset, grid, hand, Worth.nothing(PACK))
    for index in range(len(found.lays)):
        bare = found.lays.move(index)
        best = max(points(ruleset, grid, lay) for lay in with_any_cards(ruleset, grid, hand, bare))
        assert found.weights[index] == best
        assert points(ruleset, grid, found.move(index)) == best
        assert not Counter(found.move(index).multipliers + found.move(index).conditions) - Counter(hand)


@given(st.sampled_from(TABLES[1:]), LETTERS, CARDS, st.integers(0, 1000))
def test_what_is_left_on_the_hand_counts_as_it_is_worth(
    grid: dict[tuple[int, int], str], letters: list[str], cards: list[Card], seed: int
) -> None:
    ruleset = rules().ruleset
    chance = np.random.default_rng(seed)
    worth = Worth(
        chance.integers(0, 9, (len(PACK.cards), 2)).astype(float), chance.integers(0, 9, (8, 8)).astype(float)
    )
    hand = [*letters, *cards]
    found = weighed(ruleset, grid, hand, worth)
    for index in range(len(found.lays)):
        moves = with_any_cards(ruleset, grid, hand, found.lays.move(index))
        best = max(points(ruleset, grid, lay) + left_over(grid, hand, lay, worth) for lay in moves)
        lay = found.move(index)
        assert found.weights[index] == best == points(ruleset, grid, lay) + left_over(grid, hand, lay, worth)


@given(st.sampled_from(TABLES), LETTERS, CARDS, OPTIONS, st.integers(0, 1000))
def test_the_heaviest_lay_is_found_without_all(
    grid: dict[tuple[int, int], str], letters: list[str], cards: list[Card], options: dict[str, Any], seed: int
) -> None:
    ruleset = rules(**options).ruleset
    chance = np.random.default_rng(seed)
    worth = Worth(chance.normal(0, 5, (len(PACK.cards), 2)), chance.normal(0, 5, (8, 8)))
    found = weighed(ruleset, grid, [*letters, *cards], worth)
    window, generator, tables = found.lays.window, LayGenerator(LEXICON, PACK), found.tables
    counts, best = tables.counts([*letters, *cards]), np.empty(3, dtype=np.int64)
    room = len(found.lays) + 1
    weight = find_heaviest(
        generator.states,
        ROOT,
        window.cells,
        window.width,
        window.start,
        int(bool(grid)),
        generator.values,
        counts,
        *tables.with_worth(worth),
        np.flatnonzero(counts[LETTERS_AND_BLANK:]) + LETTERS_AND_BLANK,
        np.empty((room, 2), dtype=np.int64),
        np.empty(room),
        np.empty(room, dtype=np.int64),
        best,
    )
    if len(found.lays) == 0:
        assert weight == NO_LAY
        return
    assert weight == found.weights.max()
    equal = np.flatnonzero(found.weights == weight)
    assert best[:2].tolist() == min((found.lays.packed[index].tolist() for index in equal), key=lambda lay: lay[::-1])
    assert best[2] in found.added[equal]


def left_over(grid: dict[tuple[int, int], str], hand: list[Card], lay: Lay, worth: Worth) -> float:
    left = Counter(without(tuple(hand), (*lay_out(grid, lay).cards, *lay.multipliers, *lay.conditions)))
    each = sum(worth.cards[PACK.order[c], 0] + (n - 1) * worth.cards[PACK.order[c], 1] for c, n in left.items())
    vowels = sum(count for card, count in left.items() if card in PACK.vowels)
    consonants = sum(count for card, count in left.items() if card in PACK.values) - vowels
    return float(each + worth.balance[vowels, consonants])


def is_met(tables: CardTables, card: str, word: str) -> bool:
    """Say whether the kernel says that a word fulfils a condition card."""
    asked = kernels.asked_by(tables.cards, PACK.order[card])
    known = kernels.NOTHING
    for letter in word:
        code = PACK.order[letter.upper()] + (32 if letter.islower() else 0)
        known = kernels.read_letter(known, code, asked, tables.sequences)
    return kernels.meets(known, asked)


@given(st.text("AĄEKOSZCDRŻŹaz", min_size=1, max_size=9))
def test_s6_conditions_are_those_of_the_rules(word: str) -> None:
    tables = CardTables.of(rules().ruleset)
    for card, condition in PACK.conditions.items():
        assert is_met(tables, card, word) == fulfils(word, condition, PACK.vowels), card


@given(st.lists(st.text("AB", min_size=1, max_size=4), min_size=1, max_size=6), st.text("ABC", min_size=1, max_size=9))
def test_s6_of_sequences_that_overlap_each_is_found(sequences: list[str], word: str) -> None:
    condition = replace(PACK.conditions["c8"], sequences=tuple(sequences))
    pack = replace(PACK, conditions={**PACK.conditions, "c8": condition})
    tables = CardTables.of(replace(rules().ruleset, pack=pack))
    assert is_met(tables, "c8", word) == fulfils(word, condition, PACK.vowels)


def test_s6_as_many_letters_of_sequences_as_a_pack_may_have_are_found() -> None:
    condition = replace(PACK.conditions["c8"], sequences=("AB",) * 30 + ("CK",))
    tables = CardTables.of(replace(rules().ruleset, pack=replace(PACK, conditions={"c8": condition})))
    assert is_met(tables, "c8", "OCKNĄĆ")
    assert not is_met(tables, "c8", "KCA")


@pytest.mark.parametrize("direction", list(Direction))
def test_s6_a_crossing_word_may_fulfil_a_condition(direction: Direction) -> None:
    grid = {(0, index) if direction is Direction.ACROSS else (index, 0): letter for index, letter in enumerate("KOT")}
    found = weighed(rules().ruleset, grid, ["Y", "c1"], Worth.nothing(PACK))
    moves = {found.move(index).conditions for index in range(len(found.lays))}
    assert ("c1",) in moves
    lexicon = Lexicon.of_words(["koty"], "pl")
    assert len(LayGenerator(lexicon, PACK).find(cells_of(grid), ["Y"])) == 1


def test_the_best_come_first_and_equal_ones_in_their_order() -> None:
    found = weighed(rules().ruleset, TABLES[1], list("MYSZAK"), Worth.nothing(PACK))
    best = found.best(10)
    weights = [found.weights[index] for index in best]
    assert weights == sorted(weights, reverse=True)
    assert all(a < b for a, b in pairwise(best) if found.weights[a] == found.weights[b])
