"""What a watcher may know, and whole states that fit it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.teller import Teller
from tests.games.scrabble_cards.playing import opened, play, rules, table_of
from tests.games.scrabble_cards.test_position import OPTIONS, walk


def view(table: Any, watcher: Watcher) -> dict[str, Any]:
    shown: dict[str, Any] = table.shown(watcher)
    return shown


def test_hands_of_others_and_the_bag_are_masked_and_what_lies_is_not() -> None:
    table = table_of("K O T c11 / c4 * / E", bag="A x2")
    play(table, "0 lay KOT 0 0 across c11", "1 condition c4")
    seen = view(table, 1)
    assert seen["hands"] == [[], ["*"], ["?"]]
    assert seen["bag"] == 2
    assert [played["card"] for played in seen["pending"]["conditions"]] == ["c11", "c4"]
    assert view(table, Onlooker.SPECTATOR)["hands"] == [[], ["?"], ["?"]]
    assert view(table, Onlooker.TABLE)["bag"] == ["A", "x2"]


def test_hands_stay_masked_at_the_end() -> None:
    table = table_of("Y / Ź K", on_table=[["KOT", 0, 0, "across"]])
    play(table, "0 lay KOTY 0 0 across", "1 accept")
    assert view(table, 0)["hands"] == [[], ["?", "?"]]


@pytest.mark.parametrize(
    ("watcher", "old", "new"), [(0, ["K"], ["B"]), (1, ["?"], ["?"]), (Onlooker.SPECTATOR, ["?"], ["?"])]
)
def test_what_is_exchanged_only_its_seat_knows(watcher: Watcher, old: list[str], new: list[str]) -> None:
    table = table_of("K Y / M A A A A A A", bag="B R O O W P E")
    play(table, "0 exchange K")
    told = next(told for told in Teller(table).told(watcher) if told["kind"] == "exchanged")
    assert (told["old"], told["new"], told["count"]) == (old, new, 1)


@given(st.integers(2, 4), OPTIONS, st.text(max_size=4), st.integers(0, 50), st.integers(-1, 1))
def test_a_resampled_state_looks_the_same(
    seats: int, options: dict[str, Any], seed: str, steps: int, seat: int
) -> None:
    bound = rules(seats, **options)
    table = opened(bound, seed=seed)
    walk(table, seed, steps)
    watcher: Watcher = Onlooker.SPECTATOR if seat < 0 else seat
    seen = bound.view(table.state, watcher)
    other = bound.resample(seen, Stream(seed_of(seed), "other"))
    assert bound.view(other, watcher) == seen
    if table.state.reason is None:
        assert bound.notation.read_position(bound.notation.write_view(bound.view(other, Onlooker.TABLE))) == other


def test_resampling_draws_the_hidden_cards_anew() -> None:
    bound = rules()
    table = opened(bound)
    seen = bound.view(table.state, 0)
    others = {bound.resample(seen, Stream(seed_of(str(n)), "other")).hands[1] for n in range(10)}
    assert len(others) == 10
