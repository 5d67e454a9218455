"""Lexicons for tables where a word is its tiles: Ukrainian words without the apostrophe, and with Г for Ґ.

Such a lexicon is made of another one, once: it lies in the user's cache folder. Most languages need none.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from litera.words.alphabet import Alphabet, laid_alphabet
from litera.words.errors import LexiconError
from litera.words.lexicon import Lexicon

if TYPE_CHECKING:
    from litera.words.build import Description

CACHE_VARIABLE = "LITERA_CACHE"
"""The environment variable that names another folder for what can be made again."""
VERSION = 1


def cache_folder() -> Path:
    """Give the folder for what can be made again; it need not exist."""
    chosen = os.environ.get(CACHE_VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("litera"))


@lru_cache(maxsize=8)
def laid_lexicon(lexicon: Lexicon) -> Lexicon:
    """Give a lexicon as its words lie on a table: itself, where they lie as they are written.

    A list given with a table is made over in memory, and so is all where the cache folder cannot be written.
    """
    alphabet = laid_alphabet(lexicon.language)
    if lexicon.alphabet == alphabet:
        return lexicon
    if lexicon.header.house:
        return _made_over(lexicon, alphabet)
    path = cache_folder() / f"{lexicon.digest}-laid-{VERSION}.litera"
    try:
        return Lexicon.open(path)
    except LexiconError:
        return _kept(lexicon, alphabet, path)


def _kept(lexicon: Lexicon, alphabet: Alphabet, path: Path) -> Lexicon:
    from litera.words.build import write_lexicon

    try:
        write_lexicon(path, _sections(lexicon, alphabet), _described(lexicon, alphabet))
    except OSError:
        return _made_over(lexicon, alphabet)
    return Lexicon.open(path)


def _made_over(lexicon: Lexicon, alphabet: Alphabet) -> Lexicon:
    from litera.words.build import build_lexicon

    return Lexicon(*build_lexicon(_sections(lexicon, alphabet), _described(lexicon, alphabet)))


def _sections(lexicon: Lexicon, alphabet: Alphabet) -> dict[str, list[str]]:
    """Give the words of each section as they lie; two that are written differently may lie alike."""
    sections = {}
    for section in lexicon.header.sections:
        words = lexicon.search.pattern_words(section.root, "", goes_on=True, longest=lexicon.header.width)
        # As one text: word by word it would take minutes.
        sections[section.kind] = alphabet.normalise("\n".join(words)).split("\n") if words else []
    return sections


def _described(lexicon: Lexicon, alphabet: Alphabet) -> Description:
    from litera.words.build import Description

    header = lexicon.header
    return Description(header.name, header.title, alphabet, header.source, header.licence, house=header.house)
