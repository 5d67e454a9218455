"""Which words may be made, whatever the cards: lexicon, options, and words made before (K4, K6, K7, K8)."""

from __future__ import annotations

from collections.abc import Callable

from litera.core.event import Seat
from litera.core.message import Written
from litera.core.refusal import Code, Refusal, refuse
from litera.games.family import why_not_for_families
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.scoring import letters_of
from litera.games.klepka.state import State
from litera.games.klepka.view import View
from litera.words.counting import counting_readings
from litera.words.grammar import PartOfSpeech, Reading
from litera.words.lexicon import Mark

HYPHEN = "-"

_FILTERS: dict[str, Callable[[Reading], bool]] = {
    "any": lambda _: True,
    "nouns_nominative": lambda reading: reading.part is PartOfSpeech.NOUN and reading.singular and reading.nominative,
    "nouns_singular": lambda reading: reading.part is PartOfSpeech.NOUN and reading.singular,
    "nouns": lambda reading: reading.part is PartOfSpeech.NOUN,
    "verbs": lambda reading: reading.part is PartOfSpeech.VERB,
    "adjectives": lambda reading: reading.part is PartOfSpeech.ADJECTIVE,
}


def why_not_word(ruleset: Ruleset, state: State, seat: Seat, *, word: str) -> Refusal | None:
    """Judge a word: length, spelling, repetition, then the lexicon (K4, K6, K7); None if it may be made or voted on."""
    if len(letters_of(word)) < ruleset.min_letters:
        return refuse(Code.TOO_SHORT, "K4", word=Written(word), shortest=ruleset.min_letters)
    if HYPHEN in word:
        return refuse(Code.WORD_NOT_ALLOWED, "K4", key="klepka-refusal-hyphen", word=Written(word))
    if ruleset.family_words and (refusal := why_not_for_families(ruleset.lexicon, (word,), "K4")):
        return refusal
    if is_repeated(ruleset, state, seat, word=word):
        return refuse(Code.WORD_REPEATED, "K7", word=Written(word))
    mark = ruleset.lexicon.mark(word)
    if mark is None:
        return None if ruleset.unknown_words == "vote" else refuse(Code.NOT_A_WORD, "K4", word=Written(word))
    if not is_admitted(ruleset, mark):
        return refuse(Code.WORD_NOT_ALLOWED, "K4", key=f"klepka-refusal-{mark.value}", word=Written(word))
    if not passes_filter(ruleset, word):
        if not ruleset.lexicon.readings(word):
            return refuse(Code.WORD_NOT_ALLOWED, "K6", key="klepka-refusal-no-reading", word=Written(word))
        return refuse(
            Code.WORD_NOT_ALLOWED, "K6", key=f"klepka-refusal-filter-{ruleset.word_filter}", word=Written(word)
        )
    return None


def stands(ruleset: Ruleset, state: State | View, seat: Seat, *, word: str) -> bool:
    """Say the same as ``why_not_word`` of a word that is known to be in a part of the lexicon that is admitted."""
    if len(letters_of(word)) < ruleset.min_letters or is_barred(ruleset, word):
        return False
    if is_repeated(ruleset, state, seat, word=word):
        return False
    return passes_filter(ruleset, word)


def is_barred(ruleset: Ruleset, word: str) -> bool:
    """Say whether the options forbid a word because it is vulgar."""
    return ruleset.family_words and ruleset.lexicon.is_vulgar(word)


def is_repeated(ruleset: Ruleset, state: State | View, seat: Seat, *, word: str) -> bool:
    """Say whether the options forbid the word because it stands on a sheet (K7)."""
    sheets = {"any": (), "not_own": (state.words[seat],), "none": state.words}[ruleset.repeat_words]
    return any(made.word == word for sheet in sheets for made in sheet)


def is_admitted(ruleset: Ruleset, mark: Mark) -> bool:
    """Say whether words, names or abbreviations of the lexicon may be made; those that count twice may (K4, K5)."""
    if mark is Mark.NAME:
        return ruleset.proper_names
    doubled = ruleset.double_for in ("slang_or_abbreviation", "both")
    return mark is Mark.WORD or ruleset.abbreviations or doubled


def passes_filter(ruleset: Ruleset, word: str) -> bool:
    """Say whether a word has a reading that counts and that the filter admits (K6).

    Words given with a table have no tags and pass; a word of another lexicon that the analyser lacks does not.
    """
    if ruleset.word_filter == "any" or ruleset.lexicon.header.house:
        return True
    return any(map(_FILTERS[ruleset.word_filter], counting_readings(ruleset.lexicon, word)))
