"""Words that bots neither lay nor suggest, though the rules take them: vulgar ones, and mere sounds.

A sound is a string without a vowel, of one letter again and again, or with a letter thrice in a row: GRR, ГГГГ, AAA.
Interjections are left unsaid by whoever plays as people do: who knows all words of the lexicon lays them where they
are best.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from litera.words.alphabet import Alphabet
from litera.words.vulgar import Vulgar, listed, vulgar_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

VOWELS = frozenset("AEIOUYĄĘÓĂÂÎАЕЄИІЇОУЮЯ")
"""In all alphabets: no letter is a vowel in one and a consonant in another."""

PRONOUNS = frozenset({"ЇЇ"})
"""Words of one letter twice that are no sounds."""


_KEYED = 8
"""No interjection has more letters: so many are compared at once."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """The words of one language that nobody is advised to lay; ``interjections`` in capitals, or none of them."""

    vulgar: Vulgar
    interjections: frozenset[str] = frozenset()

    def has(self, word: str) -> bool:
        """Say whether a word, in any case, is one of them."""
        capitals = word.upper()
        return capitals in self.interjections or is_sound(capitals) or self.vulgar.has(word)

    def among(self, rows: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Say which of many words (n, width) are among them; they are rows of letter codes, 0 behind the last."""
        import numpy as np

        found: NDArray[np.bool_] = self.vulgar.among(rows)
        if not rows.shape[1]:
            return found
        lengths = (rows > 0).sum(axis=1)
        first = rows[:, :1]
        suspects = ~_vowels(self.vulgar)[rows].any(axis=1) | ((rows == first) | (rows == 0)).all(axis=1)
        suspects |= ((rows[:, 2:] == rows[:, 1:-1]) & (rows[:, 1:-1] == rows[:, :-2]) & (rows[:, 2:] > 0)).any(axis=1)
        suspects &= lengths > 1
        for row in np.flatnonzero(suspects & ~found).tolist():
            found[row] = is_sound(self.vulgar.alphabet.decode(rows[row].tobytes().rstrip(b"\0")))
        if self.interjections:
            found |= np.isin(_keys(rows), _keys_of(self)) & (lengths <= _KEYED)
        return found


def is_sound(word: str) -> bool:
    """Say whether a string in capitals is a mere sound; a single letter is none."""
    letters = [character for character in word if character.isalpha()]
    if len(letters) < 2 or word in PRONOUNS:
        return False
    if VOWELS.isdisjoint(letters) or len(set(letters)) == 1:
        return True
    return any(one == other == third for one, other, third in zip(letters, letters[1:], letters[2:], strict=False))


@cache
def unsaid_of(alphabet: Alphabet, *, by_people: bool = False) -> Unsaid:
    """Give the words of the language that an alphabet is of; with interjections where they are unsaid ``by_people``."""
    vulgar = vulgar_of(alphabet)
    if not by_people:
        return Unsaid(vulgar)
    return Unsaid(vulgar, frozenset(listed("interjections", alphabet)))


@cache
def _keys_of(unsaid: Unsaid) -> NDArray[np.uint64]:
    """Give a key for each interjection."""
    import numpy as np

    codes = [unsaid.vulgar.alphabet.encode(word) for word in sorted(unsaid.interjections)]
    rows = np.zeros((len(codes), _KEYED), dtype=np.uint8)
    for row, letters in enumerate(codes):
        assert letters is not None, "interjections are of the alphabet"
        rows[row, : len(letters)] = list(letters)
    return _keys(rows)


def _keys(rows: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Pack the first letters of words (n, width), so many as an interjection has at most, as one number each (n,)."""
    import numpy as np

    first = np.zeros((len(rows), _KEYED), dtype=np.uint8)
    first[:, : rows.shape[1]] = rows[:, :_KEYED]
    keys: NDArray[np.uint64] = first.view(np.uint64).ravel()
    return keys


@cache
def _vowels(vulgar: Vulgar) -> NDArray[np.bool_]:
    """Say of each code whether it is a vowel's (256,)."""
    import numpy as np

    codes = np.zeros(256, dtype=np.bool_)
    for vowel in VOWELS:
        code = vulgar.alphabet.encode(vowel)
        if code is not None:
            codes[code[0]] = True
    return codes
