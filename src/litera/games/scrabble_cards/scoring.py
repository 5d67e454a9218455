"""What a laid move is worth, with its working, and what the letters left on hands cost at the end (S4 to S7, S14)."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from litera.games.scrabble_cards.grid import Word, grid_of
from litera.games.scrabble_cards.laying import Laying, lay_out
from litera.games.scrabble_cards.moves import Lay
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset
from litera.games.scrabble_cards.state import Pending, Played, State


@dataclass(frozen=True, slots=True)
class ScoredWord:
    """A word that a move makes or changes: the sum of its letters' values, and how many times it counts (S4, S5)."""

    word: Word
    value: int
    factor: int

    @property
    def points(self) -> int:
        """What the word brings."""
        return self.value * self.factor


@dataclass(frozen=True, slots=True)
class Working:
    """How a move's points come about; ``conditions`` are the cards of both sides, each with what it adds (S6)."""

    words: tuple[ScoredWord, ...]
    bonus: int
    conditions: tuple[tuple[Played, int], ...]
    floor_zero: bool

    @property
    def total(self) -> int:
        """The move's points; with ``floor_zero`` they stop at 0 (S6)."""
        total = sum(word.points for word in self.words) + self.bonus + sum(points for _, points in self.conditions)
        return floored(total) if self.floor_zero else total


def floored(points: int) -> int:
    """Give points that do not go below 0."""
    return max(0, points)


def score_laying(ruleset: Ruleset, laying: Laying, move: Lay) -> tuple[ScoredWord, ...]:
    """Give the words of a move with their points: the first word doubled, else the word premium cards (S4, S5)."""
    multiplied = prod(ruleset.pack.factors[card] for card in move.multipliers)
    main, *crossing = laying.words
    crossing_factor = multiplied if ruleset.premium_scope == "all" else 1
    return (
        _scored(ruleset, main, 2 if laying.first else multiplied),
        *(_scored(ruleset, word, crossing_factor) for word in crossing),
    )


def _scored(ruleset: Ruleset, word: Word, factor: int) -> ScoredWord:
    return ScoredWord(word, sum(map(ruleset.pack.value, word.letters)), factor)


def work_out(ruleset: Ruleset, state: State, pending: Pending) -> Working:
    """Work out what the move that waits would score now, condition cards and bonus in it (S5, S6, S7)."""
    laying = lay_out(grid_of(state.cells), pending.move)
    pack = ruleset.pack
    conditions = []
    for played in pending.conditions:
        condition = pack.conditions[played.card]
        conditions.append((played, condition.plus if played.seat == pending.seat else -condition.minus))
    return Working(
        words=score_laying(ruleset, laying, pending.move),
        bonus=ruleset.all_seven_bonus if len(laying.added) == HAND_SIZE else 0,
        conditions=tuple(conditions),
        floor_zero=ruleset.floor_zero,
    )


def add_points(ruleset: Ruleset, scores: tuple[int, ...], gains: tuple[int, ...]) -> tuple[int, ...]:
    """Add each seat's points to its score; with ``floor_zero`` no score goes below 0 (S6)."""
    added = (score + gain for score, gain in zip(scores, gains, strict=True))
    return tuple(map(floored, added)) if ruleset.floor_zero else tuple(added)


def letters_left(ruleset: Ruleset, state: State) -> tuple[int, ...]:
    """Give what the letters on each seat's hand are worth (S14 to S17)."""
    return tuple(map(ruleset.pack.hand_value, state.hands))
