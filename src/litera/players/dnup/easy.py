"""A kind beginner: sheds what it can, likes big sets and beating others, sees no further than its own action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from litera.core.draws import Stream
from litera.core.event import Seat
from litera.games.dnup.cards import Card, active, turned
from litera.games.dnup.legal import legal_moves
from litera.games.dnup.moves import Add, Lay, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import areas, index_of
from litera.games.dnup.view import View

LAST_CARD = 1000
SHED_CARD = 10
SET_CARD = 4
DISTRACTION = 9
"""Values of a move: playing the last card; each card that leaves the hand; each card of the largest set that the hand
holds after it; and how much, at most, a beginner misjudges a move."""


class Easy:
    """Plays the move that looks best to a beginner."""

    def choose(
        self,
        rules: DnupRules,
        seat: Seat,  # noqa: ARG002 - it is the view that chooses
        view: View,
        events: Sequence[Mapping[str, Any]],  # noqa: ARG002 - a beginner remembers nothing
        stream: Stream,
    ) -> PlayersMove:
        """Choose an action: each is valued as a beginner sees it, a little wrongly."""
        moves = legal_moves(rules.ruleset, rules.resample(view, stream))
        return max(moves, key=lambda move: _value(rules, view, move) + stream.below(DISTRACTION + 1))


def _value(rules: DnupRules, view: View, move: PlayersMove) -> int:
    hand = view.own_hand
    match move:
        case Lay(cards):
            return _shed(rules, view, tuple(card for card in hand if card not in cards), len(cards), len(cards))
        case Add(card, place):
            size = len(view.sets[index_of(place, rules.seats)]) + 1
            return _shed(rules, view, tuple(other for other in hand if other != card), 1, size)
        case Take(place):
            cards = view.sets[index_of(place, rules.seats)]
            danger = SHED_CARD * 2 if view.size(place.seat) <= 1 else 0
            return danger + _prospect((*hand, *turned(cards))) - _prospect(hand) - SHED_CARD * len(cards)
        case TurnHand() | TurnFreely():
            return _prospect(turned(hand)) - _prospect(hand)
    assert_never(move)


def _shed(rules: DnupRules, view: View, left: tuple[Card, ...], count: int, size: int) -> int:
    """Value cards laid or added: fewer in the hand, a set beaten, and what the rest of the hand is good for."""
    if not left:
        return LAST_CARD
    beaten = next((index for index, cards in enumerate(view.sets) if len(cards) == size), None)
    beats = 0
    if beaten is not None:
        owner = beaten // areas(rules.seats)
        beats = -SHED_CARD * size if owner == view.watcher else SHED_CARD * size // 2
    return SHED_CARD * count + beats + _prospect(left) - _prospect(view.own_hand)


def _prospect(hand: tuple[Card, ...]) -> int:
    """Value the largest set that a hand holds as it lies."""
    return SET_CARD * max(Counter(map(active, hand)).values(), default=0)
