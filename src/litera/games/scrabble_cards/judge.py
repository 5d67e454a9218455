"""What speaks against a move, the first thing in the protocol's order: phase, turn, cards, then the rules by number."""

from __future__ import annotations

from litera.core.event import Seat
from litera.core.game import TimeUp
from litera.core.message import Written, all_written
from litera.core.refusal import Code, Refusal, refuse
from litera.games.scrabble_cards.answering import waiting
from litera.games.scrabble_cards.codes import ScrabbleCardsCode
from litera.games.scrabble_cards.grid import grid_of
from litera.games.scrabble_cards.laying import fulfilling, is_named, lay_out, refuse_condition, why_not_lay
from litera.games.scrabble_cards.moves import Accept, Check, Exchange, Lay, Move, Pass, PlayCondition
from litera.games.scrabble_cards.ruleset import EXCHANGE_BAG, RANKED_EXCHANGES, Ruleset
from litera.games.scrabble_cards.state import Awaited, Phase, State, missing, waited_for


def why_not(ruleset: Ruleset, state: State, seat: Seat, *, move: Move) -> Refusal | None:
    """Judge a move of a seat at the table: the first thing that speaks against it, or None."""
    if isinstance(move, TimeUp) and state.time_up[seat]:
        return None
    if state.phase is Phase.OVER:
        return refuse(Code.GAME_OVER)
    if isinstance(move, TimeUp):
        return None
    return _why_not_now(ruleset, state, seat, move) or _why_not_this(ruleset, state, seat, move)


def _why_not_now(ruleset: Ruleset, state: State, seat: Seat, move: Move) -> Refusal | None:
    """Judge phase and turn (S2, S8)."""
    if state.awaited is not Awaited.PLAYERS:
        return refuse(Code.WRONG_PHASE)
    match move:
        case Lay() | Exchange() | Pass() if state.phase is not Phase.LAY:
            return refuse(Code.WRONG_PHASE, "S8", key="scrabble_cards-refusal-answer-first")
        case Accept() | Check() | PlayCondition() if state.phase is not Phase.ANSWER:
            return refuse(Code.WRONG_PHASE, "S8", key="scrabble_cards-refusal-nothing-waits")
        case Check() if ruleset.auto_check:
            return refuse(Code.WRONG_PHASE, "S8", key="scrabble_cards-refusal-checked-already")
    if seat in waited_for(state):
        return None
    if state.pending is None:
        return refuse(Code.NOT_YOUR_TURN, "S2")
    key = "own-move" if seat == state.turn else "answered"
    return refuse(Code.NOT_YOUR_TURN, "S8", key=f"scrabble_cards-refusal-{key}")


def _why_not_this(ruleset: Ruleset, state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Lay():
            return why_not_lay(ruleset, state, move)
        case Exchange(cards):
            return _why_not_exchange(ruleset, state, seat, cards)
        case PlayCondition():
            return _why_not_condition(ruleset, state, seat, move)
    return None


def _why_not_exchange(ruleset: Ruleset, state: State, seat: Seat, cards: tuple[str, ...]) -> Refusal | None:
    lacking = missing(state.hands[seat], cards)
    if lacking:
        return refuse(Code.NOT_YOURS, cards=all_written(lacking))
    counted = len(state.bag) if ruleset.exchange_counts == "cards" else ruleset.pack.letters_in(state.bag)
    if counted < EXCHANGE_BAG:
        key = f"scrabble_cards-refusal-bag-{ruleset.exchange_counts}"
        return refuse(Code.BAG_TOO_SMALL, "S11", key=key, least=EXCHANGE_BAG)
    if ruleset.ranked and state.exchanges[seat] >= RANKED_EXCHANGES:
        key = "scrabble_cards-refusal-exchanges-used"
        return refuse(ScrabbleCardsCode.EXCHANGES_USED, "S11", key=key, most=RANKED_EXCHANGES)
    return None


def _why_not_condition(ruleset: Ruleset, state: State, seat: Seat, move: PlayCondition) -> Refusal | None:
    pending = waiting(state)
    words = lay_out(grid_of(state.cells), pending.move).words
    if move.word is not None and not any(is_named(word, move.word) for word in words):
        made = tuple(word.letters for word in words)
        key = "scrabble_cards-refusal-no-such-word"
        return refuse(Code.NO_SUCH_PLACE, "S6", key=key, word=Written(move.word), words=all_written(made))
    if move.card not in state.hands[seat]:
        return refuse(Code.NOT_YOURS, cards=all_written((move.card,)))
    played = any(condition.seat == seat for condition in pending.conditions)
    if played and ruleset.cond_per_player == "one":
        return refuse(ScrabbleCardsCode.BONUS_NOT_ALLOWED, "S6", key="scrabble_cards-refusal-one-condition")
    if fulfilling(ruleset, words, move.card, named=move.word) is None:
        named = tuple(word for word in words if move.word is None or is_named(word, move.word))
        return refuse_condition(ruleset, named, move.card)
    return None
