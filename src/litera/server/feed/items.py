"""Which items of the feed describe the lines that were written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from litera.server.feed.feed import ChatItem, GameItem, Item, NudgeItem, OverheardItem, RoomItem
from litera.server.table.chronicle import AnyLine, Moved, Nudged, Spoke, TimeWasUp
from litera.server.table.state import Status, TableState


class Before(NamedTuple):
    """What is to be known of a table before lines are applied, to say what they changed."""

    status: Status
    steps: int
    offered: int
    to_act: tuple[int, ...] = ()

    @classmethod
    def of(cls, state: TableState) -> Before:
        """Look at a table."""
        steps = 0 if state.game is None else len(state.game.steps)
        return cls(state.status, steps, len(state.offers["end"]), state.to_act)


def items_of(lines: Sequence[AnyLine], before: Before, state: TableState, *, now: int) -> list[Item]:
    """Give the items that describe lines, now that they are applied."""
    after = Before.of(state)
    items: list[Item] = []
    if after.steps != before.steps:
        items.append(GameItem(before.steps, after.steps, state.clocks, state.answer_by, now))
    changes_room = after.status != before.status or after.offered != before.offered
    for line in lines:
        match line:
            case Spoke():
                items.append(ChatItem(line, apart=line.seat is None and state.status == "playing"))
            case Nudged():
                items.append(NudgeItem(line))
            case Moved() | TimeWasUp():
                pass
            case _:
                changes_room = True
    if changes_room:
        items.append(RoomItem())
    if before.status == "playing" and after.status == "over" and (apart := state.apart):
        items.append(OverheardItem(apart))
    return items
