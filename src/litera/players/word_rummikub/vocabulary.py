"""The words that a solver may lay, as arrays for its kernels: searched by what they are worth, and cut from letters.

Vulgar words and mere sounds are none of these: no player lays them; nor are interjections where only known words are.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from litera.games.word_rummikub.moves import Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD
from litera.players.word_rummikub import _kernels
from litera.words._kernels import reachable
from litera.words.graph import CHILD, LAST, LETTER, WORD
from litera.words.lexicon import EVERYDAY, Lexicon, Mark, tier
from litera.words.unsaid import unsaid_of

Counts = NDArray[np.int64]
"""How many there are of each letter code (64,)."""
Prices = NDArray[np.float64]
"""What a letter of each code is worth (64,)."""
Rows = NDArray[np.uint8]
"""Words (n, width), as the codes of their letters and 0 behind."""

CODES = 64
_VOWELS = "AEIOUYАЕЄИІОУЮЯ"
_MOST_WORDS = 40


@dataclass(frozen=True, slots=True, eq=False)
class PriceList:
    """What letters are worth, and for each kind of word the most that goes on from each node of the graph (n,)."""

    prices: Prices
    bounds: tuple[Prices, ...]


@dataclass(frozen=True, slots=True, eq=False)
class _Wanted:
    """Which words one search asks for: made of what, at which prices, and how long."""

    tiles: Counts
    jokers: int
    prices: Prices
    shortest: int
    longest: int


class Vocabulary:
    """The words of a lexicon, of at least a frequency class, with proper names or without."""

    def __init__(self, lexicon: Lexicon, frequency: int, *, names: bool) -> None:
        """Raise DamagedLexiconError where the lexicon's arcs lead astray."""
        assert lexicon.search is not None, "its making checks the arcs"
        self.letters = lexicon.alphabet.letters
        self.unsaid = unsaid_of(lexicon.alphabet, by_people=frequency > 1)
        self._arcs: NDArray[np.uint32] = np.frombuffer(lexicon.graph.arcs, dtype=np.uint32)
        self._arcs.setflags(write=False)
        self._reach = np.zeros(len(self._arcs), dtype=np.uint64)
        reachable(self._arcs, len(self.letters), self._reach)
        kind = Mark.WORD if frequency < 1 or lexicon.header.house else tier(min(frequency, EVERYDAY))
        roots = [lexicon.header.section(kind).root]
        if names:
            roots.append(lexicon.header.section(Mark.NAME).root)
        self._roots = tuple(root for root in roots if root)
        self._ends = tuple(self._end(root) for root in self._roots)
        self.width = max(lexicon.graph.width, 1)
        self._codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.vowels = self.count("".join(filter(_is_vowel, self.letters)))
        """1 for the code of each vowel (64,)."""
        self._points = np.array([0, *map(ord, self.letters)], dtype=np.uint32)
        self._free = PriceList(np.zeros(CODES), (np.zeros(len(self._arcs)),) * len(self._roots))

    def _end(self, root: int) -> int:
        """Give the index behind a root's last arc."""
        index = root
        while not self._arcs[index] & 128:
            index += 1
        return index + 1

    def code(self, letter: str) -> int:
        """Give the code of a capital letter."""
        return self._codes[letter]

    def count(self, tiles: str) -> Counts:
        """Count capital letters by code; anything else is passed over."""
        counts = np.zeros(CODES, dtype=np.int64)
        for tile in tiles:
            if tile in self._codes:
                counts[self._codes[tile]] += 1
        return counts

    def write(self, rows: Rows) -> list[Word]:
        """Write rows of codes as words in capitals."""
        if not len(rows):
            return []
        words: list[Word] = np.ascontiguousarray(self._points[rows]).view(f"U{rows.shape[1]}").ravel().tolist()
        return words

    def is_word(self, word: Word) -> bool:
        """Say whether a word in capitals is one of these."""
        return any(self._contains(root, word) for root in self._roots) and not self.unsaid.has(word)

    def _contains(self, root: int, word: Word) -> bool:
        index, arc = root, 0
        for letter in word:
            arc = int(self._arcs[index])
            while arc & LETTER != self._codes.get(letter, 0):
                if arc & LAST:
                    return False
                index += 1
                arc = int(self._arcs[index])
            index = arc >> CHILD
        return bool(arc & WORD)

    def price(self, prices: Prices) -> PriceList:
        """Find what branches of the graph are worth at these prices, for any number of searches."""
        bounds = tuple(np.empty(len(self._arcs), dtype=np.float64) for _ in self._roots)
        for end, bound in zip(self._ends, bounds, strict=True):
            _kernels.bound_values(self._arcs, end, prices, bound)
        return PriceList(prices, bounds)

    def words(
        self,
        tiles: Counts,
        jokers: int,
        listed: PriceList | None = None,
        *,
        shortest: int = SHORTEST_WORD,
        longest: int | None = None,
        least: float = -np.inf,
        most: int = 256,
    ) -> Rows:
        """Give words (n, width) that tiles and jokers make and that are worth more than ``least``, at most so many.

        Without prices all words are worth 0.
        """
        listed = listed or self._free
        longest = self.width if longest is None else min(longest, self.width)
        wanted = _Wanted(tiles, jokers, listed.prices, shortest, longest)
        found = [
            self._above(root, bounds, wanted, least, most)
            for root, bounds in zip(self._roots, listed.bounds, strict=True)
        ]
        return np.concatenate(found) if found else np.zeros((0, self.width), dtype=np.uint8)

    def _above(self, root: int, bounds: Prices, wanted: _Wanted, least: float, most: int) -> Rows:
        """Give words (n, width) below a root that are worth more than ``least``, at most so many, none of them unsaid.

        ``bounds`` are the kernel's for the same prices.
        """
        room = most
        while True:
            rows = np.empty((room, self.width), dtype=np.uint8)
            number = _kernels.words_above(
                self._arcs,
                self._reach,
                bounds,
                root,
                wanted.tiles,
                wanted.jokers,
                wanted.prices,
                wanted.shortest,
                wanted.longest,
                float(least),
                rows,
            )
            rows = rows[:number]
            said = rows[~self.unsaid.among(rows)]
            if number < room or len(said) >= most:
                return said[:most]
            room += number - len(said)

    def best_words(
        self, tiles: Counts, jokers: int, listed: PriceList, *, shortest: int, longest: int, least: float, most: int
    ) -> Rows:
        """Give words (n, width) worth more than ``least``, best first; some of the best where there are too many.

        None only where there are none.
        """
        wanted = _Wanted(tiles, jokers, listed.prices, shortest, longest)
        found = []
        for root, bounds in zip(self._roots, listed.bounds, strict=True):
            top = float(bounds[root])
            share = 0.75
            while top > least:
                bar = max(least, top * share) if share > 0.05 and top > 0 else least
                rows = self._above(root, bounds, wanted, bar, 4 * most)
                if len(rows) >= min(most, 20) or bar == least:
                    found.append(rows)
                    break
                share -= 0.2
        rows = np.concatenate(found) if found else np.zeros((0, self.width), dtype=np.uint8)
        order = np.argsort(-listed.prices[rows].sum(axis=1), kind="stable")
        return rows[order[:most]]

    def cut(self, must: Counts, may: Counts, jokers: int, *, hardness: Counts, visits: int) -> list[Word] | None:
        """Cut letters into words: all of ``must`` and all jokers, what is wanted of ``may``.

        [] where there is no way, None where none was found by looking at so many arcs.
        """
        rows = np.zeros((_MOST_WORDS, self.width), dtype=np.uint8)
        gave_up = len(self._roots) > 1  # words of two kinds are not mixed
        for root in self._roots:
            number = _kernels.cut_into_words(
                self._arcs, self._reach, root, must, may, jokers, hardness, SHORTEST_WORD, visits, rows
            )
            if number > 0:
                return self.write(rows[:number])
            gave_up = gave_up or number < 0
        return None if gave_up else []


def _is_vowel(letter: str) -> bool:
    """Say whether a capital is a vowel, with whatever marks."""
    return unicodedata.normalize("NFD", letter)[0] in _VOWELS


@lru_cache(maxsize=8)
def vocabulary_of(lexicon: Lexicon, frequency: int = 0, *, names: bool = False) -> Vocabulary:
    """Give the vocabulary of a lexicon; made once."""
    return Vocabulary(lexicon, frequency, names=names)
