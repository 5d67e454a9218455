"""What lies on the table: letters at places of a plane without borders, and the words they form. Knows no rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from litera.games.scrabble_cards.moves import Direction

Place: TypeAlias = tuple[int, int]
"""A column and a row; columns grow to the right, rows downward, both may be negative."""

Grid: TypeAlias = Mapping[Place, str]
"""The letters that lie, by place; a small letter is a blank."""


class Cell(NamedTuple):
    """One letter that lies; tables are tuples of cells, sorted, so rows come first."""

    row: int
    column: int
    letter: str


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it lies: its letters (a small one is a blank), the place of the first, its direction."""

    letters: str
    column: int
    row: int
    direction: Direction

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of its letters, in order."""
        return tuple(step((self.column, self.row), self.direction, by) for by in range(len(self.letters)))


def grid_of(cells: Iterable[Cell]) -> dict[Place, str]:
    """Give the letters by their places."""
    return {(cell.column, cell.row): cell.letter for cell in cells}


def cells_of(grid: Grid) -> tuple[Cell, ...]:
    """Give the table for these letters."""
    return tuple(sorted(Cell(row, column, letter) for (column, row), letter in grid.items()))


def step(place: Place, direction: Direction, by: int) -> Place:
    """Give the place so many steps further on in a direction."""
    column, row = place
    return (column + by, row) if direction is Direction.ACROSS else (column, row + by)


def neighbours(place: Place) -> Iterator[Place]:
    """Give the four places beside a place."""
    for direction in Direction:
        yield step(place, direction, -1)
        yield step(place, direction, 1)


def word_through(grid: Grid, place: Place, direction: Direction) -> Word:
    """Give the whole row of touching letters through a place where a letter lies; it may be a single letter."""
    start = place
    while (before := step(start, direction, -1)) in grid:
        start = before
    letters = []
    end = start
    while end in grid:
        letters.append(grid[end])
        end = step(end, direction, 1)
    return Word("".join(letters), *start, direction)


def words_on(grid: Grid) -> Iterator[Word]:
    """Give every word of two or more letters, sorted by row, column, across before down."""
    for row, column in sorted((row, column) for column, row in grid):
        for direction in Direction:
            if step((column, row), direction, -1) not in grid and step((column, row), direction, 1) in grid:
                yield word_through(grid, (column, row), direction)


def hangs_together(grid: Grid) -> bool:
    """Say whether every letter can be reached from every other over letters that touch."""
    if not grid:
        return True
    reached = set()
    edge = [next(iter(grid))]
    while edge:
        place = edge.pop()
        if place not in reached:
            reached.add(place)
            edge += [beside for beside in neighbours(place) if beside in grid]
    return len(reached) == len(grid)
