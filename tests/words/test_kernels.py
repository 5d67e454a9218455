"""Every kernel beside its slow twin. The whole file also runs with Numba switched off: see test_both_ways.py."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effort import examples
from tests.reference import words as reference

from litera.words import _arc_kernels, _kernels
from litera.words.alphabet import POLISH, UKRAINIAN
from litera.words.build import build_graph, code_rows
from litera.words.graph import CHILD, LAST, MOST_ARCS, WORD, WordGraph
from litera.words.lexicon import Lexicon
from litera.words.search import WordSearch

FEW = "АБМЯ'"
"""A small alphabet, so that words share beginnings, endings and letters."""
words_of_few = st.sets(
    st.text(FEW, min_size=1, max_size=7).filter(lambda word: word.strip("'") == word and word), max_size=40
)
slow = examples(120)


def graph_of(words: Any) -> tuple[WordGraph, int]:
    graph, (root,) = build_graph([code_rows(words, UKRAINIAN)])
    return graph, root


def search_of(words: Any) -> tuple[WordSearch, int]:
    graph, root = graph_of(words)
    return WordSearch(graph, UKRAINIAN), root


@slow
@given(words_of_few)
def test_the_graph_holds_the_words_and_no_other(words: Any) -> None:
    graph, root = graph_of(words)
    assert [UKRAINIAN.decode(codes) for codes in graph.words(root)] == reference.in_order(words, UKRAINIAN)


@slow
@given(words_of_few)
def test_the_graph_is_minimal(words: Any) -> None:
    """It has as many nodes as there are distinct sets of continuations."""
    graph, _ = graph_of(words)
    nodes = sum(1 for arc in graph.arcs[1:] if arc & LAST)
    assert nodes == len(reference.continuations(words))


@slow
@given(words_of_few, words_of_few)
def test_roots_share_one_graph(first: set[str], second: set[str]) -> None:
    graph, roots = build_graph([code_rows(first, UKRAINIAN), code_rows(second, UKRAINIAN)])
    for words, root in zip((first, second), roots, strict=True):
        assert [UKRAINIAN.decode(codes) for codes in graph.words(root)] == reference.in_order(words, UKRAINIAN)


@slow
@given(words_of_few, st.randoms())
def test_the_same_words_in_any_order_give_the_same_bytes(words: Any, shuffler: random.Random) -> None:
    other = [*words, *list(words)[:3]]
    shuffler.shuffle(other)
    assert bytes(graph_of(other)[0].arcs) == bytes(graph_of(sorted(words))[0].arcs)


@slow
@given(words_of_few, st.lists(st.text(FEW, max_size=8), max_size=20))
def test_membership(words: Any, others: list[str]) -> None:
    graph, root = graph_of(words)
    is_in = WordSearch(graph, UKRAINIAN).membership(root)
    for word in [*words, *others]:
        expected = word in words
        codes = UKRAINIAN.encode(word)
        assert codes is not None
        assert graph.contains(root, codes) is expected
        assert bool(is_in(word)) is expected
        assert bool(is_in(word.lower())) is expected
        assert bool(is_in(word + "\0")) is bool(is_in("\0" + word)) is False


@slow
@given(words_of_few, st.lists(st.text(FEW, min_size=1, max_size=8), min_size=1, max_size=20))
def test_membership_of_many_at_once(words: Any, others: list[str]) -> None:
    graph, root = graph_of(words)
    rows = code_rows([*words, *others], UKRAINIAN)
    found = np.zeros(len(rows), dtype=np.uint8)
    total = _kernels.contains_each(np.frombuffer(graph.arcs, np.uint32), root, rows, found)
    expected = [word in words for word in reference.in_order([*words, *others], UKRAINIAN)]
    assert found.astype(bool).tolist() == expected
    assert total == sum(expected)


@slow
@given(
    words_of_few,
    st.dictionaries(st.sampled_from("АБМЯ"), st.integers(0, 4) | st.just(99)),
    st.integers(0, 3),
    st.integers(1, 4),
    st.integers(1, 8),
    st.none() | st.integers(1, 5),
)
def test_words_of_tiles(
    words: Any, letters: dict[str, int], blanks: int, shortest: int, longest: int, limit: int | None
) -> None:
    bounds: dict[str, Any] = {"blanks": blanks, "shortest": shortest, "longest": longest, "limit": limit}
    search, root = search_of(words)
    expected = reference.rack_words(words, UKRAINIAN, letters, **bounds)
    assert search.rack_words(root, letters, **bounds) == expected


@slow
@given(words_of_few, st.dictionaries(st.sampled_from("АБМЯ"), st.integers(1, 3)), st.integers(0, 3))
def test_words_of_all_tiles(words: Any, letters: dict[str, int], blanks: int) -> None:
    size = sum(letters.values()) + blanks
    bounds: dict[str, Any] = {"blanks": blanks, "shortest": size, "longest": size, "limit": None}
    search, root = search_of(words)
    assert search.rack_words(root, letters, **bounds) == reference.rack_words(words, UKRAINIAN, letters, **bounds)


@slow
@given(words_of_few, st.text("АБМЯ?", min_size=1, max_size=6))
def test_words_of_a_pattern(words: Any, pattern: str) -> None:
    search, root = search_of(words)
    assert search.pattern_words(root, pattern, longest=len(pattern)) == reference.pattern_words(
        words, UKRAINIAN, pattern
    )


@slow
@given(words_of_few, st.text("АБМЯ", max_size=4), st.none() | st.integers(1, 4))
def test_words_that_begin_so(words: Any, prefix: str, limit: int | None) -> None:
    search, root = search_of(words)
    found = search.pattern_words(root, prefix, goes_on=True, longest=8, limit=limit)
    assert found == reference.words_beginning(words, UKRAINIAN, prefix)[:limit]


@given(st.integers(0, 63), st.booleans(), st.booleans(), st.integers(0, MOST_ARCS - 1))
def test_an_arc_says_what_was_put_into_it(letter: int, word: bool, last: bool, child: int) -> None:
    arc = np.int64(np.uint32(letter | WORD * word | LAST * last | child << CHILD))
    assert (int(_arc_kernels.letter_of(arc)), int(_arc_kernels.child_of(arc))) == (letter, child)
    assert (_arc_kernels.ends_word(arc), _arc_kernels.is_last(arc)) == (word, last)


@slow
@given(words_of_few)
def test_what_is_reachable_below_each_node(words: Any) -> None:
    graph, root = graph_of(words)
    arcs = np.frombuffer(graph.arcs, np.uint32)
    reach = np.zeros(len(arcs), dtype=np.uint64)
    _kernels.reachable(arcs, len(UKRAINIAN.letters), reach)
    starts = [index for index in range(1, len(arcs)) if arcs[index - 1] & LAST]
    for node in starts:
        below = list(graph.words(node))
        lengths = {sum(code <= len(UKRAINIAN.letters) for code in codes) for codes in below}
        expected = sum(1 << code for code in set(b"".join(below))) + sum(1 << (35 + length) for length in lengths)
        assert int(reach[node]) == expected
    assert root == 0 or root in starts


def test_more_words_than_the_first_rows_hold_are_all_given() -> None:
    """4096 rows are tried first; here 5 ** 6 words are found."""
    letters = "ABCDE"
    words = [""]
    for _ in range(6):
        words = [word + letter for word in words for letter in letters]
    graph, (root,) = build_graph([code_rows(words, POLISH)])
    found = WordSearch(graph, POLISH).rack_words(root, {}, blanks=6, shortest=6, longest=6, limit=None)
    assert found == words


def test_words_longer_than_the_bits_for_lengths_are_found() -> None:
    """Bit 63 of ``reachable`` stands for 28 letters and more."""
    words = ["A" * size for size in (27, 28, 29, 30, 40)]
    graph, (root,) = build_graph([code_rows(words, POLISH)])
    search = WordSearch(graph, POLISH)
    for word in words:
        size = len(word)
        assert search.rack_words(root, {"A": size}, blanks=0, shortest=size, longest=size, limit=None) == [word]


def test_a_short_array_is_noticed_and_begun_again() -> None:
    words = sorted({"".join(random.Random(n).choices(POLISH.letters, k=8)) for n in range(300)})
    rows = code_rows(words, POLISH)
    root, _ = _kernels.add_words(np.zeros(64, np.uint32), np.zeros(128, np.int64), 1, rows)
    assert root == -1
    graph, (root,) = build_graph([rows])
    assert sum(1 for _ in graph.words(root)) == len(words)


@pytest.fixture(scope="module")
def known(polish: Lexicon) -> set[str]:
    """Give the words that people know."""
    return {polish.alphabet.decode(codes) for codes in polish.graph.words(polish.header.section("frequency-3").root)}


@pytest.mark.parametrize("blanks", [0, 1, 2])
def test_tiles_on_real_words(polish: Lexicon, known: set[str], blanks: int) -> None:
    """Over the words that people know, from racks of the language's letters."""
    chance = random.Random(blanks)
    text = "".join(sorted(known))
    for _ in range(3):
        tiles = "".join(chance.choices(text, k=7))
        counts, _ = polish.count_tiles(tiles)
        bounds: dict[str, Any] = {"blanks": blanks, "shortest": 2, "longest": 15, "limit": None}
        found = polish.subwords(counts, blanks=blanks, frequency=3)
        assert found == reference.rack_words(known, POLISH, counts, **bounds)


def test_an_arc_of_a_word_is_marked() -> None:
    graph, root = graph_of({"А", "АБ"})
    assert graph.arcs[root] & WORD
