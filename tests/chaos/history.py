"""What clients were told, held against what the database has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass
class Commands:
    """What one client asked for at one table: the ids of all commands, and how each ended, in order."""

    asked: list[str] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def faults_of(clients: Mapping[str, Commands], written: Sequence[str | None]) -> list[str]:
    """Compare the commands of a table's clients with the ids that its chronicle has, in order; give what is wrong.

    ``written`` has None for lines that nobody asked for. What was asked and neither acknowledged nor refused may be
    there or not: the client has not been told.
    """
    found = []
    counts = Counter(each for each in written if each is not None)
    places = {each: place for place, each in enumerate(written) if each is not None}
    asked = {each for commands in clients.values() for each in commands.asked}
    found += [f"doubled: {each} is written {count} times" for each, count in counts.items() if count > 1]
    found += [f"from nowhere: nobody asked for {each}" for each in counts if each not in asked]
    for name, commands in clients.items():
        found += [f"lost: {name} was told that {each} is done" for each in commands.acknowledged if each not in counts]
        found += [f"refused and done: {name}'s {each}" for each in commands.refused if each in counts]
        order = [places[each] for each in commands.acknowledged if each in places]
        if order != sorted(order):
            found.append(f"reordered: what {name} was told is not in that order")
    return found


class Feed:
    """The items that a client is sent: numbered without a gap from the welcome on, and enough to know the view."""

    def __init__(self) -> None:
        self.epoch: str | None = None
        self.seq: int | None = None
        self.view: dict[str, object] | None = None
        self.wrong: list[str] = []

    def welcome(self, epoch: str, seq: int, view: dict[str, object] | None, *, is_playing: bool) -> None:
        """Take what a client is told that comes, or comes back."""
        if view is None and is_playing and (epoch != self.epoch or seq != self.seq):
            self.wrong.append(f"resumed at {epoch} {seq}, and not at {self.epoch} {self.seq}")
        if view is not None:
            self.view = dict(view)
        self.epoch, self.seq = epoch, seq

    def take(self, item: Mapping[str, object]) -> None:
        """Take an item."""
        seq = item["seq"]
        assert isinstance(seq, int)
        if self.seq is None or seq != self.seq + 1:
            self.wrong.append(f"item {seq} came after {self.seq}")
        self.seq = seq
        events = item.get("events", [])
        assert isinstance(events, list)
        for event in events:
            if event["kind"] == "now":
                self.view = {**(self.view or {}), **event["changed"]}
