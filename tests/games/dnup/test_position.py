"""Positions in and out: what is left out, what cannot be, and that a state sets up the same table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.refusal import Code, TableError
from litera.core.table import TableConfig
from litera.games.dnup import GAME
from litera.games.opening import open_table
from tests.games.dnup.playing import dealt, legal, shown, table_of
from tests.games.sentences import hold

THREE = "3/4 6/3 | 5/8 | 7/1"
TWO = "3/4 6/3 | 5/7"


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = shown(table_of(THREE))
    assert (state["turn"], state["scores"], state["sets"], state["out"], state["gone"]) == (
        0,
        [0] * 3,
        [[]] * 3,
        [],
        [],
    )
    assert (state["round"], state["round_turns"], state["turned"], state["phase"]) == (1, 0, False, "act")
    assert "area" not in state
    state = shown(table_of(TWO))
    assert (state["area"], state["sets"]) == (2, [[[], []], [[], []]])


def test_the_set_of_the_seat_on_turn_has_left_already() -> None:
    state = shown(table_of(THREE, sets="6/1 6/2 | 4/7 |"))
    assert (state["sets"], state["gone"]) == ([[], ["4/7"], []], ["6/1", "6/2"])
    state = shown(table_of(TWO, sets="6/1 6/2 | 4/7 | |", area=1, gone=["1/3"]))
    assert (state["sets"], state["gone"]) == ([[[], ["4/7"]], [[], []]], ["1/3", "6/1", "6/2"])


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("in-without-cards", {"hands": " | 5/8 | 7/1"}),
    ("in-without-cards", {"hands": "3/4 | | 7/1"}),
    ("out-with-cards", {"out": [1]}),
    ("out-on-turn", {"hands": " | 5/8 | 7/1", "out": [0]}),
    ("out", {"hands": "3/4 | | ", "out": [1, 2]}),
    ("out", {"hands": "3/4 | | 7/1", "out": [1, 1]}),
    ("number", {"out": [3]}),
    ("list", {"out": 1}),
    ("out", {"hands": "3/4 | ", "out": [1]}),
    ("scores", {"scores": [0, 4, 1]}),
    ("scores", {"hands": TWO, "scores": [0, 2]}),
    ("scores", {"phase": "over", "reason": "tokens"}),
    ("scores", {"phase": "over", "reason": "tokens", "scores": [4, 0, 5]}),
    ("number", {"scores": [0, -1, 0]}),
    ("number", {"scores": [0, 6, 0], "phase": "over"}),
    ("number", {"scores": [0, 3], "hands": TWO}),
    ("number", {"scores": [0, True, 0]}),
    ("number", {"scores": [0, 1.0, 0]}),
    ("as-many", {"scores": [0, 0]}),
    ("reason", {"reason": "tokens"}),
    ("reason", {"reason": "rounds", "phase": "over", "scores": [4, 0, 0]}),
    ("reason", {"reason": None, "phase": "over", "scores": [4, 0, 0]}),
    ("not-in-pack", {"hands": "3/4 | 5/9 | 7/1"}),
    ("not-in-pack", {"hands": "3/4 | 5/8"}),
    ("not-in-pack", {"gone": ["2/1"]}),
    ("twice", {"gone": ["4/3"]}),
    ("twice", {"hands": "3/4 4/3 | 5/8 | 7/1"}),
    ("twice", {"hands": "3/4 3/4 | 5/8 | 7/1"}),
    ("twice", {"sets": "| 8/5 |"}),
    ("values", {"sets": "| 7/2 6/4 |"}),
    ("sizes", {"sets": "| 7/2 | 6/4"}),
    ("sizes", {"sets": "7/2 | 6/4 |"}),
    ("sizes", {"hands": TWO, "sets": "| 7/2 | 6/4 |"}),
    ("limit", {"round_turns": 500}),
    ("limit", {"round_turns": 3, "round_turn_limit": 3}),
    ("number", {"round_turns": 501}),
    ("number", {"round_turns": -1}),
    ("number", {"round": 0}),
    ("number", {"turn": 3}),
    ("number", {"turn": None}),
    ("area", {"area": 1}),
    ("number", {"hands": TWO, "area": 3}),
    ("number", {"hands": TWO, "area": 0}),
    ("choice", {"phase": "deal"}),
    ("switch", {"turned": 1}),
    ("turned", {"turned": True}),
    ("turned", {"turned": True, "free_first_rotation": True, "round_turns": 3}),
    ("card", {"gone": ["34"]}),
    ("card", {"hands": "? | 5/8 | 7/1"}),
    ("card", {"gone": [34]}),
    ("list", {"gone": None}),
]


@pytest.mark.parametrize(("why", "given_"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_for_its_own_reason(why: str, given_: dict[str, Any]) -> None:
    with pytest.raises(TableError) as caught:
        table_of(**{"hands": THREE, **given_})
    assert caught.value.refusal.code is Code.BAD_POSITION
    assert caught.value.refusal.message.key in (f"dnup-position-{why}", f"json-{why}")
    hold(caught.value.refusal)


@pytest.mark.parametrize(
    "sets",
    [None, {}, [[], []], [[], [], [], []], [[], "", []], [[], None, []], [[[], []], [[], []], [[], []]]],
)
def test_sets_are_a_list_for_each_seat(sets: Any) -> None:
    position = {"hands": [["3/4"], ["5/8"], ["7/1"]], "sets": sets}
    with pytest.raises(TableError) as caught:
        open_table(TableConfig(GAME.id, 0, seed_of("x"), {}, position))
    assert caught.value.refusal.code is Code.BAD_POSITION


@pytest.mark.parametrize("sets", [[[], []], [[[], []]], [[[]], [[], []]], [[[], [], []], [[], []]]])
def test_with_two_seats_sets_are_two_lists_for_each_seat(sets: Any) -> None:
    position = {"hands": [["3/4"], ["5/7"]], "sets": sets}
    with pytest.raises(TableError) as caught:
        open_table(TableConfig(GAME.id, 0, seed_of("x"), {}, position))
    assert caught.value.refusal.code is Code.BAD_POSITION


@pytest.mark.parametrize("given_", [{}, {"reason": "tokens"}])
def test_a_game_that_is_over_may_leave_out_why(given_: dict[str, Any]) -> None:
    state = shown(table_of(" | 5/8 | 7/1", out=[0], scores=[5, 0, 3], phase="over", round_turns=500, **given_))
    assert (state["winners"], state["reason"], state["to_act"]) == ([0], "tokens", [])


@given(st.sampled_from(GAME.seats), st.integers(0, 2**32), st.integers(0, 150))
def test_a_state_sets_up_the_same_table(seats: int, number: int, moves: int) -> None:
    table = dealt(seats, str(number))
    stream = Stream(seed_of(str(number)), "choices")
    for _ in range(moves):
        for seat in table.rules.turn(table.state).seats:
            table.act(seat, stream.choose(legal(table, seat)))
    state = shown(table)
    again = open_table(TableConfig(GAME.id, 0, seed_of("other"), {}, state))
    assert again.state == table.state
    assert shown(again) == state
