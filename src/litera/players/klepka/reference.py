"""People at Klepka, made simple, as bots are measured against: they forget nothing of so many cards."""

from __future__ import annotations

from litera.players.base import Player
from litera.players.klepka.easy import EasyPlayer
from litera.players.klepka.memory import Retention
from litera.players.klepka.vocabulary import Common
from litera.players.knowing import FORMS

_WORDS = Common(FORMS[11_000], shortest=3, longest=6)

REFERENCES: dict[str, Player] = {
    f"memory-{cards}": EasyPlayer(_WORDS, Retention(most=cards), choice=1, most_words=2) for cards in (0, 4, 7, 10)
}
"""By how many of the last cards they remember: a child's memory, a beginner's, and two who play often."""
