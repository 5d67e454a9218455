"""Readers of what a position of this game holds: tiles and words; all refuse with ``bad_position``."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any

from litera.core.message import Written
from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.examples import examples_of
from litera.games.word_rummikub.laying import readings
from litera.games.word_rummikub.moves import JOKER, Word
from litera.games.word_rummikub.pack import Pack
from litera.games.word_rummikub.ruleset import SHORTEST_WORD

FARTHEST = 1_000_000
"""Scores of a position lie between this and its negative."""
_SHOWN = 40


POSITION = Reader(Code.BAD_POSITION, "word_rummikub-position")


def read_tiles(where: str, value: Any, pack: Pack) -> str:
    """Read tiles written in a row, in their order."""
    if not isinstance(value, str):
        raise POSITION.fault("tiles", where=where, tiles=Written(examples_of(pack.language).word + JOKER))
    tiles = unicodedata.normalize("NFC", value)
    for tile in tiles:
        if not pack.is_tile(tile):
            raise POSITION.fault("tile", where=where, tile=Written(tile))
    return tiles


def read_word(where: str, value: Any, pack: Pack) -> Word:
    """Read a word as it lies: letters of the set, small ones for jokers, at least three (W6)."""
    word = unicodedata.normalize("NFC", value) if isinstance(value, str) else ""
    if len(word) < SHORTEST_WORD or not all(map(pack.can_lie, word)):
        raise POSITION.fault("word", "W6", where=where, word=Written(str(value)[:_SHOWN]), shortest=SHORTEST_WORD)
    return word


def read_words(where: str, value: Any, pack: Pack) -> tuple[Word, ...]:
    """Read a list of words of which none reads as another (W7)."""
    words = tuple(read_word(where, word, pack) for word in POSITION.entries(where, value))
    if len(readings(words)) < len(words):
        raise POSITION.fault("word-twice", "W7", where=where)
    return words


def check_pack(pack: Pack, used: Counter[str]) -> None:
    """Refuse more of a tile than the set has."""
    for tile, count in used.items():
        if count > pack.counts[tile]:
            raise POSITION.fault("too-many", tile=Written(tile), count=count, most=pack.counts[tile])
