"""The GADDAG: a graph of the parts of words, grown from any letter to the left and then to the right (Gordon 1994).

It is one array of 64-bit words, each of two halves, the lower one first. A state, by 64-bit words::

    [ after the turn, if there is one ] [ letters that lead on | that end a word ] [ after the first letter ] [ … ] …

The two masks have bit k - 1 for the letter of code k; for each bit of the first there is a link, in the order of the
alphabet. A link is the index of a state's masks, with bit 31 set where that state has a turn, and in its upper half the
mask of all letters that may come next there, before or after the turn: so what leads nowhere need not be looked at.
Reading begins at ``ROOT``, which has no turn, with any letter of a word and goes on to its left; "the turn" goes back
to that letter and on to its right. State 0 has nothing on it: it stands for none. One-letter words are left out. The
graph is minimal, and its states lie in breadth-first order.
"""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from litera.words import _gaddag_kernels as kernels
from litera.words.alphabet import Alphabet
from litera.words.graph import CHILD, LAST, LETTER, WORD
from litera.words.laid import cache_folder
from litera.words.lexicon import Lexicon, Mark

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROOT = 1
VERSION = 2
_MAGIC = b"\x8fGADDAG\n"
_PREFIX = struct.Struct("<8sIxxxxQQ")
_ROOM_FOR_EACH_ARC = 32
_LEAST_ROOM = 1 << 10


@dataclass(frozen=True, slots=True, eq=False)
class Gaddag:
    """The states (n,) of uint64, often over a mapped file."""

    states: NDArray[np.uint64]


def fits(alphabet: Alphabet) -> bool:
    """Say whether an alphabet has no more letters than a mask has bits, and no written marks."""
    return len(alphabet.letters) <= kernels.LETTERS and not alphabet.written


def open_gaddag(lexicon: Lexicon) -> Gaddag:
    """Give the GADDAG of a lexicon's words: mapped from the user's cache folder, where it is built and kept at first.

    A file that is damaged, or of another version, is built anew. A list given with a table is built in memory, and so
    is all where the folder cannot be written. Raises ValueError where the alphabet does not fit.
    """
    if lexicon.header.house:
        return build_gaddag(lexicon)
    path = cache_path(lexicon)
    found = _map(path)
    if found is None:
        found = build_gaddag(lexicon)
        if _write(path, found):
            found = _map(path) or found
    return found


def warm(lexicon: Lexicon) -> None:
    """Make sure that the GADDAG of a lexicon lies in the cache folder. Raises ValueError as ``open_gaddag``."""
    open_gaddag(lexicon)


def cache_path(lexicon: Lexicon) -> Path:
    """Give the file that keeps a lexicon's GADDAG: one for each word list and version of the format."""
    return cache_folder() / f"{lexicon.digest}-{VERSION}.gaddag"


def build_gaddag(lexicon: Lexicon) -> Gaddag:
    """Build the GADDAG of a lexicon's words, of two letters and more, in memory.

    Raises ValueError where the alphabet does not fit.
    """
    if not fits(lexicon.alphabet):
        raise ValueError(
            f"a GADDAG has masks of {kernels.LETTERS} letters; the alphabet {lexicon.language!r} needs more"
        )
    root = lexicon.header.section(Mark.WORD).root
    if root == 0:
        return Gaddag(np.zeros(ROOT + 1, dtype=np.uint64))
    arcs = _ArcsBelow.of(np.frombuffer(lexicon.graph.arcs, dtype=np.uint32), root)
    room = _ROOM_FOR_EACH_ARC * len(arcs.letters) + _LEAST_ROOM
    states = _build(arcs, room)
    while states is None:
        room *= 2
        states = _build(arcs, room)
    return Gaddag(states)


@dataclass(frozen=True, slots=True, eq=False)
class _ArcsBelow:
    """The arcs of a word graph below a root: for each the node it leaves, its letter (code - 1), and its end.

    An end is the node that an arc leads to << 1 | whether a word ends with it.
    """

    arcs: NDArray[np.uint32]
    root: int
    reached: NDArray[np.uint8]
    nodes: NDArray[np.int64]
    letters: NDArray[np.uint8]
    ends: NDArray[np.int64]

    @classmethod
    def of(cls, arcs: NDArray[np.uint32], root: int) -> _ArcsBelow:
        reached = np.zeros(len(arcs), dtype=np.uint8)
        kernels.reached_nodes(arcs, root, reached)
        first = np.concatenate([[0], np.flatnonzero(arcs & LAST) + 1])
        nodes = np.repeat(first[:-1], np.diff(first))
        ours = np.flatnonzero(reached[nodes])
        found = arcs[ours].astype(np.int64)
        ends = found >> CHILD << 1 | (found & WORD != 0)
        return cls(arcs, root, reached, nodes[ours], (found & LETTER).astype(np.uint8) - np.uint8(1), ends)


def _build(below: _ArcsBelow, room: int) -> NDArray[np.uint64] | None:
    """Build the states, in an array of at most so many 32-bit words; None where that is too little."""
    states = np.zeros(room, dtype=np.uint32)
    slots = np.zeros(_power_of_two(room // 2), dtype=np.int64)
    state_of = np.zeros(below.root + 1, dtype=np.int64)
    size = kernels.forward_states(below.arcs, below.root, below.reached, states, slots, kernels.HEADER, state_of)
    if size < 0:
        return None
    inner = np.flatnonzero(below.ends > 1)
    inner = inner[np.argsort(below.ends[inner] >> 1, kind="stable")]
    incoming = np.zeros(below.root + 2, dtype=np.int64)
    np.cumsum(np.bincount(below.ends[inner] >> 1, minlength=below.root + 1), out=incoming[1:])
    from_root = below.nodes == below.root
    rest = np.flatnonzero(~from_root)
    rest = rest[np.argsort(below.letters[rest], kind="stable")]
    begins = np.zeros((kernels.MOST_DEPTH, kernels.LETTERS + 1), dtype=np.int64)
    np.cumsum(np.bincount(below.letters[rest], minlength=kernels.LETTERS), out=begins[0, 1:])
    whole = np.full((kernels.MOST_DEPTH, kernels.LETTERS), -1, dtype=np.int64)
    whole[0, below.letters[from_root]] = below.ends[from_root]
    keys = np.zeros(_power_of_two(room // 8), dtype=np.int64)
    first, size = kernels.backward_states(
        below.root,
        incoming,
        below.nodes[inner],
        below.letters[inner],
        states,
        slots,
        size,
        state_of,
        below.nodes[rest] << 32 | below.ends[rest],
        begins,
        whole,
        keys,
        np.zeros_like(keys),
    )
    # What NumPy itself allocates lies in huge pages, where the system has them: that makes searches a tenth quicker.
    return None if first < 0 else kernels.packed(states[:size], first).copy()


def _power_of_two(least: int) -> int:
    return 1 << max(4, (least - 1).bit_length())


def _map(path: Path) -> Gaddag | None:
    """Map a file; None where there is none, or it is not whole and as it was written."""
    try:
        states = np.memmap(path, dtype="<u8", mode="r", offset=_PREFIX.size)
        with path.open("rb") as file:
            prefix = file.read(_PREFIX.size)
    except (OSError, ValueError):  # no file; a file with nothing behind the prefix
        return None
    if prefix != _prefix(states):
        return None
    return Gaddag(states.view(np.ndarray))


def _prefix(states: NDArray[np.uint64]) -> bytes:
    """Give what a file of these states begins with: magic, version, how many there are, their sum."""
    return _PREFIX.pack(_MAGIC, VERSION, len(states), int(np.add.reduce(states, dtype=np.uint64)))


def _write(path: Path, gaddag: Gaddag) -> bool:
    """Put the file in place at once; say whether the folder could be written."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    states = gaddag.states.astype("<u8", copy=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as file:
            file.write(_prefix(states))
            file.write(states.data)
        unfinished.replace(path)
    except OSError:
        return False
    return True
