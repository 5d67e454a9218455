"""What watchers are told of a table: its view, then what happened and what each step changed of the view."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from litera.core.event import Json, Watcher
from litera.core.notation import difference
from litera.core.table import Table

View = dict[str, Json]


class Teller:
    """Tells every watcher of one table what they may know, and nothing else.

    With ``open_hands`` a spectator sees all hands as well, as their seats see them.
    Each watcher's last view is kept: a move costs one new view a watcher, and only what differs is written.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seen_last: dict[tuple[Watcher, bool], tuple[int, tuple[Any, ...]]] = {}
        self._course: tuple[int, View, View] = (0, table.course(table.start), {})
        """After how many steps the course was given last, what it was then, and what the last step changed of it."""

    def view(self, watcher: Watcher, end: int | None = None, *, open_hands: bool = False) -> View:
        """Give a watcher's view after so many steps (None: now)."""
        end = len(self.table.steps) if end is None else end
        view = self.table.shown_at(self._state(end), watcher)
        if open_hands:
            key = self.table.rules.notation.hands_key
            view[key] = self._open_hands(self._seen(watcher, end, open_hands=True)[1:], key)
        return view

    def told(self, watcher: Watcher, since: int = 0, *, open_hands: bool = False) -> list[View]:
        """Give a watcher what happened after event number ``since``: with the first view, enough to follow the game."""
        steps = self.table.steps
        first = bisect_right(steps, since, key=lambda step: step.last)
        told = self.steps(watcher, first, len(steps), open_hands=open_hands)
        return told[max(0, since + 1 - steps[first].first) :] if first < len(steps) else told

    def steps(self, watcher: Watcher, first: int, end: int, *, open_hands: bool = False) -> list[View]:
        """Give a watcher the steps from ``first`` to before ``end``: each with its events, then what it changed."""
        last, before = self._seen_last.get((watcher, open_hands), (-1, ()))
        if last != first:
            before = self._seen(watcher, first, open_hands=open_hands)
        told: list[View] = []
        for number, step in enumerate(self.table.steps[first:end], first + 1):
            after = self._seen(watcher, number, open_hands=open_hands)
            told += step.happenings(watcher)
            told.append(step.now(self._change(before, after) | self._course_change(number)))
            before = after
        if end == len(self.table.steps):
            self._seen_last[watcher, open_hands] = end, before
        return told

    def _state(self, end: int) -> Any:
        return self.table.steps[end - 1].state if end else self.table.start

    def _seen(self, watcher: Watcher, end: int, *, open_hands: bool) -> tuple[Any, ...]:
        """Give the game's own views after so many steps: the watcher's, then each seat's where hands are open."""
        rules, state = self.table.rules, self._state(end)
        seats = range(rules.seats) if open_hands else ()
        return (rules.view(state, watcher), *(rules.view(state, seat) for seat in seats))

    def _change(self, before: tuple[Any, ...], after: tuple[Any, ...]) -> View:
        notation = self.table.rules.notation
        changed = notation.write_change(before[0], after[0])
        key = notation.hands_key
        if any(key in notation.write_change(*each) for each in zip(before[1:], after[1:], strict=True)):
            changed[key] = self._open_hands(after[1:], key)
        return changed

    def _open_hands(self, views: tuple[Any, ...], key: str) -> list[Json]:
        return [_entry(self.table.rules.notation.write_view(view)[key], seat) for seat, view in enumerate(views)]

    def _course_change(self, end: int) -> View:
        """Say what the last of so many steps changed for every watcher; one after another asks for it."""
        told, before, change = self._course
        if told == end:
            return change
        if told != end - 1:
            before = self.table.course(self._state(end - 1))
        after = self.table.course(self._state(end))
        self._course = end, after, difference(before, after)
        return self._course[2]


def _entry(hands: Json, seat: int) -> Json:
    assert isinstance(hands, list), "hands have an entry a seat"
    return hands[seat]
