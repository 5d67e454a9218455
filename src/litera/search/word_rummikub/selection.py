"""Plays worth offering: own words, table words lengthened by a few own tiles, table words split with one own tile.

Not all that may be laid: that would take a search over the whole table.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from heapq import nsmallest
from itertools import combinations

from litera.games.word_rummikub.judge import why_not
from litera.games.word_rummikub.laying import jokers_of, lay_out, tile_of, with_jokers
from litera.games.word_rummikub.move_text import write_move
from litera.games.word_rummikub.moves import JOKER, Play, Word
from litera.games.word_rummikub.ruleset import SHORTEST_WORD, Ruleset
from litera.games.word_rummikub.scoring import work_out
from litera.games.word_rummikub.state import State, without
from litera.words.lexicon import Lexicon

MOST_OF_A_KIND = 60
"""So many of each kind of play are looked at, those with the longest words."""
MOST_ADDED = 2
"""So many own tiles are tried in a word that lengthens one on the table."""
SPLIT_FREQUENCY = 2
"""Words of a split are at least this common: nearly all others are found by nobody at a table."""


def select_plays(ruleset: Ruleset, state: State, frequency: int = 0) -> tuple[Play, ...]:
    """Give plays for the seat on turn, those that score most first; of words at least this common.

    The first ones lay further words with what the best own word leaves over.
    """
    search = _Search(ruleset.lexicon, state.racks[state.turn], frequency)
    has_opened = state.opened[state.turn]
    own = [*search.own(SHORTEST_WORD if has_opened else ruleset.opening_letters)]
    found = [*(Play(search.with_more(play.words)) for play in own[:1]), *own]
    if has_opened:
        found += [*_longest(search.lengthened(state.table)), *_longest(search.split(state.table))]
    legal = (play for play in dict.fromkeys(found) if why_not(ruleset, state, state.turn, move=play) is None)
    return tuple(sorted(legal, key=lambda play: (-points_of(ruleset, state, play), write_move(play))))


def _longest(plays: Iterable[Play]) -> list[Play]:
    return nsmallest(MOST_OF_A_KIND, plays, key=lambda play: (-max(map(len, play.words)), play.words))


def points_of(ruleset: Ruleset, state: State, play: Play) -> int:
    """Give what a play of the seat on turn would score."""
    return work_out(ruleset, state.racks[state.turn], lay_out(play)).total


class _Search:
    """Words of a lexicon, at least so common, for one rack."""

    def __init__(self, lexicon: Lexicon, rack: str, frequency: int) -> None:
        self._lexicon = lexicon
        self._rack = rack
        self._frequency = frequency

    def _words(self, tiles: str, shortest: int, longest: int, frequency: int = 0) -> list[Word]:
        """Give the words, in capitals, that tiles make."""
        letters = Counter(tiles)
        blanks = letters.pop(JOKER, 0)
        return self._lexicon.subwords(
            letters,
            blanks=blanks,
            shortest=shortest,
            longest=min(longest, self._lexicon.header.width),
            frequency=max(frequency, self._frequency),
        )

    def own(self, shortest: int) -> Iterator[Play]:
        """Give the longest words from the rack alone."""
        words = self._words(self._rack, shortest, len(self._rack))
        for word in nsmallest(MOST_OF_A_KIND, words, key=lambda word: (-len(word), word)):
            yield Play(self._shown([word], self._rack))

    def with_more(self, words: tuple[Word, ...]) -> tuple[Word, ...]:
        """Add further own words, the longest first, as long as the rest of the rack makes one."""
        rest = "".join(without(self._rack, (tile_of(letter) for word in words for letter in word)))
        plain = rest.replace(JOKER, "")
        more = (word for word in self._words(plain, SHORTEST_WORD, len(plain)) if word not in words)
        longest = min(more, key=lambda word: (-len(word), word), default=None)
        return words if longest is None else self.with_more((*words, longest))

    def lengthened(self, table: tuple[Word, ...]) -> Iterator[Play]:
        """Give words that are a table word and one or two own tiles, in any order."""
        for added in self._handfuls(MOST_ADDED):
            for word in table:
                tiles = word.upper() + added
                for longer in self._words(tiles, len(tiles), len(tiles)):
                    yield Play(self._shown([longer], tiles, word), (word,))

    def split(self, table: tuple[Word, ...]) -> Iterator[Play]:
        """Give pairs of words that are a table word and one own tile."""
        for added in self._handfuls(1):
            for word in table:
                if JOKER not in added and len(word) >= 2 * SHORTEST_WORD - 1:
                    for pair in self._pairs(word.upper() + added):
                        yield Play(self._shown(list(pair), word.upper() + added, word), (word,))

    def _pairs(self, tiles: str) -> Iterator[tuple[Word, Word]]:
        by_letters = defaultdict(list)
        for word in self._words(tiles, SHORTEST_WORD, len(tiles) - SHORTEST_WORD, SPLIT_FREQUENCY):
            by_letters["".join(sorted(word))].append(word)
        for letters, words in by_letters.items():
            others = by_letters.get("".join(sorted(without(tiles, letters))), [])
            yield from ((word, other) for word in words for other in others if word < other)

    def _handfuls(self, most: int) -> list[str]:
        """Give the different ways to take one to so many tiles off the rack."""
        sizes = range(1, min(most, len(self._rack)) + 1)
        return [*dict.fromkeys("".join(tiles) for size in sizes for tiles in combinations(self._rack, size))]

    @staticmethod
    def _shown(words: list[Word], tiles: str, taken: Word = "") -> tuple[Word, ...]:
        """Write words made of these tiles: jokers taken up keep their letters, own ones stand for what is lacking."""
        own = Counter("".join(words)) - Counter(tiles)
        return with_jokers(words, (*jokers_of([taken]).elements(), *own.elements()))
