"""Bots of Word Rummikub, by level."""

from dataclasses import replace

from litera.players.base import Analyst, Player
from litera.players.knowing import Known
from litera.players.word_rummikub.analyst import WordRummikubAnalyst
from litera.players.word_rummikub.laying import LayingPlayer
from litera.players.word_rummikub.player import RebuildingPlayer

__all__ = ["ANALYST", "LEVELS"]

_MASTER = RebuildingPlayer(frequency=0, targets=32, taken=112, proves=True)
_PEOPLE = (
    RebuildingPlayer(frequency=3, targets=12, taken=2),
    LayingPlayer(Known(3), choice=1),
    replace(_MASTER, frequency=3),
)

LEVELS: dict[str, Player] = {
    "first": LayingPlayer(Known(5), choice=1, splits=0),
    "easy": LayingPlayer(Known(4, 25), choice=4, splits=0),
    "casual": LayingPlayer(Known(4), choice=1, splits=40),
    "club": RebuildingPlayer(frequency=3, targets=1, taken=2),
    "expert": RebuildingPlayer(frequency=2, targets=2, taken=3),
    "master": _MASTER,
}
"""By level, weakest first."""

ANALYST: Analyst = WordRummikubAnalyst(_MASTER, _PEOPLE, LayingPlayer(Known(4), choice=1))
"""Explains moves as the strongest player sees them; hints have words that most people know, or everyday ones."""
