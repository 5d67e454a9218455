"""How an action changes the table: sets leave, are laid, grow, are beaten and taken; players go out; rounds end."""

from __future__ import annotations

from typing import TypeAlias

from litera.core.event import Event, Seat
from litera.games.dnup import events
from litera.games.dnup.cards import Cards, turned
from litera.games.dnup.moves import Add, Deal, Lay, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.scoring import ends_round, gain_of, has_won
from litera.games.dnup.state import Phase, State

Happened: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state, and what happened on the way to it."""


class _Draft:
    """The parts of a state that an action changes, while it does; and what has happened so far."""

    __slots__ = ("gone", "hands", "out", "scores", "sets", "told")

    def __init__(self, state: State) -> None:
        self.hands = list(state.hands)
        self.sets = list(state.sets)
        self.gone = state.gone
        self.out = state.out
        self.scores = state.scores
        self.told: list[Event] = []

    def after(self, state: State, phase: Phase, turn: Seat, area: int) -> Happened:
        """Give the state after one more turn, which was made in ``state``."""
        return (
            State(
                phase=phase,
                turn=turn,
                area=area,
                hands=tuple(self.hands),
                sets=tuple(self.sets),
                out=self.out,
                gone=self.gone,
                scores=self.scores,
                round=state.round,
                round_turns=state.round_turns + 1,
                turned=False,
            ),
            tuple(self.told),
        )


def undealt(ruleset: Ruleset, scores: tuple[int, ...], number: int) -> State:
    """Give the state before a round is dealt (D1)."""
    return State(
        phase=Phase.DEAL,
        turn=0,
        area=ruleset.areas,
        hands=(0,) * ruleset.seats,
        sets=(0,) * (ruleset.seats * ruleset.areas),
        out=(),
        gone=0,
        scores=scores,
        round=number,
        round_turns=0,
        turned=False,
    )


def deal(ruleset: Ruleset, state: State, drawn: Deal) -> Happened:
    """Deal a round; the holder of the star begins, with two seats in area 2 (D1, D16)."""
    star = ruleset.star | turned(ruleset.star)
    first = next(seat for seat, hand in enumerate(drawn.hands) if hand & star)
    told = [events.dealt(state.round, first, drawn.hands[first].bit_count())]
    told += (events.hand(seat, hand) for seat, hand in enumerate(drawn.hands))
    return state._replace(phase=Phase.ACT, turn=first, hands=drawn.hands), tuple(told)


def act(ruleset: Ruleset, state: State, move: PlayersMove) -> Happened:
    """Do one action of the seat on turn (D3 to D7, D13), and go on to the next turn, or end the round or the game."""
    seat = state.turn
    draft = _Draft(state)
    match move:
        case Lay(cards):
            index = ruleset.index(seat, state.area)
            draft.told.append(
                events.laid(seat, _area(ruleset, state.area), cards, held=(draft.hands[seat] ^ cards).bit_count())
            )
            _play(ruleset, state, draft, index, cards)
        case Add(card, place):
            index = ruleset.index(place.seat, place.area)
            grown = draft.sets[index] | card
            left = (draft.hands[seat] ^ card).bit_count()
            draft.told.append(
                events.added(seat, card, place.seat, area=_area(ruleset, place.area), grown=grown, held=left)
            )
            _play(ruleset, state, draft, index, card)
        case Take(place):
            index = ruleset.index(place.seat, place.area)
            taken = turned(draft.sets[index])
            draft.sets[index] = 0
            draft.hands[seat] |= taken
            size = draft.hands[seat].bit_count()
            draft.told.append(events.taken(seat, place.seat, _area(ruleset, place.area), cards=taken, held=size))
        case TurnHand():
            draft.hands[seat] = turned(draft.hands[seat])
            draft.told.append(events.turned(seat, draft.hands[seat].bit_count()))
        case TurnFreely():
            draft.hands[seat] = turned(draft.hands[seat])
            freely = events.turned_freely(seat, draft.hands[seat].bit_count())
            return state._replace(hands=tuple(draft.hands), turned=True), (freely,)
    return _end_turn(ruleset, state, draft)


def _area(ruleset: Ruleset, area: int) -> int | None:
    """Give the area as it is said: only where a seat has several."""
    return area if ruleset.areas > 1 else None


def _play(ruleset: Ruleset, state: State, draft: _Draft, index: int, cards: Cards) -> None:
    """Put cards from the hand to a set; the set that has this size already is beaten (D5, D15)."""
    seat, sets = state.turn, draft.sets
    draft.hands[seat] ^= cards
    grown = sets[index] | cards
    size = grown.bit_count()
    for other, lying in enumerate(sets):
        if lying.bit_count() == size:
            sets[other] = 0
            _beat(ruleset, state, draft, other // ruleset.areas, lying)
            break
    sets[index] = grown


def _beat(ruleset: Ruleset, state: State, draft: _Draft, owner: Seat, cards: Cards) -> None:
    """Send a beaten set home, turned; it leaves the round where its owner is out, or wins by beating it (D9, D17)."""
    wins = owner == state.turn and not draft.hands[owner] and not ruleset.own_return_first
    if wins or owner in state.out:
        draft.gone |= cards
        draft.told.append(events.beaten_away(owner, cards))
    else:
        draft.hands[owner] |= turned(cards)
        draft.told.append(events.beaten(owner, cards, draft.hands[owner].bit_count()))


def _end_turn(ruleset: Ruleset, state: State, draft: _Draft) -> Happened:
    """End the game (D11, D17) or the round (D10, D12, D17), or go on to the next turn (D2, D9, D14)."""
    if not draft.hands[state.turn]:
        _go_out(ruleset, state, draft)
        if has_won(ruleset, draft.scores[state.turn]):
            draft.told.append(events.game_won(state.turn))
            return draft.after(state, Phase.OVER, state.turn, state.area)
        if ends_round(ruleset, draft.out):
            draft.told.append(events.round_over(state.round))
            return undealt(ruleset, draft.scores, state.round + 1), tuple(draft.told)
    if state.round_turns + 1 >= ruleset.round_turn_limit:
        draft.told.append(events.round_void(state.round, ruleset.round_turn_limit))
        return undealt(ruleset, draft.scores, state.round + 1), tuple(draft.told)
    if state.area < ruleset.areas:
        seat, area = state.turn, state.area + 1
    else:
        seat, area = (state.turn + 1) % ruleset.seats, 1
        while seat in draft.out:
            _leave(ruleset, draft, seat, area)
            seat = (seat + 1) % ruleset.seats
    _leave(ruleset, draft, seat, area)
    return draft.after(state, Phase.ACT, seat, area)


def _go_out(ruleset: Ruleset, state: State, draft: _Draft) -> None:
    """Count the tokens, with two seats the round, of the seat that has played its last card (D9, D10, D17)."""
    seat = state.turn
    gain = gain_of(ruleset, state.out)
    score = state.scores[seat] + gain
    draft.out = (*state.out, seat)
    draft.scores = (*state.scores[:seat], score, *state.scores[seat + 1 :])
    draft.told.append(events.round_won(seat, score) if ruleset.seats == 2 else events.out(seat, gain, score))


def _leave(ruleset: Ruleset, draft: _Draft, seat: Seat, area: int) -> None:
    """Let the set in front of a seat leave the round, its turn having come (D2, D14)."""
    index = ruleset.index(seat, area)
    cards = draft.sets[index]
    if cards:
        draft.sets[index] = 0
        draft.gone |= cards
        draft.told.append(events.left(seat, cards))


def begun(ruleset: Ruleset, state: State) -> State:
    """Give the state in which the seat on turn can act: its own set has left (D2, D14)."""
    draft = _Draft(state)
    _leave(ruleset, draft, state.turn, state.area)
    return state._replace(sets=tuple(draft.sets), gone=draft.gone)
