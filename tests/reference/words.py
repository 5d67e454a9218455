"""The slow obvious twins of the word kernels: written from the definitions, over plain sets of words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from litera.words.alphabet import Alphabet


def in_order(words: Iterable[str], alphabet: Alphabet) -> list[str]:
    return sorted(set(words), key=alphabet.order)


def can_be_made(tiles: str, letters: Mapping[str, int], blanks: int) -> bool:
    missing = Counter(tiles) - Counter(letters)
    return missing.total() <= blanks


def rack_words(
    words: Collection[str],
    alphabet: Alphabet,
    letters: Mapping[str, int],
    *,
    blanks: int,
    shortest: int,
    longest: int,
    limit: int | None,
) -> list[str]:
    def fits(tiles: str) -> bool:
        return shortest <= len(tiles) <= longest and can_be_made(tiles, letters, blanks)

    return in_order([word for word in words if fits(alphabet.tiles(word))], alphabet)[:limit]


def pattern_words(words: Collection[str], alphabet: Alphabet, pattern: str) -> list[str]:
    def fits(tiles: str) -> bool:
        return len(tiles) == len(pattern) and all(p in ("?", t) for p, t in zip(pattern, tiles, strict=True))

    return [word for word in in_order(words, alphabet) if fits(alphabet.tiles(word))]


def words_beginning(words: Collection[str], alphabet: Alphabet, prefix: str) -> list[str]:
    return [word for word in in_order(words, alphabet) if alphabet.tiles(word).startswith(prefix)]


def continuations(words: Collection[str]) -> set[frozenset[str]]:
    """The nodes of the minimal graph: for each prefix, the set of what can follow it, where anything can.

    (Myhill and Nerode; whether the prefix itself is a word is told by the arc that leads there, not by the node.)
    """
    prefixes = {word[:end] for word in words for end in range(len(word))}
    return {
        frozenset(word[len(prefix) :] for word in words if word.startswith(prefix) and word != prefix)
        for prefix in prefixes
    }
