"""The word graph: a minimal DAWG in one flat array of 32-bit arcs, and how to walk it without any compiled code.

An arc, from the high bits to the low::

    31                     8   7     6     5      0
    [ first arc of the child ][last][word][ letter ]

The arcs of a node lie side by side in the order of the alphabet, the final one marked ``last``; ``word`` says that a
word ends after this letter; a child of 0 says that nothing follows. Arc 0 belongs to no node: it is the mark that ends
every walk. A node lies after its children. Several roots may share one array.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from litera.words.errors import DamagedLexiconError

LETTER = 63
WORD = 64
LAST = 128
CHILD = 8
MOST_ARCS = 1 << 24
"""A child has 24 bits; the builder refuses a list that needs more arcs."""


@dataclass(frozen=True, slots=True, eq=False)
class WordGraph:
    """Arcs as a memoryview of format ``I``, often over a mapped file, and the width of the longest word."""

    arcs: memoryview
    width: int

    def contains(self, root: int, codes: bytes) -> bool:
        """Say whether the word of these codes is below the root. Raises DamagedLexiconError where arcs lead astray."""
        found = self._follow(root, codes)
        return bool(found & WORD)

    def _follow(self, root: int, codes: bytes) -> int:
        """Give the arc that the last code is on, 0 where the path is not there."""
        arcs = self.arcs
        letter_of, last = LETTER, LAST  # locals: this loop is most of a lookup
        index = root
        arc = 0
        try:
            for code in codes:
                arc = arcs[index]
                while arc & letter_of != code:
                    if arc & last:
                        return 0
                    index += 1
                    arc = arcs[index]
                index = arc >> CHILD
        except IndexError:
            raise DamagedLexiconError("lexicon-arcs-astray") from None
        return arc

    def words(self, root: int) -> Iterator[bytes]:
        """Give the codes of all words below the root, in order."""
        if root == 0:
            return
        path = [root]
        word = bytearray(1)
        while path:
            arc = self.arcs[path[-1]]
            word[-1] = arc & LETTER
            if arc & WORD:
                yield bytes(word)
            if arc >> CHILD and len(path) < self.width:
                path.append(arc >> CHILD)
                word.append(0)
                continue
            while arc & LAST:
                path.pop()
                word.pop()
                if not path:
                    return
                arc = self.arcs[path[-1]]
            path[-1] += 1
