"""The easy player: what it sees it takes, what hurts it it leaves, and its games end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Seat
from litera.core.table import Table
from litera.players.dnup.easy import EasyPlayer
from tests.games.dnup.playing import dealt, legal, table_of
from tests.players.sights import sight

EASY = EasyPlayer(misjudged=120)
Chooser = Callable[[Table, Seat, str], str]


def chosen(table: Table, seed: str) -> str:
    seat = table.rules.turn(table.state).seats[0]
    return easy(table, seat, seed)


def easy(table: Table, seat: Seat, seed: str) -> str:
    return table.rules.notation.write_move(EASY.choose(sight(table, seat, seed)))


def anything(table: Table, seat: Seat, seed: str) -> str:
    return Stream(seed_of(seed), "anything").choose(legal(table, seat))


def play_out(table: Table, choosers: list[Chooser], seed: str, most: int) -> int:
    """Play to the end of the game; give the number of moves."""
    moves = 0
    while seats := table.rules.turn(table.state).seats:
        table.act(seats[0], choosers[seats[0]](table, seats[0], f"{seed} {table.last}"))
        moves += 1
        assert moves < most
    return moves


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_plays_its_last_cards_when_it_can(seed: str) -> None:
    assert chosen(table_of("3/4 3/6 | 7/1 | 2/8"), seed) == "A 3/4 3/6"
    assert chosen(table_of("5/8 | 7/1 | 2/6", sets="| 5/7 | 8/1 8/2 8/3", round_turns=5), seed) == "B 5/8 1"


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_turns_its_hand_when_the_other_side_is_better(seed: str) -> None:
    hand = "1/7 2/7 3/7 4/7 5/7"
    assert chosen(table_of(f"{hand} | 6/1 | 2/8"), seed) == "D"
    assert chosen(table_of(f"{hand} | 6/1 | 2/8", free_first_rotation=True), seed) in ("turn", "D")


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_does_not_pick_up_what_it_cannot_use(seed: str) -> None:
    table = table_of("3/4 6/8 | 7/1 | 2/8", sets="| 5/1 5/2 5/3 |", round_turns=5)
    assert chosen(table, seed) != "C 1"


def test_it_would_rather_beat_two_cards_than_lay_beside_them() -> None:
    table = table_of("6/1 6/2 4/3 4/5 2/7 | 7/1 | 2/8", sets="| 5/7 5/8 |", round_turns=5)
    choices = [chosen(table, str(seed)) for seed in range(30)]
    assert choices.count("A 6/1 6/2") > 25


@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 2**32))
def test_its_games_end_soon(seats: int, number: int) -> None:
    play_out(dealt(seats, str(number)), [easy] * seats, str(number), 1500)


def test_it_beats_those_who_play_anything() -> None:
    won = 0
    for number in range(20):
        table = dealt(3, str(number))
        play_out(table, [easy, anything, anything], str(number), 6000)
        outcome = table.rules.outcome(table.state)
        assert outcome is not None
        won += outcome.winners == (0,)
    assert won >= 18
