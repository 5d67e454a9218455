"""A bot: what it knows, how far it looks, and what it does with that."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.draws import Stream
from litera.games.scrabble_cards.moves import Move, Pass
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.view import View
from litera.players.base import Budget, Sight
from litera.players.scrabble_cards.ahead import Candidate, Stage, look_further
from litera.players.scrabble_cards.answering import HUNDRED, Habits, answer
from litera.players.scrabble_cards.endgame import End, is_last_stretch, solve
from litera.players.scrabble_cards.exchanging import best_swap
from litera.players.scrabble_cards.finding import MOST_LOOKED_AT, Table, Vocabulary, look
from litera.players.scrabble_cards.guessing import guess

MOST_TRIED = 8
"""It looks among so many finds for one that could be longer."""


@dataclass(frozen=True, slots=True)
class ScrabbleCardsPlayer:
    """A player of one level.

    It plays one of its ``choice`` best finds by chance; ``minds_leave`` says whether it thinks of the cards it keeps;
    ``stages`` how far it looks ahead; ``nodes`` how many positions it searches when the bag is empty; ``guesses`` in
    how many of a hundred turns it tries a word of which it is not sure.
    """

    vocabulary: Vocabulary
    habits: Habits
    choice: int = 1
    minds_leave: bool = True
    stages: tuple[Stage, ...] = ()
    nodes: int = 0
    guesses: int = 0

    def choose(self, sight: Sight[ScrabbleCardsRules, View]) -> Move:
        """Choose a legal move for a seat that is to act."""
        if sight.view.pending is not None:
            return answer(
                sight.rules, sight.seat, sight.view, stream=sight.stream, vocabulary=self.vocabulary, habits=self.habits
            )
        table = look(sight.rules, sight.seat, sight.view, events=sight.events, minds_leave=self.minds_leave)
        if self.guesses and sight.stream.below(HUNDRED) < self.guesses:
            tried = guess(table, table.finds(self.vocabulary, MOST_TRIED), sight.stream)
            if tried is not None:
                return tried
        return self.ranked(table, sight.stream, sight.budget)[0][0].move

    def ranked(
        self, table: Table, stream: Stream, budget: Budget, *, always: Candidate | None = None
    ) -> list[tuple[Candidate, float]]:
        """Give the moves that it thinks of, best first, each with what it promises in points over the turns ahead.

        A move that it is asked about is always among them, in the place of its own thought of the same move.
        """
        if self.nodes and is_last_stretch(table):
            return self.search_end(table, budget, always).ranked
        most = max(self.choice, *(stage.candidates for stage in self.stages), 1)
        candidates = _with(self._candidates(table, most), always)
        if self.choice > 1:
            chosen = stream.below(min(self.choice, len(candidates)))
            candidates = [candidates[chosen], *candidates[:chosen], *candidates[chosen + 1 :]]
        if len(candidates) == 1 or not self.stages:
            return [(candidate, candidate.equity) for candidate in candidates]
        return look_further(table, candidates, self.stages, stream=stream, budget=budget, always=always)

    def search_end(self, table: Table, budget: Budget, always: Candidate | None = None) -> End:
        """Search the end, where the bag is empty: all that can be laid, and a pass."""
        candidates = _with(self._candidates(table, MOST_LOOKED_AT), always)
        if not any(isinstance(candidate.move, Pass) for candidate in candidates):
            candidates.append(Candidate(Pass(), 0.0, table.hand, 0.0))
        return solve(table, candidates, self.nodes, budget=budget, always=always)

    def _candidates(self, table: Table, count: int) -> list[Candidate]:
        """Give what it could do, by equity: so many lays, an exchange, or a pass where there is neither."""
        finds = table.finds(self.vocabulary, count)
        swap = best_swap(table) if self.minds_leave or not finds else None
        candidates = [
            Candidate(find.lay, float(find.points), table.left_after(find.lay, find.laying), find.equity)
            for find in finds
        ]
        if swap is not None:
            candidates.append(Candidate(swap.move, 0.0, swap.kept, swap.equity))
        if not candidates:
            return [Candidate(Pass(), 0.0, table.hand, 0.0)]
        return sorted(candidates, key=lambda candidate: -candidate.equity)


def _with(candidates: list[Candidate], always: Candidate | None) -> list[Candidate]:
    """Give candidates with one that was asked for, in the place of the own thought of the same move."""
    if always is None:
        return candidates
    return [*(candidate for candidate in candidates if candidate.move != always.move), always]
