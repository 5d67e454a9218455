"""Time as people say it, the clocks of a table that go on between two words of the server, and alarms."""

from __future__ import annotations

import pytest

from litera.terminal.clocks import TableClock, spoken_time, told_alarms
from litera.terminal.lines import Voice
from litera.terminal.settings import Settings


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize(
    ("seconds", "language", "said"),
    [
        (0, "en", "0 seconds"),
        (61, "en", "1 minute 1 second"),
        (120, "en", "2 minutes"),
        (3605, "en", "1 hour 5 seconds"),
        (125, "pl", "2 minuty 5 sekund"),
        (21, "uk", "21 секунда"),
        (60 * 22, "ro", "22 de minute"),
    ],
)
def test_times_are_said_as_people_do(seconds: int, language: str, said: str) -> None:
    assert spoken_time(Voice(language), seconds) == said


def clock_of(time: Time, left: int, running: list[int]) -> TableClock:
    clock = TableClock(time)
    clock.hear({"left": [left * 1000, 90_000], "running": running, "answer": None})
    return clock


def test_only_a_running_clock_goes_on() -> None:
    time = Time()
    clock = clock_of(time, 130, [0])
    time.at = 10
    assert (clock.left(0), clock.left(1)) == (120, 90)
    told = [line.text for line in clock.told(Voice("en"), ["You", "Anna"])]
    assert told == ["You: 2 minutes, running", "Anna: 1 minute 30 seconds"]
    time.at = 1000
    assert clock.left(0) == 0


def test_each_alarm_is_given_once_when_it_is_passed() -> None:
    time = Time()
    clock = clock_of(time, 70, [0])
    due = []
    for second in range(70):
        time.at = second
        due.append((second, clock.due(0, [60, 20])))
    assert [one for one in due if one[1] is not None] == [(10, 60), (50, 20)]


def test_an_alarm_is_not_lost_where_the_server_speaks_of_the_clock_as_it_is_passed() -> None:
    time = Time()
    clock = clock_of(time, 61, [0])
    assert clock.due(0, [60]) is None
    clock.hear({"left": [59_900, 90_000], "running": [0], "answer": None})
    assert clock.due(0, [60]) == 60
    clock.hear({"left": [59_800, 90_000], "running": [0], "answer": None})
    assert clock.due(0, [60]) is None


def test_a_clock_that_stands_or_is_below_an_alarm_already_gives_none() -> None:
    time = Time()
    standing, low = clock_of(time, 61, [1]), clock_of(time, 15, [0])
    for second in range(5):
        time.at = second
        assert standing.due(0, [60]) is None
        assert low.due(0, [60, 20]) is None


def test_alarms_are_chosen_in_seconds_or_turned_off() -> None:
    settings, voice = Settings(), Voice("en")
    assert [line.text for line in told_alarms(voice, settings, "")] == ["2 alarms: 1 minute, 20 seconds"]
    assert [line.text for line in told_alarms(voice, settings, "10, 120")] == ["2 alarms: 2 minutes, 10 seconds"]
    assert settings.alarms == [120, 10]
    for wrong in ("soon", "-5", "9999999"):
        assert "isn’t a list of seconds" in next(told_alarms(voice, settings, wrong)).text
    assert settings.alarms == [120, 10]
    assert [line.text for line in told_alarms(voice, settings, "0")] == ["No alarms are set."]
