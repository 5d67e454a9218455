"""What a play scores, with its working, and what jokers cost at the end (W10, W11, W16)."""

from __future__ import annotations

from dataclasses import dataclass

from litera.games.word_rummikub.laying import Laying, holds_own_tile
from litera.games.word_rummikub.moves import JOKER, Word
from litera.games.word_rummikub.ruleset import JOKER_COST, Ruleset


@dataclass(frozen=True, slots=True)
class Working:
    """How a play's points come about: the words that can count, each with its letters, and whether they count twice."""

    words: tuple[tuple[Word, int], ...]
    doubled: bool

    @property
    def longest(self) -> Word:
        """The one word that counts (W10), the first of equals; "" where none does."""
        return max(self.words, key=_letters, default=("", 0))[0]

    @property
    def total(self) -> int:
        """The play's points (W10, W11)."""
        return max(map(_letters, self.words), default=0) * (2 if self.doubled else 1)


def _letters(entry: tuple[Word, int]) -> int:
    return entry[1]


def work_out(ruleset: Ruleset, rack: str, laying: Laying) -> Working:
    """Work out what a play from this rack scores.

    Words laid in this turn that hold an own tile can count (W10); the whole rack laid doubles the longest (W11).
    """
    words = laying.words if ruleset.score_unchanged else laying.new_words
    counting = tuple((word, len(word)) for word in words if holds_own_tile(laying, word))
    return Working(counting, doubled=laying.size == len(rack) and laying.size >= ruleset.double_min_tiles)


def joker_costs(racks: tuple[str, ...]) -> tuple[int, ...]:
    """Give what the jokers on each rack cost at the end (W16)."""
    return tuple(JOKER_COST * rack.count(JOKER) for rack in racks)
