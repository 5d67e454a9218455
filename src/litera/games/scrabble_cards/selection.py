"""A useful selection of lays: single main words through or beside what lies, all their words in the lexicon.

It is not complete: a word that joins two rows with a gap between them is found only by luck, of blanks one way of using
them is shown, and with blanks rare words are left out. Its size is bounded by counts, never by time.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from litera.games.scrabble_cards.grid import Cell, Grid, Place, grid_of, neighbours, step, word_through
from litera.games.scrabble_cards.laying import SHORTEST_WORD
from litera.games.scrabble_cards.moves import BLANK, Card, Direction, Lay
from litera.games.scrabble_cards.pack import Pack
from litera.words.lexicon import Lexicon, Mark

MOST_LAYS = 4000
"""So many lays a selection holds at most."""

LONGEST_WORD = 15
_FREQUENCY_WITH_BLANKS = (0, 2, 3)
"""The least frequency class of words that are looked for, by the number of blanks on the hand."""


@dataclass(frozen=True)
class _Search:
    """One search: the hand as letters and blanks, what lies, and the least frequency class of main words."""

    lexicon: Lexicon
    letters: Mapping[str, int]
    blanks: int
    grid: Grid
    frequency: int

    def words(self, more: str, shortest: int) -> list[str]:
        """Give the words that the hand and these lying letters make together."""
        letters = Counter(self.letters)
        letters.update(more)
        longest = min(LONGEST_WORD, letters.total() + self.blanks)
        if longest < shortest:
            return []
        return self.lexicon.subwords(
            letters, blanks=self.blanks, shortest=shortest, longest=longest, frequency=self.frequency
        )

    @cached_property
    def fitting(self) -> dict[tuple[Place, Direction], frozenset[str]]:
        """The letters, of those that can be laid, that make a word across each place beside what lies.

        The key's direction is that of the main word; a place without letters in the crossing line has no entry.
        """
        own = tuple(self.lexicon.alphabet.letters) if self.blanks else tuple(self.letters)
        beside = {place for lying in self.grid for place in neighbours(lying) if place not in self.grid}
        fitting = {}
        for place in sorted(beside):
            for direction in Direction:
                crossing = direction.other
                if step(place, crossing, -1) in self.grid or step(place, crossing, 1) in self.grid:
                    made = ((letter, word_through({**self.grid, place: letter}, place, crossing)) for letter in own)
                    fitting[place, direction] = frozenset(
                        letter for letter, word in made if self.lexicon.mark(word.letters) is Mark.WORD
                    )
        return fitting

    def fit(self, word: str, start: Place, direction: Direction) -> Lay | None:
        """Give the lay of a word at a place if it fits there, with blanks where the hand lacks a letter."""
        if step(start, direction, -1) in self.grid or step(start, direction, len(word)) in self.grid:
            return None
        left = dict(self.letters)
        blanks = self.blanks
        laid = ""
        own = 0
        for by, letter in enumerate(word):
            place = step(start, direction, by)
            lying = self.grid.get(place)
            if lying is not None:
                if lying.upper() != letter:
                    return None
                laid += lying
                continue
            if letter not in self.fitting.get((place, direction), letter):
                return None
            own += 1
            if left.get(letter, 0):
                left[letter] -= 1
                laid += letter
            elif blanks:
                blanks -= 1
                laid += letter.lower()
            else:
                return None
        return Lay(laid, *start, direction) if own else None


def select_lays(
    pack: Pack, lexicon: Lexicon, hand: tuple[Card, ...], cells: tuple[Cell, ...], frequency: int = 0
) -> tuple[Lay, ...]:
    """Select lays from a hand without premium cards; main words have at least this frequency class.

    At most MOST_LAYS, each once; what lies and the words of a move are all in the lexicon where they are made anew.
    """
    letters = Counter(card for card in hand if pack.is_letter(card))
    blanks = letters.pop(BLANK, 0)
    rarest = _FREQUENCY_WITH_BLANKS[min(blanks, len(_FREQUENCY_WITH_BLANKS) - 1)]
    search = _Search(lexicon, letters, blanks, grid_of(cells), max(frequency, rarest))
    found = _through_and_beside(search) if search.grid else _first_words(search)
    return tuple(dict.fromkeys(islice(found, MOST_LAYS)))


def _first_words(search: _Search) -> Iterator[Lay]:
    for word in search.words("", SHORTEST_WORD):
        for direction in Direction:
            lay = search.fit(word, (0, 0), direction)
            if lay is not None:
                yield lay


def _through_and_beside(search: _Search) -> Iterator[Lay]:
    rows = _rows(search.grid)
    for row, starts in sorted(rows.items()):
        for word in search.words(row, len(row) + 1):
            for index in _occurrences(row, word):
                for start, direction in starts:
                    lay = search.fit(word, step(start, direction, -index), direction)
                    if lay is not None:
                        yield lay
    yield from _beside(search)


def _rows(grid: Grid) -> dict[str, list[tuple[Place, Direction]]]:
    """Give every row of touching letters, single ones too, in capitals, with where such rows begin."""
    rows = defaultdict(list)
    for place in sorted(grid):
        for direction in Direction:
            if step(place, direction, -1) not in grid:
                letters = word_through(grid, place, direction).letters
                rows[letters.upper()].append((place, direction))
    return rows


def _occurrences(part: str, word: str) -> Iterator[int]:
    index = word.find(part)
    while index >= 0:
        yield index
        index = word.find(part, index + 1)


def _beside(search: _Search) -> Iterator[Lay]:
    """Lay words of own letters alone, so that they touch what lies side by side."""
    by_letter: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for word in search.words("", SHORTEST_WORD):
        for index, letter in enumerate(word):
            by_letter[letter].append((word, index))
    for (place, direction), letters in search.fitting.items():
        for word, index in _holding(by_letter, letters):
            lay = search.fit(word, step(place, direction, -index), direction)
            if lay is not None:
                yield lay


def _holding(by_letter: Mapping[str, list[tuple[str, int]]], letters: Iterable[str]) -> Iterator[tuple[str, int]]:
    for letter in sorted(letters):
        yield from by_letter.get(letter, ())
