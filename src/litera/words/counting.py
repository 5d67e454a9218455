"""Which grammatical readings of a word people would think of: what filters and double points are judged by."""

from __future__ import annotations

from litera.words.grammar import ABBREVIATION, ARCHAIC, NAME, SLANG, Reading
from litera.words.lexicon import Lexicon, Mark

_OUT_OF_USE = frozenset((ARCHAIC, SLANG))
_FAR = 2
"""By how many frequency classes a form is above its dictionary form where it hardly is a form of that word."""


def counting_readings(lexicon: Lexicon, word: str) -> tuple[Reading, ...]:
    """Give the readings of a word, in any case, that count.

    Names and abbreviations do not where the lexicon has a word (*зелений* is no noun for being a surname). Of the
    others, rare ones do not where there is one that is not (*albo* is no noun for *alba*).
    """
    readings = lexicon.readings(word)
    if lexicon.mark(word) is Mark.WORD:
        readings = _of_words(readings)
    level = lexicon.frequency(word)
    rare = {reading for reading in readings if _is_rare(lexicon, reading, level, readings)}
    return tuple(reading for reading in readings if reading not in rare) or readings


def is_slang(lexicon: Lexicon, word: str) -> bool:
    """Say whether all readings of a word, those of names and abbreviations apart, are slang."""
    readings = _of_words(lexicon.readings(word))
    return bool(readings) and all(SLANG in reading.marks for reading in readings)


def _of_words(readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
    """Leave out names and abbreviations, and what is spelt and inflected like an abbreviation of the same name."""
    short = {(reading.lemma, reading.part) for reading in readings if ABBREVIATION in reading.marks}
    return tuple(
        reading for reading in readings if NAME not in reading.marks and (reading.lemma, reading.part) not in short
    )


def _is_rare(lexicon: Lexicon, reading: Reading, level: int, readings: tuple[Reading, ...]) -> bool:
    """Say whether people read a word otherwise: a reading of another part of speech is usual, and this one is not."""
    others = [other for other in readings if other.part is not reading.part and _OUT_OF_USE.isdisjoint(other.marks)]
    if not others or reading.function:
        return False
    if not _OUT_OF_USE.isdisjoint(reading.marks):
        return True
    if level - lexicon.frequency(reading.lemma) < _FAR:
        return False
    return any(other.function or level - lexicon.frequency(other.lemma) < _FAR for other in others)
