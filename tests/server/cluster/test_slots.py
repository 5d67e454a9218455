"""Slots are the same everywhere, and shared evenly however nodes come and go."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.server.cluster.slots import LEASE_SECONDS, MARGIN_SECONDS, SLOTS, Tenure, share_of, slot_of

NODES = st.sets(st.text("abcdef0123456789", min_size=1, max_size=8), min_size=1, max_size=40)


def test_a_table_has_the_same_slot_for_ever() -> None:
    # Servers of two versions run at the same time during an upgrade.
    assert [slot_of(table) for table in ("", "a", "0123456789abcdef01", "стіл")] == [0, 67, 222, 112]


def test_tables_are_spread_over_all_slots() -> None:
    counts = Counter(slot_of(f"{number:018x}") for number in range(100 * SLOTS))
    assert len(counts) == SLOTS
    assert max(counts.values()) < 150


@given(NODES)
def test_shares_are_even_and_come_to_all_slots(nodes: set[str]) -> None:
    shares = [share_of(node, nodes) for node in nodes]
    assert sum(shares) == SLOTS
    assert max(shares) - min(shares) <= 1


def test_a_node_counts_itself_before_others_see_it() -> None:
    assert share_of("b", {"a"}) == SLOTS // 2


def test_a_node_acts_until_half_a_second_before_its_lease_ends() -> None:
    tenure = Tenure("a")
    tenure.took({7: 3})
    assert tenure.epoch(7, 0.0) is None
    tenure.renewed(10.0)
    end = 10.0 + LEASE_SECONDS - MARGIN_SECONDS
    assert tenure.epoch(7, end - 0.001) == 3
    assert tenure.epoch(7, end) is None
    assert tenure.epoch(8, 10.0) is None


def test_a_slot_that_is_being_released_takes_nothing_more_and_is_held_until_it_is_given() -> None:
    tenure = Tenure("a")
    tenure.renewed(0.0)
    tenure.took({1: 1, 2: 1})
    tenure.begin_release([2])
    assert (tenure.epoch(1, 0.0), tenure.epoch(2, 0.0), tenure.held) == (1, None, [1, 2])
    assert tenure.plan("a").release == (2,)
    tenure.gave([2])
    tenure.took({2: 3})
    assert tenure.epoch(2, 0.0) == 3


def test_a_node_that_lost_its_lease_has_lost_everything() -> None:
    tenure = Tenure("a")
    tenure.renewed(0.0)
    tenure.took({1: 1, 2: 1})
    assert tenure.lost() == (1, 2)
    assert tenure.held == []
    assert not tenure.is_valid(0.0)


@pytest.mark.parametrize(
    ("held", "nodes", "take", "release"), [(0, "a", 256, 0), (256, "ab", 0, 128), (85, "abc", 1, 0)]
)
def test_a_plan_leads_to_the_share(held: int, nodes: str, take: int, release: int) -> None:
    tenure = Tenure("a")
    tenure.took(dict.fromkeys(range(held), 1))
    plan = tenure.plan(nodes)
    assert (plan.take, len(plan.release)) == (take, release)
