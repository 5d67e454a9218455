"""Vulgar words, by a small reviewed list for each language.

The rules take such words from whoever lays them. Bots neither lay nor suggest them, and let them stand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from litera.words.alphabet import CODE_BITS, Alphabet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_TOLD_BY = 3
"""No entry has fewer letters: by so many of them nearly all other words are judged at once."""


@dataclass(frozen=True, slots=True)
class Vulgar:
    """The list of one language, in capitals: whole ``forms``, ``beginnings`` of words, and ``parts`` of words."""

    alphabet: Alphabet
    forms: frozenset[str]
    beginnings: frozenset[str]
    parts: tuple[str, ...]
    sizes: tuple[int, ...]
    """How many letters beginnings have."""

    def has(self, word: str) -> bool:
        """Say whether a word, in any case, is on the list."""
        word = word.upper()
        return (
            word in self.forms
            or any(word[:size] in self.beginnings for size in self.sizes)
            or any(part in word for part in self.parts)
        )

    def among(self, rows: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Say which of many words (n, width) are on the list; they are rows of letter codes, 0 behind the last."""
        import numpy as np

        if rows.shape[1] < _TOLD_BY:
            return np.zeros(len(rows), dtype=np.bool_)
        first, anywhere = _suspects(self)
        packed = _packed(rows)
        found: NDArray[np.bool_] = first[packed[:, 0]] | anywhere[packed].any(axis=1)
        for row in np.flatnonzero(found).tolist():
            found[row] = self.has(self.alphabet.decode(rows[row].tobytes().rstrip(b"\0")))
        return found


def listed(kind: str, alphabet: Alphabet) -> list[str]:
    """Read the reviewed list of a kind for the language of an alphabet, as that writes words, in capitals."""
    text = files(__package__).joinpath(f"{kind}_{alphabet.language}.txt").read_text(encoding="utf-8")
    lines = (line for line in alphabet.normalise(text).splitlines() if not line.startswith("#"))
    return [entry.upper() for line in lines for entry in line.split()]


@cache
def vulgar_of(alphabet: Alphabet) -> Vulgar:
    """Read the list of a language, as an alphabet of it writes words."""
    entries = listed("vulgar", alphabet)
    parts = tuple(entry.strip("-") for entry in entries if entry.startswith("-"))
    beginnings = frozenset(entry[:-1] for entry in entries if entry.endswith("-") and not entry.startswith("-"))
    forms = frozenset(entry for entry in entries if "-" not in entry)
    return Vulgar(alphabet, forms, beginnings, parts, tuple(sorted({*map(len, beginnings)})))


@cache
def _suspects(vulgar: Vulgar) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Say of three letters, packed, whether an entry begins so; and whether a part does, which may stand anywhere."""
    import numpy as np

    first, anywhere = (np.zeros(1 << _TOLD_BY * CODE_BITS, dtype=np.bool_) for _ in range(2))
    for suspects, entries in ((first, vulgar.forms | vulgar.beginnings), (anywhere, vulgar.parts)):
        for entry in entries:
            codes = vulgar.alphabet.encode(entry[:_TOLD_BY])
            assert codes is not None, f"{entry} is of the alphabet"
            suspects[_packed(np.frombuffer(codes, dtype=np.uint8)[np.newaxis])] = True
    return first, anywhere


def _packed(rows: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Pack each three letters in a row of words (n, width), as (n, width - 2)."""
    import numpy as np

    codes = rows.astype(np.int64)
    packed: NDArray[np.int64] = codes[:, :-2] << 2 * CODE_BITS | codes[:, 1:-1] << CODE_BITS | codes[:, 2:]
    return packed
