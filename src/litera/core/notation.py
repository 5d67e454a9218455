"""The notation of a game: its moves as text, its views and positions as JSON."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from litera.core.event import Json

if TYPE_CHECKING:
    from litera.core.table import Table

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Notation(ABC, Generic[State, Move, View]):
    """How the rules of one table are written.

    The law: every move, position and view has one written form. What is written can be read, and gives the same again.
    """

    position_keys: ClassVar[frozenset[str]]
    """The keys of a position that are the game's own."""
    hands_key: ClassVar[str]
    """The one of them that holds a list with an entry for each seat."""

    @property
    def exports(self) -> Mapping[str, Callable[[Table], str]]:
        """Give what writes a whole table in other formats, by the format's name."""
        return {}

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """Read a player's move, written exactly as the rules say. Raises NotationError (``bad_move``)."""

    @abstractmethod
    def read_draw(self, text: str) -> Move:
        """Read a move of chance, as ``write_move`` writes it. Raises NotationError (``bad_move``)."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """Write a move, a player's or chance's: as the reader of its kind reads it, and gives the same move."""

    def forgive(self, view: View, text: str) -> str:  # noqa: ARG002 - some games have nothing to forgive
        """Turn what a person typed into the text of a move where it is clear; give the rest back as it is.

        What ``for_people`` writes gives the move's text. What the person cannot see makes no difference.
        """
        return text

    @classmethod
    def for_people(cls, text: str) -> str:
        """Write a move's text as people type it, with seats counted from 1. ``forgive`` reads it."""
        return text

    @abstractmethod
    def write_view(self, view: View) -> dict[str, Json]:
        """Write a view: the position's keys, ``turn``, ``phase`` and ``scores``. The table's own is the whole state."""

    def write_change(self, before: View, after: View) -> dict[str, Json]:
        """Write the keys whose values changed between two views of one watcher, as ``write_view`` would."""
        return difference(self.write_view(before), self.write_view(after))

    @abstractmethod
    def read_position(self, position: Mapping[str, Any]) -> State:
        """Read a position: the state that ``write_view`` would write so. Raises SetupError (``bad_position``)."""


def difference(before: Mapping[str, Json], after: Mapping[str, Json]) -> dict[str, Json]:
    """Give the keys of ``after``, with their values, that ``before`` lacks or holds with another value."""
    return {key: value for key, value in after.items() if before.get(key) != value}
