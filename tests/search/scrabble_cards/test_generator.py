"""Every lay, by the kernel and by definition. The whole file also runs uncompiled: see test_generator_starts.py."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.scrabble_cards.grid import Cell, Grid, cells_of, grid_of
from litera.games.scrabble_cards.laying import lay_out, not_in_lexicon
from litera.games.scrabble_cards.moves import Direction, Lay
from litera.games.scrabble_cards.pack import own_pack, read_pack
from litera.games.scrabble_cards.scoring import score_laying
from litera.search.scrabble_cards.generator import Box, LayGenerator, Lays
from litera.words.alphabet import POLISH
from litera.words.lexicon import Lexicon
from tests.effort import examples
from tests.games.scrabble_cards.playing import rules
from tests.reference import crossword

PACK = own_pack()
FEW = "AKŻ"
"""So few letters that words cross, join and hook on to one another wherever they can."""
_WORDS = """
    ad as ba da do ko od oj om so to tok kot kto kos sok oko osa sad dat kod dok matka matki tata kosa sokoła kotka
    okosami dotarka kasata sad koza zakosa akord dorada
"""
WORDS = _WORDS.split()
words_of_few = st.sets(st.text(FEW, min_size=1, max_size=6), min_size=1, max_size=30)
hands_of_few = st.lists(st.sampled_from([*FEW, "*"]), max_size=5)


@st.composite
def tables_of_few(draw: st.DrawFn) -> dict[tuple[int, int], str]:
    """Letters strewn about, in rows that are words or none."""
    places = draw(st.sets(st.tuples(st.integers(-3, 3), st.integers(-2, 3)), max_size=14))
    return {place: draw(st.sampled_from(FEW + FEW.lower())) for place in sorted(places)}


def generator_for(words: set[str] | list[str]) -> LayGenerator:
    return LayGenerator(Lexicon.of_words([word.lower() for word in words], "pl"), PACK)


def as_found(lays: Lays) -> crossword.Found:
    """Give lays as the twin does; each must be there once."""
    moves = [lays.move(index) for index in range(len(lays))]
    keys = [(move.word, move.column, move.row, str(move.direction)) for move in moves]
    assert len(set(keys)) == len(keys)
    points = zip(lays.main_points.tolist(), lays.crossing_points.tolist(), strict=True)
    return dict(zip(keys, points, strict=True))


def by_definition(words: set[str] | list[str], grid: Grid, hand: str, box: Box | None = None) -> crossword.Found:
    places = None
    if box:
        columns, rows = range(box.column, box.column + box.columns), range(box.row, box.row + box.rows)
        places = [(column, row) for column in columns for row in rows]
    given_words = {word.upper() for word in words if len(word) > 1}
    return crossword.all_lays(given_words, given_words.__contains__, PACK.values, grid, hand, places)


@given(words_of_few, tables_of_few(), hands_of_few)
def test_s3_the_lays_are_those_of_the_definition(
    words: set[str], grid: dict[tuple[int, int], str], hand: list[str]
) -> None:
    found = generator_for(words).find(cells_of(grid), hand)
    assert as_found(found) == by_definition(words, grid, "".join(hand))


@given(words_of_few, tables_of_few(), hands_of_few)
def test_s5_the_best_lay_scores_most_by_definition(
    words: set[str], grid: dict[tuple[int, int], str], hand: list[str]
) -> None:
    expected = by_definition(words, grid, "".join(hand))
    found = as_found(generator_for(words).find_best(cells_of(grid), hand))
    assert len(found) == min(1, len(expected))
    for lay, (main, crossing) in found.items():
        assert expected[lay] == (main, crossing)
        assert main + crossing == max(map(sum, expected.values()))


@given(words_of_few, tables_of_few(), hands_of_few, st.integers(0, 2), st.integers(0, 2))
def test_s3_a_box_keeps_letters_inside(
    words: set[str], grid: dict[tuple[int, int], str], hand: list[str], left: int, above: int
) -> None:
    box = Box(-3 - left, -2 - above, 7 + 2 * left, 6 + above)
    found = generator_for(words).find(cells_of(grid), hand, box)
    assert as_found(found) == by_definition(words, grid, "".join(hand), box)


def grown(generator: LayGenerator, chooser: random.Random) -> tuple[Cell, ...]:
    """Play some random lays on an empty table."""
    cells: tuple[Cell, ...] = ()
    for _ in range(chooser.randint(0, 5)):
        lays = generator.find(cells, hand_of(chooser))
        if len(lays):
            grid = grid_of(cells)
            laying = lay_out(grid, lays.move(chooser.randrange(len(lays))))
            cells = cells_of({**grid, **dict(laying.added)})
    return cells


def hand_of(chooser: random.Random) -> list[str]:
    letters = sorted({letter for word in WORDS for letter in word.upper()})
    blanks = chooser.choice([0, 0, 0, 1, 2])
    return chooser.choices(letters, k=chooser.randint(1, 7 - blanks)) + ["*"] * blanks


def test_s3_the_lays_on_500_random_positions_are_those_of_the_definition() -> None:
    """Fewer or more of them as the profile is easier or harder than the usual one."""
    generator = generator_for(WORDS)
    chooser = random.Random(20261121)
    positions = examples(500).max_examples
    total = 0
    for _ in range(positions):
        cells, hand = grown(generator, chooser), hand_of(chooser)
        found = as_found(generator.find(cells, hand))
        assert found == by_definition(WORDS, grid_of(cells), "".join(hand)), (cells, hand)
        total += len(found)
    assert total > 10 * positions


def test_s3_every_lay_is_accepted_by_the_rules_with_these_points() -> None:
    """Also S5: what the kernel sums up is what the rules score, the main word and the crossing ones apart."""
    lexicon = Lexicon.of_words(WORDS, "pl")
    generator, ruleset = LayGenerator(lexicon, PACK), rules().ruleset
    chooser = random.Random(5)
    for _ in range(40):
        cells = grown(generator, chooser)
        lays = generator.find(cells, hand_of(chooser))
        for index in range(len(lays)):
            move = lays.move(index)
            laying = lay_out(grid_of(cells), move)
            assert list(not_in_lexicon(lexicon, laying.words)) == []
            main, *crossing = score_laying(ruleset, laying, move)
            assert main.value == lays.main_points[index]
            assert sum(word.value for word in crossing) == lays.crossing_points[index]
            assert len(laying.cards) == lays.laid[index]


def test_s3_the_first_word_begins_at_the_origin_in_both_directions() -> None:
    lays = generator_for(["kot", "to"]).find((), list("KOTA"))
    assert {lays.move(index) for index in range(len(lays))} == {
        Lay(word, 0, 0, direction) for word in ("KOT", "TO") for direction in Direction
    }
    assert len(lays) == 4


def test_s3_the_first_word_needs_the_origin_in_the_box() -> None:
    generator = generator_for(["kot", "to"])
    assert len(generator.find((), list("KOT"), Box(0, 0, 2, 3))) == 3
    assert len(generator.find((), list("KOT"), Box(1, 0, 5, 5))) == 0


def test_s3_one_letter_that_makes_two_words_is_listed_across() -> None:
    table = cells_of({(0, 0): "K", (1, 1): "O"})
    corners = as_found(generator_for(["ko", "oo"]).find(table, ["O"]))
    assert corners["KO", 0, 0, "across"] == (3, 2)
    assert corners["OO", 0, 1, "across"] == (2, 3)
    assert not {("OO", 1, 0, "down"), ("KO", 0, 0, "down")} & set(corners)
    assert ("OO", 1, 1, "down") in corners


def test_s3_premium_cards_are_passed_over() -> None:
    generator = generator_for(["kot"])
    assert as_found(generator.find((), ["K", "x2", "O", "c1", "T"])) == as_found(generator.find((), list("KOT")))


def test_s5_a_blank_is_worth_nothing_and_shown_small() -> None:
    found = as_found(generator_for(["kot"]).find((), list("K*T")))
    assert found == {("KoT", 0, 0, "across"): (4, 0), ("KoT", 0, 0, "down"): (4, 0)}


def test_the_longest_words_reach_over_the_whole_window() -> None:
    """A word of forty letters, seven of them laid around and between what lies; values up to 1000 overflow nothing."""
    word = "KOTA" * 9 + "SMOK"
    pack = read_pack(
        {
            "vowels": "A",
            "letters": {letter: {"count": 9, "value": 1000} for letter in PACK.values},
            "blanks": 0,
            "multipliers": {},
            "conditions": {},
        },
        POLISH,
    )
    lying = {(column, 0): letter for column, letter in enumerate(word) if 4 <= column < 38 and column != 20}
    generator = LayGenerator(Lexicon.of_words([word.lower()], "pl"), pack)
    for mirrored in (False, True):
        grid = {(row, column) if mirrored else (column, row): letter for (column, row), letter in lying.items()}
        lays = generator.find(cells_of(grid), list("KOTAKOK"))
        direction = "down" if mirrored else "across"
        assert as_found(lays) == {(word, 0, 0, direction): (40_000, 0)}


def test_a_table_may_lie_anywhere() -> None:
    generator = generator_for(WORDS)
    near = {(0, 0): "K", (1, 0): "O", (2, 0): "T"}
    far = {(column + 5000, row - 7000): letter for (column, row), letter in near.items()}
    moved = {
        (word, column + 5000, row - 7000, direction): points
        for (word, column, row, direction), points in as_found(generator.find(cells_of(near), list("KOSA*"))).items()
    }
    assert as_found(generator.find(cells_of(far), list("KOSA*"))) == moved


def test_more_lays_than_there_was_room_for_are_all_given(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cells_of({(0, 0): "K", (1, 0): "O", (2, 0): "T"})
    expected = as_found(generator_for(WORDS).find(table, list("KOSA**")))
    monkeypatch.setattr("litera.search.scrabble_cards.generator._ROOM", 1)
    found = as_found(generator_for(WORDS).find(table, list("KOSA**")))
    assert len(found) > 100
    assert found == expected


def test_what_cannot_be_searched_is_refused() -> None:
    generator = generator_for(WORDS)
    with pytest.raises(ValueError, match="a hand of 8 letter cards"):
        generator.find((), list("KOTKOTK*"))
    with pytest.raises(ValueError, match=r"T at \(2,0\) lies outside the box"):
        generator.find(cells_of({(0, 0): "K", (1, 0): "O", (2, 0): "T"}), ["A"], Box(0, 0, 2, 2))
    with pytest.raises(ValueError, match="at most 4194304 can be searched"):
        generator.find(cells_of({(0, 0): "K", (3000, 3000): "O"}), ["A"])
