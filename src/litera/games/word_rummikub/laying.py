"""What a play does with tiles: which own ones it lays, what it loses, which words it makes, what becomes of jokers.

Pure counting over the words of a play; knows neither rack nor lexicon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from litera.games.word_rummikub.moves import JOKER, Play, Tile, Word


@dataclass(frozen=True, slots=True)
class Laying:
    """A play in tiles. ``added`` are the own ones, ``lost`` those that it would take off the table (W6).

    ``new_words`` are the words that do not read as one that was taken up: those laid in this turn (W10).
    """

    words: tuple[Word, ...]
    taken: tuple[Word, ...]
    added: Mapping[Tile, int]
    lost: Mapping[Tile, int]
    new_words: tuple[Word, ...]

    @property
    def size(self) -> int:
        """How many own tiles are laid."""
        return sum(self.added.values())


def tiles_of(words: Iterable[Word]) -> Counter[Tile]:
    """Count the tiles of words: a small letter is a joker."""
    letters = "".join(words)
    return Counter(letters if not letters or letters.isupper() else map(tile_of, letters))


def tile_of(letter: str) -> Tile:
    """Give the tile that shows a letter on the table."""
    return letter if letter.isupper() else JOKER


def jokers_of(words: Iterable[Word]) -> Counter[str]:
    """Count the letters, in capitals, for which the jokers of words stand: any (W13)."""
    return Counter(letter.upper() for word in words for letter in word if letter.islower())


def readings(words: Iterable[Word]) -> frozenset[Word]:
    """Give how words read: in capitals, whether a letter is a joker or not (W7)."""
    return frozenset(word.upper() for word in words)


def lay_out(play: Play) -> Laying:
    """Work out what a play does (W6); own tiles follow by subtraction."""
    laid, taken = tiles_of(play.words), tiles_of(play.taken)
    before = readings(play.taken)
    new_words = tuple(word for word in play.words if word.upper() not in before)
    return Laying(play.words, play.taken, _more(laid, taken), _more(taken, laid), new_words)


def _more(tiles: Mapping[Tile, int], others: Mapping[Tile, int]) -> dict[Tile, int]:
    """Count of which tiles there are more than of others."""
    return {tile: more for tile, count in tiles.items() if (more := count - others.get(tile, 0)) > 0}


def openings(laying: Laying, shortest: int) -> tuple[Word, ...]:
    """Give the words that open (W4): long enough, laid in this turn, and of own tiles alone."""
    return tuple(
        word for word in laying.new_words if len(word) >= shortest and tiles_of([word]) <= Counter(laying.added)
    )


def jokers_kept(laying: Laying, opening: Word = "") -> Iterator[str]:
    """Give the letters of jokers that were taken from their letter without a tile that replaces them (W14).

    A joker that is kept for its letter anywhere is not freed. For each letter, as many freed jokers need as many plain
    tiles: own ones, or those of words that were taken up and do not stand, read the same, at the end. An ``opening``
    word counts as laid before (W15): its jokers are the rack's.
    """
    standing = readings(laying.words)
    dissolved = tiles_of(word for word in laying.taken if word.upper() not in standing)
    kept = jokers_of(laying.words) - jokers_of([opening])
    for letter, freed in (jokers_of(laying.taken) - kept).items():
        if freed > laying.added.get(letter, 0) + dissolved[letter]:
            yield letter


def holds_own_tile(laying: Laying, word: Word) -> bool:
    """Say whether one of the word's letters was laid from the rack, whichever of equal tiles it is (W10).

    Own jokers are those that stand for a letter no joker taken up stood for; a freed joker is none (W15).
    """
    if any(letter in laying.added for letter in word):
        return True
    if JOKER not in laying.added:
        return False
    own_jokers = jokers_of(laying.words) - jokers_of(laying.taken)
    return any(letter.islower() and letter.upper() in own_jokers for letter in word)


def with_jokers(words: Iterable[Word], letters: Iterable[str]) -> tuple[Word, ...]:
    """Write words, given in capitals, with a joker for each of these letters where it last occurs."""
    left = Counter(letters)
    if not left:
        return tuple(words)
    written: list[Word] = []
    for word in reversed(tuple(words)):
        shown = ""
        for letter in reversed(word):
            is_joker = left[letter] > 0
            left[letter] -= is_joker
            shown = (letter.lower() if is_joker else letter) + shown
        written.insert(0, shown)
    return tuple(written)
