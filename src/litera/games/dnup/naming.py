"""Cards as people say them: the value that counts over the other one, which no voice reads as a fraction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from litera.core.message import Message, Parameter, message


def spoken(cards: Sequence[str]) -> Parameter:
    """Say cards, written as they are typed; where all have one value that counts, it is said once."""
    together = tuple(by_value(cards))
    if len(together) == 1:
        return together[0]
    return tuple(message("dnup-card", upper=card[0], lower=card[2]) for card in cards)


def by_value(cards: Sequence[str]) -> Iterator[Message]:
    """Say cards by the value that counts, each value once."""
    for upper, group in groupby(cards, key=itemgetter(0)):
        yield message("dnup-card", upper=upper, lower=tuple(card[2] for card in group))


def card_at(number: int, card: str) -> Message:
    """Say a card of a hand with the number that is typed for it."""
    return message("dnup-card-at", number=number, card=spoken([card]))


def numbered(cards: Sequence[str]) -> tuple[Message, ...]:
    """Say the cards of a hand, each with its number."""
    return tuple(card_at(number, card) for number, card in enumerate(cards, 1))
