"""The error codes of this game alone; they cross the wire and never change their meaning."""

from __future__ import annotations

from enum import StrEnum


class WordRummikubCode(StrEnum):
    """What only this game refuses."""

    LOSES_TILES = "loses_tiles"
    FIRST_MELD = "first_meld"
    JOKER_UNUSED = "joker_unused"
    JOKER_KEPT = "joker_kept"
