"""A short run; ``make chaos`` is the long one."""

from __future__ import annotations

from tests.chaos.run import chaos

FAULTS = (
    "kill -9",
    "cut from NATS",
    "stopped beyond the lease",
    "cut from clients",
    "clients cut off",
    "rolling deploy",
)


def test_nothing_is_lost_doubled_or_reordered_in_a_cluster_under_faults() -> None:
    report = chaos(7, FAULTS, tables=8, pause=0.5)
    assert report.wrong == []
    assert report.acknowledged > 100
    assert report.rated > 0
