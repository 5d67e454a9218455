"""The selection of lays and the lists of legal moves: held against every lay that can be written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import lay_out, not_in_lexicon
from litera.games.scrabble_cards.moves import Direction, Lay
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.selection import MOST_LAYS, select_lays
from litera.words.lexicon import Lexicon
from tests.games.scrabble_cards.playing import LEXICON, WORDS, opened, play, rules, shown, table_of

BOARDS: list[list[Any]] = [
    [],
    [["KOT", 0, 0, "across"]],
    [["KOTY", 0, 0, "across"], ["DOM", 1, -1, "down"]],
    [["KoTY", 0, 0, "across"], ["MYSZ", 3, -1, "down"]],
    [["SZYSZKA", 0, -5, "down"], ["KOT", 0, 0, "across"]],
    [["KOTA", 0, 0, "down"], ["KOT", 0, 0, "across"], ["TAK", 0, 2, "across"]],
]
LETTERS = st.lists(st.sampled_from("AAEKOTYSZMLNDR"), max_size=7)


def every_lay(table: Any, words: tuple[str, ...]) -> Iterator[Lay]:
    """Write every word at every place near the table, with the hand's own letters; blanks only as they lie."""
    grid = grid_of(table.state.cells)
    columns = [column for column, _ in grid] or [0]
    rows = [row for _, row in grid] or [0]
    for word in words:
        if not grid:
            yield from (Lay(word.upper(), 0, 0, direction) for direction in Direction)
            continue
        for column in range(min(columns) - len(word), max(columns) + 2):
            for row in range(min(rows) - len(word), max(rows) + 2):
                across = "".join(grid.get((column + by, row), letter) for by, letter in enumerate(word.upper()))
                down = "".join(grid.get((column, row + by), letter) for by, letter in enumerate(word.upper()))
                if across.upper() == word.upper():
                    yield Lay(across, column, row, Direction.ACROSS)
                if down.upper() == word.upper():
                    yield Lay(down, column, row, Direction.DOWN)


def joins_rows(table: Any, lay: Lay) -> bool:
    """Tell whether a main word holds two rows of lying letters with a new one between them."""
    grid = grid_of(table.state.cells)
    new = {place for place, _ in lay_out(grid, lay).added}
    pattern = "".join(" " if place in new else "#" for place in lay_out(grid, lay).words[0].places)
    return len(pattern.split()) > 1


@given(st.sampled_from(BOARDS), LETTERS)
def test_without_blanks_all_lays_are_selected_but_those_that_join_rows(board: list[Any], letters: list[str]) -> None:
    bound = rules(auto_check=True)
    assume(fits(board, letters))
    table = opened(bound, {"hands": [letters, []], "table": board, "bag": []})
    selected = set(select_lays(bound.ruleset.pack, LEXICON, table.state.hands[0], table.state.cells))
    legal = {lay for lay in every_lay(table, WORDS) if bound.why_not(table.state, 0, lay) is None}
    assert selected <= legal
    assert {lay for lay in legal if not joins_rows(table, lay)} <= selected


def fits(board: list[Any], letters: list[str]) -> bool:
    """Tell whether the pack surely has these letters on the table and in the hand: crossings are counted twice."""
    used = Counter("".join(word[0] for word in board) + "".join(letters))
    return used <= Counter(own_pack().cards) + Counter("o")


@pytest.mark.parametrize("blanks", [1, 2])
def test_with_blanks_every_selected_lay_is_legal_and_of_the_lexicon(blanks: int) -> None:
    bound = rules()
    hand = ["K", "O", "S", *["*"] * blanks]
    table = opened(bound, {"hands": [hand, []], "table": BOARDS[2], "bag": []})
    selected = select_lays(bound.ruleset.pack, LEXICON, table.state.hands[0], table.state.cells)
    assert any(letter.islower() for lay in selected for letter in lay.word)
    for lay in selected:
        assert bound.why_not(table.state, 0, lay) is None
        assert not list(not_in_lexicon(LEXICON, lay_out(grid_of(table.state.cells), lay).words))


def test_a_frequency_leaves_rare_words_out() -> None:
    bound = rules(lexicon=Lexicon.of_words(["kot"], "pl"))
    assert select_lays(bound.ruleset.pack, bound.lexicon, ("K", "O", "T"), (), frequency=5)
    assert not select_lays(bound.ruleset.pack, bound.lexicon, ("K", "O"), (), frequency=5)


def test_a_selection_is_bounded() -> None:
    words = [a + b + c for a in "abcdefghijklm" for b in "abcdefghijklmnoprstuwyz" for c in "abcdefghijklmnoprstuwyz"]
    many = Lexicon.of_words(words, "pl")
    selected = select_lays(rules().ruleset.pack, many, ("*", "*", "A", "B", "C", "D", "E"), ())
    assert 1000 < len(selected) <= MOST_LAYS


def test_no_letters_no_lays() -> None:
    table = table_of("x2 c1 / A", on_table=BOARDS[1])
    assert [table.rules.write_move(move) for move in table.rules.legal(table.state, 0).moves] == ["pass"]


def test_legal_lists_lays_with_cards_exchanges_and_a_pass_best_first() -> None:
    table = table_of("M Y S Z x2 c1 / A", on_table=BOARDS[1], bag="E E E E E E I")
    legal = table.rules.legal(table.state, 0)
    texts = [table.rules.write_move(move) for move in legal.moves]
    assert texts[0] == "lay MYSZ 3 -1 down"
    assert {"lay MYSZ 3 -1 down x2", "lay MYSZ 3 -1 down c1", "lay MYSZ 3 -1 down x2 c1", "pass"} <= set(texts)
    assert {"exchange M S Y Z x2 c1", "exchange c1"} <= set(texts)
    assert (legal.total, legal.complete, len(set(texts))) == (len(texts), False, len(texts))
    assert all(table.rules.why_not(table.state, 0, move) is None for move in legal.moves)


def test_legal_lists_no_exchange_that_is_refused_and_no_multiplier_on_the_first_word() -> None:
    table = table_of("K O T x2 / A", bag="E E E E E E")
    texts = [table.rules.write_move(move) for move in table.rules.legal(table.state, 0).moves]
    assert not [text for text in texts if "exchange" in text or "x2" in text]
    assert "lay KOT 0 0 down" in texts


def test_who_may_not_act_has_an_empty_complete_list() -> None:
    table = table_of("K O T A / A / L")
    assert table.rules.legal(table.state, 1) == table.rules.legal(table.state, 2)
    assert (table.rules.legal(table.state, 1).moves, table.rules.legal(table.state, 1).complete) == ((), True)
    play(table, "0 lay KOT 0 0 across", "1 accept")
    assert table.rules.legal(table.state, 0).total == table.rules.legal(table.state, 1).total == 0
    assert shown(table)["to_act"] == [2]
