"""What is remembered of each guest's commands: the newest of one guest's never push out another's."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

Value = TypeVar("Value")


MOST_GUESTS = 256
"""So many guests are remembered at a table; those that have not asked for anything for longest are forgotten."""


class Remembered(Generic[Value]):
    """For each guest the values of the newest commands, by the commands' ids."""

    def __init__(self, most: int) -> None:
        """Remember so many commands of each guest."""
        self._most = most
        self._of: OrderedDict[str, OrderedDict[str, Value]] = OrderedDict()

    def get(self, guest: str, command: str) -> Value | None:
        """Give the value of a command, None where it was never carried out, or too long ago."""
        own = self._of.get(guest)
        return None if own is None else own.get(command)

    def keep(self, guest: str, command: str, value: Value) -> None:
        """Remember the newest command of a guest; forget their oldest, and the guest of longest ago, if too many."""
        own = self._of.setdefault(guest, OrderedDict())
        self._of.move_to_end(guest)
        if len(self._of) > MOST_GUESTS:
            self._of.popitem(last=False)
        own[command] = value
        if len(own) > self._most:
            own.popitem(last=False)
