"""The easy player: it gets rid of its cards in few turns as far as it sees, which is its own hand after its action."""

from __future__ import annotations

from dataclasses import dataclass

from litera.core.event import Seat
from litera.games.dnup.cards import OF_VALUE, Cards, turned, value_of
from litera.games.dnup.moves import Lay, Move, TurnFreely
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State
from litera.games.dnup.view import View
from litera.players.base import Sight

OUT = 10_000
"""What playing the last card is worth; all else is measured in hundredths of a turn."""

TURN = 100
CARD = 15
"""What a turn that the own hand still needs costs, and each card in it."""

SENT_HOME = 20
"""What each card is worth that an opponent takes back."""

EXPOSED = 6
"""What it costs a set that is laid to be one value lower, shared by its cards: a large set is seldom beaten."""

HIGHEST = max(OF_VALUE)


@dataclass(frozen=True, slots=True)
class EasyPlayer:
    """Plays the move after which its hand looks best; it looks no further, and forgets what it has seen.

    ``misjudged``: by less than so much it takes a move for better than it is; 1: by nothing.
    """

    misjudged: int

    def choose(self, sight: Sight[DnupRules, View]) -> Move:
        """Choose a legal move for the seat on turn."""
        rules, seat, view, stream = sight.rules, sight.seat, sight.view, sight.stream
        state = rules.resample(view, stream)
        moves = rules.legal(state, seat).moves
        return max(moves, key=lambda move: _worth(rules, state, seat, move) + stream.below(self.misjudged))


def _worth(rules: DnupRules, state: State, seat: Seat, move: Move) -> int:
    """Say what a move is worth; turning freely is worth a little less than the best move after it."""
    after, _ = rules.apply(state, seat, move)
    if isinstance(move, TurnFreely):
        return max(_worth(rules, after, seat, other) for other in rules.legal(after, seat).moves) - 1
    if after.scores[seat] > state.scores[seat]:
        return OUT
    if after.phase is Phase.DEAL:
        return 0
    hand = after.hands[seat]
    worth = SENT_HOME * (_held_by_others(after, seat) - _held_by_others(state, seat))
    if isinstance(move, Lay):
        worth -= EXPOSED * (HIGHEST - value_of(move.cards)) // move.cards.bit_count()
    return worth - TURN * _turns_needed(hand) - CARD * hand.bit_count()


def _held_by_others(state: State, seat: Seat) -> int:
    return sum(hand.bit_count() for other, hand in enumerate(state.hands) if other != seat)


def _turns_needed(hand: Cards) -> int:
    """Count the turns that would empty a hand if every set could be laid: as it lies, or turned first."""
    return min(_values_in(hand), 1 + _values_in(turned(hand)))


def _values_in(hand: Cards) -> int:
    return sum(bool(hand & cards) for cards in OF_VALUE.values())
