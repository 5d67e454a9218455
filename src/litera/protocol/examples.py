"""What a seat can do now, as people type it: an example of each kind of move."""

from __future__ import annotations

from collections.abc import Iterator

from litera.core.event import Seat
from litera.core.message import Message
from litera.core.table import Table
from litera.protocol.reading import as_typed
from litera.texts import is_sayable, say

MOST_LOOKED_AT = 5000
"""So many moves are looked through for an example of each kind."""


def examples(table: Table, seat: Seat, language: str) -> Iterator[str]:
    """Say what each kind of move does, with an example: the last one listed, as lists begin with the best."""
    moves = table.rules.legal(table.state, seat).moves[:MOST_LOOKED_AT]
    written = map(table.rules.notation.write_move, moves)
    for verb, move in {move.split(" ")[0]: move for move in written}.items():
        yield _example_of(table.config.game, verb, move, language)


def _example_of(game: str, verb: str, move: str, language: str) -> str:
    """Say what a kind of move does, with an example of it; the example alone where there is no such sentence."""
    key, typed = f"{game}-help-{verb}", as_typed(game, move, language)
    if not is_sayable(key, language):
        return typed
    return say(Message(key, {"example": say(Message("quoted", {"text": typed}), language)}), language)
