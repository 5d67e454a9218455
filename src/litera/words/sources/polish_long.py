"""Which Polish forms of five letters and more are words for play.

The spelling list makes some kinds of forms by rule that nobody uses, and lists spellings that texts quote. Each rule
here was measured against sjp.pl's list for word games; docs/lexicons.md has the figures.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from litera.words.grammar import ABBREVIATION, NAME, Analyser
from litera.words.sources.entries import LONGEST
from litera.words.sources.reviewed import read_reviewed

BORROWED = "polish_borrowed.txt"
VOWELS = frozenset("aąeęioóuy")
_NEGATION = "nie"
_ABSTRACT = re.compile(r"(?<=[sc]k)oś(?:ć|ci|cią|ciom|ciach|ciami)$")
_ADVERB_LIKE = ("sko", "cko", "dzko", "ąco", "ato", "ano", "ono", "ęto", "yto", "uto", "ito", "ęco")
_COMPARED = re.compile(r"(?:sz(?:y|a|e|ą|ych|ym|ymi|ego|emu|ej)|si|ej)$")
_NEARLY = 0.3
_FAMILY = 3
_FAMILY_ENDINGS = (
    *("ami", "ach", "om", "ów", "em", "owi", "ą", "ę", "ego", "emu", "ych", "ymi", "iami", "iach", "iom", "iem"),
    *("ich", "imi"),
)
_CASE_ENDINGS = (
    *("a", "ach", "ami", "e", "em", "ia", "iach", "iami", "ie", "iem", "io", "iom", "iowi", "iu", "ią", "ię", "i", "o"),
    *("om", "owi", "owie", "u", "y", "ą", "ę", "ów"),
)


@dataclass(frozen=True, slots=True)
class Usage:
    """How forms, in capitals, are used: Zipf values in Polish, and the highest in the languages that it quotes.

    ``is_compared`` says of a form in lower case whether it is a comparative or a superlative.
    """

    own: Mapping[str, float]
    elsewhere: Mapping[str, float]
    is_compared: Callable[[str], bool]


def judge_long(forms: frozenset[str], readings: Analyser, usage: Usage) -> frozenset[str]:
    """Give the words for play among forms of five letters and more, and those that are made of them by rule."""
    lists = read_reviewed(BORROWED)

    def is_known(form: str) -> bool:
        return any(reading.marks.isdisjoint((NAME, ABBREVIATION)) for reading in readings(form))

    left_out = negated_adverbs(forms) | unused_abstracts(forms, usage)
    left_out |= {form for form in first_halves(forms) if not is_known(form)}
    left_out |= {form for form in foreign(forms, usage) - lists["loanwords"] if not is_known(form)}
    stems = {word.removesuffix("a") for word in lists["no words"] if word[-1] == "a" or word[-1] not in VOWELS}
    others = {stem + ending for stem in stems for ending in _CASE_ENDINGS if len(stem) >= 4} & forms
    left_out |= {form for form in others - lists["loanwords"] if not is_known(form)} | lists["no words"]
    return (forms - left_out) | negated_degrees(forms, usage) | lists["added"]


def negated_adverbs(forms: frozenset[str]) -> frozenset[str]:
    """Give *niepolsku* and its like: the second half of *po polsku* has no negation."""
    return frozenset(
        form
        for form in forms
        if form.startswith(_NEGATION) and form.endswith(("sku", "cku")) and form[len(_NEGATION) :] in forms
    )


def unused_abstracts(forms: frozenset[str], usage: Usage) -> frozenset[str]:
    """Give the forms of nouns in -skość and -ckość (*aachenskość*) of which wordfreq has none."""
    abstracts: dict[str, list[str]] = {}
    for form in forms:
        if _ABSTRACT.search(form):
            abstracts.setdefault(_ABSTRACT.sub("", form), []).append(form)
    return frozenset(
        form for same in abstracts.values() if not any(form.upper() in usage.own for form in same) for form in same
    )


def first_halves(forms: frozenset[str]) -> frozenset[str]:
    """Give forms in -o that may be halves of adjectives (*społeczno-polityczny*): an adverb would have its negation."""
    return frozenset(
        form
        for form in forms
        if form.endswith("o")
        and not form.startswith(_NEGATION)
        and not form.endswith(_ADVERB_LIKE)
        and _NEGATION + form not in forms
        and _is_of_adjective(form, forms)
    )


def foreign(forms: frozenset[str], usage: Usage) -> frozenset[str]:
    """Give forms that stand alone, without others on their stem, and that another language has nearly as often."""
    return frozenset(
        form
        for form in forms
        if usage.elsewhere.get(form.upper(), -1.0) >= usage.own.get(form.upper(), 0.0) - _NEARLY
        and _family(form, forms) < _FAMILY
    )


def negated_degrees(forms: frozenset[str], usage: Usage) -> frozenset[str]:
    """Give *nielepszy*, *nienajlepiej* …: since 2026 *nie* is joined to comparatives and superlatives."""
    return frozenset(
        _NEGATION + form
        for form in forms
        if len(form) <= LONGEST - len(_NEGATION)
        and not form.startswith(_NEGATION)
        and _COMPARED.search(form)
        and usage.is_compared(form)
    )


def _is_of_adjective(form: str, forms: frozenset[str]) -> bool:
    stem = form[:-1]
    hard = stem + "y" in forms and stem + "ego" in forms
    return hard or (stem + "i" in forms and (stem + "iego" in forms or stem + "iej" in forms))


def _family(form: str, forms: frozenset[str]) -> int:
    """Count the inflected forms on the stem of a form: with its last vowels, or without them."""
    most = 0
    for cut in range(3):
        stem = form[: len(form) - cut]
        if cut == 0 or form[len(stem)] in VOWELS:
            most = max(most, sum(stem + ending in forms for ending in _FAMILY_ENDINGS))
    return most
