"""People at dnup, made simple, as bots are measured against: what they look at is easily said."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.draws import Stream
from litera.games.dnup.moves import Add, Lay, Move
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.view import View
from litera.players.base import Player, Sight
from litera.players.dnup.easy import EasyPlayer

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class LargestSet:
    """Lays the largest set; else adds a card, else does the first thing there is. Plays ``slips`` in 100 at random."""

    slips: int = 0

    def choose(self, sight: Sight[DnupRules, View]) -> Move:
        """Choose a legal move for the seat on turn."""
        moves = _moves(sight)
        if self.slips and sight.stream.below(HUNDRED) < self.slips:
            return sight.stream.choose(moves)
        return largest(moves)


@dataclass(frozen=True, slots=True)
class FirstSet:
    """Lays the first set that is legal, else does the first thing there is."""

    def choose(self, sight: Sight[DnupRules, View]) -> Move:
        """Choose a legal move for the seat on turn."""
        moves = _moves(sight)
        return next((move for move in moves if isinstance(move, Lay)), moves[0])


def largest(moves: tuple[Move, ...]) -> Move:
    """Give the lay of most cards, else a card added, else the first move."""
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays:
        return max(lays, key=lambda move: move.cards.bit_count())
    return next((move for move in moves if isinstance(move, Add)), moves[0])


def _moves(sight: Sight[DnupRules, View]) -> tuple[Move, ...]:
    return sight.rules.legal(sight.rules.resample(sight.view, Stream(b"", "legal")), sight.seat).moves


REFERENCES: dict[str, Player] = {
    "first-set": FirstSet(),
    "largest-15": LargestSet(slips=15),
    "largest": LargestSet(),
    "one-step": EasyPlayer(misjudged=1),
}
"""By what they look at: a child's, a beginner's, and two who play often."""
