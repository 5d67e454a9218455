"""What a player may do, and what speaks against a move (D2 to D8, D13 to D15)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from litera.core.event import Seat
from litera.core.game import TimeUp, refuse_time_up
from litera.core.refusal import Code, Refusal, refuse
from litera.games.dnup.cards import OF_VALUE, Cards, each, texts, turned, value_of
from litera.games.dnup.moves import Add, Lay, Move, Place, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.notation import write_place
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State

_TURN_HAND, _TURN_FREELY = TurnHand(), TurnFreely()


@cache
def _lays(cards: Cards) -> tuple[tuple[Lay, ...], ...]:
    """Give every set that can be laid from cards of one value, by size; there are 2295 such groups of cards."""
    return tuple(
        tuple(Lay(sum(some)) for some in combinations(each(cards), size)) for size in range(1, cards.bit_count() + 1)
    )


@cache
def _adds(cards: Cards, place: Place) -> tuple[Add, ...]:
    """Give B with each of these cards of one value."""
    return tuple(Add(card, place) for card in each(cards))


@cache
def _opponents(ruleset: Ruleset, seat: Seat) -> tuple[tuple[int, Take], ...]:
    """Give where sets of a seat's opponents are in ``State.sets``, with C for each."""
    places = ((index, ruleset.place(index)) for index in range(ruleset.seats * ruleset.areas))
    return tuple((index, Take(place)) for index, place in places if place.seat != seat)


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
    for index, take in _opponents(ruleset, state.turn):
        lying = state.sets[index]
        if lying:
            value = value_of(lying)
            cards = hand & OF_VALUE[value]
            if cards and highest(lying.bit_count() + 1, 0) < value:
                moves += _adds(cards, take.place)
            moves.append(take)
    moves.append(_TURN_HAND)
    if _may_turn_freely(ruleset, state):
        moves.append(_TURN_FREELY)
    return tuple(moves)


def _may_turn_freely(ruleset: Ruleset, state: State) -> bool:
    """Tell whether the hand may be turned before the first turn of the round (D13)."""
    return ruleset.free_first_rotation and not state.turned and state.round_turns < ruleset.seats


def why_not(ruleset: Ruleset, state: State, seat: Seat, move: Move | TimeUp) -> Refusal | None:
    """Judge a move in the order that rules/ gives: place, cards, value, D5."""
    if isinstance(move, TimeUp):
        return refuse_time_up()
    if state.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    if isinstance(move, TurnFreely) and not _may_turn_freely(ruleset, state):
        key = "dnup-refusal-turned" if ruleset.free_first_rotation else "dnup-refusal-no-free-turn"
        return refuse(Code.WRONG_PHASE, "D13", key=key)
    if state.phase is Phase.DEAL or seat != state.turn:
        return refuse(Code.NOT_YOUR_TURN)
    match move:
        case Lay(cards):
            return (
                _why_not_yours(state, cards, "D3")
                or _why_not_one_value(cards)
                or _why_too_low(ruleset, state, value_of(cards), cards.bit_count())
            )
        case Add(cards, place):
            return _why_not_place(ruleset, state, place, "D4") or _why_not_add(
                ruleset, state, cards, state.sets[ruleset.index(place.seat, place.area)]
            )
        case Take(place):
            return _why_not_place(ruleset, state, place, "D6")
    return None


def _why_not_place(ruleset: Ruleset, state: State, place: Place, rule: str) -> Refusal | None:
    """Judge where an opponent's set is to be; an own seat is own, whether the area is there or not."""
    if place.seat == state.turn:
        return refuse(Code.OWN_SET, rule, key="dnup-refusal-own-set")
    others = _opponents(ruleset, state.turn)
    if all(take.place != place for _, take in others):
        names = tuple(write_place(ruleset, take.place) for _, take in others)
        return refuse(Code.NO_SUCH_PLACE, rule, key="dnup-refusal-no-such-place", places=names)
    if not state.sets[ruleset.index(place.seat, place.area)]:
        names = tuple(write_place(ruleset, take.place) for index, take in others if state.sets[index])
        return refuse(
            Code.NO_SET,
            rule,
            key="dnup-refusal-no-set",
            place=write_place(ruleset, place),
            places=names,
            count=len(names),
        )
    return None


def _why_not_yours(state: State, cards: Cards, rule: str) -> Refusal | None:
    hand = state.hands[state.turn]
    missing = cards & ~hand
    if not missing:
        return None
    if missing & turned(hand) == missing:
        return refuse(Code.NOT_YOURS, rule, key="dnup-refusal-other-way-up", cards=" ".join(texts(turned(missing))))
    return refuse(Code.NOT_YOURS, rule, cards=" ".join(texts(missing)))


def _why_not_one_value(cards: Cards) -> Refusal | None:
    if cards & OF_VALUE[value_of(cards)] == cards:
        return None
    return refuse(Code.VALUE_DIFFERS, "D3", key="dnup-refusal-several-values", cards=" ".join(texts(cards)))


def _why_not_add(ruleset: Ruleset, state: State, cards: Cards, lying: Cards) -> Refusal | None:
    refusal = _why_not_yours(state, cards, "D4")
    if refusal is not None:
        return refusal
    if cards.bit_count() > 1:
        return refuse(Code.WRONG_NUMBER, "D4", key="dnup-refusal-one-card", cards=" ".join(texts(cards)))
    value = value_of(lying)
    if value_of(cards) != value:
        return refuse(Code.VALUE_DIFFERS, "D4", key="dnup-refusal-other-value", card=texts(cards)[0], value=value)
    return _why_too_low(ruleset, state, value, lying.bit_count() + 1)


def _why_too_low(ruleset: Ruleset, state: State, value: int, size: int) -> Refusal | None:
    """Judge a set of this value and size beside the one of its size that lies on the table (D5, D15)."""
    for lying in state.sets:
        if lying.bit_count() == size and value_of(lying) >= value:
            higher = value_of(lying)
            is_highest = not any(
                of_value & turned(ruleset.cards) for over, of_value in OF_VALUE.items() if over > higher
            )
            key = "dnup-refusal-highest" if is_highest else "dnup-refusal-too-low"
            cards = " ".join(texts(lying))
            return refuse(Code.VALUE_TOO_LOW, "D5", key=key, cards=cards, higher=higher, value=value)
    return None
