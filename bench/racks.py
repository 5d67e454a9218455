"""How quickly a lexicon's words are found on racks, inside the kernel."""

from __future__ import annotations

import numpy as np

from bench.report import best_seconds
from litera.words import _kernels
from litera.words.lexicon import Lexicon, Mark

RACKS = 200
RACK = 7


def per_rack(lexicon: Lexicon, racks: list[str], blanks: int, *, every_tile: bool) -> tuple[float, float]:
    """Seconds for a rack inside the kernel, and the words found for one, both in the mean."""
    arcs = np.frombuffer(lexicon.graph.arcs, dtype=np.uint32)
    letters = lexicon.alphabet.letters
    reach = np.zeros(len(arcs), dtype=np.uint64)
    _kernels.reachable(arcs, len(letters), reach)
    root = lexicon.header.section(Mark.WORD).root
    size = len(racks[0]) + blanks
    shortest, longest = (size, size) if every_tile else (2, 15)
    counts = np.zeros((len(racks), 64), dtype=np.int64)
    for row, rack in zip(counts, racks, strict=True):
        for letter in rack:
            row[letters.index(letter) + 1] += 1
    rows = np.zeros((1 << 16, lexicon.header.width), dtype=np.uint8)

    def run() -> int:
        bounds = (shortest, longest, 1 << 62)
        return sum(_kernels.rack_words(arcs, reach, root, row, blanks, len(letters), *bounds, rows) for row in counts)

    found = run()
    return best_seconds(run) / len(racks), found / len(racks)
