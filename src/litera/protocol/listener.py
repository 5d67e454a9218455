"""Who asks about a table, and how the answer is put."""

from __future__ import annotations

from typing import NamedTuple

from litera.core.event import Onlooker, Seat, Watcher
from litera.core.refusal import Code, SetupError, refuse
from litera.core.table import Table
from litera.texts import Speaker


class Listener(NamedTuple):
    """As whom somebody is told of a table, and in which language.

    With ``marks`` words of the game's language are marked in sentences; with ``open_hands`` a spectator sees all hands.
    """

    watcher: Watcher
    language: str
    marks: bool = False
    open_hands: bool = False

    @property
    def seat(self) -> Seat | None:
        """The listener's seat; None for a spectator."""
        return None if isinstance(self.watcher, Onlooker) else self.watcher

    def required_seat(self) -> Seat:
        """Give the listener's seat. Raises SetupError (``bad_request``) for a spectator."""
        if self.seat is None:
            raise SetupError(refuse(Code.BAD_REQUEST, key="request-needs-seat"))
        return self.seat

    def speaker(self, table: Table, *, letters_by_name: bool = False) -> Speaker:
        """Give what says messages to this listener, with the players' names."""
        names = table.config.names
        return Speaker(self.language, names, self.seat, marks=self.marks, letters_by_name=letters_by_name)


def watcher_of(seat: Seat | None) -> Watcher:
    """Give the watcher in a seat, or a spectator."""
    return Onlooker.SPECTATOR if seat is None else seat
