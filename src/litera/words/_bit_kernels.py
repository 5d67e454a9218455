"""Bits of masks. LLVM knows both loops, and makes one instruction of each."""

from __future__ import annotations

import numpy as np

from litera.words.compiled import njit

_ONE = np.uint64(1)


@njit(nogil=True, cache=True)
def count_bits(mask: np.uint64) -> int:
    """Give how many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - _ONE
        count += 1
    return count


@njit(nogil=True, cache=True)
def lowest_bit(mask: np.uint64) -> int:
    """Give the number of the lowest bit that is set in a mask that is not 0."""
    return count_bits((mask & ~mask + _ONE) - _ONE)
