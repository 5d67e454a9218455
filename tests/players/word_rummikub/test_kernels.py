"""The solver's kernels beside their slow twins; the whole file also runs with Numba switched off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from litera.players.word_rummikub.vocabulary import CODES, Vocabulary
from litera.words.lexicon import Lexicon
from litera.words.unsaid import is_sound
from tests.effort import agree_uncompiled, examples

LETTERS = "AKTO"
ROOT = Path(__file__).parents[3]
word_sets = st.sets(st.text(LETTERS, min_size=3, max_size=6), min_size=1, max_size=12)
tiles = st.text(LETTERS, max_size=9)
few = examples(60)


def vocabulary(words: set[str]) -> Vocabulary:
    return Vocabulary(Lexicon.of_words([word.lower() for word in words], "pl"), 0, names=False)


def makes(have: str, jokers: int, word: str) -> bool:
    return (Counter(word) - Counter(have)).total() <= jokers


@few
@given(word_sets, tiles, st.integers(0, 2), st.lists(st.integers(-3, 3), min_size=4, max_size=4), st.integers(-6, 9))
def test_words_that_are_worth_more_than_a_price(
    words: set[str], have: str, jokers: int, worths: list[int], least: int
) -> None:
    """All of them, of the right lengths, with jokers where letters run out."""
    known = vocabulary(words)
    prices = np.zeros(CODES)
    for letter, worth in zip(LETTERS, worths, strict=True):
        prices[known.code(letter)] = worth
    worth_of = dict(zip(LETTERS, worths, strict=True))
    expected = {
        word
        for word in words
        if 4 <= len(word) <= 5 and makes(have, jokers, word) and sum(worth_of[letter] for letter in word) > least
        if not is_sound(word)
    }
    listed = known.price(prices)
    found = known.words(known.count(have), jokers, listed, shortest=4, longest=5, least=least)
    assert sorted(known.write(found)) == sorted(expected)
    best = known.write(known.best_words(known.count(have), jokers, listed, shortest=4, longest=5, least=least, most=50))
    assert set(best) <= expected
    assert bool(best) == bool(expected)


def partitions(words: list[str], left: str, jokers: int) -> Iterator[list[str]]:
    """Give every way to cut letters and jokers into words, in any order, words as often as they fit."""
    if not left and not jokers:
        yield []
    for place, word in enumerate(words):
        lacking = (Counter(word) - Counter(left)).total()
        if lacking <= jokers:
            rest = "".join((Counter(left) - Counter(word)).elements())
            for others in partitions(words[place:], rest, jokers - lacking):
                yield [word, *others]


@few
@given(word_sets, st.text(LETTERS, min_size=1, max_size=9), st.integers(0, 2))
def test_letters_are_cut_into_words_where_they_can_be(words: set[str], have: str, jokers: int) -> None:
    known = vocabulary(words)
    none = np.zeros(CODES, dtype=np.int64)
    cut = known.cut(known.count(have), none, jokers, hardness=np.arange(CODES), visits=1_000_000)
    possible = next(partitions(sorted(words), have, jokers), None)
    assert cut is not None
    assert bool(cut) == (possible is not None)
    if cut:
        assert set(cut) <= words
        used = Counter("".join(cut))
        assert used >= Counter(have)
        assert used.total() == len(have) + jokers


@few
@given(word_sets, st.text(LETTERS, min_size=1, max_size=5), st.text(LETTERS, max_size=4))
def test_letters_that_may_be_used_are_used_at_will(words: set[str], must: str, may: str) -> None:
    known = vocabulary(words)
    cut = known.cut(known.count(must), known.count(may), 0, hardness=np.arange(CODES), visits=1_000_000)
    handfuls = {"".join(letter for at, letter in enumerate(may) if bits >> at & 1) for bits in range(1 << len(may))}
    possible = any(next(partitions(sorted(words), must + handful, 0), None) for handful in handfuls)
    assert cut is not None
    assert bool(cut) == possible
    if cut:
        assert Counter(must) <= Counter("".join(cut)) <= Counter(must + may)


def test_a_cut_gives_up_after_so_many_arcs() -> None:
    known = vocabulary({"KOT", "TAK", "KTO"})
    none = np.zeros(CODES, dtype=np.int64)
    assert known.cut(known.count("KOTTAK"), none, 0, hardness=np.arange(CODES), visits=2) is None


def test_kernels_agree_with_their_twins_uncompiled() -> None:
    agree_uncompiled(__file__)
