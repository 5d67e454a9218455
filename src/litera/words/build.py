"""From words to a lexicon: rows of letter codes, sorted, one graph with a root for each kind of word, one file.

The same words give the same bytes, whatever order they came in.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from litera.words import _kernels
from litera.words.alphabet import Alphabet
from litera.words.errors import WordListError
from litera.words.format import Header, Section, to_bytes
from litera.words.graph import LAST, MOST_ARCS, WordGraph

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Codes = NDArray[np.uint8]

_BATCH = 1 << 17


@dataclass(frozen=True, slots=True)
class Description:
    """What a lexicon says of itself beside its words."""

    name: str
    title: str
    alphabet: Alphabet
    source: str = ""
    licence: str = ""
    house: bool = False


def code_rows(words: Iterable[str], alphabet: Alphabet) -> Codes:
    """Give words in capitals as sorted distinct rows of codes (n, width), ended by zeros.

    Raises ValueError where a character is not of the alphabet: lists are judged before they come here.
    """
    given = list(words)
    width = max(map(len, given), default=0)
    if width == 0:
        return np.zeros((0, 1), dtype=np.uint8)
    codes = np.zeros(0x10000, dtype=np.uint8)
    for code, character in enumerate(alphabet.characters, 1):
        codes[ord(character)] = code
    rows = np.empty((len(given), width), dtype=np.uint8)
    for start in range(0, len(given), _BATCH):
        batch = np.array(given[start : start + _BATCH], dtype=f"U{width}")
        points = batch.view(np.uint32).reshape(len(batch), width)
        rows[start : start + len(batch)] = codes[points]
        if np.count_nonzero(rows[start : start + len(batch)]) != np.count_nonzero(points):
            raise ValueError("a word with a character that is not of the alphabet")
    keys = rows.view(f"S{width}").ravel()
    if len(keys) > 1 and not np.all(keys[:-1] < keys[1:]):
        keys = np.unique(keys)
    return keys.view(np.uint8).reshape(len(keys), width)


def build_graph(sections: Sequence[Codes]) -> tuple[WordGraph, tuple[int, ...]]:
    """Build one minimal graph over several lists of sorted rows; give it with the root of each list.

    Raises WordListError where the words need more arcs than 24 bits can number.
    """
    letters = sum(int(np.count_nonzero(rows)) for rows in sections)
    room = 1 << min(20, max(6, (letters + 1).bit_length()))
    while room <= MOST_ARCS:
        arcs = np.zeros(room, dtype=np.uint32)
        slots = np.zeros(2 * room, dtype=np.int64)
        arcs[0] = LAST
        size = 1
        roots: list[int] = []
        for rows in sections:
            root, size = _kernels.add_words(arcs, slots, size, rows)
            roots.append(int(root))
            if root < 0:
                break
        else:
            width = max((rows.shape[1] for rows in sections if len(rows)), default=0)
            return WordGraph(arcs[:size].copy().data, width), tuple(roots)
        room *= 2
    raise WordListError("word-list-too-big", arcs=MOST_ARCS)


def build_lexicon(sections: Mapping[str, Sequence[str]], description: Description) -> tuple[Header, WordGraph]:
    """Build the graph and header of a lexicon from the words of each section, in capitals, in any order."""
    alphabet = description.alphabet
    kinds = [kind for kind, words in sections.items() if words]
    rows = [code_rows(sections[kind], alphabet) for kind in kinds]
    graph, roots = build_graph(rows)
    header = Header(
        name=description.name,
        title=description.title,
        language=alphabet.language,
        letters=alphabet.letters,
        written=alphabet.written,
        house=description.house,
        width=graph.width,
        arcs=len(graph.arcs),
        sections=tuple(Section(kind, root, len(words)) for kind, root, words in zip(kinds, roots, rows, strict=True)),
        words_digest=digest_of(kinds, rows, alphabet),
        arcs_digest=hashlib.sha256(arc_bytes(graph)).hexdigest(),
        source=description.source,
        licence=description.licence,
    )
    return header, graph


def arc_bytes(graph: WordGraph) -> bytes:
    """Give the arcs as the file holds them: little-endian."""
    return np.asarray(graph.arcs).astype("<u4").tobytes()


def digest_of(kinds: Sequence[str], rows: Sequence[Codes], alphabet: Alphabet) -> str:
    """Give the SHA-256, in hex, of a word list: for each kind a line ``# kind``, then its words in order, a line each.

    In UTF-8, in capitals, lines ended by LF.
    """
    points = np.array([0, *map(ord, alphabet.characters)], dtype="<u4")
    digest = hashlib.sha256()
    for kind, codes in zip(kinds, rows, strict=True):
        digest.update(f"# {kind}\n".encode())
        for start in range(0, len(codes), _BATCH):
            batch = points[codes[start : start + _BATCH]]
            lines = np.concatenate([batch, np.full((len(batch), 1), ord("\n"), dtype="<u4")], axis=1)
            digest.update(lines[lines != 0].tobytes().decode("utf-32-le").encode())
    return digest.hexdigest()


def write_lexicon(path: Path, sections: Mapping[str, Sequence[str]], description: Description) -> Header:
    """Build a lexicon and put its file in place at once: a reader sees the old one or the new one, never half."""
    header, graph = build_lexicon(sections, description)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    unfinished.write_bytes(to_bytes(header, arc_bytes(graph)))
    unfinished.replace(path)
    return header
