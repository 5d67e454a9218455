"""What speaks against a move, the first thing in the order of the rule book: place, cards, value, D5."""

from __future__ import annotations

from functools import cache

from litera.core.event import Seat
from litera.core.game import TimeUp, refuse_time_up
from litera.core.refusal import Code, Refusal, refuse
from litera.games.dnup.cards import OF_VALUE, Cards, texts, turned, value_of
from litera.games.dnup.codes import DnupCode
from litera.games.dnup.move_text import place_for_people
from litera.games.dnup.moves import Add, Lay, Move, Place, Take, TurnFreely
from litera.games.dnup.naming import spoken
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State


@cache
def opponents(ruleset: Ruleset, seat: Seat) -> tuple[tuple[int, Take], ...]:
    """Give where sets of a seat's opponents are in ``State.sets`` (D8, D14), with C for each (D6)."""
    places = ((index, ruleset.place(index)) for index in range(ruleset.seats * ruleset.areas))
    return tuple((index, Take(place)) for index, place in places if place.seat != seat)


def may_turn_freely(ruleset: Ruleset, state: State) -> bool:
    """Say whether the hand may be turned before the first turn of the round (D13)."""
    return ruleset.free_first_rotation and not state.turned and state.round_turns < ruleset.seats


def why_not(ruleset: Ruleset, state: State, seat: Seat, *, move: Move | TimeUp) -> Refusal | None:
    """Judge a move of a seat at the table: the first thing that speaks against it, or None."""
    if isinstance(move, TimeUp):
        return refuse_time_up()
    if state.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    if isinstance(move, TurnFreely) and not may_turn_freely(ruleset, state):
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
        return refuse(DnupCode.OWN_SET, rule, key="dnup-refusal-own-set")
    others = opponents(ruleset, state.turn)
    if all(take.place != place for _, take in others):
        names = tuple(place_for_people(ruleset, take.place) for _, take in others)
        return refuse(Code.NO_SUCH_PLACE, rule, key="dnup-refusal-no-such-place", places=names)
    if not state.sets[ruleset.index(place.seat, place.area)]:
        names = tuple(place_for_people(ruleset, take.place) for index, take in others if state.sets[index])
        return refuse(
            DnupCode.NO_SET,
            rule,
            key="dnup-refusal-no-set",
            place=place_for_people(ruleset, place),
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
        return refuse(Code.NOT_YOURS, rule, key="dnup-refusal-other-way-up", cards=spoken(texts(turned(missing))))
    return refuse(Code.NOT_YOURS, rule, cards=spoken(texts(missing)))


def _why_not_one_value(cards: Cards) -> Refusal | None:
    if cards & OF_VALUE[value_of(cards)] == cards:
        return None
    return refuse(DnupCode.VALUE_DIFFERS, "D3", key="dnup-refusal-several-values", cards=spoken(texts(cards)))


def _why_not_add(ruleset: Ruleset, state: State, cards: Cards, lying: Cards) -> Refusal | None:
    refusal = _why_not_yours(state, cards, "D4")
    if refusal is not None:
        return refusal
    if cards.bit_count() > 1:
        return refuse(Code.WRONG_NUMBER, "D4", key="dnup-refusal-one-card", cards=spoken(texts(cards)))
    value = value_of(lying)
    if value_of(cards) != value:
        return refuse(
            DnupCode.VALUE_DIFFERS, "D4", key="dnup-refusal-other-value", card=spoken(texts(cards)), value=value
        )
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
            cards = spoken(texts(lying))
            return refuse(DnupCode.VALUE_TOO_LOW, "D5", key=key, cards=cards, higher=higher, value=value)
    return None
