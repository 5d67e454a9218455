"""A move is laid, waits, is answered; then it stands, or goes back to the hands (S6, S8, S12, S13, S16)."""

from __future__ import annotations

from dataclasses import replace

from litera.core.event import Event, Seat
from litera.games.scrabble_cards import events
from litera.games.scrabble_cards.course import Happened, changed, end_turn, finish, idle_turn, is_out
from litera.games.scrabble_cards.grid import cells_of, grid_of
from litera.games.scrabble_cards.laying import fulfilling, lay_out, not_in_lexicon, placed, waiting_cards
from litera.games.scrabble_cards.move_text import write_move
from litera.games.scrabble_cards.moves import Card, Lay, PlayCondition
from litera.games.scrabble_cards.ruleset import CHECK_PENALTY, Ruleset
from litera.games.scrabble_cards.scoring import add_points, work_out
from litera.games.scrabble_cards.state import (
    Pending,
    Phase,
    Played,
    Reason,
    Reply,
    State,
    card_of,
    waited_for,
    without,
)


def lay(ruleset: Ruleset, state: State, move: Lay) -> Happened:
    """Lay a move: its cards leave the hand and wait; seats whose time is up have accepted it (S3, S16)."""
    state, told = begin_answers(ruleset, state, move)
    state, more = _stand_if_answered(ruleset, state)
    return state, told + more


def begin_answers(ruleset: Ruleset, state: State, move: Lay) -> Happened:
    """Put a laid move before the rivals (S8)."""
    seat = state.turn
    grid = grid_of(state.cells)
    move = placed(grid, move)
    laying = lay_out(grid, move)
    words = ((card, fulfilling(ruleset, laying.words, card)) for card in move.conditions)
    conditions = tuple(Played(seat, card, word) for card, word in words if word is not None)
    answers = tuple(Reply.ACCEPT if is_up and rival != seat else None for rival, is_up in enumerate(state.time_up))
    pending = Pending(seat, move, answers, conditions)
    state = replace(
        _take(state, seat, (*laying.cards, *move.multipliers, *move.conditions)), phase=Phase.ANSWER, pending=pending
    )
    working = work_out(ruleset, state, pending)
    told: tuple[Event, ...] = (events.laid(seat, write_move(move), working),)
    if move.multipliers or move.conditions:
        told += (events.added(seat, (*move.multipliers, *move.conditions)),)
    return state, told


def play_condition(ruleset: Ruleset, state: State, seat: Seat, *, move: PlayCondition) -> Happened:
    """Put a rival's condition card beside the move that waits (S6)."""
    pending = waiting(state)
    words = lay_out(grid_of(state.cells), pending.move).words
    word = fulfilling(ruleset, words, move.card, named=move.word)
    assert word is not None, f"{move} was judged before"
    pending = replace(pending, conditions=(*pending.conditions, Played(seat, move.card, word)))
    state = replace(_take(state, seat, (move.card,)), pending=pending)
    minus = ruleset.pack.conditions[move.card].minus
    return state, (
        events.condition(seat, move.card, word, minus=minus, points=work_out(ruleset, state, pending).total),
    )


def accept(ruleset: Ruleset, state: State, seat: Seat) -> Happened:
    """Accept the move that waits; it stands when all rivals have answered (S8)."""
    state, more = _stand_if_answered(ruleset, _answer(state, seat, Reply.ACCEPT))
    return state, (events.accepted(seat), *more)


def check(ruleset: Ruleset, state: State, seat: Seat) -> Happened:
    """Look up all words of the move that waits: one wrong word takes it back, else the checker has answered (S8)."""
    words = lay_out(grid_of(state.cells), waiting(state).move).words
    wrong = tuple(not_in_lexicon(ruleset.lexicon, words))
    told: tuple[Event, ...] = (events.checked(seat, tuple(word.letters for word in words), wrong),)
    if wrong:
        state, back = take_back(state)
        state, more = idle_turn(ruleset, state)
        return state, told + back + more
    state = _answer(state, seat, Reply.CHECK)
    if ruleset.failed_check == "minus5":
        gains = changed((0,) * ruleset.seats, seat, -CHECK_PENALTY)
        state = replace(state, scores=add_points(ruleset, state.scores, gains))
        told += (events.penalty(seat, CHECK_PENALTY),)
    elif ruleset.failed_check == "lose_turn":
        state = replace(state, lost_turns=changed(state.lost_turns, seat, state.lost_turns[seat] + 1))
        told += (events.turn_lost(seat),)
    state, more = _stand_if_answered(ruleset, state)
    return state, told + more


def take_back(state: State) -> Happened:
    """Give all cards of the move that waits back to their owners, rivals' condition cards too (S8, S16)."""
    pending = waiting(state)
    cards = tuple(waiting_cards(state.cells, pending))
    hands = tuple(hand + tuple(card for owner, card in cards if owner == seat) for seat, hand in enumerate(state.hands))
    state = replace(state, hands=hands, pending=None, phase=Phase.LAY)
    return state, (events.taken_back(pending.seat, pending.move.word),)


def time_up(ruleset: Ruleset, state: State, seat: Seat) -> Happened:
    """Take note that a seat's time is up (S16): it passes, its waiting move goes back, or it has accepted.

    The last seat to run out of time is not skipped: none is left that has time. No move of its waits either, since a
    move that only seats without time could answer has stood at once.
    """
    if state.time_up[seat]:
        return state, ()
    state = replace(state, time_up=(*state.time_up[:seat], True, *state.time_up[seat + 1 :]))
    told: tuple[Event, ...] = (events.time_up(seat),)
    if all(state.time_up):
        state, more = finish(ruleset, state, Reason.TIME_UP)
        return state, told + more
    if state.turn != seat:
        if seat in waited_for(state):
            state = _answer(state, seat, Reply.ACCEPT)
            told += (events.accepted(seat),)
        state, more = _stand_if_answered(ruleset, state)
        return state, told + more
    if state.pending is None:
        told += (events.skipped(seat, "time_up"),)
    else:
        state, back = take_back(state)
        told += back
    state, more = idle_turn(ruleset, state)
    return state, told + more


def waiting(state: State) -> Pending:
    """Give the move that waits for answers (S8), where one does."""
    assert state.pending is not None, f"no move waits in phase {state.phase}"
    return state.pending


def _stand_if_answered(ruleset: Ruleset, state: State) -> Happened:
    if state.pending is None or waited_for(state):
        return state, ()
    return _stand(ruleset, state)


def _stand(ruleset: Ruleset, state: State) -> Happened:
    """Let the move stand: it scores, its cards lie or leave the game (S12, S13), and the game may end (S14)."""
    pending = waiting(state)
    seat, grid = pending.seat, grid_of(state.cells)
    laying = lay_out(grid, pending.move)
    points = work_out(ruleset, state, pending).total
    scores = add_points(ruleset, state.scores, changed((0,) * ruleset.seats, seat, points))
    told: tuple[Event, ...] = (events.stood(seat, pending.move.word, points, score=scores[seat]),)
    whole = {**grid, **dict(laying.added)}
    kept = {place for word in laying.words for place in word.places} if ruleset.sweep else whole.keys()
    swept = tuple(card_of(whole[place]) for place in sorted(whole, key=_by_row) if place not in kept)
    if swept:
        told += (events.swept(len(swept)),)
    used = (*pending.move.multipliers, *(played.card for played in pending.conditions))
    state = replace(
        state,
        phase=Phase.LAY,
        pending=None,
        scores=scores,
        cells=cells_of({place: letter for place, letter in whole.items() if place in kept}),
        idle=changed(state.idle, seat, 0),
        removed=(*state.removed, *used, *swept),
    )
    if is_out(ruleset, state):
        state, more = finish(ruleset, state, Reason.OUT)
    else:
        state, more = end_turn(ruleset, state)
    return state, told + more


def _by_row(place: tuple[int, int]) -> tuple[int, int]:
    return place[1], place[0]


def _answer(state: State, seat: Seat, reply: Reply) -> State:
    pending = waiting(state)
    answers = (*pending.answers[:seat], reply, *pending.answers[seat + 1 :])
    return replace(state, pending=replace(pending, answers=answers))


def _take(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    hands = (*state.hands[:seat], without(state.hands[seat], cards), *state.hands[seat + 1 :])
    return replace(state, hands=hands)
