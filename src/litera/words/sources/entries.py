"""The entries of a spelling dictionary, told apart by their capitals: common words, proper names, acronyms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from litera.words.alphabet import Alphabet
from litera.words.sources.kinship import Kinship

LONGEST = 15
"""Letters of the longest word in the lexicons of the package; marks that need no tile are not counted."""


@dataclass(frozen=True, slots=True)
class Entries:
    """Distinct entries in lower case, by how the source writes them.

    ``common`` are written small, ``names`` with a capital first letter, ``acronyms`` with other capitals.
    """

    common: frozenset[str]
    names: frozenset[str]
    acronyms: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sorted:
    """The words, names and abbreviations of a lexicon, in lower case; no form is in two of them.

    ``namesakes`` are the words that the source has as names too; ``at_home`` are loanwords whose frequency is their
    own, whatever other languages have. ``kinship`` is what the source knows of the forms of words, where no analyser
    does.
    """

    words: frozenset[str]
    names: frozenset[str]
    abbreviations: frozenset[str]
    namesakes: frozenset[str]
    at_home: frozenset[str] = frozenset()
    kinship: Kinship | None = None


def read_entries(forms: Iterable[str], alphabet: Alphabet, shortest: int) -> Entries:
    """Keep the forms that are written in the alphabet alone, with ``shortest`` to LONGEST letters."""
    characters = frozenset(alphabet.characters.lower() + alphabet.characters)
    common: set[str] = set()
    names: set[str] = set()
    acronyms: set[str] = set()
    for form in forms:
        if not form or not characters.issuperset(form):
            continue
        small = form.lower()
        marks = sum(small.count(mark) for mark in alphabet.written)
        if not shortest <= len(form) - marks <= LONGEST or form[0] in alphabet.written or form[-1] in alphabet.written:
            continue
        if form == small:
            common.add(form)
        elif form[1:] == small[1:]:
            names.add(small)
        else:
            acronyms.add(small)
    return Entries(frozenset(common), frozenset(names), frozenset(acronyms))
