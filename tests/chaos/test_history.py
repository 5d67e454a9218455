"""The checker finds what it is there to find."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chaos.history import Commands, Feed, faults_of


def clients(**acknowledged: str) -> dict[str, Commands]:
    return {name: Commands([*ids], [*ids]) for name, ids in acknowledged.items()}


def test_a_whole_history_has_no_fault() -> None:
    told = clients(anna="ace", bogdan="bdf")
    told["anna"].asked += ["x", "y"]
    told["anna"].refused.append("y")
    assert faults_of(told, [None, *"abcdef", None]) == []
    # What nobody was told of may be there as well.
    assert faults_of(told, [*"abxcdef"]) == []


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("abdef", "lost: anna was told that c is done"),
        ("abcdeff", "doubled: f is written 2 times"),
        ("abcdefz", "from nowhere: nobody asked for z"),
        ("cbadef", "reordered: what anna was told is not in that order"),
        ("abcdefy", "refused and done: anna's y"),
    ],
)
def test_each_kind_of_fault_is_found(written: str, fault: str) -> None:
    told = clients(anna="ac", bogdan="bdef")
    told["anna"].asked.append("y")
    told["anna"].refused.append("y")
    assert faults_of(told, [*written]) == [fault]


@given(st.lists(st.integers(0, 99).map(str), unique=True, min_size=2), st.data())
def test_any_line_that_is_lost_doubled_or_moved_is_found(ids: list[str], data: st.DataObject) -> None:
    told = {"anna": Commands([*ids], [*ids])}
    place = data.draw(st.integers(0, len(ids) - 2))
    assert faults_of(told, ids) == []
    assert faults_of(told, ids[:place] + ids[place + 1 :])
    assert faults_of(told, [*ids[: place + 1], *ids[place:]])
    assert faults_of(told, [*ids[:place], ids[place + 1], ids[place], *ids[place + 2 :]])


def item(seq: int, **changed: object) -> dict[str, object]:
    return {"seq": seq, "feed": "game", "events": [{"kind": "now", "changed": changed}]}


def test_a_feed_without_a_gap_gives_the_view() -> None:
    feed = Feed()
    feed.welcome("one", 3, {"a": 1, "b": 1}, is_playing=True)
    feed.take(item(4, a=2))
    feed.take({"seq": 5, "feed": "none"})
    feed.welcome("one", 5, None, is_playing=True)
    feed.take(item(6, c=3))
    assert (feed.view, feed.wrong) == ({"a": 2, "b": 1, "c": 3}, [])
    feed.welcome("two", 0, {"a": 5}, is_playing=True)
    assert (feed.view, feed.wrong) == ({"a": 5}, [])


@pytest.mark.parametrize("seqs", [(5,), (4, 4), (4, 6), (3,)])
def test_a_gap_and_a_repetition_in_a_feed_are_found(seqs: tuple[int, ...]) -> None:
    feed = Feed()
    feed.welcome("one", 3, {}, is_playing=True)
    for seq in seqs:
        feed.take(item(seq))
    assert len(feed.wrong) == 1


def test_whoever_is_resumed_where_they_have_not_been_is_found() -> None:
    feed = Feed()
    feed.welcome("one", 3, {}, is_playing=True)
    feed.welcome("two", 3, None, is_playing=True)
    feed.welcome("two", 4, None, is_playing=True)
    assert len(feed.wrong) == 2
