"""Readers of what a position of this game holds: seats, counts, cards; all refuse with ``bad_position``."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from litera.core.message import Written
from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.scrabble_cards.moves import Card
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset

FARTHEST = 1_000_000
"""Scores, counts and places of a position lie between this and its negative."""


POSITION = Reader(Code.BAD_POSITION, "scrabble_cards-position")


def read_seat(ruleset: Ruleset, where: str, value: Any) -> int:
    """Read the number of a seat at the table."""
    return POSITION.number(where, value, lowest=0, highest=ruleset.seats - 1)


def read_numbers(position: Mapping[str, Any], key: str, seats: int, *, lowest: int, highest: int) -> tuple[int, ...]:
    """Read a number for each seat; zeros where the key is left out."""
    entries = POSITION.as_many(key, position.get(key, [0] * seats), seats)
    return tuple(POSITION.number(key, entry, lowest=lowest, highest=highest) for entry in entries)


def read_switches(position: Mapping[str, Any], key: str, seats: int) -> tuple[bool, ...]:
    """Read true or false for each seat; all false where the key is left out."""
    entries = POSITION.as_many(key, position.get(key, [False] * seats), seats)
    return tuple(POSITION.switch(key, entry) for entry in entries)


def read_cards(ruleset: Ruleset, where: str, value: Any) -> tuple[Card, ...]:
    """Read a list of cards that the pack has."""
    cards = tuple(
        unicodedata.normalize("NFC", card) if isinstance(card, str) else card for card in POSITION.entries(where, value)
    )
    for card in cards:
        if not isinstance(card, str) or card not in ruleset.pack.cards:
            raise POSITION.fault("card", where=where, card=Written(str(card)[:40]))
    return cards


def check_hand(size: int) -> None:
    """Refuse a hand of more than seven cards (S1)."""
    if size > HAND_SIZE:
        raise POSITION.fault("hand-size", most=HAND_SIZE)
