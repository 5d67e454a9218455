"""Condition cards: the closed set of things a card can ask of a word, with their parameters and tests (S6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise


class ConditionKind(StrEnum):
    """What a condition card asks of a word; a pack chooses kinds and gives them their parameters."""

    LENGTH = "length"
    BEGINS = "begins"
    ENDS = "ends"
    HOLDS = "holds"
    DOUBLE = "double"
    VOWELS = "vowels"
    SEQUENCE = "sequence"
    SAME_ENDS = "same_ends"
    ALL_DIFFERENT = "all_different"
    BLANK = "blank"
    CONSONANTS_IN_ROW = "consonants_in_row"


class LetterClass(StrEnum):
    """The letters a condition means: some that it lists, or all vowels, or all consonants."""

    LISTED = "listed"
    VOWELS = "vowels"
    CONSONANTS = "consonants"


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition card: what it asks, what its layer gains (``plus``) and what a rival's costs them (``minus``).

    ``least`` and ``most`` bound a number of letters (``most`` 0: no upper bound); ``letters`` are those that are meant
    by ``letter_class``; ``sequences`` are the groups of letters of which the word must hold one.
    """

    name: str
    kind: ConditionKind
    plus: int
    minus: int
    least: int = 0
    most: int = 0
    letters: str = ""
    letter_class: LetterClass = LetterClass.LISTED
    sequences: tuple[str, ...] = ()


def fulfils(word: str, condition: Condition, vowels: str) -> bool:
    """Say whether a word on the table fulfils the condition (S6).

    A blank, a small letter, counts as its letter; every letter that is no vowel is a consonant.
    """
    letters = word.upper()
    match condition.kind:
        case ConditionKind.LENGTH:
            return condition.least <= len(letters) <= (condition.most or len(letters))
        case ConditionKind.BEGINS:
            return letters[0] in condition.letters
        case ConditionKind.ENDS:
            return letters[-1] in condition.letters
        case ConditionKind.HOLDS:
            return any(letter in condition.letters for letter in letters)
        case ConditionKind.DOUBLE:
            return any(left == right for left, right in pairwise(letters))
        case ConditionKind.VOWELS:
            return sum(letter in vowels for letter in letters) >= condition.least
        case ConditionKind.SEQUENCE:
            return any(sequence in letters for sequence in condition.sequences)
        case ConditionKind.SAME_ENDS:
            return letters[0] == letters[-1]
        case ConditionKind.ALL_DIFFERENT:
            return len(letters) >= condition.least and len(set(letters)) == len(letters)
        case ConditionKind.BLANK:
            return letters != word
        case ConditionKind.CONSONANTS_IN_ROW:
            return _longest_row_of_consonants(letters, vowels) >= condition.least


def _longest_row_of_consonants(letters: str, vowels: str) -> int:
    marked = "".join(" " if letter in vowels else letter for letter in letters)
    return max(map(len, marked.split()), default=0)
