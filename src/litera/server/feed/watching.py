"""What each viewer of a table is told of the game: as much as they may see by now, and want to hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from litera.core.event import Json, Watcher
from litera.core.table import Table
from litera.core.teller import Teller
from litera.protocol.listener import Listener
from litera.protocol.speech import told_in_words

View = dict[str, Json]


class Subscription(NamedTuple):
    """How a viewer is told of the game: as which watcher, in which language, in how many words (0: none).

    With ``marks`` words of the game's language are marked in sentences.
    ``delay`` is None, or for a spectator to whom hands are open, how many moves later they are told.
    """

    watcher: Watcher
    language: str
    say: int
    delay: int | None = None
    marks: bool = False

    @property
    def listener(self) -> Listener:
        """The viewer as one who asks questions about the game."""
        return Listener(self.watcher, self.language, self.marks, open_hands=self.delay is not None)


class Sentence(NamedTuple):
    """What is said of an event: the words, its kind, its level, 1 for the main events to 3, and the words in brief."""

    text: str
    kind: str
    level: int
    brief: str


def in_words(sentences: Sequence[Sentence]) -> dict[str, list[Any]]:
    """Write sentences, and beside them what each describes."""
    return {
        "said": [sentence.text for sentence in sentences],
        "told": [{"kind": one.kind, "level": one.level, "brief": one.brief} for one in sentences],
    }


class Watching:
    """One game's table, as it is watched."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._teller = Teller(table)

    def end_for(self, subscription: Subscription, end: int | None = None) -> int:
        """Give up to which step a viewer is told when there are ``end`` (None: now): all, or all but the last moves.

        At the end of the game the rest is said.
        """
        steps = self.table.steps
        if end is None:
            end = len(steps)
        if not subscription.delay or end == 0 or self.table.rules.outcome(steps[end - 1].state) is not None:
            return end
        moves = [number for number, step in enumerate(steps[:end]) if step.entry.seat is not None]
        if not moves:
            return end
        return moves[-subscription.delay] if subscription.delay <= len(moves) else moves[0]

    def past(self, subscription: Subscription) -> Table:
        """Give the table as far as a viewer is told of it; it stays so while the game goes on."""
        return self.table.past(self.end_for(subscription))

    def view(self, subscription: Subscription, end: int | None = None) -> View:
        """Give the view of a viewer after so many steps (None: as many as they are told of)."""
        end = self.end_for(subscription) if end is None else end
        return self._teller.view(subscription.watcher, end, open_hands=subscription.delay is not None)

    def happened(self, subscription: Subscription, first: int, end: int) -> list[View]:
        """Give a viewer the steps from ``first`` to before ``end``: each with its events and what changed by it."""
        return self._teller.steps(subscription.watcher, first, end, open_hands=subscription.delay is not None)

    def events(self, subscription: Subscription, first: int, end: int) -> list[View]:
        """Give a viewer what happened, without what changed by it."""
        return [told for step in self.table.steps[first:end] for told in step.happenings(subscription.watcher)]

    def said(self, subscription: Subscription, first: int, end: int) -> list[str]:
        """Put steps into sentences, as many as the viewer wants to hear."""
        return [sentence.text for sentence in self.sentences(subscription, first, end)]

    def sentences(self, subscription: Subscription, first: int, end: int) -> list[Sentence]:
        """Put steps into sentences, with what each describes."""
        if not subscription.say:
            return []
        speaker = subscription.listener.speaker(self.table)
        told = told_in_words(self.table, self.events(subscription, first, end), speaker)
        return [
            Sentence(str(event["said"]), str(event["kind"]), int(str(event["level"])), str(event["brief"]))
            for event in told
            if event["said"] is not None and int(str(event["level"])) <= subscription.say
        ]
