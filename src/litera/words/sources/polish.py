"""The Polish lexicon from the spelling list of sjp.pl: which of its forms are words for play.

The list holds abbreviations beside the words, so short forms are judged: two and three letters by the lists of Polish
players, four by grammatical readings, by the vowel rule, and by the reviewed lists in polish_short.txt. Longer forms
are taken but for what polish_long.py leaves out.
"""

from __future__ import annotations

from litera.words.alphabet import POLISH
from litera.words.grammar import ABBREVIATION, NAME, Analyser
from litera.words.sources.entries import Sorted, read_entries
from litera.words.sources.polish_long import BORROWED, VOWELS, Usage, judge_long
from litera.words.sources.reviewed import read_reviewed

SHORT = "polish_short.txt"
QUOTED = ("en", "fr", "de", "es", "it")
"""The languages that Polish texts quote."""
_JUDGED = 4
_HARD = ("ami", "ach", "om", "ów", "em", "owi")
_SOFT = ("iami", "iach", "iom", "iem", "iowi")
_ADJECTIVE = ("ego", "emu", "ych", "ymi", "ich", "imi")
_ENOUGH = 3


def sort_polish(text: str, readings: Analyser, usage: Usage) -> Sorted:
    """Sort a list of one form a line into words, names and abbreviations of 2 to 15 letters."""
    entries = read_entries(text.split("\n"), POLISH, shortest=2)
    lists = read_reviewed(SHORT)
    inflected = entries.common - lists["abbreviations"]
    words = {form for form in entries.common if len(form) == _JUDGED and _is_word(form, inflected, readings)}
    words -= lists["no words"]
    words |= lists["two letters"] | lists["three letters"] | lists["words"]
    long = frozenset(form for form in entries.common if len(form) > _JUDGED and not VOWELS.isdisjoint(form))
    words |= judge_long(long, readings, usage)
    abbreviations = {
        form
        for form in (entries.common | entries.acronyms | entries.names | lists["abbreviations"]) - words
        if form in entries.acronyms or form in lists["abbreviations"] or VOWELS.isdisjoint(form)
    }
    names = entries.names - words - abbreviations
    borrowed = read_reviewed(BORROWED)
    at_home = frozenset(words) & (borrowed["loanwords"] | borrowed["added"])
    return Sorted(frozenset(words), names, frozenset(abbreviations), entries.names & words, at_home)


def _is_word(form: str, inflected: frozenset[str], readings: Analyser) -> bool:
    """Judge a form of four letters.

    It needs a vowel, or to be a form of a word with one; and a reading that is neither a name's nor an abbreviation's,
    or else to be among the inflected forms, with others of its paradigm.
    """
    known = [reading for reading in readings(form) if reading.marks.isdisjoint((NAME, ABBREVIATION))]
    if VOWELS.isdisjoint(form):
        return any(reading.lemma != form and not VOWELS.isdisjoint(reading.lemma) for reading in known)
    return bool(known) or (form in inflected and _has_paradigm(form, inflected))


def _has_paradigm(form: str, forms: frozenset[str]) -> bool:
    """Say whether a form stands among the inflected forms of one stem: of a noun, an adjective or a verb."""
    for cut in range(3):
        base = form[: len(form) - cut]
        if len(base) < 2 or VOWELS.isdisjoint(base) or not VOWELS.issuperset(form[len(base) : len(base) + 1]):
            continue
        groups = (_HARD, _SOFT, _ADJECTIVE) if cut else (_HARD,)
        if any(sum(base + ending in forms for ending in group) >= _ENOUGH for group in groups):
            return True
    if form[-1] not in VOWELS and form + "my" in forms and form + "cie" in forms:
        return True
    if form.endswith(("ć", "ł")):
        return all(form[:-1] + ending in forms for ending in ("ł", "ła", "ło", "ły"))
    return form[-1] in "ąę" and any(form[:-1] + ending in forms for ending in ("esz", "isz", "ysz"))
