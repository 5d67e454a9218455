"""The rules as they are built, held against the slow twin that is written from the rule book alone."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.options import read_options
from litera.games.dnup import GAME
from tests.games.dnup.playing import dealt, legal, shown
from tests.reference.dnup import Game

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "round_turn_limit": st.sampled_from([1, 2, 3, 7, 30]),
        "free_first_rotation": st.booleans(),
        "own_return_first": st.booleans(),
    },
)
LONGEST = 120


def in_order(state: dict[str, Any]) -> dict[str, Any]:
    """Sort the cards of a state, which lie in no order."""
    sets = [[sorted(a) for a in lying] if state["seats"] == 2 else sorted(lying) for lying in state["sets"]]
    return state | {"hands": [sorted(hand) for hand in state["hands"]], "gone": sorted(state["gone"]), "sets": sets}


def choose(moves: list[str], stream: Stream) -> str:
    """Choose a move, every other time one that lays or adds cards, so that rounds come to their ends."""
    shedding = [move for move in moves if move[0] in "AB"]
    return stream.choose(shedding if shedding and stream.below(2) else moves)


@given(st.sampled_from(GAME.seats), OPTIONS, st.integers(0, 2**32))
def test_lists_and_states_are_those_of_the_twin(seats: int, options: dict[str, Any], number: int) -> None:
    """At each step of a random game the same moves are listed, and the same state comes of one."""
    table = dealt(seats, str(number), **options)
    stream = Stream(seed_of(str(number)), "choices")
    twin = Game(shown(table), read_options(GAME.options, options, seats))
    for _ in range(LONGEST):
        for seat in range(seats):
            moves = legal(table, seat)
            assert len(set(moves)) == len(moves)
            assert set(moves) == twin.legal(seat)
        if twin.over:
            break
        seat, move = twin.turn, choose(legal(table, twin.turn), stream)
        table.act(seat, move)
        twin.act(move)
        state = in_order(shown(table))
        if not twin.is_dealt:
            twin.deal(state["hands"])
        assert {key: state[key] for key in twin.shown()} == twin.shown(), move
