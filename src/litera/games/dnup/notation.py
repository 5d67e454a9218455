"""The notation of dnup: its moves as text, its views and positions as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.event import Json
from litera.core.notation import Notation
from litera.games.dnup.forgiving import for_people, forgive
from litera.games.dnup.move_text import read_draw, read_move, write_move
from litera.games.dnup.moves import Deal, Move, PlayersMove
from litera.games.dnup.position import POSITION_KEYS, read_position
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import State
from litera.games.dnup.view import View, write_change, write_view


class DnupNotation(Notation[State, Move, View]):
    """How one table is written."""

    position_keys = POSITION_KEYS
    hands_key = "hands"

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def read_move(self, text: str) -> PlayersMove:
        """Read a player's move. Raises NotationError (``bad_move``)."""
        return read_move(self._ruleset, text)

    def read_draw(self, text: str) -> Deal:
        """Read a move of chance. Raises NotationError (``bad_move``)."""
        return read_draw(self._ruleset, text)

    def write_move(self, move: Move) -> str:
        """Write a move."""
        return write_move(self._ruleset, move)

    @classmethod
    def for_people(cls, text: str) -> str:
        """Count the seat of a place from 1."""
        return for_people(text)

    def forgive(self, view: View, text: str) -> str:
        """Turn what a person typed into the text of a move where it is clear."""
        return forgive(self._ruleset, view, text)

    def write_view(self, view: View) -> dict[str, Json]:
        """Write a view with the keys of a position."""
        return write_view(self._ruleset, view)

    def write_change(self, before: View, after: View) -> dict[str, Json]:
        """Write the keys whose values changed between two views of one watcher."""
        return write_change(self._ruleset, before, after)

    def read_position(self, position: Mapping[str, Any]) -> State:
        """Read a position. Raises SetupError (``bad_position``)."""
        return read_position(self._ruleset, position)
