"""Events: each watcher is told what they may know, and the mask for the rest."""

from __future__ import annotations

import pytest

from litera.core.event import Event, Onlooker, Secret, Watcher, sees

EVENT = Event("dealt", 1, {"cards": Secret(["A", "B"], ["?", "?"], {1, 2}), "left": 5})


@pytest.mark.parametrize("watcher", [1, 2, Onlooker.TABLE])
def test_a_secret_goes_to_those_who_may_see_it(watcher: Watcher) -> None:
    assert EVENT.told(watcher) == {"kind": "dealt", "seat": 1, "cards": ["A", "B"], "left": 5}


@pytest.mark.parametrize("watcher", [0, 3, Onlooker.SPECTATOR])
def test_all_others_see_the_mask(watcher: Watcher) -> None:
    assert EVENT.told(watcher) == {"kind": "dealt", "seat": 1, "cards": ["?", "?"], "left": 5}


def test_a_secret_of_nobody_is_shown_to_the_table_alone() -> None:
    event = Event("mixed", None, {"order": Secret([2, 1], 2, ())})
    assert [event.told(watcher)["order"] for watcher in (0, Onlooker.SPECTATOR, Onlooker.TABLE)] == [2, 2, [2, 1]]


def test_an_event_without_details_is_its_kind_and_seat() -> None:
    assert Event("passed", 0).told(Onlooker.SPECTATOR) == {"kind": "passed", "seat": 0}


def test_a_seat_sees_its_own_the_table_all_a_spectator_nothing() -> None:
    assert [sees(watcher, 0) for watcher in (0, 1, Onlooker.TABLE, Onlooker.SPECTATOR)] == [True, False, True, False]
