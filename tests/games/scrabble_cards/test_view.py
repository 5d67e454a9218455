"""What a watcher may know, and whole states that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.teller import Teller
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.view import unseen
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


@pytest.mark.parametrize("watcher", [0, 1, Onlooker.SPECTATOR, Onlooker.TABLE])
def test_a_change_holds_what_differs_and_nothing_else(watcher: Watcher) -> None:
    table = table_of("K O T c11 / c4 * / E", bag="A x2")
    notation = table.rules.notation
    before = table.rules.view(table.state, watcher)
    play(table, "0 lay KOT 0 0 across c11")
    after = table.rules.view(table.state, watcher)
    change = notation.write_change(before, after)
    assert set(change) == {"phase", "hands", "pending"}
    assert notation.write_view(before) | change == notation.write_view(after)
    assert notation.write_change(after, after) == {}


def test_a_move_that_waits_is_shown_with_its_words_points_and_answers() -> None:
    table = table_of("Y x2 c11 / * / E", on_table=[["KOT", 0, 0, "across"]], bag="A", scores=[1, 2, 3])
    play(table, "0 lay KOTY 0 0 across x2 c11", "1 accept")
    seen = view(table, 2)
    pending = seen.pop("pending")
    assert pending["words"] == [{"word": "KOTY", "column": 0, "row": 0, "direction": "across", "points": 14}]
    assert (pending["seat"], pending["move"]) == (0, "lay KOTY 0 0 across x2 c11")
    assert pending["answers"] == [None, "accept", None]
    assert pending["conditions"] == [{"seat": 0, "card": "c11", "word": "KOTY"}]
    assert pending["points"] == 14 + own_pack().conditions["c11"].plus
    assert {key: seen[key] for key in ("table", "hands", "bag", "scores", "turn", "idle", "exchanges", "removed")} == {
        "table": [["KOT", 0, 0, "across"]],
        "hands": [[], ["?"], ["E"]],
        "bag": 1,
        "scores": [1, 2, 3],
        "turn": 0,
        "idle": [0, 0, 0],
        "exchanges": [0, 0, 0],
        "removed": [],
    }


def test_cards_of_a_move_that_waits_are_seen() -> None:
    """They lie neither on a hand nor on the table yet, and are nowhere else."""
    table = table_of("K O t c11 / c4 A".replace("t", "*"), bag=None)
    play(table, "0 lay KOt 0 0 across c11")
    hidden = unseen(own_pack(), table.rules.view(table.state, 1))
    whole = Counter(own_pack().all_cards())
    assert whole - hidden == Counter(["K", "O", "*", "c11", "c4", "A"])
    assert not hidden - whole
