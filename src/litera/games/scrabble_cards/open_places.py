"""Where a word may be laid through a letter that lies: how many places before and after it are free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from litera.games.scrabble_cards.grid import Grid, Place, Word, step
from litera.games.scrabble_cards.moves import Direction
from litera.games.scrabble_cards.ruleset import HAND_SIZE


class Run(NamedTuple):
    """Free places in a row, and the letter that ends them; None where none does within the reach of a hand."""

    free: int
    end: str | None


class OpenPlace(NamedTuple):
    """A letter of a word, and the free places before and after it, across the word's direction."""

    word: Word
    letter: str
    before: Run
    after: Run


def open_places(grid: Grid, word: Word) -> Iterator[OpenPlace]:
    """Give the letters of a word beside which there is a free place on both sides, or more on one."""
    across = word.direction.other
    for place, letter in zip(word.places, word.letters, strict=True):
        before, after = (_run(grid, place, across, by) for by in (-1, 1))
        is_crossed = step(place, across, -1) in grid or step(place, across, 1) in grid
        if not is_crossed and before.free + after.free > 1:
            yield OpenPlace(word, letter, before, after)


def _run(grid: Grid, place: Place, direction: Direction, by: int) -> Run:
    for free in range(HAND_SIZE):
        end = grid.get(step(place, direction, by * (free + 1)))
        if end is not None:
            return Run(free, end)
    return Run(HAND_SIZE, None)
