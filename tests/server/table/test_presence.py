"""Who is there, and what a lost connection costs."""

from __future__ import annotations

from litera.server.table.presence import GRACE, GRACE_IN_ALL, Attendance

SECOND = 1000


def present() -> Attendance:
    """Give two seats whose people are there."""
    attendance = Attendance(2, 0)
    for seat in range(2):
        assert attendance.came(seat, 0) == 0
    return attendance


def test_grace_that_was_not_used_can_be_lent_again() -> None:
    attendance = present()
    short_cuts = (GRACE_IN_ALL - GRACE) // SECOND
    assert short_cuts > GRACE_IN_ALL // GRACE
    for cut in range(short_cuts):
        now = cut * 60 * SECOND
        assert attendance.went(0, now, on_clock=True) == GRACE
        assert attendance.came(0, now + SECOND) == GRACE - SECOND


def test_grace_that_was_used_is_gone_for_this_game_and_for_this_seat_alone() -> None:
    attendance = present()
    times = [hour * 3_600 * SECOND for hour in range(1, 8)]
    lent = []
    for now in times:
        lent.append(attendance.went(0, now, on_clock=True))
        assert attendance.came(0, now + GRACE + SECOND) == 0
    assert lent == [GRACE] * (GRACE_IN_ALL // GRACE) + [0]
    assert attendance.went(1, times[-1], on_clock=True) == GRACE


def test_only_a_running_clock_is_lent_grace() -> None:
    attendance = present()
    assert attendance.went(0, SECOND, on_clock=False) == 0
    assert attendance.came(0, 2 * SECOND) == 0
