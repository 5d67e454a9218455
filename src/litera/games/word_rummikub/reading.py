"""Small readers of a position's JSON: numbers, lists, tiles, words; all refuse with ``bad_position``."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any

from litera.core.message import Parameter, Written
from litera.core.refusal import SetupError, bad_position
from litera.games.word_rummikub.laying import readings
from litera.games.word_rummikub.moves import Word
from litera.games.word_rummikub.notation import can_lie, is_tile
from litera.games.word_rummikub.pack import Pack
from litera.games.word_rummikub.ruleset import SHORTEST_WORD

FARTHEST = 1_000_000
"""Scores of a position lie between this and its negative."""
_SHOWN = 40


def impossible(key: str, rule: str = "", /, **parameters: Parameter) -> SetupError:
    """Build the error for a position that cannot be; the key names the sentence of this game."""
    return bad_position(f"word_rummikub-position-{key}", rule, **parameters)


def read_number(where: str, value: Any, lowest: int, highest: int) -> int:
    """Read a whole number from lowest to highest."""
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        raise impossible("number", where=where, lowest=lowest, highest=highest)
    return value


def read_switch(where: str, value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise impossible("switch", where=where)
    return value


def read_list(where: str, value: Any) -> list[Any]:
    """Read a list of anything."""
    if not isinstance(value, list):
        raise impossible("list", where=where)
    return value


def read_per_seat(where: str, value: Any, seats: int) -> list[Any]:
    """Read a list with an entry for each seat."""
    if len(read_list(where, value)) != seats:
        raise impossible("per-seat", where=where, seats=seats)
    return list(value)


def read_keys(where: str, value: Any, keys: tuple[str, ...]) -> dict[str, Any]:
    """Read an object that has just these keys."""
    if not isinstance(value, dict) or value.keys() != set(keys):
        raise impossible("keys", where=where, entries=keys)
    return value


def read_tiles(where: str, value: Any) -> str:
    """Read tiles written in a row, in their order."""
    if not isinstance(value, str):
        raise impossible("tiles", where=where)
    tiles = unicodedata.normalize("NFC", value)
    for tile in tiles:
        if not is_tile(tile):
            raise impossible("tile", where=where, tile=Written(tile))
    return tiles


def read_word(where: str, value: Any) -> Word:
    """Read a word as it lies: letters of the set, small ones for jokers, at least three (W6)."""
    word = unicodedata.normalize("NFC", value) if isinstance(value, str) else ""
    if len(word) < SHORTEST_WORD or not all(map(can_lie, word)):
        raise impossible("word", "W6", where=where, word=Written(str(value)[:_SHOWN]), shortest=SHORTEST_WORD)
    return word


def read_words(where: str, value: Any) -> tuple[Word, ...]:
    """Read a list of words of which none reads as another (W7)."""
    words = tuple(read_word(where, word) for word in read_list(where, value))
    if len(readings(words)) < len(words):
        raise impossible("word-twice", "W7", where=where)
    return words


def check_pack(pack: Pack, used: Counter[str]) -> None:
    """Refuse more of a tile than the set has."""
    for tile, count in used.items():
        if count > pack.counts[tile]:
            raise impossible("too-many", tile=Written(tile), count=count, most=pack.counts[tile])
