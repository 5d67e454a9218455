"""Grammatical readings of words, from morfeusz2 for Polish and pymorphy3 for Ukrainian where they are installed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

NAME = "name"
ABBREVIATION = "abbreviation"
SLANG = "slang"
ARCHAIC = "archaic"


class PartOfSpeech(StrEnum):
    """The parts of speech that the games' filters know."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a written form: of which word it is a form, and of what kind.

    A form can be singular and plural at once, or neither. ``marks`` holds "name", "abbreviation", "slang", "archaic".
    ``nominative`` is of nouns and what is declined with them; ``function`` is set for conjunctions, prepositions,
    pronouns and particles.
    """

    lemma: str
    part: PartOfSpeech
    singular: bool
    plural: bool
    marks: frozenset[str] = frozenset()
    nominative: bool = False
    function: bool = False


Analyser = Callable[[str], tuple[Reading, ...]]


@cache
def analyser_of(language: str) -> Analyser | None:
    """Give the function from a word (lower case) to its readings.

    None where its library is not installed, and for a language that has none.
    """
    make = {"pl": _morfeusz, "uk": _pymorphy}.get(language)
    return make() if make else None


_POLISH_PARTS = {
    **dict.fromkeys(("subst", "depr", "ger"), PartOfSpeech.NOUN),
    **dict.fromkeys(("fin", "bedzie", "praet", "impt", "imps", "inf", "winien", "pcon", "pant"), PartOfSpeech.VERB),
    **dict.fromkeys(("adj", "adja", "adjp", "adjc", "pact", "ppas"), PartOfSpeech.ADJECTIVE),
}
_POLISH_MARKS = {"pot.": SLANG, "slang.": SLANG, "środ.": SLANG, "daw.": ARCHAIC, "przest.": ARCHAIC}
_POLISH_FUNCTIONS = frozenset(("conj", "comp", "prep", "part", "ppron12", "ppron3", "siebie"))
_POLISH_VOWELS = frozenset("aąeęioóuy")
_UKRAINIAN_PARTS = {
    "NOUN": PartOfSpeech.NOUN,
    **dict.fromkeys(("VERB", "INFN", "GRND"), PartOfSpeech.VERB),
    **dict.fromkeys(("ADJF", "ADJS", "PRTF", "PRTS", "COMP"), PartOfSpeech.ADJECTIVE),
}
NAME_GRAMMEMES = frozenset(("Name", "Surn", "Patr", "Geox"))
"""What pymorphy3 marks proper names with."""
_UKRAINIAN_MARKS = {
    **dict.fromkeys(sorted(NAME_GRAMMEMES), NAME),
    "Abbr": ABBREVIATION,
    "Slng": SLANG,
    "Arch": ARCHAIC,
}
_UKRAINIAN_FUNCTIONS = frozenset(("NPRO", "PREP", "CONJ", "PRCL"))
_GENDERS = frozenset(("masc", "femn", "neut"))


def _morfeusz() -> Analyser | None:
    try:
        from morfeusz2 import Morfeusz
    except ImportError:
        return None
    analyser = Morfeusz(generate=False)

    def readings(word: str) -> tuple[Reading, ...]:
        edges = analyser.analyse(word)
        end = max((edge[1] for edge in edges), default=0)
        whole = [edge[2] for edge in edges if edge[0] == 0 and edge[1] == end]
        # Endings that lean on a word are segments of their own (zrobił + by + m, bo + ś): the first says what it is.
        split = [edge[2] for edge in edges if edge[0] == 0 and edge[1] < end]
        return tuple(dict.fromkeys(_polish_reading(edge) for edge in whole + split if edge[2] != "ign"))

    return readings


def _polish_reading(interpretation: tuple[str, str, str, list[str], list[str]]) -> Reading:
    """Read one of morfeusz2's interpretations: form, lemma, tag, kinds of name, labels of style."""
    _, lemma, tag, _, labels = interpretation
    lemma = lemma.partition(":")[0]
    fields = tag.split(":")
    number = fields[1].split(".") if len(fields) > 1 else []
    marks = {mark for label in labels for part in label.split(",") if (mark := _POLISH_MARKS.get(part))}
    vowels = _POLISH_VOWELS.intersection(lemma.lower())
    if (
        fields[0] in ("brev", "romandig")
        or (len(lemma) > 1 and lemma.isupper())
        or (fields[0] == "subst" and not vowels)
    ):
        marks.add(ABBREVIATION)
    elif lemma[:1].isupper():
        marks.add(NAME)
    part = _POLISH_PARTS.get(fields[0], PartOfSpeech.OTHER)
    nominative = "nom" in (fields[2].split(".") if len(fields) > 2 else [])
    function = fields[0] in _POLISH_FUNCTIONS
    return Reading(lemma, part, "sg" in number, "pl" in number, frozenset(marks), nominative, function)


def _pymorphy() -> Analyser | None:
    try:
        from pymorphy3 import MorphAnalyzer

        analyser = MorphAnalyzer(lang="uk")
    except (ImportError, ValueError):
        # The second is what pymorphy3 raises where its Ukrainian dictionary is not installed.
        return None

    def readings(word: str) -> tuple[Reading, ...]:
        if not analyser.word_is_known(word):
            return ()
        return tuple(dict.fromkeys(_ukrainian_reading(parse.normal_form, parse.tag) for parse in analyser.parse(word)))

    return readings


def _ukrainian_reading(lemma: str, tag: Any) -> Reading:
    """Read one of pymorphy3's tags, a set of grammemes."""
    grammemes = tag.grammemes
    part = next((kind for name, kind in _UKRAINIAN_PARTS.items() if name in grammemes), PartOfSpeech.OTHER)
    plural = "plur" in grammemes
    singular = not plural and bool(grammemes & _GENDERS or "sing" in grammemes)
    marks = frozenset(mark for name, mark in _UKRAINIAN_MARKS.items() if name in grammemes)
    function = bool(grammemes & _UKRAINIAN_FUNCTIONS)
    return Reading(lemma, part, singular, plural, marks, "nomn" in grammemes, function)
