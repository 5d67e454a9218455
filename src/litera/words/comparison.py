"""How well a lexicon agrees with another list of words: precision and recall, by length and by frequency."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from litera.words.lexicon import Lexicon, Mark


@dataclass(frozen=True, slots=True)
class Agreement:
    """How much two lists share: the weight of what both have, of what the lexicon has alone, and the list alone."""

    both: float = 0.0
    lexicon_only: float = 0.0
    list_only: float = 0.0

    @property
    def precision(self) -> float:
        """Which part of the lexicon the list has; 1 where the lexicon has nothing."""
        return _part(self.both, self.lexicon_only)

    @property
    def recall(self) -> float:
        """Which part of the list the lexicon has; 1 where the list has nothing."""
        return _part(self.both, self.list_only)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A lexicon beside a list: all words, by number of letters, by Zipf value rounded down, and weighted by frequency.

    What only one has is given in capitals, frequent words first. ``passed_over`` counts entries of the list that are
    names, are not of the alphabet, or are shorter or longer than the words of the lexicon.
    """

    words: Agreement
    by_length: Mapping[int, Agreement]
    by_level: Mapping[int, Agreement]
    weighted: Agreement
    lexicon_only: tuple[str, ...]
    list_only: tuple[str, ...]
    passed_over: int


def compare(lexicon: Lexicon, lines: Iterable[str], zipf: Mapping[str, float], *, shown: int) -> Comparison:
    """Compare the words of a lexicon with a list of one word a line; ``zipf`` is by word in capitals.

    At most ``shown`` words are given of what only one has.
    """
    alphabet = lexicon.alphabet
    entries = [line.strip() for line in lines if line.strip()]
    have_case = any(entry != entry.upper() for entry in entries)
    given: set[bytes] = set()
    passed_over = 0
    longest = lexicon.header.width
    for entry in entries:
        codes = None if have_case and entry[0] != entry[0].lower() else alphabet.encode(entry)
        if codes and 2 <= len(codes) <= longest:
            given.add(codes)
        else:
            passed_over += 1
    own = set(lexicon.graph.words(lexicon.header.section(Mark.WORD).root))
    groups = (own & given, own - given, given - own)
    counts = [Counter(len(codes) for codes in group) for group in groups]
    words = [[alphabet.decode(codes) for codes in group] for group in groups]
    weights = [sum(10 ** zipf[word] for word in group if word in zipf) for group in words]
    levels = [Counter(int(zipf.get(word, 0.0)) for word in group) for group in words]
    tops = [tuple(sorted(group, key=lambda word: (-zipf.get(word, 0.0), word))[:shown]) for group in words[1:]]
    return Comparison(
        words=Agreement(*map(len, groups)),
        by_length=_agreements(counts),
        by_level=_agreements(levels),
        weighted=Agreement(*weights),
        lexicon_only=tops[0],
        list_only=tops[1],
        passed_over=passed_over,
    )


def _agreements(counts: Sequence[Counter[int]]) -> dict[int, Agreement]:
    """Put the counts of the three groups together, number by number."""
    numbers = sorted(set().union(*counts))
    return {number: Agreement(*(count[number] for count in counts)) for number in numbers}


def _part(shared: float, alone: float) -> float:
    return shared / (shared + alone) if shared + alone else 1.0
