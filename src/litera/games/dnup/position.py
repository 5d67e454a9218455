"""A position as JSON becomes a state, or is refused with the first thing in it that cannot be (``bad_position``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.message import Parameter
from litera.core.refusal import SetupError, bad_position
from litera.games.dnup.cards import READ, TEXTS, Card, upright
from litera.games.dnup.course import set_leaves
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State, areas

POSITION_KEYS = frozenset(
    {"hands", "sets", "out", "gone", "scores", "turn", "phase", "round", "round_turns", "area", "turned"}
)
_MOST = 1_000_000_000


def read_position(ruleset: Ruleset, position: Mapping[str, Any]) -> State:
    """Set up a state; the set of the seat on turn leaves at once (D2). Raises SetupError (``bad_position``)."""
    seats = ruleset.seats
    if seats != 2 and "area" in position:
        raise _impossible("area")
    state = State(
        phase=_read_phase(position.get("phase", Phase.ACT.value)),
        turn=_number("turn", position.get("turn", 0), 0, seats - 1),
        area=_number("area", position.get("area", areas(seats)), 1, areas(seats)),
        hands=tuple(tuple(sorted(_cards("hands", hand))) for hand in position["hands"]),
        sets=_read_sets(seats, position.get("sets")),
        out=_read_out(seats, position.get("out", [])),
        gone=tuple(sorted(_cards("gone", position.get("gone", [])))),
        scores=_read_scores(seats, position.get("scores", [0] * seats)),
        round=_number("round", position.get("round", 1), 1, _MOST),
        round_turns=_number("round_turns", position.get("round_turns", 0), 0, _MOST),
        turned=_switch("turned", position.get("turned", False)),
    )
    _check_cards(ruleset, state)
    _check_sets(state)
    _check_course(ruleset, state, position.get("reason"))
    return state if state.phase is Phase.OVER else set_leaves(ruleset, state)[0]


def _read_phase(value: Any) -> Phase:
    if value not in (Phase.ACT.value, Phase.OVER.value):
        raise _impossible("phase")
    return Phase(value)


def _number(where: str, value: Any, lowest: int, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise _impossible("number", where=where, lowest=lowest, highest=highest)
    return value


def _switch(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise _impossible("switch", where=where)
    return value


def _list(where: str, value: Any, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or length not in (None, len(value)):
        raise _impossible("list", where=where)
    return value


def _cards(where: str, value: Any) -> tuple[Card, ...]:
    for text in _list(where, value):
        if not isinstance(text, str) or text not in READ:
            raise _impossible("card", where=where, card=str(text)[:40])
    return tuple(READ[text] for text in value)


def _read_sets(seats: int, value: Any) -> tuple[tuple[Card, ...], ...]:
    if value is None:
        return ((),) * (seats * areas(seats))
    entries = _list("sets", value, seats)
    if seats == 2:
        entries = [area for entry in entries for area in _list("sets", entry, 2)]
    return tuple(tuple(sorted(_cards("sets", entry))) for entry in entries)


def _read_out(seats: int, value: Any) -> tuple[int, ...]:
    return tuple(_number("out", seat, 0, seats - 1) for seat in _list("out", value))


def _read_scores(seats: int, value: Any) -> tuple[int, ...]:
    return tuple(_number("scores", score, 0, _MOST) for score in _list("scores", value, seats))


def _check_cards(ruleset: Ruleset, state: State) -> None:
    """Refuse a card that the pack of so many seats lacks, or a card twice (D1)."""
    seen: set[Card] = set()
    for cards in (*state.hands, *state.sets, state.gone):
        for card in map(upright, cards):
            if card not in ruleset.cards:
                raise _impossible("not-in-pack", card=TEXTS[card], seats=ruleset.seats)
            if card in seen:
                raise _impossible("twice", card=TEXTS[card])
            seen.add(card)


def _check_sets(state: State) -> None:
    """Refuse a set of several values (D3) and two sets of one size (D5)."""
    sizes = [len(cards) for cards in state.sets if cards]
    if any(len({card // 10 for card in cards}) > 1 for cards in state.sets):
        raise _impossible("values")
    if len(set(sizes)) != len(sizes):
        raise _impossible("sizes")


def _check_course(ruleset: Ruleset, state: State, reason: Any) -> None:
    """Refuse who is out and is not (D9, D10), scores that have won (D11, D17), turns at the limit (D12)."""
    winners = [seat for seat, score in enumerate(state.scores) if score >= ruleset.points_to_win]
    over = state.phase is Phase.OVER
    if (over and len(winners) != 1) or (not over and winners):
        raise _impossible("won")
    if reason != (("rounds" if ruleset.seats == 2 else "tokens") if over else None):
        raise _impossible("reason")
    most_out = 0 if ruleset.seats == 2 else 1
    if len(set(state.out)) != len(state.out) or (not over and len(state.out) > most_out):
        raise _impossible("out")
    if any(bool(hand) == (seat in state.out) for seat, hand in enumerate(state.hands)):
        raise _impossible("out-hands")
    if over:
        return
    if state.turn in state.out:
        raise _impossible("out-turn")
    if state.round_turns >= ruleset.round_turn_limit:
        raise _impossible("limit", limit=ruleset.round_turn_limit)


def _impossible(key: str, /, **parameters: Parameter) -> SetupError:
    return bad_position(f"dnup-position-{key}", "", **parameters)
