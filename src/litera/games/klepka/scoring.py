"""What a word of certain cards is worth, with the working: its letters, and whether it counts twice (K3, K5, K15)."""

from __future__ import annotations

from dataclasses import dataclass

from litera.games.klepka.moves import Use, is_real
from litera.games.klepka.ruleset import Ruleset
from litera.words.counting import is_slang
from litera.words.lexicon import Mark

_NO_CARD = str.maketrans("", "", "'-")


@dataclass(frozen=True, slots=True)
class Working:
    """The points of each letter of a word, in order, and the factor of their sum."""

    letters: tuple[tuple[str, int], ...]
    factor: int

    @property
    def total(self) -> int:
        """The points of the word."""
        return self.factor * sum(points for _, points in self.letters)


def letters_of(word: str) -> str:
    """Give the letters of a word that need cards: the apostrophe needs none, nor would a hyphen (K4)."""
    return word.translate(_NO_CARD)


def work_out(ruleset: Ruleset, word: str, uses: tuple[Use, ...]) -> Working:
    """Work out the points of a word of these cards (K3, K5, K15)."""
    real = [use[0] for use in uses if is_real(use)]
    letters: list[tuple[str, int]] = []
    for letter in letters_of(word):
        counts = letter in real or ruleset.polysemy_points == "letter"
        if letter in real:
            real.remove(letter)
        letters.append((letter, ruleset.pack.points[letter] if counts else 0))
    doubled = is_one_colour(ruleset, uses) or counts_twice(ruleset, word)
    return Working(tuple(letters), 2 if doubled else 1)


def is_one_colour(ruleset: Ruleset, uses: tuple[Use, ...]) -> bool:
    """Say whether the option doubles one colour, and the letter cards are all of one (K5); a polysemy may break it."""
    if ruleset.double_for not in ("one_colour", "both"):
        return False
    if ruleset.polysemy_colour == "breaks" and not all(map(is_real, uses)):
        return False
    return len({use[1] for use in uses if is_real(use)}) == 1


def counts_twice(ruleset: Ruleset, word: str) -> bool:
    """Say whether the option doubles slang and abbreviations, and the word is one (K5)."""
    if ruleset.double_for not in ("slang_or_abbreviation", "both"):
        return False
    if ruleset.lexicon.mark(word) is Mark.ABBREVIATION:
        return True
    return is_slang(ruleset.lexicon, word)
