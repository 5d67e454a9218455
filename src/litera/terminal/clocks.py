"""Time as the terminal says it: the time played, the clocks of a table on a server, alarms at times of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from litera.terminal.lines import Line, Voice
from litera.terminal.settings import Settings

LONGEST_ALARM = 86400
MOST_ALARMS = 10


class Stopwatch:
    """Seconds played at a table, those before it was last left among them."""

    def __init__(self, now: Callable[[], float], before: float = 0.0) -> None:
        self._now = now
        self._start = now() - before

    @property
    def elapsed(self) -> float:
        """The seconds so far."""
        return self._now() - self._start


def spoken_time(voice: Voice, seconds: int) -> str:
    """Say a time as people do: hours, minutes and seconds, those that there are."""
    hours, rest = divmod(seconds, 3600)
    minutes, rest = divmod(rest, 60)
    counts = {"hours": hours, "minutes": minutes, "seconds": rest}
    parts = [voice.text(f"time-{unit}", count=count) for unit, count in counts.items() if count]
    return " ".join(parts or [voice.text("time-seconds", count=0)])


def told_played(voice: Voice, stopwatch: Stopwatch, options: dict[str, Any]) -> Iterator[Line]:
    """Say the time played at a table without a clock, and the times that its options name."""
    yield voice.line("clock-played", time=spoken_time(voice, int(stopwatch.elapsed)))
    limits = {name: value for name, value in options.items() if name.endswith("_seconds") and value}
    if not limits:
        yield voice.line("clock-free")
    for name, value in limits.items():
        yield voice.line("clock-limit", option=name, time=spoken_time(voice, value))


def told_alarms(voice: Voice, settings: Settings, asked: str) -> Iterator[Line]:
    """Set the alarms to the seconds that were asked for, if any; say when there are alarms."""
    parts = asked.replace(",", " ").split()
    if not all(part.isascii() and part.isdigit() and int(part[:6]) <= LONGEST_ALARM for part in parts[:MOST_ALARMS]):
        yield voice.refusal("alarm-wrong", asked=asked[:40])
        return
    if parts:
        seconds = {int(part[:6]) for part in parts[:MOST_ALARMS]} - {0}
        settings.alarms = sorted(seconds, reverse=True)
    if settings.alarms:
        # "1 minute and 20 seconds" would be heard as one time.
        times = ", ".join(spoken_time(voice, seconds) for seconds in settings.alarms)
        yield voice.line("alarm-is", count=len(settings.alarms), times=times)
    else:
        yield voice.line("alarm-none")


class TableClock:
    """The clocks of a table on a server, as they go on since the server last spoke of them."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told: dict[str, Any] = {"left": None, "running": [], "answer": None}
        self._at = now()
        self._heard: dict[int, float] = {}
        """The seconds that each seat had left when alarms were last looked for."""

    def hear(self, told: dict[str, Any]) -> None:
        """Take what the server says."""
        self._told, self._at = told, self._now()

    def left(self, seat: int) -> float | None:
        """Give the seconds that a seat has left, None without a clock."""
        if self._told["left"] is None:
            return None
        gone = self._now() - self._at if seat in self._told["running"] else 0.0
        return max(0.0, float(self._told["left"][seat]) / 1000 - gone)

    def answer(self) -> float | None:
        """Give the seconds that are left for an answer, None where nobody is hurried."""
        left = self._told["answer"]
        return None if left is None else max(0.0, float(left) / 1000 - (self._now() - self._at))

    def due(self, seat: int, alarms: Sequence[int]) -> int | None:
        """Give the alarm that a seat's running clock has just passed, None for none; each is given once."""
        left = self.left(seat)
        if left is None or seat not in self._told["running"]:
            return None
        before, self._heard[seat] = self._heard.get(seat, left), left
        return next((alarm for alarm in sorted(alarms) if left <= alarm < before), None)

    def told(self, voice: Voice, names: Sequence[str]) -> Iterator[Line]:
        """Say what every clock reads."""
        answer = self.answer()
        if self._told["left"] is None and answer is None:
            yield voice.line("clock-free")
        for seat, name in enumerate(names):
            left = self.left(seat)
            if left is not None:
                key = "clock-runs" if seat in self._told["running"] else "clock-stands"
                yield voice.line(key, name=name, time=spoken_time(voice, int(left)))
        if answer is not None:
            yield voice.line("clock-answer", time=spoken_time(voice, int(answer)))
