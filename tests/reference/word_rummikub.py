"""The slow obvious twins of what Word Rummikub counts: tile by tile, every way to tell equal jokers apart is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

Slot = tuple[str, str]
"""A word in which a joker lies at the end of the turn, and the capital letter for which it stands there."""


def own_letters(words: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Give the plain letters laid from the rack: each letter taken up is crossed out once."""
    left = [letter for word in words for letter in word if letter.isupper()]
    for word in taken:
        for letter in word:
            if letter.isupper():
                left.remove(letter)
    return left


def ways(
    words: Sequence[str], taken: Sequence[str], opening: str
) -> Iterator[tuple[list[str], list[Slot], list[Slot]]]:
    """Give each way to say which joker lies where at the end.

    A way is: the old letters of the freed jokers, the places of the table's jokers, and those of the rack's.
    The table's jokers are never in the ``opening`` word.
    """
    places = [(word, letter.upper()) for word in words for letter in word if letter.islower()]
    letters = [letter.upper() for word in taken for letter in word if letter.islower()]
    for chosen in permutations(range(len(places)), len(letters)):
        theirs = [places[place] for place in chosen]
        if any(word == opening for word, _ in theirs):
            continue
        freed = [old for old, (_, new) in zip(letters, theirs, strict=True) if old != new]
        yield freed, theirs, [place for number, place in enumerate(places) if number not in chosen]


def replacing_letters(words: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Give the plain tiles that can replace a joker (W14): own ones, and those of words that are gone at the end."""
    letters = own_letters(words, taken)
    for word in taken:
        if all(word.upper() != standing.upper() for standing in words):
            letters += [letter for letter in word if letter.isupper()]
    return letters


def jokers_may_change(words: Sequence[str], taken: Sequence[str], opening: str = "") -> bool:
    """Say whether there is a way in which every freed joker is replaced by a plain tile of its own (W14)."""
    for freed, _, _ in ways(words, taken, opening):
        left = replacing_letters(words, taken)
        for letter in freed:
            if letter not in left:
                break
            left.remove(letter)
        else:
            return True
    return False


def points(words: Sequence[str], taken: Sequence[str]) -> int:
    """Give the letters of the longest new word with an own tile (W10).

    The fewest jokers are freed that can be: a joker that may have stayed what it was, did.
    """
    own = own_letters(words, taken)
    all_ways = list(ways(words, taken, ""))
    fewest = min(len(freed) for freed, _, _ in all_ways)
    own_jokers_in = {word for freed, _, ours in all_ways if len(freed) == fewest for word, _ in ours}
    best = 0
    for word in words:
        is_new = all(word.upper() != old.upper() for old in taken)
        if is_new and (word in own_jokers_in or any(letter in own for letter in word)):
            best = max(best, len(word))
    return best
