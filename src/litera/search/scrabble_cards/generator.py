"""All lays that a hand allows on a table, by the compiled kernel: the window it searches, and what it finds as moves.

It knows where letters go and what words are worth (S3, S5). How often a word counts, premium and condition cards, and
the bonus for seven are added by whoever chooses among the lays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from litera.games.scrabble_cards.grid import Cell
from litera.games.scrabble_cards.moves import BLANK, Card, Direction, Lay
from litera.games.scrabble_cards.pack import Pack
from litera.search.scrabble_cards import _square_kernels as kernels
from litera.search.scrabble_cards._kernels import find_best, find_lays
from litera.words.gaddag import ROOT, open_gaddag
from litera.words.lexicon import Lexicon

_MOST_SQUARES = 1 << kernels.MAIN
_ROOM = 1 << 14
_POINTS = (1 << kernels.CROSSED - kernels.MAIN) - 1


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the table, by its upper left place and its size: letters may be laid nowhere else."""

    column: int
    row: int
    columns: int
    rows: int


@dataclass(frozen=True, slots=True, eq=False)
class Window:
    """The squares that are searched, ``width`` in a row from the upper left place on, with the letters that lie."""

    column: int
    row: int
    width: int
    cells: NDArray[np.uint8]

    def square(self, column: int, row: int) -> int:
        """Give the number of the square at a place; it must be in the window."""
        return (row - self.row) * self.width + column - self.column

    @property
    def start(self) -> int:
        """The square where the first word begins (S3); one of the ring, where nothing can be laid, if it is outside."""
        height = len(self.cells) // self.width
        is_inside = 0 <= -self.column < self.width and 0 <= -self.row < height
        return self.square(0, 0) if is_inside else 0


@dataclass(frozen=True, slots=True, eq=False)
class Lays:
    """Lays found on a window, packed: see ``_kernels`` for the two 64-bit words (n, 2) of each."""

    letters: str
    window: Window
    packed: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.packed)

    @property
    def main_points(self) -> NDArray[np.int64]:
        """What the letters of each main word are worth together (n,): counted once, as if it were not the first."""
        return self.packed[:, 1] >> kernels.MAIN & _POINTS

    @property
    def crossing_points(self) -> NDArray[np.int64]:
        """What the letters of all crossing words of each lay are worth together (n,)."""
        return self.packed[:, 1] >> kernels.CROSSED

    @property
    def laid(self) -> NDArray[np.int64]:
        """How many letter cards each lay takes from the hand (n,)."""
        return self.packed[:, 0] >> kernels.LAID & kernels.MOST_LAID

    def move(self, index: int) -> Lay:
        """Give a lay as a move, without premium cards."""
        spelt, rest = self.packed[index].tolist()
        direction = Direction.DOWN if spelt >> kernels.DOWN else Direction.ACROSS
        step = self.window.width if direction is Direction.DOWN else 1
        start = rest & (_MOST_SQUARES - 1)
        square = start
        left = spelt >> kernels.LAID & kernels.MOST_LAID
        word = ""
        while left or self.window.cells[square]:
            lying = int(self.window.cells[square])
            if not lying:
                lying = (spelt & (1 << kernels.BITS_OF_LETTER) - 1) + 1
                spelt >>= kernels.BITS_OF_LETTER
                left -= 1
            word += self.letters[lying - 1]
            square += step
        row, column = divmod(start, self.window.width)
        return Lay(word, self.window.column + column, self.window.row + row, direction)


class LayGenerator:
    """Finds all lays with the words of one lexicon and the letter values of one pack."""

    def __init__(self, lexicon: Lexicon, pack: Pack) -> None:
        """Open the lexicon's GADDAG. Raises ValueError where its alphabet does not fit."""
        self.states = states_of(lexicon)
        capitals = lexicon.alphabet.letters.ljust(kernels.LETTERS)
        self._letters = capitals + capitals.lower()
        self._codes = {letter: code for code, letter in enumerate(self._letters)} | {BLANK: kernels.LETTERS}
        self.values: NDArray[np.int64] = np.array([pack.value(letter) for letter in self._letters], dtype=np.int64)
        self._room = _ROOM

    def find(self, cells: Sequence[Cell], hand: Sequence[Card], box: Box | None = None) -> Lays:
        """Find every lay of the hand's letter cards that makes only words of the lexicon (S3), each once.

        A blank that stands for a letter is another lay than the letter. One letter that makes words in both lines is
        listed across. On an empty table a word begins at (0,0). With a box, all of the table must be in it.
        Raises ValueError for a hand of more than seven letter cards, for letters outside the box, and for a table that
        spreads over more than four million squares.
        """
        return self._find(self.window(cells, box or around(cells)), self._counts(hand))

    def find_best(self, cells: Sequence[Cell], hand: Sequence[Card], box: Box | None = None) -> Lays:
        """Find one of the lays whose letters score most, without finding all; none where there is none.

        All else is as for ``find``.
        """
        window = self.window(cells, box or around(cells))
        best = np.empty((1, 2), dtype=np.int64)
        most = find_best(
            self.states, ROOT, window.cells, window.width, window.start, self.values, self._counts(hand), best
        )
        return Lays(self._letters, window, best[: int(most >= 0)])

    def _counts(self, hand: Sequence[Card]) -> NDArray[np.int64]:
        """Count the letter cards of a hand (33,). Raises ValueError for more than seven."""
        counts = np.zeros(kernels.LETTERS + 1, dtype=np.int64)
        for card in hand:
            if card in self._codes:
                counts[self._codes[card]] += 1
        if counts.sum() > kernels.MOST_LAID:
            raise ValueError(f"a hand of {counts.sum()} letter cards; at most {kernels.MOST_LAID} can be laid")
        return counts

    def _find(self, window: Window, counts: NDArray[np.int64]) -> Lays:
        first = window.start
        while True:
            lays = np.empty((self._room, 2), dtype=np.int64)
            found = find_lays(self.states, ROOT, window.cells, window.width, first, self.values, counts, lays)
            if found <= self._room:
                return Lays(self._letters, window, lays[:found])
            self._room = int(found)

    def window(self, cells: Sequence[Cell], box: Box) -> Window:
        """Cut out a box with the ring around it. Raises ValueError as ``find``."""
        width, height = box.columns + 2, box.rows + 2
        if width * height > _MOST_SQUARES:
            raise ValueError(f"a table of {width} by {height} squares; at most {_MOST_SQUARES} can be searched")
        window = Window(box.column - 1, box.row - 1, width, np.zeros(width * height, dtype=np.uint8))
        for cell in cells:
            if not (0 <= cell.column - box.column < box.columns and 0 <= cell.row - box.row < box.rows):
                raise ValueError(f"{cell.letter} at ({cell.column},{cell.row}) lies outside the box")
            window.cells[window.square(cell.column, cell.row)] = self._codes[cell.letter] + 1
        return window


@lru_cache(maxsize=4)
def states_of(lexicon: Lexicon) -> NDArray[np.uint64]:
    """Open the GADDAG of a lexicon; the last few are kept open. All are read-only, so that kernels compile once."""
    states = open_gaddag(lexicon).states.view()
    states.flags.writeable = False
    return states


def around(cells: Sequence[Cell], reach: int = kernels.MOST_LAID) -> Box:
    """Give the box that reaches so far beyond these cells, or beyond (0,0): all that can be laid in one turn."""
    columns = [cell.column for cell in cells] or [0]
    rows = [cell.row for cell in cells] or [0]
    return Box(
        min(columns) - reach,
        min(rows) - reach,
        max(columns) - min(columns) + 1 + 2 * reach,
        max(rows) - min(rows) + 1 + 2 * reach,
    )
