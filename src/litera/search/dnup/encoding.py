"""States and moves of dnup as the words of the compiled kernel, and back; importing it imports NumPy and Numba."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from litera.games.dnup.cards import LOWER_UP, OF_VALUE, Cards, upright, value_of
from litera.games.dnup.moves import Add, Lay, Move, PlayersMove, Take, TurnFreely, TurnHand
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import Phase, State
from litera.search.dnup import _kernels as kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

Words: TypeAlias = "NDArray[np.int64]"
"""A table as the kernel has it: ``kernel.WORDS`` of 64 bits."""

_PHASES = {Phase.ACT: kernel.ACT, Phase.DEAL: kernel.DEAL, Phase.OVER: kernel.OVER}

_CHUNK = 12
_HALVES = tuple(sum((chunk >> 2 * n & 1) << n for n in range(_CHUNK // 2)) for chunk in range(1 << _CHUNK))
_SPREAD = tuple(sum((half >> n & 1) << 2 * n for n in range(_CHUNK // 2)) for half in range(1 << _CHUNK // 2))


@lru_cache(maxsize=4096)
def pairs_of(cards: Cards) -> int:
    """Give the pairs of the cards that lie with their lower value up."""
    pairs = 0
    for chunk in range(kernel.PAIRS * 2 // _CHUNK):
        pairs |= _HALVES[cards >> chunk * _CHUNK & (1 << _CHUNK) - 1] << chunk * _CHUNK // 2
    return pairs


def cards_of(pairs: int) -> Cards:
    """Give the cards of pairs, lower values up."""
    cards = 0
    for chunk in range(kernel.PAIRS * 2 // _CHUNK):
        cards |= _SPREAD[pairs >> chunk * _CHUNK // 2 & (1 << _CHUNK // 2) - 1] << chunk * _CHUNK
    return cards


@lru_cache(maxsize=4096)
def encode_set(cards: Cards) -> int:
    """Give the word of a set, 0 for none."""
    return pairs_of(upright(cards)) | value_of(cards) << kernel.VALUE | cards.bit_count() << kernel.SIZE


def encode(ruleset: Ruleset, state: State) -> Words:
    """Give the words of a table; which cards have left the round is not among them, nor which way up they lay."""
    unseated = [0] * (kernel.MOST_SEATS - ruleset.seats)
    unused = [0] * (kernel.MOST_SEATS - len(state.sets))
    halves = [pairs_of(cards) for hand in state.hands for cards in (hand, hand >> 1)]
    return np.array(
        (
            *halves,
            *unseated,
            *unseated,
            *map(encode_set, state.sets),
            *unused,
            state.turn,
            state.area - 1,
            state.round_turns,
            state.out[0] + 1 if state.out else 0,
            _PHASES[state.phase],
            state.turned,
            *state.scores,
            *unseated,
            state.round,
            ruleset.seats,
            ruleset.round_turn_limit,
            ruleset.free_first_rotation,
            ruleset.own_return_first,
            pairs_of(ruleset.cards),
            pairs_of(ruleset.star),
        ),
        dtype=np.int64,
    )


def encode_move(ruleset: Ruleset, move: Move) -> int:
    """Give the word of a player's move. Raises ValueError for a deal, which the kernel draws itself."""
    match move:
        case Lay(cards):
            return value_of(cards) << kernel.VALUE | pairs_of(upright(cards))
        case Add(cards, place):
            index = ruleset.index(place.seat, place.area)
            return kernel.ADD << kernel.KIND | index << kernel.VALUE | pairs_of(upright(cards))
        case Take(place):
            return kernel.TAKE << kernel.KIND | ruleset.index(place.seat, place.area) << kernel.VALUE
        case TurnHand():
            return kernel.TURN_HAND << kernel.KIND
        case TurnFreely():
            return kernel.TURN_FREELY << kernel.KIND
    raise ValueError(move)


def decode_move(ruleset: Ruleset, sets: tuple[Cards, ...], word: int) -> PlayersMove:
    """Give the move of a word, where these sets lie on the table."""
    kind, argument = word >> kernel.KIND, word >> kernel.VALUE & 15
    if kind == kernel.LAY:
        return Lay(_playing_as(argument, word))
    if kind == kernel.ADD:
        return Add(_playing_as(value_of(sets[argument]), word), ruleset.place(argument))
    if kind == kernel.TAKE:
        return Take(ruleset.place(argument))
    return TurnHand() if kind == kernel.TURN_HAND else TurnFreely()


def _playing_as(value: int, word: int) -> Cards:
    lower = cards_of(word & kernel.MASK) & LOWER_UP
    return (lower | lower << 1) & OF_VALUE[value]
