"""Recovery words: 12 words of the list of BIP 39, which stand for 128 random bits and a checksum.

The words are everyday English ones, and the first four letters of each are its alone. What is typed may be in any case,
with marks on letters, cut after four letters, and between words anything that is no letter.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from mnemonic import Mnemonic

COUNT: Final = 12
ENTROPY_BYTES: Final = 16
ENOUGH: Final = 4
"""By so many letters a word differs from all others."""
MOST_SUGGESTIONS: Final = 3
ALIKE: Final = 0.6
"""How much of a typed word has to agree with one of the list that is suggested for it."""
UNMARKED: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ı": "i"})
"""Letters that Unicode doesn't take for marked ones."""


class Doubt(NamedTuple):
    """A typed word that isn't in the list: which one (from 1), and what it may have been, likeliest first."""

    number: int
    typed: str
    nearest: tuple[str, ...]


@cache
def _list() -> Mnemonic:
    return Mnemonic("english")


@cache
def _by_beginning() -> dict[str, str]:
    return {word[:ENOUGH]: word for word in _list().wordlist}


def new_words() -> tuple[str, ...]:
    """Make recovery words that nobody has."""
    return tuple(_list().to_mnemonic(secrets.token_bytes(ENTROPY_BYTES)).split())


def read_words(typed: str) -> tuple[str, ...]:
    """Give what was typed as words: each of the list where it is one, or begins as one does, else as it was typed."""
    return tuple(_word(word) for word in _split(typed))


def doubts(words: tuple[str, ...]) -> tuple[Doubt, ...]:
    """Give the words that aren't in the list."""
    known = _list().wordlist
    return tuple(
        Doubt(number, word, tuple(get_close_matches(word, known, MOST_SUGGESTIONS, ALIKE)))
        for number, word in enumerate(words, 1)
        if word not in _known()
    )


def is_whole(words: tuple[str, ...]) -> bool:
    """Say whether these are as many words as there are to be, of the list, and their checksum is right."""
    return len(words) == COUNT and _list().check(" ".join(words))


def key_of(words: tuple[str, ...]) -> str:
    """Give what is kept of words: 128 random bits can't be guessed, so a plain hash hides them."""
    return hashlib.sha256(b"litera recovery words\0" + bytes(_list().to_entropy([*words]))).hexdigest()


@cache
def _known() -> frozenset[str]:
    return frozenset(_list().wordlist)


def _split(typed: str) -> Iterator[str]:
    folded = unicodedata.normalize("NFKD", typed.casefold().translate(UNMARKED))
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    yield from "".join(c if c.isalpha() else " " for c in letters).split()


def _word(typed: str) -> str:
    if typed in _known():
        return typed
    found = _by_beginning().get(typed[:ENOUGH], typed)
    return found if found.startswith(typed) else typed
