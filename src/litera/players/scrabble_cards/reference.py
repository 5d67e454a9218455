"""People at Scrabble Cards, made simple, as bots are measured against: most points with the words known."""

from __future__ import annotations

from litera.players.base import Player
from litera.players.knowing import FORMS, Known
from litera.players.scrabble_cards.answering import Habits
from litera.players.scrabble_cards.finding import Vocabulary
from litera.players.scrabble_cards.player import ScrabbleCardsPlayer

_HABITS = Habits(5, 80, 100)


def _greedy(known: Known, *, minds_leave: bool = False) -> ScrabbleCardsPlayer:
    return ScrabbleCardsPlayer(Vocabulary(0, known.frequency, known.share), _HABITS, minds_leave=minds_leave)


REFERENCES: dict[str, Player] = {
    **{f"forms-{number}": _greedy(known) for number, known in FORMS.items()},
    "greedy": _greedy(Known(0)),
    "greedy-leaves": _greedy(Known(0), minds_leave=True),
}
"""By the number of forms that they know: a child's, a beginner's, and two who play often; then the whole lexicon."""
