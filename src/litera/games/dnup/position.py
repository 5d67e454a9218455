"""A position as JSON becomes a state, or is refused with the first thing in it that cannot be (``bad_position``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.dnup.cards import OF_VALUE, READ, Cards, texts, turned, upright, value_of
from litera.games.dnup.course import begun
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.scoring import has_won, most_points
from litera.games.dnup.state import Phase, State

POSITION_KEYS = frozenset(
    {"hands", "sets", "out", "gone", "scores", "turn", "phase", "round", "round_turns", "area", "turned"}
)
POSITION = Reader(Code.BAD_POSITION, "dnup-position")
_MOST_ROUNDS = 1_000_000_000


def read_position(ruleset: Ruleset, position: Mapping[str, Any]) -> State:
    """Set up a state; what a position leaves out has its value at the start, and the set of the seat on turn has left.

    Raises SetupError (``bad_position``).
    """
    seats = ruleset.seats
    if ruleset.areas == 1 and "area" in position:
        raise POSITION.fault("area")
    state = State(
        phase=_read_phase(position.get("phase", Phase.ACT.value)),
        turn=POSITION.number("turn", position.get("turn", 0), lowest=0, highest=seats - 1),
        area=POSITION.number("area", position.get("area", ruleset.areas), lowest=1, highest=ruleset.areas),
        hands=tuple(_read_cards("hands", hand) for hand in position["hands"]),
        sets=_read_sets(ruleset, position),
        out=tuple(
            POSITION.number("out", seat, lowest=0, highest=seats - 1)
            for seat in POSITION.entries("out", position.get("out", []))
        ),
        gone=_read_cards("gone", position.get("gone", [])),
        scores=_read_scores(ruleset, position.get("scores", [0] * seats)),
        round=POSITION.number("round", position.get("round", 1), lowest=1, highest=_MOST_ROUNDS),
        round_turns=POSITION.number(
            "round_turns", position.get("round_turns", 0), lowest=0, highest=ruleset.round_turn_limit
        ),
        turned=POSITION.switch("turned", position.get("turned", False)),
    )
    _check_cards(ruleset, state)
    _check_sets(state)
    _check_out(ruleset, state)
    _check_course(ruleset, state)
    _check_reason(ruleset, state, position)
    return state if state.phase is Phase.OVER else begun(ruleset, state)


def _read_phase(value: Any) -> Phase:
    return Phase(POSITION.choice("phase", value, (Phase.ACT, Phase.OVER)))


def _read_cards(where: str, value: Any) -> Cards:
    cards = 0
    for text in POSITION.entries(where, value):
        if not isinstance(text, str) or text not in READ:
            raise POSITION.fault("card", where=where, card=str(text)[:40])
        if cards & READ[text]:
            raise POSITION.fault("twice", card=text)
        cards |= READ[text]
    return cards


def _read_sets(ruleset: Ruleset, position: Mapping[str, Any]) -> tuple[Cards, ...]:
    if "sets" not in position:
        return (0,) * (ruleset.seats * ruleset.areas)
    entries = POSITION.as_many("sets", position["sets"], ruleset.seats)
    if ruleset.areas > 1:
        entries = [area for entry in entries for area in POSITION.as_many("sets", entry, ruleset.areas)]
    return tuple(_read_cards("sets", entry) for entry in entries)


def _read_scores(ruleset: Ruleset, value: Any) -> tuple[int, ...]:
    """Read scores; with the last of them the winner has at most what the first to be out gains above the rest."""
    highest = most_points(ruleset)
    return tuple(
        POSITION.number("scores", score, lowest=0, highest=highest)
        for score in POSITION.as_many("scores", value, ruleset.seats)
    )


def _check_cards(ruleset: Ruleset, state: State) -> None:
    """Refuse a card that the pack of so many seats lacks, or a card twice, whichever way up (D1)."""
    seen = 0
    for cards in (*state.hands, *state.sets, state.gone):
        lacking = upright(cards) & ~ruleset.cards
        if lacking:
            raise POSITION.fault("not-in-pack", card=texts(lacking)[0], seats=ruleset.seats)
        again = upright(cards) & seen | cards & turned(cards)
        if again:
            raise POSITION.fault("twice", card=texts(again)[0])
        seen |= upright(cards)


def _check_sets(state: State) -> None:
    """Refuse a set of several values (D3) and two sets of one size (D5)."""
    sizes = [cards.bit_count() for cards in state.sets if cards]
    for cards in state.sets:
        if cards and cards & ~OF_VALUE[value_of(cards)]:
            raise POSITION.fault("values", cards=" ".join(texts(cards)))
    if len(set(sizes)) < len(sizes):
        raise POSITION.fault("sizes")


def _check_out(ruleset: Ruleset, state: State) -> None:
    """Refuse who is out with cards or in without, and more out than there can be (D9, D10, D17)."""
    for seat, hand in enumerate(state.hands):
        if bool(hand) == (seat in state.out):
            raise POSITION.fault("out-with-cards" if hand else "in-without-cards", seat=seat)
    most = len(ruleset.gains) - (state.phase is Phase.ACT)
    if len(state.out) > most or len(set(state.out)) < len(state.out):
        raise POSITION.fault("out", most=most)
    if state.phase is Phase.ACT and state.turn in state.out:
        raise POSITION.fault("out-on-turn", seat=state.turn)


def _check_course(ruleset: Ruleset, state: State) -> None:
    """Refuse scores that do not fit the phase (D11, D17), turns at the limit (D12), an impossible free turn (D13)."""
    winners = sum(has_won(ruleset, score) for score in state.scores)
    if winners != (state.phase is Phase.OVER):
        raise POSITION.fault("scores", goal=ruleset.goal)
    if state.phase is Phase.ACT and state.round_turns == ruleset.round_turn_limit:
        raise POSITION.fault("limit", limit=ruleset.round_turn_limit)
    if state.turned and (not ruleset.free_first_rotation or state.round_turns >= ruleset.seats):
        raise POSITION.fault("turned")


def _check_reason(ruleset: Ruleset, state: State, position: Mapping[str, Any]) -> None:
    """Refuse a reason that is not the one for which the game ended; a position may leave it out."""
    reason = ruleset.reason if state.phase is Phase.OVER else None
    if position.get("reason", reason) != reason:
        raise POSITION.fault("reason")
