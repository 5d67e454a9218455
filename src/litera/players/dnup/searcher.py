"""A player that plays rounds out in its mind, with the hidden cards dealt anew each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from litera.games.dnup.moves import Move, PlayersMove
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.view import View
from litera.players.base import Sight
from litera.players.dnup.memory import Memory, remember

if TYPE_CHECKING:
    from litera.players.dnup.thinking import Looked


@dataclass(frozen=True, slots=True)
class Finding:
    """The moves that were looked at, best first; and whether the best is certain to make the seat the next one out."""

    looked: tuple[Looked, ...]
    is_certain: bool


@dataclass(frozen=True, slots=True)
class Searcher:
    """One level of it.

    ``rollouts``: so many rounds of two are played out for a move; of more seats, whose rounds are longer, fewer.
    ``span``: so many events long it remembers cards that went back to a hand. ``draws_conclusions``: it goes by what
    was not played, and finds certain wins where few cards are hidden.
    """

    rollouts: int
    span: int
    draws_conclusions: bool = False

    def choose(self, sight: Sight[DnupRules, View]) -> Move:
        """Choose a legal move for the seat on turn."""
        return self.find(sight).looked[0].move

    def find(self, sight: Sight[DnupRules, View], only: PlayersMove | None = None) -> Finding:
        """Look at the moves of the seat on turn, or at one of them alone."""
        from litera.players.dnup.thinking import look, situation
        from litera.players.dnup.worlds import certain_win
        from litera.search.dnup.encoding import decode_move

        ruleset, view = sight.rules.ruleset, sight.view
        memory = remember(view, sight.events, span=self.span)
        if not self.draws_conclusions:
            memory = Memory(memory.known, ())
        decision = situation(ruleset, view, memory)
        rollouts = self.rollouts * 2 // ruleset.seats
        if only is not None:
            return Finding(look(sight, decision, rollouts // 2, only=(only,)), is_certain=False)
        won = certain_win(decision, sight.budget) if self.draws_conclusions else None
        if won is None:
            return Finding(look(sight, decision, rollouts), is_certain=False)
        best = decode_move(ruleset, view.sets, won)
        return Finding(look(sight, decision, rollouts // 10, only=(best,)), is_certain=True)
