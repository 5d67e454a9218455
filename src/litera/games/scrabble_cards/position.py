"""A position as JSON becomes a state, or is refused with the first thing in it that cannot be (``bad_position``)."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from litera.core.message import Written
from litera.games.examples import examples_of
from litera.games.scrabble_cards.course import is_out
from litera.games.scrabble_cards.grid import Cell, Place, cells_of, hangs_together, step
from litera.games.scrabble_cards.laying import SHORTEST_WORD, waiting_cards
from litera.games.scrabble_cards.moves import Card, Direction
from litera.games.scrabble_cards.pending import read_pending
from litera.games.scrabble_cards.reading import (
    FARTHEST,
    POSITION,
    check_hand,
    read_cards,
    read_numbers,
    read_seat,
    read_switches,
)
from litera.games.scrabble_cards.ruleset import IDLE_TURNS, Ruleset
from litera.games.scrabble_cards.state import Awaited, Phase, Reason, State, card_of, without

POSITION_KEYS = frozenset(
    {
        "table",
        "hands",
        "bag",
        "scores",
        "turn",
        "phase",
        "pending",
        "idle",
        "exchanges",
        "time_up",
        "lost_turns",
        "removed",
    }
)


def read_position(ruleset: Ruleset, position: Mapping[str, Any]) -> State:
    """Set up a state; what a position leaves out has its value at the start. Raises SetupError (``bad_position``)."""
    seats = ruleset.seats
    hands = tuple(read_cards(ruleset, "hands", hand) for hand in position["hands"])
    for hand in hands:
        check_hand(len(hand))
    bag_left_out = "bag" not in position
    state = State(
        phase=_read_phase(position.get("phase", Phase.LAY.value)),
        turn=read_seat(ruleset, "turn", position.get("turn", 0)),
        scores=read_numbers(position, "scores", seats, lowest=-FARTHEST, highest=FARTHEST),
        cells=_read_cells(ruleset, position.get("table", [])),
        hands=hands,
        bag=() if bag_left_out else read_cards(ruleset, "bag", position["bag"]),
        pending=None,
        idle=read_numbers(position, "idle", seats, lowest=0, highest=FARTHEST),
        exchanges=read_numbers(position, "exchanges", seats, lowest=0, highest=FARTHEST),
        time_up=read_switches(position, "time_up", seats),
        lost_turns=read_numbers(position, "lost_turns", seats, lowest=0, highest=len(ruleset.pack.all_cards())),
        removed=read_cards(ruleset, "removed", position.get("removed", [])),
        reason=_read_reason(position.get("reason")),
        awaited=Awaited.POSITION_BAG if bag_left_out else Awaited.PLAYERS,
    )
    pending = position.get("pending")
    if (state.phase is Phase.ANSWER) != (pending is not None):
        raise POSITION.fault("pending-phase")
    reasons = _possible_reasons(ruleset, state)
    if state.phase is Phase.OVER and state.reason is None and reasons:
        state = replace(state, reason=reasons[0])
    _check_course(state, reasons)
    if pending is not None:
        state = read_pending(ruleset, state, pending)
    rest = _rest_of_pack(ruleset, state)
    return replace(state, bag=rest) if bag_left_out else state


def _read_phase(value: Any) -> Phase:
    return Phase(POSITION.choice("phase", value, Phase))


def _read_reason(value: Any) -> Reason | None:
    reason = POSITION.choice_or_null("reason", value, Reason)
    return None if reason is None else Reason(reason)


def _read_cells(ruleset: Ruleset, value: Any) -> tuple[Cell, ...]:
    """Read the words that lie; they may share letters, and must hang together (S3)."""
    if not isinstance(value, list):
        raise POSITION.fault("table", word=examples_of(ruleset.pack.language).word)
    grid: dict[Place, str] = {}
    for entry in value:
        for place, letter in _read_word(ruleset, entry):
            if grid.setdefault(place, letter) != letter:
                raise POSITION.fault("two-letters", one=grid[place], other=letter)
    if not hangs_together(grid):
        raise POSITION.fault("apart")
    return cells_of(grid)


def _read_word(ruleset: Ruleset, entry: Any) -> list[tuple[Place, str]]:
    if not isinstance(entry, list) or len(entry) != 4 or not isinstance(entry[0], str):
        raise POSITION.fault("table", word=examples_of(ruleset.pack.language).word)
    word, column, row, direction = unicodedata.normalize("NFC", entry[0]), *entry[1:]
    if direction not in tuple(Direction) or len(word) < SHORTEST_WORD:
        raise POSITION.fault("table", word=examples_of(ruleset.pack.language).word)
    start = (
        POSITION.number("table", column, lowest=-FARTHEST, highest=FARTHEST),
        POSITION.number("table", row, lowest=-FARTHEST, highest=FARTHEST),
    )
    for letter in word:
        if not ruleset.pack.can_lie(letter):
            raise POSITION.fault("card", where="table", card=Written(letter))
    return [(step(start, Direction(direction), by), letter) for by, letter in enumerate(word)]


def _possible_reasons(ruleset: Ruleset, state: State) -> list[Reason]:
    """Give for what a game that stands so may have ended, in the order in which it is tested (S15, S16)."""
    has_ended = {
        Reason.TIME_UP: all(state.time_up),
        Reason.OUT: state.awaited is Awaited.PLAYERS and is_out(ruleset, state),
        Reason.ALL_IDLE: all(turns >= IDLE_TURNS for turns in state.idle),
    }
    return [reason for reason, it_has in has_ended.items() if it_has]


def _check_course(state: State, reasons: Sequence[Reason]) -> None:
    """Refuse a game that would be over (S15, S16), a seat on turn without time, a reason that is not so."""
    if (state.phase is Phase.OVER) != (state.reason is not None):
        raise POSITION.fault("reason-phase")
    if state.reason is None and (Reason.ALL_IDLE in reasons or state.time_up[state.turn]):
        raise POSITION.fault("over-already")
    if state.reason is not None and state.reason not in reasons:
        raise POSITION.fault("reason-untrue")


def _rest_of_pack(ruleset: Ruleset, state: State) -> tuple[Card, ...]:
    """Give the cards of the pack that are nowhere else, in its order; refuse more of a card than the pack has."""
    used = Counter(card for hand in state.hands for card in hand)
    used.update((*state.bag, *state.removed))
    used.update(card_of(cell.letter) for cell in state.cells)
    used.update(card for _, card in waiting_cards(state.cells, state.pending))
    for card, count in used.items():
        if count > ruleset.pack.cards[card]:
            raise POSITION.fault("too-many", card=Written(card), count=count, most=ruleset.pack.cards[card])
    return without(ruleset.pack.all_cards(), used.elements())
