"""A card as a number: 34 is the card that plays as 3 and, turned, as 4. Text, turning and values are looked up."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = int
"""Ten times the active value, plus the other one."""

VALUES = range(1, 10)
CARDS: tuple[Card, ...] = tuple(10 * active + other for active in VALUES for other in VALUES if active != other)
"""Every card, either way up, in order."""

TURNED: dict[Card, Card] = {card: 10 * (card % 10) + card // 10 for card in CARDS}
TEXTS: dict[Card, str] = {card: f"{card // 10}/{card % 10}" for card in CARDS}
READ: dict[str, Card] = {text: card for card, text in TEXTS.items()}


def active(card: Card) -> int:
    """Give the value that a card plays as."""
    return card // 10


def turned(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards turned upside down."""
    return tuple(TURNED[card] for card in cards)


def upright(card: Card) -> Card:
    """Give the card with its lower value active: what it is in the pack, whichever way up it lies."""
    return min(card, TURNED[card])
