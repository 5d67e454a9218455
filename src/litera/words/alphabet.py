"""Alphabets: which letters a language plays with, in what order, and how words are written in them."""

from __future__ import annotations

import codecs
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

APOSTROPHE = "'"
_TYPED_APOSTROPHES = str.maketrans(dict.fromkeys("ʼ’‘′`", APOSTROPHE))
CODE_BITS = 6
"""A letter code has six bits: 0 ends a word, 1 … are the letters in order, then the written marks."""


@dataclass(frozen=True, slots=True)
class Alphabet:
    """The letters of a language in capitals and in dictionary order, and the marks written beside them.

    ``written`` holds the characters that stand in words and need no tile: the apostrophe in Ukrainian. ``plain`` maps
    letters that the language writes with a mark, and the game without, to what they are laid with: Ș is S in Romanian.
    """

    language: str
    letters: str
    written: str = ""
    plain: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def characters(self) -> str:
        """Everything a word can be written with: the character at index i has the code i + 1."""
        return self.letters + self.written

    def normalise(self, text: str) -> str:
        """Compose letters (NFC), and write every apostrophe as ``'`` and letters with marks as they are laid."""
        composed = unicodedata.normalize("NFC", text).translate(_TYPED_APOSTROPHES)
        return composed.translate(_plain_table(self)) if self.plain else composed

    def is_word(self, text: str) -> bool:
        """Say whether a text, in any case, is made of this alphabet and has at least one letter."""
        capitals = self.normalise(text).upper()
        return any(c in self.letters for c in capitals) and all(c in self.characters for c in capitals)

    def tiles(self, word: str) -> str:
        """Give the letters of a word that need tiles, in capitals: М'ЯТА gives МЯТА."""
        return "".join(c for c in self.normalise(word).upper() if c not in self.written)

    def encode(self, word: str) -> bytes | None:
        """Give the codes of a word in any case, one byte a character; None where a character is not of the alphabet."""
        codes = _encode(self, word)
        if codes is None:
            codes = _encode(self, self.normalise(word))
        return codes

    def decode(self, codes: bytes) -> str:
        """Give the word, in capitals, of these codes."""
        characters = self.characters
        return "".join(characters[code - 1] for code in codes)

    def order(self, word: str) -> tuple[int, ...]:
        """Give the key that sorts words, in any case, as the dictionaries of this alphabet do."""
        capitals = self.normalise(word).upper()
        return tuple(self.characters.index(c) for c in capitals)


@cache
def _plain_table(alphabet: Alphabet) -> dict[int, str]:
    small = {one.lower(): other.lower() for one, other in alphabet.plain.items()}
    return str.maketrans({**alphabet.plain, **small})


_SMALL = bytes(code & 63 for code in range(256))


@cache
def code_map(alphabet: Alphabet) -> Any:
    """Give the map for ``codecs.charmap_encode`` that turns a word into bytes whose low six bits are its codes.

    Small letters have bit 6 set. The codec raises UnicodeEncodeError for a character that is not of the alphabet.
    """
    table = ["\ufffe"] * 256
    table[0] = "\0"
    for code, character in enumerate(alphabet.characters, 1):
        table[code] = character
        if character.lower() != character:
            table[code | 64] = character.lower()
    return codecs.charmap_build("".join(table))


def _encode(alphabet: Alphabet, word: str) -> bytes | None:
    try:
        codes = codecs.charmap_encode(word, "strict", code_map(alphabet))[0].translate(_SMALL)
    except UnicodeEncodeError:
        return None
    return None if 0 in codes else codes


POLISH = Alphabet("pl", "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ")
UKRAINIAN = Alphabet("uk", "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ", APOSTROPHE)
ENGLISH = Alphabet(
    "en",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    plain=dict(zip("ÀÁÂÄÃÅÇÈÉÊËÍÎÏÑÓÔÖÕÙÚÛÜ", "AAAAAACEEEEIIINOOOOUUUU", strict=True)),
)
"""What English borrows with a mark (*café*) is laid without it."""
ROMANIAN = Alphabet("ro", ENGLISH.letters, plain=dict(zip("ĂÂÎȘŞȚŢ", "AAISSTT", strict=True)))
"""Romanian word games are played without marks; Ş and Ţ are what older keyboards write for Ș and Ț."""
LAID_UKRAINIAN = Alphabet("uk", UKRAINIAN.letters.replace("Ґ", ""), plain={"Ґ": "Г", APOSTROPHE: ""})
"""How Ukrainian words lie on a table, where a word is its tiles: without the apostrophe, and with Г for Ґ."""
ALPHABETS = (POLISH, UKRAINIAN, ENGLISH, ROMANIAN, LAID_UKRAINIAN)
LANGUAGES = tuple(dict.fromkeys(alphabet.language for alphabet in ALPHABETS))
"""The languages that games with words can be played in."""
CODE_POINTS = 0x800
"""So many code points there are that UTF-8 writes in two bytes at most."""


def code_points() -> bytes:
    """Give the code of each such code point, in either case, for each alphabet of ALPHABETS in turn; 0 for none."""
    codes = bytearray(CODE_POINTS * len(ALPHABETS))
    for number, alphabet in enumerate(ALPHABETS):
        for code, character in enumerate(alphabet.characters, 1):
            for point in (ord(character), ord(character.lower())):
                codes[number * CODE_POINTS + point] = code
    return bytes(codes)


def alphabet_of(language: str) -> Alphabet:
    """Give the alphabet of a language by its code, such as "pl". Raises KeyError for one that has none."""
    return {alphabet.language: alphabet for alphabet in reversed(ALPHABETS)}[language]


def laid_alphabet(language: str) -> Alphabet:
    """Give the alphabet of the words that lie on a table, as tiles or cards. Raises KeyError as ``alphabet_of``."""
    return {alphabet.language: alphabet for alphabet in ALPHABETS}[language]


def alphabet_like(language: str, letters: str, written: str) -> Alphabet | None:
    """Give the alphabet that a file says it is written in; None for one that is not known."""
    known = (alphabet for alphabet in ALPHABETS if alphabet.language == language)
    return next((one for one in known if (one.letters, one.written) == (letters, written)), None)
