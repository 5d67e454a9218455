"""The 400 crossword positions in ``data``, as the lay generator takes them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from litera.search.scrabble_cards._square_kernels import LETTERS, MOST_LAID

SIZE = 15
_POSITIONS = Path(__file__).parent / "data" / "crossword-positions-pl.txt"
_LINES = SIZE + 1


def read_positions(
    blanks: int, margin: int, letters: int = MOST_LAID
) -> tuple[NDArray[np.uint8], NDArray[np.int64], int]:
    """Give all positions as windows (n, squares) with a margin around the board, hands (n, 33), and the width.

    The first letters of a hand are taken for blanks, and its last ones left out where there are to be less.
    """
    lines = _POSITIONS.read_text(encoding="utf-8").splitlines()
    width = SIZE + 2 * margin
    windows = np.zeros((len(lines) // _LINES, width, width), dtype=np.uint8)
    hands = np.zeros((len(windows), LETTERS + 1), dtype=np.int64)
    for index, window in enumerate(windows):
        *rows, rack = lines[index * _LINES : (index + 1) * _LINES]
        cells = [[0 if cell == "." else int(cell) for cell in row.split()] for row in rows]
        board = np.array(cells)
        window[margin : margin + SIZE, margin : margin + SIZE] = np.where(board > 100, board - 100 + LETTERS, board)
        held = [int(letter) - 1 for letter in rack.split()[1:]]
        for place, letter in enumerate(held[:letters]):
            hands[index, LETTERS if place < blanks else letter] += 1
    return windows.reshape(len(windows), -1), hands, width
