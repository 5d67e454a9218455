"""The tiles of the game as data: how many of each there are, and their Braille; and the reader of an owner's pack."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.word_rummikub.moves import JOKER, Tile
from litera.words.alphabet import POLISH

LETTERS = POLISH.letters
"""The 32 letters of the set, in the order that counts for the start (W1); a joker stands for any of them."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The tiles of a game: ``counts`` and ``braille`` (one sign of six dots) of each, letters in order, then joker."""

    counts: Mapping[Tile, int]
    braille: Mapping[Tile, str]
    order: Mapping[Tile, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "order", {tile: place for place, tile in enumerate(self.counts)})

    def sort(self, tiles: Iterable[Tile]) -> str:
        """Give tiles in the set's order, jokers last."""
        return "".join(sorted(tiles, key=self.order.__getitem__))

    def all_tiles(self) -> str:
        """Give every tile of the set, in order."""
        return "".join(tile * count for tile, count in self.counts.items())


@cache
def own_pack() -> Pack:
    """Give the game's own set of 112 tiles."""
    return read_pack(json.loads(files(__package__).joinpath("pack.json").read_text(encoding="utf-8")))


PACK = Reader(Code.BAD_OPTION, "word_rummikub-pack", root="pack")
MOST_OF_A_TILE = 200
LEAST_KINDS = 2
LEAST_LETTERS = 4
"""A set holds so many letters at least, a lot for every seat, and so many kinds of them, or lots would never differ."""
_BRAILLE_SIGNS = frozenset(map(chr, range(0x2801, 0x2840)))


def read_pack(value: Mapping[str, Any]) -> Pack:
    """Read a pack from JSON, shaped as pack.json beside this file. Raises SetupError (``bad_option``)."""
    PACK.object("", value, ("letters", "joker"))
    letters = value["letters"]
    PACK.object("letters", letters, tuple(LETTERS))
    entries = {letter: (f"letters.{letter}", letters[letter]) for letter in LETTERS} | {
        JOKER: ("joker", value["joker"])
    }
    for where, entry in entries.values():
        PACK.object(where, entry, ("count", "braille"))
    counts = {
        tile: PACK.number(f"{where}.count", entry["count"], 0, MOST_OF_A_TILE)
        for tile, (where, entry) in entries.items()
    }
    kinds = [counts[letter] for letter in LETTERS if counts[letter]]
    if len(kinds) < LEAST_KINDS or sum(kinds) < LEAST_LETTERS:
        raise PACK.fault("few-letters", least=LEAST_LETTERS, kinds=LEAST_KINDS)
    return Pack(counts, {tile: _sign(f"{where}.braille", entry["braille"]) for tile, (where, entry) in entries.items()})


def _sign(where: str, value: Any) -> str:
    if not isinstance(value, str) or value not in _BRAILLE_SIGNS:
        raise PACK.fault("not-braille", where=where)
    return value
