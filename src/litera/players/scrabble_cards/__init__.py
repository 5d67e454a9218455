"""Bots of Scrabble Cards, by level."""

from dataclasses import replace

from litera.players.base import Analyst, Player
from litera.players.scrabble_cards.advice import ScrabbleCardsAnalyst
from litera.players.scrabble_cards.ahead import Stage
from litera.players.scrabble_cards.answering import Habits
from litera.players.scrabble_cards.finding import EVERY_WORD, Vocabulary
from litera.players.scrabble_cards.player import ScrabbleCardsPlayer

__all__ = ["ANALYST", "LEVELS"]

_MASTER = ScrabbleCardsPlayer(
    EVERY_WORD, Habits(0, 100, 100), stages=(Stage(24, 32), Stage(10, 64), Stage(5, 128), Stage(3, 192)), nodes=80_000
)

LEVELS: dict[str, Player] = {
    "first": ScrabbleCardsPlayer(Vocabulary(0, 5), Habits(20, 40, 50), minds_leave=False),
    "easy": ScrabbleCardsPlayer(Vocabulary(0, 4, 36), Habits(15, 50, 50), choice=2, minds_leave=False, guesses=4),
    "casual": ScrabbleCardsPlayer(Vocabulary(0, 4, 80), Habits(10, 60, 75)),
    "club": ScrabbleCardsPlayer(Vocabulary(0, 3, 75), Habits(5, 80, 100)),
    "expert": ScrabbleCardsPlayer(Vocabulary(0, 1, 75), Habits(3, 95, 100)),
    "master": _MASTER,
}
"""By level, weakest first."""

ANALYST: Analyst = ScrabbleCardsAnalyst(
    _MASTER,
    replace(_MASTER, stages=(Stage(10, 16), Stage(4, 32), Stage(2, 48))),
    replace(_MASTER, vocabulary=Vocabulary(2, 2)),
    replace(_MASTER, vocabulary=Vocabulary(0, 4)),
)
"""Explains moves as the strongest player sees them, and looks at a whole game again in fewer deals; hints have words
that most people know, or everyday ones."""
