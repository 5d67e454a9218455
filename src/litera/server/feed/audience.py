"""The viewers of a room, and what each is told: an item is written once for all who are told the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from litera.core.event import Json, Onlooker
from litera.server.feed.describing import for_viewer, room_of
from litera.server.feed.feed import (
    ChatItem,
    Feed,
    GameItem,
    Item,
    NudgeItem,
    OverheardItem,
    RoomItem,
    heard_by,
    render_clock,
    render_game,
    render_none,
    render_other,
    render_room,
    spoken,
)
from litera.server.feed.viewers import Viewer
from litera.server.feed.watching import Subscription, Watching, in_words
from litera.server.table.presence import Attendance
from litera.server.table.state import TableState

OLD_STEPS = 100
"""How many steps of the game somebody who comes is told of; they can ask for more."""


class Audience:
    """Everybody who is connected to a room."""

    def __init__(self, state: TableState, attendance: Attendance, now: Callable[[], int]) -> None:
        self.viewers: list[Viewer] = []
        self.feed = Feed()
        self._state = state
        self._attendance = attendance
        self._now = now
        self._watching: Watching | None = None

    def of_seat(self, seat: int) -> Iterator[Viewer]:
        """Give the viewers in a seat."""
        return (viewer for viewer in self.viewers if viewer.seat == seat)

    def watching(self) -> Watching:
        """Give the game as it is watched, once it has begun."""
        if self._watching is None:
            assert self._state.game is not None, "a game that began"
            self._watching = Watching(self._state.game)
        return self._watching

    def subscription_of(self, viewer: Viewer) -> Subscription:
        """Say how a viewer is told of the game."""
        if viewer.seat is not None:
            return Subscription(viewer.seat, viewer.language, viewer.say, marks=viewer.marks)
        delay = self._state.setup.delay if self._state.spectators == "open" else None
        if delay is not None and self._state.result is not None:
            delay = 0
        return Subscription(Onlooker.SPECTATOR, viewer.language, viewer.say, delay, viewer.marks)

    def publish(self, items: Sequence[Item]) -> None:
        """Give items their numbers, and tell everybody."""
        for item in items:
            tell = self._teller(self.feed.add(item), item)
            for viewer in tuple(self.viewers):
                viewer.push(tell(viewer))

    def _teller(self, seq: int, item: Item) -> Callable[[Viewer], bytes]:
        """Give what writes an item for each viewer; what several get alike is written once."""
        match item:
            case RoomItem():
                room = self.room()
                return lambda viewer: render_room(seq, for_viewer(room, self._state, viewer))
            case GameItem():
                return self._game_teller(seq, item)
            case _:
                return lambda viewer: self._other(seq, item, viewer)

    def _other(self, seq: int, item: ChatItem | OverheardItem | NudgeItem, viewer: Viewer) -> bytes:
        """Write an item that is the same for all who may hear it, for one of them."""
        heard = heard_by(item, viewer.unheard) if viewer.unheard else item
        if viewer.is_outsider or heard is None:
            return render_none(seq)
        return render_other(seq, heard, is_spectator=viewer.seat is None)

    def _game_teller(self, seq: int, item: GameItem) -> Callable[[Viewer], bytes]:
        clock, watching = render_clock(item), self.watching()
        written: dict[Subscription, bytes] = {}

        def tell(viewer: Viewer) -> bytes:
            subscription = self.subscription_of(viewer)
            if subscription not in written:
                written[subscription] = render_game(seq, watching, item, subscription=subscription, clock=clock)
            return written[subscription]

        return tell

    def room(self) -> dict[str, Json]:
        """Describe the room as it is the same for all viewers."""
        spectators = [viewer.name for viewer in self.viewers if viewer.seat is None]
        return room_of(self._state, self._attendance, spectators, now=self._now())

    def welcome(self, viewer: Viewer, epoch: str | None, seq: int | None) -> tuple[dict[str, Json], list[bytes]]:
        """Tell somebody who comes how everything is; to one who is back in time, give the items that they missed."""
        missed = self.feed.since(epoch, seq)
        reply: dict[str, Json] = {
            "epoch": self.feed.epoch,
            "seq": self.feed.seq if missed is None or seq is None else seq,
            "room": for_viewer(self.room(), self._state, viewer),
            "view": None,
            "events": [],
            "chat": [],
            "said": [],
            "told": [],
        }
        if missed is None:
            return reply | self._everything(viewer), []
        return reply, [self._again(number, item, viewer) for number, item in missed]

    def _everything(self, viewer: Viewer) -> dict[str, Json]:
        is_kept_apart = viewer.seat is not None and self._state.status == "playing"
        unheard = self._state.apart if is_kept_apart else ()
        heard = () if viewer.is_outsider else [line for line in self._state.chat if line.guest not in viewer.unheard]
        chat = [spoken(each) for each in heard if each not in unheard]
        if self._state.game is None:
            return {"chat": [*chat]}
        subscription, watching = self.subscription_of(viewer), self.watching()
        end = watching.end_for(subscription)
        first = max(0, end - OLD_STEPS)
        return {
            "chat": [*chat],
            "view": watching.view(subscription),
            "events": [*watching.events(subscription, first, end)],
            **in_words(watching.sentences(subscription, first, end)),
        }

    def _again(self, seq: int, item: Item, viewer: Viewer) -> bytes:
        if isinstance(item, RoomItem):
            # The reply has the room as it is now; as it was earlier is of no use.
            return render_none(seq)
        return self._teller(seq, item)(viewer)
