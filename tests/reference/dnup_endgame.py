"""Who can force what in dnup with all cards open: every line of play, by the rules, without any order or memory."""

from __future__ import annotations

from litera.core.event import Seat
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State


def proof(rules: DnupRules, state: State, seat: Seat, turns: int) -> int:
    """Give 1 where a seat can force that it is the next one out, -1 where the others can, 0 where no one so soon."""
    is_own = state.turn == seat
    values = []
    for move in rules.legal(state, state.turn).moves:
        after, _ = rules.apply(state, state.turn, move)
        if after.scores != state.scores:
            values.append(1 if is_own else -1)
        elif turns > 1 and after.phase is Phase.ACT:
            values.append(proof(rules, after, seat, turns - 1))
        else:
            values.append(0)
    return max(values) if is_own else min(values)
