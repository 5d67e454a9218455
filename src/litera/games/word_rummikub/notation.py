"""The notation of Word Rummikub: its moves as text, its views and positions as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.event import Json
from litera.core.notation import Notation
from litera.games.word_rummikub.forgiving import forgive
from litera.games.word_rummikub.move_text import read_draw, read_move, write_move
from litera.games.word_rummikub.moves import Draw, Move, PlayersMove
from litera.games.word_rummikub.position import POSITION_KEYS, read_position
from litera.games.word_rummikub.ruleset import Ruleset
from litera.games.word_rummikub.state import State
from litera.games.word_rummikub.view import View, write_view


class WordRummikubNotation(Notation[State, Move, View]):
    """How one table is written."""

    position_keys = POSITION_KEYS
    hands_key = "racks"

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    def read_move(self, text: str) -> PlayersMove:
        """Read a player's move. Raises NotationError (``bad_move``)."""
        return read_move(text, self._ruleset.pack)

    def read_draw(self, text: str) -> Draw:
        """Read a move of chance. Raises NotationError (``bad_move``)."""
        return read_draw(text, self._ruleset.seats, self._ruleset.pack)

    def write_move(self, move: Move) -> str:
        """Write a move."""
        return write_move(move)

    def forgive(self, view: View, text: str) -> str:
        """Turn what a person typed into the text of a move where it is clear."""
        return forgive(view, self._ruleset.lexicon.alphabet.normalise(text))

    def write_view(self, view: View) -> dict[str, Json]:
        """Write a view with the keys of a position."""
        return write_view(view)

    def read_position(self, position: Mapping[str, Any]) -> State:
        """Read a position. Raises SetupError (``bad_position``)."""
        return read_position(self._ruleset, position)
