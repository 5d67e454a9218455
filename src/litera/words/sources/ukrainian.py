"""The Ukrainian lexicon from the Hunspell dictionary: its forms, with abbreviations and proper names marked.

Three reviewed lists stand beside it: everyday words that it refuses, with their rules (ukrainian_admitted.txt), what
was read and left out (ukrainian_refused.txt), and the words of two letters (ukrainian_short.txt). Every word with Ґ may
also be written with Г, as most people write it.

Capitals mark names. The source writes abbreviations in small letters; the analyser's dictionary marks most of them, and
what has no vowel is one too, unless it is a reviewed interjection. What is also written in capitals stays a word:
*крок* and *удар*, beside КРОК and УДАР.
"""

from __future__ import annotations

from collections.abc import Mapping

from litera.words.alphabet import UKRAINIAN
from litera.words.grammar import ABBREVIATION, Analyser
from litera.words.sources.entries import Sorted, read_entries
from litera.words.sources.hunspell import Affixes, expand, parse_affixes
from litera.words.sources.reviewed import read_reviewed

VOWELS = frozenset("аеєиіїоуюя")
ONE_LETTER = frozenset("абвеєжзійоуя")
"""The words of one letter: conjunctions, prepositions, particles, interjections and a pronoun (K4 can admit them)."""
WITHOUT_VOWEL = frozenset(
    {"бгг", "бггг", "брр", "бррр", "бґґ", "ггг", "гггг", "гм", "кхм", "ммм"}
    | {"пфф", "тс", "тсс", "хм", "хмм", "хммм", "цс", "чш"}
)
"""Interjections; any other form without a vowel is an abbreviation."""
_LONGEST_ABBREVIATION = 7


ADMITTED = "ukrainian_admitted.txt"
REFUSED = "ukrainian_refused.txt"
SHORT = "ukrainian_short.txt"


def sort_ukrainian(texts: Mapping[str, str], readings: Analyser) -> Sorted:
    """Sort all forms of a Hunspell dictionary and its affix file, by their names, into words, names, abbreviations."""
    (_, stems), (affixes_name, affixes) = texts.items()
    rules = parse_affixes(affixes, affixes_name)
    refused = frozenset[str]().union(*read_reviewed(REFUSED).values())
    kept = [line for line in stems.split("\n") if line.partition("/")[0] not in refused]
    entries = read_entries(expand(kept, rules), UKRAINIAN, shortest=1)
    words = {form for form in entries.common if len(form) > 1 or form in ONE_LETTER}
    abbreviations = {form for form in words if _is_abbreviation(form, readings)}
    words -= abbreviations - ONE_LETTER - WITHOUT_VOWEL
    words |= admitted_forms(rules)
    words |= {form.replace("ґ", "г") for form in words if "ґ" in form}
    words = {form for form in words if _letters(form) != 2} | read_reviewed(SHORT)["two letters"]
    abbreviations = (abbreviations | entries.acronyms) - words
    names = entries.names - words - abbreviations
    return Sorted(frozenset(words), names, frozenset(abbreviations), entries.names & words)


def admitted_forms(rules: Affixes) -> frozenset[str]:
    """Give all forms of the words of the reviewed list, by the affix rules of the source."""
    lines = sorted(frozenset[str]().union(*read_reviewed(ADMITTED).values()))
    return read_entries(expand(["", *lines], rules), UKRAINIAN, shortest=2).common


def _letters(form: str) -> int:
    return len(form.replace("'", ""))


def _is_abbreviation(form: str, readings: Analyser) -> bool:
    if len(form) > 1 and VOWELS.isdisjoint(form):
        return form not in WITHOUT_VOWEL
    if len(form) > _LONGEST_ABBREVIATION:
        return False
    known = readings(form)
    return bool(known) and all(ABBREVIATION in reading.marks for reading in known)
