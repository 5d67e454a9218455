"""Searches that need the compiled kernels: words from tiles, words that fit a pattern, many lookups at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from litera.words import _kernels
from litera.words.alphabet import ALPHABETS, CODE_POINTS, Alphabet
from litera.words.errors import DamagedLexiconError
from litera.words.graph import CHILD, LAST, LETTER, WordGraph

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ROOM = 1 << 12
_NO_LIMIT = 1 << 62
_MANY = 1 << 30


class WordSearch:
    """A word graph as the kernels see it: the mapped arcs as an array, checked once to lead nowhere outside."""

    def __init__(self, graph: WordGraph, alphabet: Alphabet) -> None:
        """Raise DamagedLexiconError where an arc leads outside, or a walk would never end."""
        self._arcs = np.frombuffer(graph.arcs, dtype=np.uint32)
        # One type for all graphs, mapped or built: the kernels are compiled once.
        self._arcs.setflags(write=False)
        self._width = max(graph.width, 1)
        self._alphabet = alphabet
        self._points = np.array([0, *map(ord, alphabet.characters)], dtype=np.uint32)
        _check_arcs(self._arcs, len(alphabet.characters))
        self._reach = np.zeros(len(self._arcs), dtype=np.uint64)
        _kernels.reachable(self._arcs, len(alphabet.letters), self._reach)

    def rack_words(
        self, root: int, letters: Mapping[str, int], *, blanks: int, shortest: int, longest: int, limit: int | None
    ) -> list[str]:
        """Give the words below a root that letters (in capitals, with how many of each) and blanks make, in order."""
        counts = np.zeros(64, dtype=np.int64)
        for letter, count in letters.items():
            code = self._alphabet.characters.find(letter) + 1
            if len(letter) == 1 and 0 < code <= len(self._alphabet.letters):
                counts[code] = min(count, _MANY)
        most = _NO_LIMIT if limit is None else limit
        return self._collect(
            lambda rows: _kernels.rack_words(
                self._arcs,
                self._reach,
                root,
                counts,
                min(blanks, _MANY),
                len(self._alphabet.letters),
                shortest,
                longest,
                most,
                rows,
            )
        )

    def pattern_words(
        self, root: int, pattern: str, *, goes_on: bool = False, longest: int, limit: int | None = None
    ) -> list[str]:
        """Give the words below a root that fit a pattern of capitals and ``?``, in order; written marks are free.

        A pattern that ``goes_on`` is fitted by all words that begin with it.
        """
        codes = np.array([self._alphabet.letters.find(letter) + 1 for letter in pattern], dtype=np.uint8)
        most = _NO_LIMIT if limit is None else limit
        return self._collect(
            lambda rows: _kernels.pattern_words(
                self._arcs, root, codes, goes_on, len(self._alphabet.letters), longest, most, rows
            )
        )

    def membership(self, root: int) -> Callable[[str], bool]:
        """Give the quickest test of one word, in any case and without variant apostrophes, against a root."""
        arguments = (self._arcs, root, ALPHABETS.index(self._alphabet) * CODE_POINTS)
        return partial(_entry_point(_kernels.contains, *arguments, ""), *arguments)

    def _collect(self, search: Callable[[NDArray[np.uint8]], int]) -> list[str]:
        rows = np.empty((_ROOM, self._width), dtype=np.uint8)
        found = search(rows)
        if found == 0:
            return []
        if found > len(rows):
            rows = np.empty((found, self._width), dtype=np.uint8)
            search(rows)
        words: list[str] = self._points[rows[:found]].view(f"U{self._width}").ravel().tolist()
        return words


def _check_arcs(arcs: NDArray[np.uint32], characters: int) -> None:
    """Refuse arcs that lead outside or upwards: a child lies before the node that leads to it, so every walk ends."""
    last = (arcs & LAST) != 0
    starts = np.concatenate([[0], np.flatnonzero(last)[:-1] + 1]) if last[-1] else np.zeros(0, dtype=np.int64)
    if len(arcs) == 0 or arcs[0] != LAST or not last[-1]:
        raise DamagedLexiconError("lexicon-arcs-astray")
    node = np.repeat(starts, np.diff(np.append(starts, len(arcs))))
    children = arcs >> CHILD
    if np.any(children[1:] >= node[1:]) or np.any(arcs & LETTER > characters):
        raise DamagedLexiconError("lexicon-arcs-astray")


def _entry_point(kernel: Callable[..., bool], *example: object) -> Callable[..., bool]:
    """Give the compiled function of a kernel for these argument types, past Numba's choice of types at each call.

    Where Numba is switched off the kernel itself is the function.
    """
    kernel(*example)
    overloads = getattr(kernel, "overloads", None)
    if not overloads:
        return kernel
    # Just called: it has the overload of these types, and no other kernel type is ever passed to it.
    compiled: Callable[..., bool] = next(reversed(overloads.values())).entry_point
    return compiled
