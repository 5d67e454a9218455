"""A player that rebuilds the whole table, with the words that its level knows and as far as its level looks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice

from litera.core.event import Seat
from litera.games.word_rummikub.laying import lay_out
from litera.games.word_rummikub.moves import JOKER, Answer, Doubt, DrawTile, Move, Pass, Play, Word
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.games.word_rummikub.ruleset import JOKER_COST
from litera.games.word_rummikub.scoring import work_out
from litera.games.word_rummikub.state import State, without
from litera.games.word_rummikub.view import View
from litera.players.base import Sight
from litera.players.word_rummikub.planning import SEATS, Outlay, Plan

OTHERS = 16
"""So many more turns a player that proves tries, for one that is harder for rivals."""

MOST_KEPT = 8
"""So many choices of the tiles to keep are looked at."""

Seen = Sight[WordRummikubRules, View]


@dataclass(frozen=True, slots=True)
class RebuildingPlayer:
    """Knows words of at least the class ``frequency``, tries ``targets`` long words of each length.

    It takes up ``taken`` table words at most.

    One that ``proves`` also settles what the first tries leave open, as far as its time goes where that is bounded, and
    minds how the game ends.
    """

    frequency: int
    targets: int
    taken: int
    proves: bool = False

    def choose(self, sight: Seen) -> Move:
        """Choose a legal move for a seat that is to act."""
        if sight.view.vote is not None:
            return Answer(yes=knows(sight, sight.view.vote.word))
        play = self.best_play(sight)
        if play is not None:
            return play
        return DrawTile() if sight.view.bank_size else Pass()

    def interrupt(self, sight: Seen) -> Move | None:
        """Doubt a word of the last play that it never saw, once; else wait (W19)."""
        play = sight.view.last_play
        if play is None or sight.view.vote is not None or play.seat == sight.seat:
            return None
        doubted = {str(event["word"]).upper() for event in sight.events if event["kind"] == "doubted"}
        strange = [word for word in play.words if word.upper() not in doubted and not knows(sight, word)]
        return next(
            (Doubt(word) for word in strange if sight.rules.why_not(state_of(sight), sight.seat, Doubt(word)) is None),
            None,
        )

    def best_play(self, sight: Seen) -> Play | None:
        """Give the best play it finds; None where it finds nothing to lay."""
        state = state_of(sight)
        play = self._solve(sight, state)
        if play is None or not self.proves:
            return play
        if loses_by_ending(sight, state, play):
            return max(self._keeping(sight, state, 1), key=lambda one: points_of(sight, state, one), default=play)
        return self._having_last(sight, state, play)

    def _having_last(self, sight: Seen, state: State, play: Play) -> Play:
        """Give the play, or one that keeps tiles where that brings the last turn, and more by it than it costs."""
        rack, points = state.racks[sight.seat], points_of(sight, state, play)
        if len(state.racks) != SEATS or not state.opened[sight.seat] or lay_out(play).size < len(rack):
            return play
        plan, outlay = Plan(points // 2), Outlay(len(state.bank), len(rack), len(state.racks[1 - sight.seat]))
        leads = [plan.lead(outlay, kept, points // 2 if kept else points) for kept in range(len(rack))]
        kept = leads.index(max(leads))
        if not kept:
            return play
        for other in self._keeping(sight, state, kept):
            left = len(rack) - lay_out(other).size
            if plan.lead(outlay, left, points_of(sight, state, other)) > leads[0]:
                return other
        return play

    def _keeping(self, sight: Seen, state: State, count: int) -> Iterator[Play]:
        """Give the best plays that keep so many tiles, no jokers, or more: the game goes on longer."""
        rack = state.racks[sight.seat]
        for kept in islice(dict.fromkeys(combinations(rack.replace(JOKER, ""), count)), MOST_KEPT):
            less = "".join(without(rack, kept))
            if less:
                racks = (*state.racks[: sight.seat], less, *state.racks[sight.seat + 1 :])
                play = self._solve(sight, replace(state, racks=racks))
                if play is not None:
                    yield play

    def _solve(self, sight: Seen, state: State) -> Play | None:
        from litera.players.word_rummikub.problem import Problem
        from litera.players.word_rummikub.solver import FULL, Effort, solve

        ruleset = sight.rules.ruleset
        frequency = max(self.frequency, 1) if ruleset.has_doubts else self.frequency
        problem = Problem.of(ruleset, state, frequency, shunned=refused_words(sight))
        effort = Effort(
            self.targets,
            self.taken,
            self.proves,
            ways=1500,
            visits=50_000,
            words=5000,
            nodes=20,
            lengths=2,
            others=OTHERS if self.proves else 0,
        )
        if self.proves and sight.budget.left() < math.inf:
            effort = FULL
        return solve(problem, sight.budget, effort).play


def knows(sight: Seen, word: Word) -> bool:
    """Say whether a player would let a word stand: one that is found in running text (W19)."""
    return sight.rules.ruleset.lexicon.frequency(word) > 0


def refused_words(sight: Seen) -> frozenset[Word]:
    """Give the words, in capitals, that were voted off the table (W19): they are not laid again."""
    return frozenset(str(event["word"]).upper() for event in sight.events if event["kind"] == "taken_back")


def state_of(sight: Seen) -> State:
    """Give a whole state that fits what the seat sees; nothing that it does not see is gone by."""
    return sight.rules.resample(sight.view, sight.stream)


def points_of(sight: Seen, state: State, play: Play) -> int:
    """Give what a play of the seat scores in a state."""
    return work_out(sight.rules.ruleset, state.racks[sight.seat], lay_out(play)).total


def ends_game(state: State, seat: Seat, play: Play) -> bool:
    """Say whether a play lays the last tile with the bank empty (W17)."""
    return not state.bank and lay_out(play).size == len(state.racks[seat])


def loses_by_ending(sight: Seen, state: State, play: Play) -> bool:
    """Say whether a play ends the game while another seat has more points, though jokers may be on its rack."""
    if not ends_game(state, sight.seat, play):
        return False
    own = state.scores[sight.seat] + points_of(sight, state, play)
    return own + JOKER_COST < max(score for seat, score in enumerate(state.scores) if seat != sight.seat)
