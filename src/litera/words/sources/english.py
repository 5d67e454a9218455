"""The English lexicons from the lists of SCOWL: the spellings of Britain and America side by side, up to a level.

SCOWL gives every word the level from which on a spelling list should have it: 70 is what a large dictionary for
families holds, 80 what few people know. Accents are left out (*café* is laid CAFE). Two-letter words, and words without
a vowel, are reviewed one by one (english_short.txt).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from litera.words.alphabet import ENGLISH
from litera.words.sources.entries import Sorted, read_entries
from litera.words.sources.reviewed import read_reviewed

FOLDER = Path("/usr/share/dict/scowl")
VOWELS = frozenset("aeiouy")
SHORT = "english_short.txt"
FAMILY_LEVELS = (10, 20, 35, 40, 50, 55, 60, 70)
"""What families play with."""
WIDE_LEVELS = (*FAMILY_LEVELS, 80)
"""With the words that few people know."""
_SPELLINGS = ("english", "american", "british", "british_z")
_WORDS = "words"
_NAMES = ("upper", "proper-names")
_ABBREVIATIONS = "abbreviations"
_MARKED = {
    "upper": (10, 35, 40, 50, 60, 70, 80),
    "proper-names": (35, 40, 50, 60, 70, 80),
    _ABBREVIATIONS: (10, 20, 35, 40, 50, 55, 60, 70, 80),
}
"""The levels that have names, and abbreviations."""


def english_files(levels: Iterable[int]) -> tuple[Path, ...]:
    """Give the files of SCOWL up to a level: words in each spelling, then names and abbreviations of all."""
    chosen = tuple(levels)
    words = [f"{spelling}-{_WORDS}.{level}" for spelling in _SPELLINGS for level in chosen]
    marked = [f"english-{kind}.{level}" for kind, has in _MARKED.items() for level in chosen if level in has]
    return tuple(FOLDER / name for name in (*words, *marked))


def sort_english(texts: Mapping[str, str]) -> Sorted:
    """Sort the lists of SCOWL, by the names of their files, into words, names and abbreviations."""
    lists = read_reviewed(SHORT)
    kinds: dict[str, list[str]] = {kind: [] for kind in (_WORDS, *_NAMES, _ABBREVIATIONS)}
    for name, text in texts.items():
        kind = name.partition("-")[2].partition(".")[0]
        kinds[kind] += ENGLISH.normalise(text).split("\n")
    common = read_entries(kinds[_WORDS], ENGLISH, shortest=2).common
    words = {word for word in common if len(word) > 2 and _has_vowel(word)} - lists["left out"]
    words |= lists["two letters"] | (common & lists["without vowel"])
    abbreviations = read_entries(kinds[_ABBREVIATIONS], ENGLISH, shortest=2)
    short_forms = (abbreviations.common | abbreviations.names | abbreviations.acronyms) - words
    marked = read_entries([name for kind in _NAMES for name in kinds[kind]], ENGLISH, shortest=2)
    return Sorted(frozenset(words), marked.names - words - short_forms, short_forms, marked.names & words)


def _has_vowel(word: str) -> bool:
    return not VOWELS.isdisjoint(word)
