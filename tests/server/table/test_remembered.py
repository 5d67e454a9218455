"""What is remembered of commands has a bound, for each guest and for all of them."""

from __future__ import annotations

from litera.server.table.remembered import MOST_GUESTS, Remembered


def test_one_guest_s_commands_push_out_their_own_oldest_alone() -> None:
    remembered: Remembered[int] = Remembered(2)
    remembered.keep("anna", "a", 1)
    for number, command in enumerate("abc"):
        remembered.keep("bogdan", command, number)
    assert [remembered.get("bogdan", command) for command in "abc"] == [None, 1, 2]
    assert remembered.get("anna", "a") == 1


def test_the_guest_of_longest_ago_is_forgotten_when_there_are_too_many() -> None:
    remembered: Remembered[int] = Remembered(2)
    for number in range(MOST_GUESTS):
        remembered.keep(f"guest {number}", "a", number)
    remembered.keep("guest 0", "b", 0)
    remembered.keep("one more", "a", 0)
    assert remembered.get("guest 1", "a") is None
    assert (remembered.get("guest 0", "a"), remembered.get("guest 2", "a")) == (0, 2)
