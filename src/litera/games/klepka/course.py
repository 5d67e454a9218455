"""The course of a game: turns go round, the table empties, the last words are made, the cards left are counted."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, TypeVar

from litera.core.event import Event, Seat
from litera.games.klepka import events
from litera.games.klepka.finding import is_stuck
from litera.games.klepka.moves import BlindDraw, Deal, Shuffle
from litera.games.klepka.pack import Card
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Awaited, Phase, Reason, State, without

Value = TypeVar("Value")

Happened: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state, and what happened on the way to it."""


def changed(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """Give the values with another one at an index."""
    return (*values[:index], value, *values[index + 1 :])


def start(ruleset: Ruleset) -> State:
    """Give the state before the deal (K1): the pack lies row by row, unmixed."""
    cards = ruleset.pack.all_cards()
    gaps = (None,) * (ruleset.rows * ruleset.columns - len(cards))
    return State(
        phase=Phase.FLIP,
        turn=0,
        scores=(0,) * ruleset.seats,
        grid=(*cards, *gaps),
        hands=((),) * ruleset.seats,
        discard=(),
        words=((),) * ruleset.seats,
        made=0,
        flips=ruleset.pairs_due(0),
        bonus=0,
        begun=False,
        passes=0,
        vote=None,
        swap=None,
        awaited=Awaited.DEAL,
        reason=None,
    )


def deal(state: State, drawn: Deal) -> Happened:
    """Lay the mixed cards; the first seat begins (K1)."""
    state = replace(state, turn=drawn.first, grid=_laid(state.grid, drawn.cards), awaited=Awaited.PLAYERS)
    return state, (events.dealt(drawn.first, len(drawn.cards)), events.turn(drawn.first))


def shuffle(state: State, drawn: Shuffle) -> Happened:
    """Lay the cards of the table anew on the same places (K17)."""
    state = replace(state, grid=_laid(state.grid, drawn.cards), awaited=Awaited.PLAYERS)
    return state, (events.shuffled(len(drawn.cards)),)


def _laid(grid: tuple[Card | None, ...], cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    rest = iter(cards)
    return tuple(None if card is None else next(rest) for card in grid)


def blind_draw(ruleset: Ruleset, state: State, drawn: BlindDraw) -> Happened:
    """Take the drawn card from the hidden hand of the other seat (K16)."""
    assert state.swap is not None, "chance draws for an exchange"
    seat, give, other = state.swap.seat, state.swap.give, state.swap.other
    return swap(
        ruleset, replace(state, swap=None, awaited=Awaited.PLAYERS), seat, give=give, other=other, take=drawn.card
    )


def swap(ruleset: Ruleset, state: State, seat: Seat, *, give: Card, other: Seat, take: Card) -> Happened:
    """Swap two cards of two hands; the count of passes begins again (K16, K21)."""
    own = (*without(state.hands[seat], (give,)), take)
    theirs = (*without(state.hands[other], (take,)), give)
    hands = changed(changed(state.hands, seat, own), other, theirs)
    state = replace(state, hands=hands, passes=0)
    told = events.exchanged(seat, give, other, take=take, hidden=ruleset.hands == "hidden")
    return end_if_stuck(ruleset, state, (told,))


def next_turn(ruleset: Ruleset, state: State, told: tuple[Event, ...]) -> Happened:
    """Begin the next seat's turn: words if it holds cards, else flips, or the last words (K2, K14, K21)."""
    seat = (state.turn + 1) % ruleset.seats
    state = replace(state, turn=seat, made=0, flips=0, bonus=0, begun=False)
    if state.on_table:
        phase = Phase.WORDS if state.hands[seat] else Phase.FLIP
        flips = ruleset.pairs_due(0) if phase is Phase.FLIP else 0
        return replace(state, phase=phase, flips=flips), (*told, events.turn(seat))
    if state.phase is not Phase.LAST_WORDS:
        told = (*told, events.table_empty())
    state = replace(state, phase=Phase.LAST_WORDS)
    return end_if_stuck(ruleset, state, (*told, events.turn(seat)))


def end_if_stuck(ruleset: Ruleset, state: State, told: tuple[Event, ...] = ()) -> Happened:
    """End the game where, in the last turns, no seat can make a word nor use an exchange (K21)."""
    if state.phase is not Phase.LAST_WORDS or not is_stuck(ruleset, state):
        return state, told
    return finish(state, Reason.NO_WORDS, told)


def finish(state: State, reason: Reason, told: tuple[Event, ...]) -> Happened:
    """End the game; each card left in a hand counts a point (K22), but not where the phrase has won (K20)."""
    state = replace(state, phase=Phase.OVER, flips=0, bonus=0, reason=reason)
    if reason is not Reason.SLAVA_UKRAINI:
        scores = tuple(score + len(hand) for score, hand in zip(state.scores, state.hands, strict=True))
        state = replace(state, scores=scores)
        told += tuple(events.counted(seat, len(hand), scores[seat]) for seat, hand in enumerate(state.hands))
    return state, (*told, events.over(reason))
