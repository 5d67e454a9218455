"""The lexicon file: a header that says what it is, and the arcs of its word graph, mapped and not copied.

docs/word-graph-format.md draws it. What is read from a file is not trusted: each field is checked as the file opens.
"""

from __future__ import annotations

import hashlib
import mmap
import struct
from pathlib import Path

import msgspec

from litera.words.alphabet import alphabet_like
from litera.words.errors import DamagedLexiconError, MissingLexiconError
from litera.words.graph import MOST_ARCS, WordGraph
from litera.words.wordlist import LONGEST_WORD

MAGIC = b"\x8fLITERA\n"
VERSION = 1
_PREFIX = struct.Struct("<8sHxxI32s")
_MOST_HEADER = 1 << 20
_ALIGNMENT = 16


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of one kind: the node they begin at (0 where there are none) and how many they are."""

    kind: str
    root: int
    words: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lexicon says of itself.

    ``width`` is the number of characters of the longest word, ``arcs`` that of 32-bit arcs. Digests are SHA-256 in hex:
    of the word list (see ``litera.words.build.digest_of``), and of the bytes of the arcs.
    """

    name: str
    title: str
    language: str
    letters: str
    written: str
    house: bool
    width: int
    arcs: int
    sections: tuple[Section, ...]
    words_digest: str
    arcs_digest: str
    source: str
    licence: str

    def section(self, kind: str) -> Section:
        """Give the section of a kind; an empty one where the lexicon has none."""
        return next((section for section in self.sections if section.kind == kind), Section(kind, 0, 0))


def to_bytes(header: Header, arcs: bytes) -> bytes:
    """Give the whole file, the same bytes for the same lexicon; ``arcs`` are little-endian."""
    text = msgspec.json.encode(header)
    text += b" " * (-(_PREFIX.size + len(text)) % _ALIGNMENT)
    return _PREFIX.pack(MAGIC, VERSION, len(text), hashlib.sha256(text).digest()) + text + arcs


def open_file(path: Path) -> tuple[Header, WordGraph]:
    """Map a lexicon file. Raises MissingLexiconError or DamagedLexiconError, which say what is wrong with it."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(0)
            content = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)) if size else memoryview(b"")
    except OSError:
        raise MissingLexiconError("lexicon-no-file", file=str(path)) from None
    header, start = _read_header(content, path.name)
    arcs = content[start:]
    if len(arcs) != 4 * header.arcs:
        raise DamagedLexiconError("lexicon-wrong-size", file=path.name, bytes=len(arcs), expected=4 * header.arcs)
    return header, WordGraph(arcs.cast("I"), header.width)


def arcs_digest(graph: WordGraph) -> str:
    """Give the SHA-256 of a graph's arcs in hex; it equals the header's unless the file has changed."""
    return hashlib.sha256(graph.arcs.cast("B")).hexdigest()


def _read_header(content: memoryview, name: str) -> tuple[Header, int]:
    if len(content) < _PREFIX.size or content[: len(MAGIC)] != MAGIC:
        raise DamagedLexiconError("lexicon-foreign", file=name)
    _, version, length, digest = _PREFIX.unpack(content[: _PREFIX.size])
    if version != VERSION:
        raise DamagedLexiconError("lexicon-other-version", file=name, version=version, expected=VERSION)
    start = _PREFIX.size + length
    if length > _MOST_HEADER or start > len(content) or start % _ALIGNMENT:
        raise DamagedLexiconError("lexicon-header-damaged", file=name)
    text = content[_PREFIX.size : start]
    if hashlib.sha256(text).digest() != digest:
        raise DamagedLexiconError("lexicon-header-damaged", file=name)
    try:
        header = msgspec.json.decode(text, type=Header)
    except msgspec.MsgspecError:
        raise DamagedLexiconError("lexicon-header-damaged", file=name) from None
    if not 1 <= header.arcs <= MOST_ARCS or not all(0 <= section.root < header.arcs for section in header.sections):
        raise DamagedLexiconError("lexicon-header-damaged", file=name)
    if alphabet_like(header.language, header.letters, header.written) is None:
        raise DamagedLexiconError("lexicon-header-damaged", file=name)
    if not 0 <= header.width <= LONGEST_WORD:
        raise DamagedLexiconError("lexicon-header-damaged", file=name)
    return header, start
