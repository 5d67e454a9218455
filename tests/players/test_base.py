"""Budgets: how long a player may think."""

from __future__ import annotations

import math

from litera.players.base import Budget


def test_a_share_is_a_part_of_what_is_left_and_ends_with_the_whole() -> None:
    now = 0.0
    whole = Budget(10.0, clock=lambda: now)
    now = 2.0
    part = whole.share(0.5)
    assert part.left() == 4
    now = 7.0
    assert part.is_spent
    assert whole.left() == 3


def test_a_share_is_stopped_with_the_whole_and_has_no_end_of_its_own() -> None:
    is_stopped = False
    part = Budget(is_stopped=lambda: is_stopped).share(0.5)
    assert part.left() == math.inf
    is_stopped = True
    assert part.is_spent
