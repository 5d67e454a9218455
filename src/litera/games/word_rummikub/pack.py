"""The tiles of the game as data: how many of each there are, and their Braille; and the reader of an owner's pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from litera.core.reading import Reader
from litera.core.refusal import Code
from litera.games.packs import pack_of
from litera.games.word_rummikub.moves import JOKER, Tile
from litera.words.alphabet import Alphabet, laid_alphabet


@dataclass(frozen=True, slots=True)
class Pack:
    """The tiles of a game: ``counts`` and ``braille`` (one sign of six dots) of each, letters in order, then joker.

    The ``language`` is that of the words. The order of the ``letters`` counts for the start (W1); a joker stands for
    any of them, also for those of which there are no tiles.
    """

    language: str
    letters: str
    counts: Mapping[Tile, int]
    braille: Mapping[Tile, str]
    order: Mapping[Tile, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "order", {tile: place for place, tile in enumerate(self.counts)})

    def can_lie(self, letter: str) -> bool:
        """Say whether this can lie in a word: a capital of the set, or the small letter of one, which is a joker."""
        capital = letter.upper()
        return len(capital) == 1 and capital in self.letters and letter in (capital, capital.lower())

    def is_tile(self, tile: str) -> bool:
        """Say whether this is a tile: one capital letter of the set, or a joker."""
        return tile == JOKER or (len(tile) == 1 and tile in self.letters)

    def sort(self, tiles: Iterable[Tile]) -> str:
        """Give tiles in the set's order, jokers last."""
        return "".join(sorted(tiles, key=self.order.__getitem__))

    def all_tiles(self) -> str:
        """Give every tile of the set, in order."""
        return "".join(tile * count for tile, count in self.counts.items())


@cache
def own_pack(language: str = "pl") -> Pack:
    """Give the game's own set in a language: 112 tiles in Polish, 100 in others."""
    return read_pack(pack_of("word_rummikub", language), laid_alphabet(language))


PACK = Reader(Code.BAD_OPTION, "word_rummikub-pack", root="pack")
MOST_OF_A_TILE = 200
LEAST_KINDS = 2
LEAST_LETTERS = 4
"""A set holds so many letters at least, a lot for every seat, and so many kinds of them, or lots would never differ."""
_BRAILLE_SIGNS = frozenset(map(chr, range(0x2801, 0x2840)))


def read_pack(value: Mapping[str, Any], alphabet: Alphabet) -> Pack:
    """Read a pack from JSON, shaped as the files in packs beside this one. Raises SetupError (``bad_option``)."""
    names = alphabet.letters
    PACK.object("", value, ("letters", "joker"))
    letters = value["letters"]
    PACK.object("letters", letters, tuple(names))
    entries = {letter: (f"letters.{letter}", letters[letter]) for letter in names} | {JOKER: ("joker", value["joker"])}
    for where, entry in entries.values():
        PACK.object(where, entry, ("count", "braille"))
    counts = {
        tile: PACK.number(f"{where}.count", entry["count"], lowest=0, highest=MOST_OF_A_TILE)
        for tile, (where, entry) in entries.items()
    }
    kinds = [counts[letter] for letter in names if counts[letter]]
    if len(kinds) < LEAST_KINDS or sum(kinds) < LEAST_LETTERS:
        raise PACK.fault("few-letters", least=LEAST_LETTERS, kinds=LEAST_KINDS)
    signs = {tile: _sign(f"{where}.braille", entry["braille"]) for tile, (where, entry) in entries.items()}
    return Pack(alphabet.language, names, counts, signs)


def _sign(where: str, value: Any) -> str:
    if not isinstance(value, str) or value not in _BRAILLE_SIGNS:
        raise PACK.fault("not-braille", where=where)
    return value
