"""What a watcher may know: other racks, the bank, and what the last play's seat drew are hidden."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.event import Onlooker, Watcher
from litera.games.word_rummikub.moves import JOKER
from litera.games.word_rummikub.pack import own_pack
from litera.games.word_rummikub.view import unseen
from tests.games.word_rummikub.playing import opened, play, rules, shown, table_of


def test_others_see_how_many_tiles_there_are() -> None:
    table = table_of("KOT* / LAS", bank="ŻĄ")
    assert (shown(table, 0)["racks"], shown(table, 0)["bank"]) == (["KOT*", "???"], 2)
    assert (shown(table, 1)["racks"], shown(table, 1)["bank"]) == (["????", "ALS"], 2)
    assert (shown(table, Onlooker.SPECTATOR)["racks"], shown(table)["bank"]) == (["????", "???"], "ŻĄ")


def test_what_was_drawn_only_its_seat_sees() -> None:
    table = table_of("KOSZYKLAS / KOT", theme="las", bank="ŻĄĘĆÓŹŃ")
    play(table, "0 play KOSZYK LAS")
    told = [event for watcher in (0, 1) for event in table.happenings(watcher) if event["kind"] == "filled"]
    assert [event["tiles"] for event in told] == ["ĄĆĘŃÓŹŻ", "???????"]
    assert shown(table, 0)["last_play"]["drawn"] == "ŻĄĘĆÓŹŃ"
    assert shown(table, 1)["last_play"]["drawn"] == "???????"
    assert shown(table, 1)["last_play"]["tiles"] == "AKKLOSSYZ"


@given(st.text(max_size=4), st.sampled_from([0, 1, Onlooker.SPECTATOR]))
def test_a_resampled_state_looks_the_same_and_can_be_taken_back(seed: str, watcher: int | Onlooker) -> None:
    table = table_of("KOSZYKLAS / KOT", theme="las")
    play(table, "0 play KOSZYK LAS")
    view = table.rules.view(table.state, watcher)
    state = table.rules.resample(view, Stream(seed_of(seed), "test"))
    assert table.rules.view(state, watcher) == view
    doubtful, _ = table.rules.apply(state, 1, table.rules.notation.read_move("doubt LAS"))
    back, _ = table.rules.apply(doubtful, 1, table.rules.notation.read_move("no"))
    assert Counter(back.racks[0]) == Counter("KOSZYKLAS")
    assert back.table == ()


@given(st.text(max_size=4), st.integers(2, 4))
def test_unseen_tiles_are_those_of_other_racks_and_the_bank(seed: str, seats: int) -> None:
    table = opened(rules(seats), seed=seed)
    state = table.state
    left = unseen(own_pack(), table.rules.view(state, 0))
    assert left == Counter("".join(state.racks[1:]) + state.bank)
    assert left[JOKER] <= 2
    assert not unseen(own_pack(), table.rules.view(state, Onlooker.TABLE))


@pytest.mark.parametrize("watcher", [0, 1, Onlooker.SPECTATOR, Onlooker.TABLE])
def test_a_change_holds_what_differs_and_nothing_else(watcher: Watcher) -> None:
    table = table_of("KOSZYKLAS / KOT", bank="ŻĄĘĆÓŹŃ")
    notation = table.rules.notation
    before = table.rules.view(table.state, watcher)
    play(table, "0 play LAS")
    after = table.rules.view(table.state, watcher)
    change = notation.write_change(before, after)
    assert set(change) == {"turn", "scores", "table", "racks", "bank", "laid_words"}
    assert notation.write_view(before) | change == notation.write_view(after)
    assert notation.write_change(after, after) == {}


def test_a_view_has_the_keys_of_a_position() -> None:
    table = table_of("KOSZYKLAS / KOT / ALA", on_table="SOK", bank="ŻĄ", theme="las", scores=[1, 2, 3])
    play(table, "0 play LAS", "2 doubt LAS", "1 yes")
    seen = shown(table, 1)
    assert seen["vote"] == {"word": "LAS", "seat": 0, "answers": [None, "yes", None]}
    assert seen["last_play"] == {
        "seat": 0,
        "words": ["LAS"],
        "tiles": "ALS",
        "drawn": "?",
        "points": 3,
        "agreed": [],
        "before": {"table": ["SOK"], "opened": True, "passes": 0, "laid_words": ["SOK"]},
    }
    keys = ("phase", "turn", "scores", "table", "racks", "bank", "opened", "passes", "laid_words")
    assert {key: seen[key] for key in keys} == {
        "phase": "vote",
        "turn": 1,
        "scores": [4, 2, 3],
        "table": ["SOK", "LAS"],
        "racks": ["?" * 7, "KOT", "???"],
        "bank": 1,
        "opened": [True, True, True],
        "passes": 0,
        "laid_words": ["SOK", "LAS"],
    }


def test_every_hidden_tile_may_be_anywhere_and_the_same_stream_gives_the_same() -> None:
    table = table_of("KOT / LAS", bank="ŻĄ")
    view = table.rules.view(table.state, 0)
    states = [table.rules.resample(view, Stream(seed_of("resample"), f"{number}")) for number in range(200)]
    assert states[0] == table.rules.resample(view, Stream(seed_of("resample"), "0"))
    assert all(table.rules.view(state, 0) == view for state in states)
    racks, banks = (Counter("".join(tiles)) for tiles in zip(*((s.racks[1], s.bank) for s in states), strict=True))
    assert set(racks) == set(banks) == set(unseen(own_pack(), view))
