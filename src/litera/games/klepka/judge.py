"""What speaks against a move, the first thing in the protocol's order: phase, turn, places and cards, rules, words."""

from __future__ import annotations

from collections import Counter

from litera.core.event import Seat
from litera.core.message import all_written
from litera.core.refusal import Code, Refusal, refuse
from litera.games.klepka.codes import KlepkaCode
from litera.games.klepka.making import best_cards, missing_letters
from litera.games.klepka.moves import (
    Chaos,
    Done,
    Exchange,
    Flip,
    MakeWord,
    Move,
    Pass,
    Stop,
    Vote,
    card_used,
)
from litera.games.klepka.naming import name_of
from litera.games.klepka.pack import CHAOS, EXCHANGE
from litera.games.klepka.places import write_place
from litera.games.klepka.ruleset import Ruleset
from litera.games.klepka.state import Awaited, Phase, State, spare, waited_for
from litera.games.klepka.view import View
from litera.games.klepka.wordlaw import why_not_word


def why_not(ruleset: Ruleset, state: State, seat: Seat, *, move: Move) -> Refusal | None:
    """Judge a move of a seat at the table: the first thing that speaks against it, or None."""
    if isinstance(move, Exchange) and move.seat == seat:
        return refuse(Code.BAD_MOVE, "K16", key="klepka-refusal-oneself")
    if state.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    return _why_not_now(ruleset, state, seat, move) or _why_not_this(ruleset, state, seat, move)


def may_interrupt(ruleset: Ruleset, state: State) -> bool:
    """Say whether prize cards may be played at this moment (K18)."""
    return ruleset.interrupts == "anytime" or not state.begun


def _why_not_now(ruleset: Ruleset, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge phase and turn (K2, K8, K13, K18, K21)."""
    if state.awaited is not Awaited.PLAYERS:
        return refuse(Code.WRONG_PHASE)
    if isinstance(move, Exchange | Chaos):
        if may_interrupt(ruleset, state):
            return None
        return refuse(Code.WRONG_PHASE, "K18", key="klepka-refusal-between-turns")
    if not _has_place(state, move):
        return refuse(Code.WRONG_PHASE, _phase_rule(move), key=f"klepka-refusal-phase-{state.phase.value}")
    if seat in waited_for(state):
        return None
    if isinstance(move, Vote):
        return refuse(Code.NOT_YOUR_TURN, "K8", key="klepka-refusal-no-vote")
    return refuse(Code.NOT_YOUR_TURN, "K14")


def _has_place(state: State, move: Move) -> bool:
    """Say whether a move has a place in this phase (K2, K8, K9, K13, K19, K21)."""
    phase = state.phase
    match move:
        case MakeWord():
            return phase in (Phase.WORDS, Phase.LAST_WORDS)
        case Done():
            return phase is Phase.WORDS or (phase is Phase.LAST_WORDS and state.made > 0)
        case Flip():
            return phase in (Phase.FLIP, Phase.BONUS)
        case Stop():
            return phase is Phase.BONUS
        case Pass():
            return phase is Phase.LAST_WORDS and state.made == 0
        case Vote():
            return phase is Phase.VOTE
    return False


def _phase_rule(move: Move) -> str:
    rules = {MakeWord: "K2", Done: "K2", Flip: "K9", Stop: "K13", Pass: "K21", Vote: "K8"}
    return next((rule for kind, rule in rules.items() if isinstance(move, kind)), "")


def _why_not_this(ruleset: Ruleset, state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case MakeWord():
            return _why_not_make(ruleset, state, seat, move)
        case Flip(places):
            return _why_not_open(ruleset, state, places)
        case Exchange():
            return _why_not_exchange(ruleset, state, seat, move)
        case Chaos():
            if CHAOS not in state.hands[seat]:
                return refuse(Code.NOT_YOURS, "K17", cards=(name_of(CHAOS),))
            if not state.on_table:
                return refuse(KlepkaCode.NOTHING_TO_SHUFFLE, "K17", key="klepka-refusal-nothing-to-shuffle")
    return None


def _why_not_make(ruleset: Ruleset, state: State, seat: Seat, move: MakeWord) -> Refusal | None:
    hand = state.hands[seat]
    if move.cards is not None:
        lacking = tuple((Counter(map(card_used, move.cards)) - Counter(hand)).elements())
        if lacking:
            return refuse(Code.NOT_YOURS, "K3", cards=tuple(map(name_of, lacking)))
    elif best_cards(ruleset, move.words, hand) is None:
        lacking = missing_letters(move.words, hand)
        if lacking:
            return refuse(Code.NOT_YOURS, "K3", key="klepka-refusal-letters", letters=all_written(lacking))
        return refuse(Code.NOT_YOURS, "K15", key="klepka-refusal-no-letter-card")
    if move.words == ruleset.phrase:
        return None
    return why_not_word(ruleset, state, seat, word=move.words[0])


def _why_not_open(ruleset: Ruleset, state: State, places: tuple[int, ...]) -> Refusal | None:
    for place in places:
        if state.grid[place] is None:
            named = write_place(ruleset.columns, place)
            return refuse(Code.NO_SUCH_PLACE, "K12", key="klepka-refusal-gap", place=named)
    due = cards_due(state)
    if len(places) != due:
        return refuse(Code.WRONG_NUMBER, "K9", key="klepka-refusal-number", due=due, named=len(places))
    return None


def cards_due(state: State | View) -> int:
    """Give how many cards are to be opened now: two a pair, or all that lie (K9, K13)."""
    pairs = state.flips if state.phase is Phase.FLIP else 1
    return min(2 * pairs, state.on_table)


def _why_not_exchange(ruleset: Ruleset, state: State, seat: Seat, move: Exchange) -> Refusal | None:
    if not 0 <= move.seat < ruleset.seats:
        key = "klepka-refusal-no-seat"
        return refuse(Code.NO_SUCH_PLACE, "K16", key=key, seat=move.seat + 1, highest=ruleset.seats)
    if EXCHANGE not in state.hands[seat]:
        return refuse(Code.NOT_YOURS, "K16", cards=(name_of(EXCHANGE),))
    if move.give not in spare(state.hands[seat]):
        return refuse(Code.NOT_YOURS, "K16", cards=(name_of(move.give),))
    other = state.hands[move.seat]
    if not other:
        return refuse(Code.NO_SUCH_PLACE, "K16", key="klepka-refusal-empty-hand")
    if move.take is not None and move.take not in other:
        return refuse(Code.NO_SUCH_PLACE, "K16", key="klepka-refusal-not-theirs", card=name_of(move.take))
    return None
