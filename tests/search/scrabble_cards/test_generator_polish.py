"""The generator with the whole Polish lexicon, on the 400 positions of the benchmark.

``python -m tests.search.scrabble_cards.test_generator_polish`` records the golden file anew: for another word
list, never to make a test pass.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.positions import SIZE, read_positions

from litera.games.scrabble_cards.grid import Cell, grid_of
from litera.search.scrabble_cards.generator import Box, LayGenerator
from litera.words.catalog import open_lexicon
from litera.words.laid import CACHE_VARIABLE
from litera.words.lexicon import Mark
from tests.reference import crossword
from tests.search.scrabble_cards.test_generator import PACK, as_found

GOLDEN = Path(__file__).parents[2] / "golden" / "crossword.json"
BOARD = Box(0, 0, SIZE, SIZE)
LEXICON = open_lexicon("pl")
WRITTEN = LEXICON.alphabet.letters + LEXICON.alphabet.letters.lower()


@pytest.fixture(scope="module")
def generator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LayGenerator]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CACHE_VARIABLE, str(tmp_path_factory.mktemp("cache")))
        yield LayGenerator(LEXICON, PACK)


def positions(blanks: int) -> list[tuple[list[Cell], str]]:
    """Give the cells and the hand of each position."""
    windows, hands, _ = read_positions(blanks, margin=0)
    cards = LEXICON.alphabet.letters + "*"
    return [
        (
            [Cell(*divmod(int(at), SIZE), WRITTEN[window[at] - 1]) for at in np.flatnonzero(window)],
            "".join(cards[card] * int(hand[card]) for card in np.flatnonzero(hand)),
        )
        for window, hand in zip(windows, hands, strict=True)
    ]


def counted(generator: LayGenerator, blanks: int) -> dict[str, Any]:
    """Give how many lays there are on each position, and the points of them all."""
    found = [generator.find(cells, hand, BOARD) for cells, hand in positions(blanks)]
    return {
        "lays": [len(lays) for lays in found],
        "main_points": int(sum(lays.main_points.sum() for lays in found)),
        "crossing_points": int(sum(lays.crossing_points.sum() for lays in found)),
    }


@pytest.mark.parametrize("blanks", [0, 1, 2])
def test_the_lays_on_400_positions_are_as_many_as_recorded(generator: LayGenerator, blanks: int) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert golden["words_digest"] == LEXICON.digest, "another word list: check a sample by definition, and record anew"
    assert counted(generator, blanks) == golden["blanks"][str(blanks)]


@pytest.mark.parametrize(("index", "blanks"), [(0, 0), (201, 0), (399, 0)])
def test_a_sample_of_them_is_that_of_the_definition(generator: LayGenerator, index: int, blanks: int) -> None:
    cells, hand = positions(blanks)[index]
    found = as_found(generator.find(cells, hand, BOARD))
    assert found == by_definition(cells, hand)
    assert len(found) > 100


def by_definition(cells: list[Cell], hand: str) -> crossword.Found:
    """Try all words that the hand makes with the letters of a line."""
    grid = grid_of(cells)
    letters = hand.replace("*", "")
    words: set[str] = set()
    for number in range(SIZE):
        for line in ([c for c in cells if c.row == number], [c for c in cells if c.column == number]):
            tiles = Counter(letters + "".join(cell.letter.upper() for cell in line))
            words.update(LEXICON.subwords(tiles, blanks=hand.count("*"), longest=SIZE))
    board = [(column, row) for column in range(SIZE) for row in range(SIZE)]
    return crossword.all_lays(words, lambda word: LEXICON.mark(word) is Mark.WORD, PACK.values, grid, hand, board)


if __name__ == "__main__":
    now = LayGenerator(LEXICON, PACK)
    record = {"words_digest": LEXICON.digest, "blanks": {str(blanks): counted(now, blanks) for blanks in range(3)}}
    GOLDEN.write_text(json.dumps(record) + "\n", encoding="utf-8")
