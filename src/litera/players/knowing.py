"""Which words somebody knows: all of a frequency class and above, or of the lowest class only a part."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from litera.words.lexicon import Lexicon

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Known:
    """The words of the classes above ``frequency`` (0 to 5), and of that class so many in a hundred (``share``).

    Which ones is drawn by how they are spelled: two who know as many know the same.
    """

    frequency: int
    share: int = HUNDRED

    def has(self, lexicon: Lexicon, word: str) -> bool:
        """Say whether somebody knows a word of the lexicon's, in any case."""
        frequency = lexicon.frequency(word)
        if frequency != self.frequency or self.share == HUNDRED:
            return frequency >= self.frequency
        return crc32(word.upper().encode()) % HUNDRED < self.share


EVERYDAY = frozenset({"first", "easy", "casual"})
"""The levels that know words of the class 4 and above alone: who plays as well as they is helped with such words."""


FORMS = {1_000: Known(5), 3_000: Known(4, 25), 11_000: Known(4), 40_000: Known(3)}
"""About so many forms of Polish or Ukrainian; the classes have 872 and 951, 8 498 and 8 505, 42 895 and 40 993."""
