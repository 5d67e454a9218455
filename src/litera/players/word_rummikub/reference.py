"""People at Word Rummikub, made simple, as bots are measured against: the longest word they know."""

from __future__ import annotations

from litera.players.base import Player
from litera.players.knowing import FORMS
from litera.players.word_rummikub.laying import LayingPlayer

REFERENCES: dict[str, Player] = {
    f"forms-{number}": LayingPlayer(known, choice=1, splits=0) for number, known in FORMS.items()
}
"""By the number of forms that they know: a child's, a beginner's, and two who play often. They lengthen one word."""
