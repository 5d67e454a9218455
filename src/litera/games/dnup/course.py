"""How an action changes the table: sets leave, are laid, grow, are beaten and taken; players go out; rounds end."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from litera.core.event import Event
from litera.games.dnup import events
from litera.games.dnup.cards import TURNED, Card, turned
from litera.games.dnup.moves import Add, Deal, Lay, Move, Place, Take, TurnFreely, TurnHand
from litera.games.dnup.ruleset import FIRST_OUT, SECOND_OUT, Ruleset
from litera.games.dnup.state import Phase, State, areas, index_of

Value = TypeVar("Value")

Happened: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state, and what happened on the way to it."""


def changed(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """Give the values with another one at an index."""
    return (*values[:index], value, *values[index + 1 :])


def start(ruleset: Ruleset) -> State:
    """Give the state before the first deal."""
    return _undealt(ruleset, (0,) * ruleset.seats, 1)


def _undealt(ruleset: Ruleset, scores: tuple[int, ...], number: int) -> State:
    return State(
        phase=Phase.DEAL,
        turn=0,
        area=areas(ruleset.seats),
        hands=((),) * ruleset.seats,
        sets=((),) * (ruleset.seats * areas(ruleset.seats)),
        out=(),
        gone=(),
        scores=scores,
        round=number,
        round_turns=0,
        turned=False,
    )


def deal(ruleset: Ruleset, state: State, drawn: Deal) -> Happened:
    """Deal a round; the holder of the star begins, with two seats in area 2 (D1, D16)."""
    star = (ruleset.star, TURNED[ruleset.star])
    first = next(seat for seat, hand in enumerate(drawn.hands) if star[0] in hand or star[1] in hand)
    state = state._replace(phase=Phase.ACT, turn=first, hands=tuple(map(_sorted, drawn.hands)))
    return state, (events.dealt(state.round, first, len(drawn.hands[0])),)


def act(ruleset: Ruleset, state: State, move: Move) -> Happened:
    """Do one action of the seat on turn, and go on to the next turn, or end the round or the game."""
    match move:
        case Lay(cards):
            return _lay(ruleset, state, cards)
        case Add(card, place):
            index = index_of(place, ruleset.seats)
            hand = _without(state.hands[state.turn], (card,))
            cards = (*state.sets[index], card)
            told = events.added(state.turn, card, place, cards, len(hand))
            return _grown(ruleset, state, index, cards, hand, told)
        case Take(place):
            index = index_of(place, ruleset.seats)
            cards = turned(state.sets[index])
            hand = _sorted((*state.hands[state.turn], *cards))
            told = events.taken(state.turn, place, cards, len(hand))
            state = state._replace(hands=changed(state.hands, state.turn, hand), sets=changed(state.sets, index, ()))
            return _next_turn(ruleset, state, (told,))
        case TurnHand():
            state = _turn_hand(state)
            return _next_turn(ruleset, state, (events.turned(state.turn, len(state.hands[state.turn])),))
        case TurnFreely():
            state = _turn_hand(state)._replace(turned=True)
            return state, (events.turned_freely(state.turn, len(state.hands[state.turn])),)
    raise AssertionError(f"{move} is no action")


def _lay(ruleset: Ruleset, state: State, cards: tuple[Card, ...]) -> Happened:
    hand = _without(state.hands[state.turn], cards)
    index = index_of(Place(state.turn, state.area), ruleset.seats)
    told = events.laid(state.turn, state.area, cards, len(hand))
    return _grown(ruleset, state, index, cards, hand, told)


def _grown(
    ruleset: Ruleset, state: State, index: int, cards: tuple[Card, ...], hand: tuple[Card, ...], told: Event
) -> Happened:
    """Put a new or grown set on the table: the set of its size goes (D5), and its player may be out (D9, D17)."""
    seat = state.turn
    beaten = next((other for other, lying in enumerate(state.sets) if len(lying) == len(cards)), None)
    is_out = not hand
    if beaten is not None and ruleset.own_return_first and beaten // areas(ruleset.seats) == seat:
        is_out = False
    state = state._replace(hands=changed(state.hands, seat, hand), sets=changed(state.sets, index, cards))
    happened = [told]
    if beaten is not None:
        state, event = _beat(ruleset, state, beaten, leaves=is_out)
        happened.append(event)
    if is_out:
        return _go_out(ruleset, state, tuple(happened))
    return _next_turn(ruleset, state, tuple(happened))


def _beat(ruleset: Ruleset, state: State, index: int, *, leaves: bool) -> tuple[State, Event]:
    """Send a beaten set home, turned; it leaves the round where its owner is out, or has just won by it (D9, D17)."""
    owner = index // areas(ruleset.seats)
    cards = state.sets[index]
    sets = changed(state.sets, index, ())
    if owner in state.out or (leaves and owner == state.turn):
        return state._replace(sets=sets, gone=_sorted((*state.gone, *cards))), events.beaten_away(owner, cards)
    hand = _sorted((*state.hands[owner], *turned(cards)))
    hands = changed(state.hands, owner, hand)
    return state._replace(sets=sets, hands=hands), events.returned(owner, turned(cards), len(hand))


def _go_out(ruleset: Ruleset, state: State, told: tuple[Event, ...]) -> Happened:
    """Let the seat on turn be out: tokens, the end of the round or of the game (D9 to D11, D17)."""
    seat = state.turn
    points = 1 if ruleset.seats == 2 else SECOND_OUT if state.out else FIRST_OUT
    score = state.scores[seat] + points
    ends_round = ruleset.seats == 2 or bool(state.out)
    state = state._replace(out=(*state.out, seat), scores=changed(state.scores, seat, score))
    told += (events.round_won(seat, score) if ruleset.seats == 2 else events.out(seat, points, score),)
    if score >= ruleset.points_to_win:
        state = state._replace(phase=Phase.OVER, round_turns=state.round_turns + 1)
        return state, (*told, events.game_over(seat, score))
    if ends_round:
        return _undealt(ruleset, state.scores, state.round + 1), (*told, events.round_over(state.round))
    return _next_turn(ruleset, state, told)


def _next_turn(ruleset: Ruleset, state: State, told: tuple[Event, ...]) -> Happened:
    """Count the turn, and begin the next one: sets leave on the way to it (D2, D9, D12, D14)."""
    turns = state.round_turns + 1
    if turns >= ruleset.round_turn_limit:
        void = events.round_void(state.round, turns)
        return _undealt(ruleset, state.scores, state.round + 1), (*told, void)
    if ruleset.seats == 2 and state.area == 1:
        state = state._replace(area=2, round_turns=turns, turned=False)
        return set_leaves(ruleset, state, told)
    seat = (state.turn + 1) % ruleset.seats
    while seat in state.out:
        state, told = set_leaves(ruleset, state._replace(turn=seat), told)
        seat = (seat + 1) % ruleset.seats
    state = state._replace(turn=seat, area=1, round_turns=turns, turned=False)
    return set_leaves(ruleset, state, told)


def set_leaves(ruleset: Ruleset, state: State, told: tuple[Event, ...] = ()) -> Happened:
    """Let the set in front of the seat on turn, with two seats that of the turn's area, leave the round (D2, D14)."""
    index = index_of(Place(state.turn, state.area), ruleset.seats)
    cards = state.sets[index]
    if not cards:
        return state, told
    state = state._replace(sets=changed(state.sets, index, ()), gone=_sorted((*state.gone, *cards)))
    return state, (*told, events.left(state.turn, state.area, cards))


def _turn_hand(state: State) -> State:
    return state._replace(hands=changed(state.hands, state.turn, _sorted(turned(state.hands[state.turn]))))


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards))
