"""What each viewer knows of the game at a table: his view, what happened, in events and in sentences.

The view of each watcher is remembered as it was last told, so that a move costs one new view a watcher, and only what
differs is written.
"""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from litera.core.event import Json, Watcher
from litera.core.game import difference
from litera.core.table import Table
from litera.games.registry import find
from litera.texts import Speaker

View = dict[str, Json]


class Ear(NamedTuple):
    """How a viewer is told of the game: as which watcher, in which language, in how many words (0: none).

    With ``marks`` words of the game's language are marked in sentences.
    ``delay`` is None, or for a spectator to whom hands are open, how many moves later he is told.
    """

    watcher: Watcher
    language: str
    say: int
    delay: int | None = None
    marks: bool = False


class Watching:
    """One game's table, as it is watched."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[tuple[Watcher, bool], tuple[int, tuple[Any, ...]]] = {}
        self._course: tuple[int, View, View] = (0, table.course(table.start), {})
        """After how many steps the course was told last, what it is then, and what the last step changed of it."""

    def end_for(self, ear: Ear, end: int | None = None) -> int:
        """Give up to which step a viewer is told when there are ``end`` (None: now): all, or all but the last moves.

        At the end of the game the rest is told.
        """
        steps = self.table.steps
        if end is None:
            end = len(steps)
        if not ear.delay or end == 0 or self.table.rules.outcome(steps[end - 1].state) is not None:
            return end
        moves = [number for number, step in enumerate(steps[:end]) if step.entry.seat is not None]
        if not moves:
            return end
        return moves[-ear.delay] if ear.delay <= len(moves) else moves[0]

    def view(self, ear: Ear, end: int | None = None) -> View:
        """Give the view of a viewer after so many steps (None: as many as he is told of)."""
        end = self.end_for(ear) if end is None else end
        view = self.table.shown_at(self._state(end), ear.watcher)
        if ear.delay is not None:
            key = find(self.table.charter.game).hands_key
            view[key] = self._open_hands(self._seen(ear, end)[1:], key)
        return view

    def past(self, end: int) -> Table:
        """Give a table as it was after so many steps."""
        table = copy.copy(self.table)
        table.steps = self.table.steps[:end]
        return table

    def happened(self, ear: Ear, first: int, end: int) -> list[View]:
        """Tell a viewer the steps from ``first`` to before ``end``: each with its events and what changed by it."""
        whose = ear.watcher, ear.delay is not None
        number, before = self._told.get(whose, (-1, ()))
        if number != first:
            before = self._seen(ear, first)
        told: list[View] = []
        for number, step in enumerate(self.table.steps[first:end], first + 1):
            after = self._seen(ear, number)
            told += step.happenings(ear.watcher)
            told.append(step.now(self._change(before, after, ear) | self._course_change(number)))
            before = after
        if end == len(self.table.steps):
            self._told[whose] = end, before
        return told

    def events(self, ear: Ear, first: int, end: int) -> list[View]:
        """Tell a viewer what happened, without what changed by it."""
        return [told for step in self.table.steps[first:end] for told in step.happenings(ear.watcher)]

    def said(self, ear: Ear, first: int, end: int) -> list[str]:
        """Put steps into sentences, as many as the viewer wants to hear."""
        if not ear.say:
            return []
        importance = find(self.table.charter.game).importance
        you = ear.watcher if isinstance(ear.watcher, int) else None
        speaker = Speaker(ear.language, self.table.charter.names, you, marks=ear.marks)
        told = (event for event in self.events(ear, first, end) if importance[str(event["kind"])] <= ear.say)
        sentences = (self.table.rules.narrate(event) for event in told)
        return [speaker.say(sentence) for sentence in sentences if sentence is not None]

    def _state(self, end: int) -> Any:
        return self.table.steps[end - 1].state if end else self.table.start

    def _seen(self, ear: Ear, end: int) -> tuple[Any, ...]:
        """Give the game's own views after so many steps: the viewer's, and those of the seats where hands are open."""
        rules, state = self.table.rules, self._state(end)
        if ear.delay is None:
            return (rules.view(state, ear.watcher),)
        return (rules.view(state, ear.watcher), *(rules.view(state, seat) for seat in range(rules.seats)))

    def _change(self, before: tuple[Any, ...], after: tuple[Any, ...], ear: Ear) -> View:
        write_change = self.table.rules.write_change
        changed = write_change(before[0], after[0])
        if ear.delay is not None:
            key = find(self.table.charter.game).hands_key
            if any(key in write_change(*each) for each in zip(before[1:], after[1:], strict=True)):
                changed[key] = self._open_hands(after[1:], key)
        return changed

    def _open_hands(self, views: tuple[Any, ...], key: str) -> list[Json]:
        return [_entry(self.table.rules.write_view(view)[key], seat) for seat, view in enumerate(views)]

    def _course_change(self, end: int) -> View:
        """Tell what the last of so many steps changed for every watcher; it is asked by one after another."""
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
