"""A position's move that waits becomes part of the state: it is laid and answered again as the rules would (S6, S8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from litera.core.refusal import NotationError, bad_position
from litera.games.scrabble_cards.answering import begin_answers, waiting
from litera.games.scrabble_cards.grid import Word, grid_of
from litera.games.scrabble_cards.judge import why_not
from litera.games.scrabble_cards.laying import fulfilling, lay_out
from litera.games.scrabble_cards.move_text import read_move
from litera.games.scrabble_cards.moves import Card, Lay
from litera.games.scrabble_cards.reading import POSITION, check_hand, read_seat
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.scoring import work_out
from litera.games.scrabble_cards.state import Awaited, Phase, Played, Reply, State, waited_for
from litera.games.scrabble_cards.view import pending_json

_KEYS = frozenset({"seat", "move", "words", "points", "answers", "conditions"})


def read_pending(ruleset: Ruleset, state: State, value: Any) -> State:
    """Put the move that waits, as JSON, into a state without one. Raises SetupError (``bad_position``)."""
    if not isinstance(value, dict) or not {"seat", "move"} <= value.keys() <= _KEYS:
        raise POSITION.fault("pending")
    if read_seat(ruleset, "pending.seat", value["seat"]) != state.turn:
        raise POSITION.fault("pending-seat")
    state = _laid(ruleset, state, _read_lay(ruleset, value["move"]))
    pending = waiting(state)
    if "conditions" in value:
        pending = replace(pending, conditions=_read_conditions(ruleset, state, value["conditions"]))
    if "answers" in value:
        pending = replace(pending, answers=_read_answers(ruleset, state, value["answers"]))
    state = replace(state, pending=pending)
    if not waited_for(state):
        raise POSITION.fault("pending-answered")
    derived = pending_json(pending, work_out(ruleset, state, pending))
    for part in ("words", "points"):
        if part in value and value[part] != derived[part]:
            raise POSITION.fault("pending-derived", part=part)
    return state


def _read_lay(ruleset: Ruleset, value: Any) -> Lay:
    if not isinstance(value, str):
        raise POSITION.fault("pending")
    try:
        move = read_move(value, ruleset.pack)
    except NotationError as error:
        raise bad_position("scrabble_cards-position-pending-move", why=error.refusal.message) from error
    if not isinstance(move, Lay):
        raise POSITION.fault("pending")
    return move


def _laid(ruleset: Ruleset, state: State, move: Lay) -> State:
    """Give the layer the cards back and let them lay the move again."""
    cards = (*lay_out(grid_of(state.cells), move).cards, *move.multipliers, *move.conditions)
    seat, hands, awaited = state.turn, state.hands, state.awaited
    hand = hands[seat] + cards
    check_hand(len(hand))
    before = replace(state, hands=(*hands[:seat], hand, *hands[seat + 1 :]), phase=Phase.LAY, awaited=Awaited.PLAYERS)
    refusal = why_not(ruleset, before, seat, move=move)
    if refusal is not None:
        raise bad_position("scrabble_cards-position-pending-move", refusal.rule, why=refusal.message)
    laid, _ = begin_answers(ruleset, before, move)
    return replace(laid, hands=hands, awaited=awaited)


def _read_conditions(ruleset: Ruleset, state: State, value: Any) -> tuple[Played, ...]:
    """Read the condition cards of both sides; those of the layer must be those of the move (S6)."""
    if not isinstance(value, list):
        raise POSITION.fault("pending-condition")
    pending = waiting(state)
    words = lay_out(grid_of(state.cells), pending.move).words
    read = tuple(_read_played(ruleset, words, entry) for entry in value)
    own = sorted(_card(played) for played in read if played.seat == pending.seat)
    if own != sorted(map(_card, pending.conditions)):
        raise POSITION.fault("pending-condition")
    counts = Counter(played.seat for played in read)
    if ruleset.cond_per_player == "one" and max(counts.values(), default=0) > 1:
        raise POSITION.fault("pending-condition")
    for seat, hand in enumerate(state.hands):
        if seat != pending.seat:
            check_hand(len(hand) + counts[seat])
    return read


def _card(played: Played) -> Card:
    return played.card


def _read_played(ruleset: Ruleset, words: tuple[Word, ...], entry: Any) -> Played:
    if not isinstance(entry, dict) or entry.keys() != {"seat", "card", "word"}:
        raise POSITION.fault("pending-condition")
    seat = read_seat(ruleset, "pending.conditions", entry["seat"])
    card, named = entry["card"], entry["word"]
    if not isinstance(named, str) or not isinstance(card, str) or card not in ruleset.pack.conditions:
        raise POSITION.fault("pending-condition")
    word = fulfilling(ruleset, words, card, named=named)
    if word is None:
        raise POSITION.fault("pending-condition")
    return Played(seat, card, word)


def _read_answers(ruleset: Ruleset, state: State, value: Any) -> tuple[Reply | None, ...]:
    """Read the answers so far: null, accept or check for each seat, always null for the layer (S8)."""
    allowed = (None, Reply.ACCEPT) if ruleset.auto_check else (None, *Reply)
    entries = POSITION.as_many("pending.answers", value, ruleset.seats)
    for seat, entry in enumerate(entries):
        is_layer, has_accepted = seat == state.turn, state.time_up[seat]
        if entry not in allowed or (is_layer and entry is not None) or (has_accepted and entry is None):
            raise POSITION.fault("pending-answer", answers=tuple(reply.value for reply in allowed if reply))
    return tuple(None if entry is None else Reply(entry) for entry in entries)
