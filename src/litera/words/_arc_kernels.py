"""What an arc of a word graph says, by name: ``litera.words.graph`` has the bits. LLVM makes no calls of these.

An arc is given as a signed 64-bit number, as ``np.int64(arcs[index])`` reads it.
"""

from __future__ import annotations

import numpy as np

from litera.words.compiled import njit
from litera.words.graph import CHILD, LAST, LETTER, WORD


@njit(nogil=True, cache=True)
def letter_of(arc: np.int64) -> np.int64:
    """Give the code of the arc's letter."""
    return arc & LETTER


@njit(nogil=True, cache=True)
def ends_word(arc: np.int64) -> bool:
    """Say whether a word ends after the arc's letter."""
    return bool(arc & WORD)


@njit(nogil=True, cache=True)
def is_last(arc: np.int64) -> bool:
    """Say whether the arc is the last one of its node."""
    return bool(arc & LAST)


@njit(nogil=True, cache=True)
def child_of(arc: np.int64) -> np.int64:
    """Give the index of the first arc of the node that the arc leads to, 0 where nothing follows."""
    return arc >> CHILD
