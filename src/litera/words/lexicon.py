"""A lexicon: which words are words, what else is known of them, and what can be made of letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from litera.words.alphabet import Alphabet, alphabet_like, alphabet_of
from litera.words.format import Header, open_file
from litera.words.grammar import Reading, analyser_of
from litera.words.graph import WordGraph
from litera.words.vulgar import vulgar_of
from litera.words.wordlist import read_words

if TYPE_CHECKING:
    from litera.words.search import WordSearch

BLANK = "*"
EVERYDAY = 5
"""The highest frequency class; see ``Lexicon.frequency``."""


class Mark(StrEnum):
    """What a written form is: a word for play, a proper name, an abbreviation."""

    WORD = "word"
    NAME = "name"
    ABBREVIATION = "abbreviation"


class Lexicon:
    """The words of one language as one source has them, over a word graph that is usually a mapped file."""

    def __init__(self, header: Header, graph: WordGraph) -> None:
        self.header = header
        self.graph = graph
        self.name = header.name
        self.language = header.language
        alphabet = alphabet_like(header.language, header.letters, header.written)
        assert alphabet is not None, "the reading and the building of files see to it"
        self.alphabet: Alphabet = alphabet
        self.digest = header.words_digest
        """SHA-256 of the word list, in hex."""
        self._roots = tuple((mark, header.section(mark).root) for mark in Mark if header.section(mark).root)
        tiers = ((level, header.section(tier(level)).root) for level in range(EVERYDAY, 0, -1))
        self._tiers = tuple((level, root) for level, root in tiers if root)

    @classmethod
    def open(cls, path: Path) -> Lexicon:
        """Map a lexicon file. Raises MissingLexiconError or DamagedLexiconError."""
        return cls(*open_file(path))

    @classmethod
    def of_words(cls, words: Iterable[str], language: str, name: str = "house") -> Lexicon:
        """Make a lexicon of words given with a table: lower case, or a capital first letter for a proper name.

        Raises WordListError that says which word cannot be one, and why.
        """
        from litera.words.build import Description, build_lexicon

        alphabet = alphabet_of(language)
        given = read_words(words, alphabet)
        sections: dict[str, tuple[str, ...]] = {Mark.WORD: given.words, Mark.NAME: given.names}
        return cls(*build_lexicon(sections, Description(name, name, alphabet, house=True)))

    def mark(self, word: str) -> Mark | None:
        """Say what a word in any case is; None where the lexicon lacks it. What is both word and name is a word."""
        codes = self.alphabet.encode(word)
        if codes:
            for mark, root in self._roots:
                if self.graph.contains(root, codes):
                    return mark
        return None

    def frequency(self, word: str) -> int:
        """Give the frequency class of a word: its Zipf value rounded down, from 0 (rare, unknown) to 5 (everyday).

        A Zipf value of 3 is once in a million words of running text: from 3 on, most people know a word. In a list
        given with a table every word is everyday.
        """
        codes = self.alphabet.encode(word)
        if not codes:
            return 0
        if self.header.house:
            return EVERYDAY if self.graph.contains(self.header.section(Mark.WORD).root, codes) else 0
        return next((level for level, root in self._tiers if self.graph.contains(root, codes)), 0)

    @property
    def has_tags(self) -> bool:
        """Whether ``readings`` can say anything: not for lists given with a table, nor without the analyser."""
        return not self.header.house and analyser_of(self.language) is not None

    def readings(self, word: str) -> tuple[Reading, ...]:
        """Give the grammatical readings of a word in any case; none where the analyser lacks it, or is missing."""
        analyser = None if self.header.house else analyser_of(self.language)
        return analyser(self.alphabet.normalise(word).lower()) if analyser else ()

    def is_vulgar(self, word: str) -> bool:
        """Say whether a word, in any case, is on the reviewed list of vulgar words of this language."""
        return vulgar_of(self.alphabet).has(self.alphabet.normalise(word))

    def subwords(
        self,
        letters: Mapping[str, int],
        *,
        blanks: int = 0,
        shortest: int = 2,
        longest: int = 15,
        limit: int | None = None,
        frequency: int = 0,
    ) -> list[str]:
        """Give the words that letters make: in capitals, in dictionary order, each once.

        ``letters`` maps capitals to how many there are; a blank is any letter, the apostrophe costs nothing. With a
        ``frequency`` only words of at least this class. At most ``limit``, the first ones.
        """
        return self.search.rack_words(
            self._root_from(frequency), letters, blanks=blanks, shortest=shortest, longest=longest, limit=limit
        )

    def anagrams(self, tiles: str) -> list[str]:
        """Give the words that use all of the tiles, letters in any case and ``*`` for a blank, in dictionary order."""
        counts, blanks = self.count_tiles(tiles)
        size = sum(counts.values()) + blanks
        return self.subwords(counts, blanks=blanks, shortest=size, longest=size)

    def matching(self, pattern: str, *, limit: int | None = None) -> list[str]:
        """Give the words that fit a pattern of letters in any case and ``?`` for any one letter."""
        letters = "".join(c if c == "?" else c.upper() for c in self.alphabet.tiles(pattern))
        return self.search.pattern_words(self._root_from(0), letters, longest=len(letters), limit=limit)

    def beginning(self, prefix: str, *, limit: int | None = None) -> list[str]:
        """Give the words that begin so, in dictionary order."""
        return self.search.pattern_words(
            self._root_from(0), self.alphabet.tiles(prefix), goes_on=True, longest=self.header.width, limit=limit
        )

    def front_hooks(self, word: str) -> str:
        """Give the letters that make another word when they are put before this one."""
        return "".join(letter for letter in self.alphabet.letters if self.mark(letter + word) is Mark.WORD)

    def back_hooks(self, word: str) -> str:
        """Give the letters that make another word when they are put after this one."""
        return "".join(letter for letter in self.alphabet.letters if self.mark(word + letter) is Mark.WORD)

    def count_tiles(self, tiles: str) -> tuple[dict[str, int], int]:
        """Count letters (in capitals) and blanks of a text like ``KATAK*``; written marks are passed over."""
        needed = self.alphabet.tiles(tiles)
        counts = {letter: needed.count(letter) for letter in dict.fromkeys(needed) if letter != BLANK}
        return counts, needed.count(BLANK)

    @cached_property
    def search(self) -> WordSearch:
        """The compiled searches over this graph. Raises DamagedLexiconError where its arcs lead astray."""
        from litera.words.search import WordSearch

        return WordSearch(self.graph, self.alphabet)

    def _root_from(self, frequency: int) -> int:
        kind = Mark.WORD if frequency < 1 or self.header.house else tier(min(frequency, EVERYDAY))
        return self.header.section(kind).root


def tier(level: int) -> str:
    """Give the section of the words whose frequency class is at least this."""
    return f"frequency-{level}"
