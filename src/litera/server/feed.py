"""The feed of a table: numbered items, each told to every watcher as he may know it, and again when he comes back."""

from __future__ import annotations

import copy
import secrets
from collections import deque
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from litera.core.event import Json, Watcher
from litera.core.table import Table
from litera.games.registry import find
from litera.server.chronicle import Nudged, Spoke
from litera.texts import Speaker

REMEMBERED = 256
"""How many items can be missed and told again."""

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class GameItem:
    """The steps of the game's log from ``first`` to before ``end``; ``clock`` is JSON."""

    first: int
    end: int
    clock: dict[str, Json]


@dataclass(frozen=True, slots=True)
class RoomItem:
    """Something of the room has changed."""


@dataclass(frozen=True, slots=True)
class ChatItem:
    """Somebody spoke; ``apart``: a spectator whom only spectators hear."""

    spoke: Spoke
    apart: bool


@dataclass(frozen=True, slots=True)
class NudgeItem:
    """A seat was reminded."""

    nudged: Nudged


Item: TypeAlias = GameItem | RoomItem | ChatItem | NudgeItem


@dataclass(frozen=True, slots=True)
class Ear:
    """How a viewer is told of the game: as which watcher, in which language, in how many words (0: none).

    ``delay`` is None, or for a spectator to whom hands are open, how many moves later he is told.
    """

    watcher: Watcher
    language: str
    say: int
    delay: int | None = None


class Feed:
    """The items of one table since its room was opened; a new room is a new epoch."""

    def __init__(self) -> None:
        self.epoch = secrets.token_urlsafe(6)
        self.seq = 0
        self._items: deque[Item] = deque(maxlen=REMEMBERED)

    def add(self, item: Item) -> int:
        """Take the next item; give its number."""
        self._items.append(item)
        self.seq += 1
        return self.seq

    def since(self, epoch: str | None, seq: int | None) -> list[tuple[int, Item]] | None:
        """Give the items after a number, None where they are forgotten, or never were of this epoch."""
        if epoch != self.epoch or seq is None or not self.seq - len(self._items) <= seq <= self.seq:
            return None
        first = self.seq - len(self._items) + 1
        return [(number, item) for number, item in enumerate(self._items, first) if number > seq]


def part(table: Table, first: int, end: int) -> Table:
    """Give a table with some of the steps only: as it was after ``end`` steps, and knows nothing before ``first``."""
    few = copy.copy(table)
    few.start = table.steps[first - 1].state if first else table.start
    few.steps = table.steps[first:end]
    return few


def end_for(table: Table, end: int, delay: int | None) -> int:
    """Give up to which step a viewer is told at a time when there were ``end``: all, or all but the last moves.

    At the end of the game the rest is told.
    """
    if not delay or table.rules.outcome(table.steps[end - 1].state) is not None:
        return end
    moves = [number for number, step in enumerate(table.steps[:end]) if step.entry.seat is not None]
    if not moves:
        return end
    return moves[-delay] if delay <= len(moves) else moves[0]


def seen(table: Table, ear: Ear) -> dict[str, Json]:
    """Give the view of a viewer: his watcher's, and with open hands also what each seat knows of its own."""
    view = table.shown(ear.watcher)
    if ear.delay is not None:
        key = find(table.charter.game).hands_key
        view[key] = [_entry(table.shown(seat)[key], seat) for seat in range(table.rules.seats)]
    return view


def _entry(hands: Json, seat: int) -> Json:
    assert isinstance(hands, list), "hands have an entry a seat"
    return hands[seat]


def happened(table: Table, item: GameItem, ear: Ear) -> dict[str, Json]:
    """Tell a viewer what happened in the game: its events, and sentences about them."""
    end = end_for(table, item.end, ear.delay)
    first = end_for(table, item.first, ear.delay) if item.first else 0
    steps = part(table, first, end)
    events = list(steps.told(ear.watcher))
    if ear.delay is not None and events:
        before, after = seen(part(table, 0, first), ear), seen(part(table, 0, end), ear)
        last = events[-1]
        last["changed"] = {key: value for key, value in after.items() if before.get(key) != value}
    return {"events": [*events], "said": [*narrated(steps, ear, 0)], "clock": item.clock}


def narrated(table: Table, ear: Ear, since: int) -> list[str]:
    """Put what happened after an event into sentences, as many as the viewer wants to hear."""
    if not ear.say:
        return []
    importance = find(table.charter.game).importance
    speaker = Speaker(ear.language, table.charter.names, ear.watcher if isinstance(ear.watcher, int) else None)
    said = []
    for told in table.happenings(ear.watcher, since):
        if importance[str(told["kind"])] <= ear.say:
            sentence = table.rules.narrate(told)
            if sentence is not None:
                said.append(speaker.say(sentence))
    return said


def render_game(seq: int, table: Table, item: GameItem, ear: Ear) -> bytes:
    """Write an item of the game for a viewer."""
    return _encoder.encode({"seq": seq, "feed": "game", **happened(table, item, ear)})


def render_other(seq: int, item: ChatItem | NudgeItem, *, is_spectator: bool) -> bytes:
    """Write an item that is the same for all who may hear it."""
    match item:
        case ChatItem(apart=True) if not is_spectator:
            return _encoder.encode({"seq": seq, "feed": "none"})
        case ChatItem(spoke=spoke):
            return _encoder.encode({"seq": seq, "feed": "chat", **spoken(spoke)})
        case NudgeItem(nudged=nudged):
            return _encoder.encode({"seq": seq, "feed": "nudge", "from": nudged.seat, "to": nudged.to})


def render_room(seq: int, room: dict[str, Json]) -> bytes:
    """Write how the room is for a viewer."""
    return _encoder.encode({"seq": seq, "feed": "room", "room": room})


def render_none(seq: int) -> bytes:
    """Write that something happened of which the viewer is told nothing."""
    return _encoder.encode({"seq": seq, "feed": "none"})


def spoken(spoke: Spoke) -> dict[str, Json]:
    """Tell what somebody said."""
    what = {"phrase": spoke.phrase} if spoke.text is None else {"text": spoke.text}
    return {"from": spoke.name, "seat": spoke.seat, **what, "at": spoke.at}
