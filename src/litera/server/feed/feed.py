"""The feed of a table: numbered items, sent to watchers as each may know them, and again when they come back."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import msgspec

from litera.core.event import Json
from litera.server.feed.watching import Subscription, Watching, in_words
from litera.server.table.chronicle import Nudged, Spoke
from litera.server.table.clocks import Clocks

REMEMBERED = 256
"""How many items can be missed and sent again."""

_encoder = msgspec.json.Encoder()


class GameItem(NamedTuple):
    """The steps of the game's log from ``first`` to before ``end``, and what the clocks read then.

    ``answer_by`` is when answers are made for those who are waited for, None where they are not hurried.
    """

    first: int
    end: int
    clocks: Clocks
    answer_by: int | None
    at: int


@dataclass(frozen=True, slots=True)
class RoomItem:
    """Something of the room has changed."""


@dataclass(frozen=True, slots=True)
class ChatItem:
    """Somebody spoke; ``apart``: a spectator whom only spectators hear."""

    spoke: Spoke
    apart: bool


@dataclass(frozen=True, slots=True)
class OverheardItem:
    """The game is over, and the seats hear what spectators said among themselves, oldest first."""

    spoke: tuple[Spoke, ...]


@dataclass(frozen=True, slots=True)
class NudgeItem:
    """A seat was reminded."""

    nudged: Nudged


Item: TypeAlias = GameItem | RoomItem | ChatItem | OverheardItem | NudgeItem


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


def render_game(
    seq: int, watching: Watching, item: GameItem, *, subscription: Subscription, clock: msgspec.Raw
) -> bytes:
    """Write an item of the game for a viewer; ``clock`` is what ``render_clock`` gives for it."""
    first, end = watching.end_for(subscription, item.first), watching.end_for(subscription, item.end)
    told = {
        "events": watching.happened(subscription, first, end),
        **in_words(watching.sentences(subscription, first, end)),
    }
    return _encoder.encode({"seq": seq, "feed": "game", **told, "clock": clock})


def render_clock(item: GameItem) -> msgspec.Raw:
    """Write what the clocks read, the same for every viewer."""
    return msgspec.Raw(_encoder.encode(item.clocks.told(item.at, item.answer_by)))


def render_other(seq: int, item: ChatItem | OverheardItem | NudgeItem, *, is_spectator: bool) -> bytes:
    """Write an item that is the same for all who may hear it."""
    match item:
        case ChatItem(apart=True) if not is_spectator:
            return render_none(seq)
        case ChatItem(spoke=spoke):
            return _encoder.encode({"seq": seq, "feed": "chat", **spoken(spoke)})
        case OverheardItem() if is_spectator:
            return render_none(seq)
        case OverheardItem(spoke=lines):
            return _encoder.encode({"seq": seq, "feed": "overheard", "chat": [spoken(line) for line in lines]})
        case NudgeItem(nudged=nudged):
            return _encoder.encode({"seq": seq, "feed": "nudge", "from": nudged.seat, "to": nudged.to})


def heard_by(
    item: ChatItem | OverheardItem | NudgeItem, unheard: Collection[str]
) -> ChatItem | OverheardItem | NudgeItem | None:
    """Give what somebody hears of an item who doesn't hear certain guests; None for nothing."""
    match item:
        case ChatItem(spoke=spoke):
            return None if spoke.guest in unheard else item
        case OverheardItem(spoke=lines):
            return OverheardItem(tuple(line for line in lines if line.guest not in unheard))
        case NudgeItem():
            return item


def render_room(seq: int, room: dict[str, Json]) -> bytes:
    """Write how the room is for a viewer."""
    return _encoder.encode({"seq": seq, "feed": "room", "room": room})


def render_none(seq: int) -> bytes:
    """Write that something happened of which the viewer is told nothing."""
    return _encoder.encode({"seq": seq, "feed": "none"})


def spoken(spoke: Spoke) -> dict[str, Json]:
    """Say what somebody said."""
    what = {"phrase": spoke.phrase} if spoke.text is None else {"text": spoke.text}
    return {"from": spoke.name, "seat": spoke.seat, **what, "at": spoke.at}
