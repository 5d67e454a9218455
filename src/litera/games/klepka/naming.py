"""What cards are called by people: a letter with its colour, a prize card by its name."""

from __future__ import annotations

from litera.core.message import Message, Written, message
from litera.games.klepka.pack import BLUE, CHAOS, EXCHANGE, POLYSEMY, Card, is_letter, letter_of
from litera.games.klepka.view import HIDDEN

_NAMES = {
    POLYSEMY: "klepka-name-polysemy",
    EXCHANGE: "klepka-name-exchange",
    CHAOS: "klepka-name-chaos",
    HIDDEN: "klepka-name-hidden",
}


def name_of(card: Card) -> Message:
    """Name a card, or one that is hidden from who is told of it."""
    if not is_letter(card):
        return message(_NAMES[card])
    return message("klepka-name-blue" if card[1] == BLUE else "klepka-name-yellow", letter=Written(letter_of(card)))
