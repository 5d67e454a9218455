"""The lists of turns: held against every lay that can be written, by definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import lay_out
from litera.games.scrabble_cards.moves import Direction, Exchange, Lay, Pass
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.search.scrabble_cards.turns import MOST_LAYS, find_turns
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import WORDS, opened, rules, table_of
from tests.reference import crossword

BOARDS: list[list[Any]] = [
    [],
    [["KOT", 0, 0, "across"]],
    [["KOTY", 0, 0, "across"], ["DOM", 1, -1, "down"]],
    [["KoTY", 0, 0, "across"], ["MYSZ", 3, -1, "down"]],
    [["SZYSZKA", 0, -5, "down"], ["KOT", 0, 0, "across"]],
    [["KOTA", 0, 0, "down"], ["KOT", 0, 0, "across"], ["TAK", 0, 2, "across"]],
]
LETTERS = st.lists(st.sampled_from("AAEKOTYSZMLNDR"), max_size=7)


def by_definition(table: Any) -> set[Lay]:
    """Give every lay of a word of the list against which nothing speaks, under all names that it has."""
    state = table.state
    grid = grid_of(state.cells)
    words = {word.upper() for word in WORDS}
    hand = "".join(card for card in state.hands[0] if own_pack().is_letter(card))
    found = crossword.all_lays(words, words.__contains__, own_pack().values, grid, hand)
    lays = {Lay(word, column, row, Direction(direction)) for word, column, row, direction in found}
    for lay in list(lays):
        laying = lay_out(grid, lay)
        if len(laying.added) == 1:
            lays |= {Lay(word.letters, word.column, word.row, word.direction) for word in laying.words}
    carded = (
        replace(lay, multipliers=multipliers, conditions=conditions)
        for lay in lays
        for multipliers in choices(card for card in state.hands[0] if card in own_pack().factors)
        for conditions in choices(card for card in state.hands[0] if card in own_pack().conditions)
    )
    return {lay for lay in carded if table.rules.why_not(state, 0, lay) is None}


def choices(cards: Iterable[str]) -> set[tuple[str, ...]]:
    held = sorted(cards, key=own_pack().order.__getitem__)
    return {chosen for count in range(len(held) + 1) for chosen in combinations(held, count)}


@given(
    st.sampled_from(BOARDS[1:]),
    LETTERS,
    st.lists(st.sampled_from(["x2", "x3", "c1", "c4", "c9", "*"]), max_size=2, unique=True),
    st.sampled_from(["one", "product"]),
    st.sampled_from(["one", "any"]),
)
def test_with_auto_check_the_list_is_complete(
    board: list[Any], letters: list[str], cards: list[str], premium_stack: str, cond_per_player: str
) -> None:
    bag = ["E", "E", "E", "I", "I", "I", "I"]
    hand = [*letters[:5], *cards]
    assume(fits(board, [*hand, *bag]))
    bound = rules(auto_check=True, premium_stack=premium_stack, cond_per_player=cond_per_player)
    table = opened(bound, {"hands": [hand, []], "table": board, "bag": bag})
    found = bound.legal(table.state, 0)
    assert found.complete
    listed = [move for move in found.moves if isinstance(move, Lay)]
    assert set(listed) == by_definition(table)
    assert len(listed) == len(set(listed))
    swaps = {move.cards for move in found.moves if isinstance(move, Exchange)}
    assert swaps == choices(table.state.hands[0]) - {()}
    assert found.moves[-1] == Pass()


def fits(board: list[Any], cards: list[str]) -> bool:
    """Say whether the pack surely has these cards on the table and in the hand: crossings are counted twice."""
    lying = ["*" if letter.islower() else letter for word in board for letter in word[0]]
    return Counter([*lying, *cards]) <= Counter(own_pack().cards)


def test_a_list_is_not_complete_where_any_letters_may_be_laid() -> None:
    table = table_of("K O / A", on_table=BOARDS[1])
    assert not table.rules.legal(table.state, 0).complete
    table = table_of("K O T / A", auto_check=True)
    assert not table.rules.legal(table.state, 0).complete, "the first word may be named anywhere"


def test_a_list_is_bounded_and_then_not_complete() -> None:
    words = [
        a + b + c
        for a in "abcdefghijklmnoprstuwyz"
        for b in "abcdefghijklmnoprstuwyz"
        for c in "abcdefghijklmnoprstuwyz"
    ]
    bound = rules(lexicon=Lexicon.of_words([*words, "kot"], "pl"), auto_check=True)
    table = opened(bound, {"hands": [["*", "*", *"ABCDE"], []], "table": BOARDS[1], "bag": []})
    found = bound.legal(table.state, 0)
    assert not found.complete
    assert MOST_LAYS < found.total < 2 * MOST_LAYS


def test_no_letters_no_lays() -> None:
    table = table_of("x2 c1 / A", on_table=BOARDS[1])
    assert [table.rules.notation.write_move(move) for move in table.rules.legal(table.state, 0).moves] == ["pass"]


def test_legal_lists_lays_with_cards_exchanges_and_a_pass_best_first() -> None:
    table = table_of("M Y S Z x2 c1 / A", on_table=BOARDS[1], bag="E E E E E E I")
    legal = table.rules.legal(table.state, 0)
    texts = [table.rules.notation.write_move(move) for move in legal.moves]
    assert texts[0] == "lay MYSZ 3 -1 down"
    assert {"lay MYSZ 3 -1 down x2", "lay MYSZ 3 -1 down c1", "lay MYSZ 3 -1 down x2 c1", "pass"} <= set(texts)
    assert {"exchange M S Y Z x2 c1", "exchange c1"} <= set(texts)
    assert (legal.total, legal.complete, len(set(texts))) == (len(texts), False, len(texts))
    assert all(table.rules.why_not(table.state, 0, move) is None for move in legal.moves)


def test_legal_lists_no_exchange_that_is_refused_and_no_multiplier_on_the_first_word() -> None:
    table = table_of("K O T x2 / A", bag="E E E E E E")
    texts = [table.rules.notation.write_move(move) for move in table.rules.legal(table.state, 0).moves]
    assert not [text for text in texts if "exchange" in text or "x2" in text]
    assert "lay KOT 0 0 down" in texts


def test_the_game_lists_the_turns_that_are_found_here() -> None:
    table = table_of("K O T A / A", on_table=BOARDS[1])
    bound = ScrabbleCardsRules(rules().ruleset, find_turns)
    assert bound.legal(table.state, 0) == table.rules.legal(table.state, 0)
    assert len(bound.legal(table.state, 0).moves) > 1
