"""What a player may do, and what speaks against a move (D2 to D8, D13 to D15)."""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby

from litera.core.event import Seat
from litera.core.refusal import Code, Refusal, refuse
from litera.games.dnup.cards import TEXTS, Card, active
from litera.games.dnup.moves import Add, Lay, Move, Place, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State, areas, index_of, place_at

TURN_HAND = TurnHand()


@cache
def lays(cards: tuple[Card, ...]) -> tuple[tuple[Lay, ...], ...]:
    """Give every set that can be laid from cards of one value, those of one card first; there are 2304 such groups."""
    return tuple(tuple(map(Lay, combinations(cards, size))) for size in range(1, len(cards) + 1))


@cache
def takes(seats: int) -> tuple[Take, ...]:
    """Give C for each place of a table."""
    return tuple(Take(place_at(index, seats)) for index in range(seats * areas(seats)))


@cache
def adds(cards: tuple[Card, ...], index: int, seats: int) -> tuple[Add, ...]:
    """Give B with each of these cards for the set at a place."""
    return tuple(Add(card, place_at(index, seats)) for card in cards)


def legal_moves(ruleset: Ruleset, state: State) -> tuple[PlayersMove, ...]:
    """List every move of the seat on turn: A with each set of cards once, then B, C, D and the free turn."""
    seats, per_seat = ruleset.seats, areas(ruleset.seats)
    sizes = {len(cards): cards[0] // 10 for cards in state.sets if cards}
    moves: list[PlayersMove] = []
    by_value = {value: tuple(cards) for value, cards in groupby(state.hands[state.turn], active)}
    for value, cards in by_value.items():
        for size, of_size in enumerate(lays(cards), 1):
            if sizes.get(size, 0) < value:
                moves += of_size
    own = state.turn * per_seat
    for index, cards in enumerate(state.sets):
        if cards and not own <= index < own + per_seat:
            value = cards[0] // 10
            if value in by_value and sizes.get(len(cards) + 1, 0) < value:
                moves += adds(by_value[value], index, seats)
            moves.append(takes(seats)[index])
    moves.append(TURN_HAND)
    if may_turn_freely(ruleset, state):
        moves.append(TurnFreely())
    return tuple(moves)


def may_turn_freely(ruleset: Ruleset, state: State) -> bool:
    """Tell whether the hand may be turned before the first turn of the round (D13)."""
    return ruleset.free_first_rotation and not state.turned and state.round_turns < ruleset.seats


def why_not(ruleset: Ruleset, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge a move in the order that rules/ gives: place, cards, value, D5."""
    if state.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    if state.phase is Phase.DEAL:
        return refuse(Code.WRONG_PHASE)
    if isinstance(move, TurnFreely) and not may_turn_freely(ruleset, state):
        return refuse(Code.WRONG_PHASE, "D13", key="dnup-refusal-turn")
    if seat != state.turn:
        return refuse(Code.NOT_YOUR_TURN, "D2")
    match move:
        case Lay(cards):
            return _why_not_lay(state, cards)
        case Add(card, place):
            return _why_not_place(ruleset, state, place, "D4") or _why_not_add(ruleset, state, card, place)
        case Take(place):
            return _why_not_place(ruleset, state, place, "D6")
    return None


def _why_not_lay(state: State, cards: tuple[Card, ...]) -> Refusal | None:
    missing = tuple(TEXTS[card] for card in cards if card not in state.hands[state.turn])
    if missing:
        return refuse(Code.NOT_YOURS, "D3", cards=missing)
    value = cards[0] // 10
    if any(card // 10 != value for card in cards):
        return refuse(Code.VALUE_DIFFERS, "D3", key="dnup-refusal-lay-values")
    return _why_too_low(state, value, len(cards))


def _why_not_place(ruleset: Ruleset, state: State, place: Place, rule: str) -> Refusal | None:
    if not (0 <= place.seat < ruleset.seats and 1 <= place.area <= areas(ruleset.seats)):
        return refuse(Code.NO_SUCH_PLACE, rule, key="dnup-refusal-place", highest=ruleset.seats - 1)
    if place.seat == state.turn:
        return refuse(Code.OWN_SET, rule, key="dnup-refusal-own")
    if not state.sets[index_of(place, ruleset.seats)]:
        return refuse(Code.NO_SET, rule, key="dnup-refusal-no-set")
    return None


def _why_not_add(ruleset: Ruleset, state: State, card: Card, place: Place) -> Refusal | None:
    if card not in state.hands[state.turn]:
        return refuse(Code.NOT_YOURS, "D4", cards=(TEXTS[card],))
    cards = state.sets[index_of(place, ruleset.seats)]
    value = cards[0] // 10
    if card // 10 != value:
        return refuse(Code.VALUE_DIFFERS, "D4", key="dnup-refusal-add-value", value=value, played=card // 10)
    return _why_too_low(state, value, len(cards) + 1)


def _why_too_low(state: State, value: int, size: int) -> Refusal | None:
    """Judge a set of this value and size beside the one of its size that lies on the table (D5, D15)."""
    for cards in state.sets:
        if len(cards) == size and cards[0] // 10 >= value:
            return refuse(
                Code.VALUE_TOO_LOW, "D5", key="dnup-refusal-too-low", size=size, value=cards[0] // 10, played=value
            )
    return None
