"""The compiled steps from link to link of the GADDAG, as ``litera.words.gaddag`` draws it; the same in plain Python.

A link is its 64-bit word, a state the address of its masks; masks are given for letters, 0 to 31, and for blanks that
stand for them, 32 to 63.
"""

from __future__ import annotations

import numpy as np

from litera.words._bit_kernels import count_bits
from litera.words._gaddag_kernels import LETTERS, TURNS
from litera.words._machine import load_mask
from litera.words.compiled import njit

_ONE = np.uint64(1)
_HALF = np.uint64(32)
_REAL = np.uint64(0xFFFFFFFF)
_BLANKS = np.uint64(0xFFFFFFFF00000000)
TURN = np.uint64(TURNS)
"""The bit of a link that marks a turn at its state."""
_PLACE = TURN - _ONE
NONE = _ONE - _ONE
"""The link that leads nowhere, and the mask of no letter."""


@njit(nogil=True, cache=True)
def lower(masks: np.uint64) -> np.uint64:
    """Give the lower of two masks, for letters and for blanks that stand for them."""
    return masks & _REAL | masks << _HALF


@njit(nogil=True, cache=True)
def upper(masks: np.uint64) -> np.uint64:
    """Give the upper of two masks: of a state what ends a word, of a link what may come next."""
    return masks & _BLANKS | masks >> _HALF


@njit(nogil=True, cache=True)
def link_of(state: int, masks: np.uint64, letter: int) -> np.uint64:
    """Give the link of a letter; it must be among those that lead on."""
    return load_mask(state + 8 + 8 * count_bits(masks & ((_ONE << np.uint64(letter)) - _ONE)))


@njit(nogil=True, cache=True)
def state_after(states: int, link: np.uint64) -> int:
    """Give the state that a link leads to: ``states`` where it is NONE."""
    return states + 8 * int(np.int64(link & _PLACE))


@njit(nogil=True, cache=True)
def turn_after(states: int, link: np.uint64) -> np.uint64:
    """Give the link of the turn at the state that a link leads to."""
    return load_mask(state_after(states, link) - 8) if link & TURN else NONE


@njit(nogil=True, cache=True)
def step_on(states: int, link: np.uint64, letter: int) -> tuple[np.uint64, bool]:
    """Give the link of a letter behind another link, and whether a word ends with it."""
    if not link >> np.uint64(LETTERS + letter) & _ONE:
        return NONE, False
    state = state_after(states, link)
    masks = load_mask(state)
    behind = link_of(state, masks, letter) if masks >> np.uint64(letter) & _ONE else NONE
    return behind, bool(masks >> np.uint64(LETTERS + letter) & _ONE)


@njit(nogil=True, cache=True)
def root_link(root: int) -> np.uint64:
    """Give a link to the state of no letters, that has no turn: any letter may come next."""
    return np.uint64(root) | _BLANKS
