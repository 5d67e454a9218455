"""The contract of a machine player: it is told what its seat is told, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from litera.core.draws import Stream
from litera.core.event import Seat


class Player(Protocol):
    """A machine player of one game at one level; it keeps nothing between two moves."""

    def choose(self, rules: Any, seat: Seat, view: Any, events: Sequence[Mapping[str, Any]], stream: Stream) -> Any:
        """Choose a legal move of the game's for a seat that is to act.

        ``view`` is the seat's own, ``events`` all that it was told since the game began, oldest first; ``stream`` is
        drawn from nothing but these, so that what a seat may not see cannot change what it plays.
        """
        ...


@runtime_checkable
class Interrupter(Protocol):
    """A player that may also act when others are on turn."""

    def interrupt(
        self, rules: Any, seat: Seat, view: Any, events: Sequence[Mapping[str, Any]], stream: Stream
    ) -> Any | None:
        """Choose a legal move for a seat that may interrupt, or None to wait; told the same as ``choose``."""
        ...
