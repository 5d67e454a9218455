"""Self-play that says what hands bring: the compiled part of learning what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.players.scrabble_cards._kernels import deal, play_best
from litera.search.scrabble_cards._square_kernels import LETTERS, MOST_LAID
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]
    Tables = tuple[Integers, Integers, Integers, int, Floats, Floats]

_ROOM = 1 << 15


@njit(nogil=True, cache=True)
def _keep_some(hand: Integers, kept: Integers) -> None:
    """Keep one to six cards of a full hand by chance."""
    flat = np.repeat(np.arange(len(hand)), hand)
    np.random.shuffle(flat)
    for card in flat[: np.random.randint(1, MOST_LAID)]:
        kept[card] += 1


@njit(nogil=True, cache=True)
def _swap_all(pool: Letters, drawn: int, hand: Integers) -> None:
    """Change the whole hand for cards of the pool."""
    flat = np.repeat(np.arange(len(hand)), hand)
    for index in range(len(flat)):
        card = pool[drawn + index]
        pool[drawn + index] = flat[index]
        hand[flat[index]] -= 1
        hand[card] += 1
    np.random.shuffle(pool[drawn:])


@njit(nogil=True, cache=True)
def watch_self_play(
    states: States,
    root: int,
    pack: Letters,
    size: int,
    seed: int,
    values: Integers,
    minus: Integers,
    cards: Tables,
    kept: Integers,
    brought: Floats,
) -> None:
    """Fill ``kept`` (n, cards) with parts of hands and ``brought`` (n,) with what the turn weighed that began so.

    Two seats lay what weighs most on a window of size × size; turns with a full hand on a begun table count.
    """
    np.random.seed(seed)
    room = np.empty((_ROOM, 2), dtype=np.int64), np.empty(_ROOM, dtype=np.float64), np.empty(_ROOM, dtype=np.int64)
    watched = 0
    while watched < len(kept):
        pool = np.random.permutation(pack)
        cells = np.zeros(size * size, dtype=np.uint8)
        hands = np.zeros((2, len(cards[0])), dtype=np.int64)
        drawn = idle = seat = is_begun = 0
        while idle < 4 and drawn + MOST_LAID <= len(pool):
            hand = hands[seat]
            drawn = deal(pool, drawn, hand)
            noted = is_begun == 1 and watched < len(kept) and hand.sum() == MOST_LAID
            if noted:
                _keep_some(hand, kept[watched])
            before = hand[: LETTERS + 1].sum()
            weight = play_best(
                states, root, cells, size, size * (size // 2) + size // 2, values, hands, seat, minus, cards, room
            )
            if noted:
                brought[watched] = weight
                watched += 1
            idle += 1
            if hand[: LETTERS + 1].sum() < before:
                idle = 0
                is_begun = 1
            elif drawn + MOST_LAID <= len(pool):
                _swap_all(pool, drawn, hand)
            seat = 1 - seat
