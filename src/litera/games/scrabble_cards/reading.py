"""Small readers of a position's JSON: numbers, lists with an entry a seat, cards; all refuse with ``bad_position``."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from litera.core.message import Parameter, Written
from litera.core.refusal import SetupError, bad_position
from litera.games.scrabble_cards.moves import Card
from litera.games.scrabble_cards.ruleset import HAND_SIZE, Ruleset

FARTHEST = 1_000_000
"""Scores, counts and places of a position lie between this and its negative."""


def impossible(key: str, /, **parameters: Parameter) -> SetupError:
    """Build the error for a position that cannot be; the key names the sentence of this game."""
    return bad_position(f"scrabble_cards-position-{key}", "", **parameters)


def read_seat(ruleset: Ruleset, where: str, value: Any) -> int:
    """Read the number of a seat at the table."""
    return read_number(where, value, 0, ruleset.seats - 1)


def read_number(where: str, value: Any, lowest: int, highest: int) -> int:
    """Read a whole number from lowest to highest."""
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise impossible("number", where=where, lowest=lowest, highest=highest)
    return value


def read_numbers(position: Mapping[str, Any], key: str, seats: int, lowest: int, highest: int) -> tuple[int, ...]:
    """Read a number for each seat; zeros where the key is left out."""
    entries = read_per_seat(key, position.get(key, [0] * seats), seats)
    return tuple(read_number(key, entry, lowest, highest) for entry in entries)


def read_switches(position: Mapping[str, Any], key: str, seats: int) -> tuple[bool, ...]:
    """Read true or false for each seat; all false where the key is left out."""
    entries = read_per_seat(key, position.get(key, [False] * seats), seats)
    if not all(isinstance(entry, bool) for entry in entries):
        raise impossible("switches", where=key)
    return tuple(entries)


def read_per_seat(where: str, value: Any, seats: int) -> list[Any]:
    """Read a list with an entry for each seat."""
    if not isinstance(value, list) or len(value) != seats:
        raise impossible("per-seat", where=where, seats=seats)
    return value


def read_cards(ruleset: Ruleset, where: str, value: Any) -> tuple[Card, ...]:
    """Read a list of cards that the pack has."""
    if not isinstance(value, list):
        raise impossible("card-list", where=where)
    cards = tuple(unicodedata.normalize("NFC", card) if isinstance(card, str) else card for card in value)
    for card in cards:
        if not isinstance(card, str) or card not in ruleset.pack.cards:
            raise impossible("card", where=where, card=Written(str(card)[:40]))
    return cards


def check_hand(size: int) -> None:
    """Refuse a hand of more than seven cards (S1)."""
    if size > HAND_SIZE:
        raise impossible("hand-size", most=HAND_SIZE)
