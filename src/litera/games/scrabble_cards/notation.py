"""The notation of Scrabble Cards: its moves as text, its views and positions as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from litera.core.event import Json
from litera.core.notation import Notation
from litera.core.table import Table
from litera.games.scrabble_cards.forgiving import forgive
from litera.games.scrabble_cards.gcg import write_gcg
from litera.games.scrabble_cards.move_text import read_draw, read_move, write_move
from litera.games.scrabble_cards.moves import Draw, Move, PlayersMove
from litera.games.scrabble_cards.position import POSITION_KEYS, read_position
from litera.games.scrabble_cards.ruleset import Ruleset
from litera.games.scrabble_cards.state import State
from litera.games.scrabble_cards.view import View, write_view


class ScrabbleCardsNotation(Notation[State, Move, View]):
    """How one table is written."""

    position_keys = POSITION_KEYS
    hands_key = "hands"

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset

    @property
    def exports(self) -> Mapping[str, Callable[[Table], str]]:
        """Write tables as GCG, which programs for crosswords read."""
        return {"gcg": partial(write_gcg, self._ruleset)}

    def read_move(self, text: str) -> PlayersMove:
        """Read a player's move. Raises NotationError (``bad_move``)."""
        return read_move(text, self._ruleset.pack)

    def read_draw(self, text: str) -> Draw:
        """Read a move of chance. Raises NotationError (``bad_move``)."""
        return read_draw(text, self._ruleset.pack, self._ruleset.seats)

    def write_move(self, move: Move) -> str:
        """Write a move."""
        return write_move(move)

    def forgive(self, view: View, text: str) -> str:
        """Turn what a person typed into the text of a move where it is clear."""
        return forgive(self._ruleset.pack, view, self._ruleset.lexicon.alphabet.normalise(text))

    def write_view(self, view: View) -> dict[str, Json]:
        """Write a view with the keys of a position."""
        return write_view(view)

    def read_position(self, position: Mapping[str, Any]) -> State:
        """Read a position. Raises SetupError (``bad_position``)."""
        return read_position(self._ruleset, position)
