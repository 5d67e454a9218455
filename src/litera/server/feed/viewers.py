"""Who is at a table with a connection: what the room needs of it, whatever carries it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from litera.server.fairness import Asker

RESTARTING: Final = 1012
FELL_BEHIND: Final = 4000
NOT_KNOWN: Final = 4001
NO_SUCH_TABLE: Final = 4004
FLOODING: Final = 4008
TAKEN_OVER: Final = 4009


class Viewer(ABC):
    """One connection of a guest, or of a program (whose ``guest`` is None) to one table."""

    address: str
    """Where the connection comes from, as limits count it."""
    guest: str | None
    token: str | None
    """The hash of the token that a program has shown, None for a guest."""
    is_kept: bool = False
    """Whether the person has a way to sign in."""
    unseated: frozenset[str] = frozenset()
    """The ids of guests with whom the person doesn't sit down: one of them has blocked the other."""
    unheard: frozenset[str] = frozenset()
    """The ids of guests whose chat the person isn't told."""
    muted_until: int = 0
    """Until then, in ms since 1970, a moderator keeps the person from chatting."""
    is_outsider: bool
    """Whether the viewer may only look at a table that is over: its people's talk and their next game are their own."""
    name: str
    seat: int | None
    language: str
    say: int
    marks: bool
    """Whether words of the game's language are marked in sentences."""

    @property
    def asker(self) -> Asker:
        """Whose turn it is when what the viewer asks for is done."""
        return Asker(self.address, self.guest or self.token or "")

    @abstractmethod
    def push(self, message: bytes) -> None:
        """Send a message when its turn comes; whoever falls behind is cut off. Never waits."""

    @abstractmethod
    def cut_off(self, code: int) -> None:
        """Close the connection with a code of WebSocket. Never waits."""
