"""The course of a game: hands are filled, turns go round, turns are skipped, the game ends (S1, S14 to S16)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from litera.core.event import Event, Seat
from litera.games.scrabble_cards import events
from litera.games.scrabble_cards.moves import Deal
from litera.games.scrabble_cards.ruleset import HAND_SIZE, IDLE_TURNS, Ruleset
from litera.games.scrabble_cards.scoring import add_points, letters_left
from litera.games.scrabble_cards.state import Awaited, Phase, Reason, State

Happened: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state, and what happened on the way to it."""


def changed(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Give the values with another one for a seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def start(ruleset: Ruleset) -> State:
    """Give the state before the deal (S1): the whole pack in the bag, unmixed."""
    nothing = (0,) * ruleset.seats
    return State(
        phase=Phase.LAY,
        turn=0,
        scores=nothing,
        cells=(),
        hands=((),) * ruleset.seats,
        bag=ruleset.pack.all_cards(),
        pending=None,
        idle=nothing,
        exchanges=nothing,
        time_up=(False,) * ruleset.seats,
        lost_turns=nothing,
        removed=(),
        reason=None,
        awaited=Awaited.DEAL,
    )


def deal(state: State, drawn: Deal) -> Happened:
    """Deal every seat its hand from the front of the mixed bag, seat by seat (S1)."""
    state = replace(state, bag=drawn.bag, turn=drawn.first, awaited=Awaited.PLAYERS)
    told: tuple[Event, ...] = (events.dealt(drawn.first, HAND_SIZE),)
    for seat in range(len(state.hands)):
        state, more = fill(state, seat)
        told += more
    return state, told


def fill(state: State, seat: Seat) -> Happened:
    """Fill a seat's hand up to seven cards from the front of the bag, as far as it reaches (S1)."""
    hand = state.hands[seat]
    count = max(0, min(HAND_SIZE - len(hand), len(state.bag)))
    if count == 0:
        return state, ()
    drawn, bag = state.bag[:count], state.bag[count:]
    hands = (*state.hands[:seat], hand + drawn, *state.hands[seat + 1 :])
    return replace(state, hands=hands, bag=bag), (events.filled(seat, drawn, len(bag)),)


def end_turn(ruleset: Ruleset, state: State) -> Happened:
    """End the turn of the seat on turn: the game ends (S15), or the next seat's turn begins."""
    state = replace(state, phase=Phase.LAY, pending=None)
    if _all_idle(state):
        return finish(ruleset, state, Reason.ALL_IDLE)
    told: tuple[Event, ...] = ()
    if ruleset.refill == "turn_end" and not state.time_up[state.turn]:
        state, told = fill(state, state.turn)
    state, more = _next_turn(ruleset, state)
    return state, told + more


def _next_turn(ruleset: Ruleset, state: State) -> Happened:
    told: tuple[Event, ...] = ()
    while True:
        seat = (state.turn + 1) % ruleset.seats
        state = replace(state, turn=seat)
        if state.lost_turns[seat]:
            state = replace(state, lost_turns=changed(state.lost_turns, seat, state.lost_turns[seat] - 1))
            told += (events.skipped(seat, "lost_turn"),)
        elif state.time_up[seat]:
            state = replace(state, idle=changed(state.idle, seat, state.idle[seat] + 1))
            told += (events.skipped(seat, "time_up"),)
            if _all_idle(state):
                state, more = finish(ruleset, state, Reason.ALL_IDLE)
                return state, told + more
        else:
            break
    if ruleset.refill == "turn_start":
        state, more = fill(state, seat)
        told += more
    return state, told


def idle_turn(ruleset: Ruleset, state: State) -> Happened:
    """End a turn that was a pass or a loss (S15)."""
    seat = state.turn
    return end_turn(ruleset, replace(state, idle=changed(state.idle, seat, state.idle[seat] + 1)))


def _all_idle(state: State) -> bool:
    return all(turns >= IDLE_TURNS for turns in state.idle)


def is_out(ruleset: Ruleset, state: State) -> bool:
    """Say whether the seat on turn holds no letter card, and the bag holds none either (S14)."""
    pack = ruleset.pack
    return pack.letters_in(state.hands[state.turn]) == 0 and pack.letters_in(state.bag) == 0


def finish(ruleset: Ruleset, state: State, reason: Reason) -> Happened:
    """End the game: letters left on hands are lost, and go to the seat that is out, if one is (S14 to S16)."""
    left = letters_left(ruleset, state)
    gains = tuple(-points for points in left)
    if reason is Reason.OUT:
        gains = changed(gains, state.turn, sum(left))
    scores = add_points(ruleset, state.scores, gains)
    state = replace(state, phase=Phase.OVER, pending=None, scores=scores, reason=reason)
    counted = (events.counted(seat, gain, scores[seat]) for seat, gain in enumerate(gains))
    return state, (*counted, events.over(reason))
