"""What a seat may do: every move of the seat on turn, as a list (D2 to D8, D13)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from litera.games.dnup.cards import OF_VALUE, Cards, each, value_of
from litera.games.dnup.judge import may_turn_freely, opponents
from litera.games.dnup.moves import Add, Lay, Place, PlayersMove, TurnFreely, TurnHand
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import State

_TURN_HAND, _TURN_FREELY = TurnHand(), TurnFreely()


@cache
def _lays(cards: Cards) -> tuple[tuple[Lay, ...], ...]:
    """Give every set that can be laid from cards of one value (D3), by size; there are 2295 such groups of cards."""
    return tuple(
        tuple(Lay(sum(some)) for some in combinations(each(cards), size)) for size in range(1, cards.bit_count() + 1)
    )


@cache
def _adds(cards: Cards, place: Place) -> tuple[Add, ...]:
    """Give B with each of these cards of one value (D4)."""
    return tuple(Add(card, place) for card in each(cards))


def legal_moves(ruleset: Ruleset, state: State) -> tuple[PlayersMove, ...]:
    """List every move of the seat on turn: A with each set of cards once, then B and C, D, and the free turn."""
    hand = state.hands[state.turn]
    sizes = {cards.bit_count(): value_of(cards) for cards in state.sets if cards}
    highest = sizes.get
    moves: list[PlayersMove] = []
    for value, all_of_value in OF_VALUE.items():
        cards = hand & all_of_value
        if cards:
            for size, lays in enumerate(_lays(cards), 1):
                if highest(size, 0) < value:
                    moves += lays
    for index, take in opponents(ruleset, state.turn):
        lying = state.sets[index]
        if lying:
            value = value_of(lying)
            cards = hand & OF_VALUE[value]
            if cards and highest(lying.bit_count() + 1, 0) < value:
                moves += _adds(cards, take.place)
            moves.append(take)
    moves.append(_TURN_HAND)
    if may_turn_freely(ruleset, state):
        moves.append(_TURN_FREELY)
    return tuple(moves)
