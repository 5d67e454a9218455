"""What each viewer knows of the game at a table: his view, what happened, in events and in sentences.

The view of each watcher is remembered as it was last told, so that a move costs one new view a watcher.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass

from litera.core.event import Json, Watcher
from litera.core.table import Table
from litera.games.registry import find
from litera.texts import Speaker

View = dict[str, Json]


@dataclass(frozen=True, slots=True)
class Ear:
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
        self._told: dict[tuple[Watcher, bool], tuple[int, View]] = {}

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
        return self._view(ear.watcher, self.end_for(ear) if end is None else end, is_open=ear.delay is not None)

    def past(self, end: int) -> Table:
        """Give a table as it was after so many steps."""
        table = copy.copy(self.table)
        table.steps = self.table.steps[:end]
        return table

    def happened(self, ear: Ear, first: int, end: int) -> list[View]:
        """Tell a viewer the steps from ``first`` to before ``end``: each with its events and what changed by it."""
        is_open = ear.delay is not None
        number, before = self._told.get((ear.watcher, is_open), (-1, {}))
        if number != first:
            before = self._view(ear.watcher, first, is_open=is_open)
        told: list[View] = []
        for number, step in enumerate(self.table.steps[first:end], first + 1):
            after = self._view(ear.watcher, number, is_open=is_open)
            told += step.happenings(ear.watcher)
            told.append(step.change(before, after))
            before = after
        if end == len(self.table.steps):
            self._told[ear.watcher, is_open] = end, before
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

    def _view(self, watcher: Watcher, end: int, *, is_open: bool) -> View:
        state = self.table.steps[end - 1].state if end else self.table.start
        view = self.table.shown_at(state, watcher)
        if is_open:
            key = find(self.table.charter.game).hands_key
            seats = range(self.table.rules.seats)
            view[key] = [_entry(self.table.shown_at(state, seat)[key], seat) for seat in seats]
        return view


def _entry(hands: Json, seat: int) -> Json:
    assert isinstance(hands, list), "hands have an entry a seat"
    return hands[seat]
