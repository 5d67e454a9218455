"""What is remembered of each guest's commands: the newest of one guest's never push out another's."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Remembered(Generic[Value]):
    """For each guest the values of the newest commands, by the commands' ids."""

    def __init__(self, most: int) -> None:
        """Remember so many commands of each guest."""
        self._most = most
        self._of: dict[str, OrderedDict[str, Value]] = {}

    def get(self, guest: str, command: str) -> Value | None:
        """Give the value of a command, None where it was never carried out, or too long ago."""
        own = self._of.get(guest)
        return None if own is None else own.get(command)

    def keep(self, guest: str, command: str, value: Value) -> None:
        """Remember the newest command of a guest, and forget their oldest where there are too many."""
        own = self._of.setdefault(guest, OrderedDict())
        own[command] = value
        if len(own) > self._most:
            own.popitem(last=False)
