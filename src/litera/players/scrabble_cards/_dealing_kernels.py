"""The compiled kernels that deal the unseen cards so that a rival's hand fits what the rival has done.

Whoever calls them draws the tables: they check nothing. Cards are numbered as in the lay generator's kernels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.players.scrabble_cards._kernels import kinds_held, worth_held
from litera.search.scrabble_cards._best_kernels import NO_LAY, find_heaviest
from litera.words.compiled import njit

if TYPE_CHECKING:
    from litera.players.scrabble_cards._kernels import Floats, Integers, Letters, Room, States, Tables

_PRIME, _FACTOR = 2_147_483_647, 48_271
"""Park and Miller's generator: plain numbers that are the same on every machine."""


@njit(nogil=True, cache=True)
def below(limit: int, chance: Integers) -> int:
    """Give a number below a limit by chance; ``chance`` (1,) is changed."""
    chance[0] = chance[0] * _FACTOR % _PRIME
    return int(chance[0] * limit // _PRIME)


@njit(nogil=True, cache=True)
def mix(cards: Letters, start: int, count: int, chance: Integers) -> None:
    """Draw so many cards by chance from those from ``start`` on, to the places from there on."""
    for place in range(start, min(start + count, len(cards) - 1)):
        other = place + below(len(cards) - place, chance)
        cards[place], cards[other] = cards[other], cards[place]


@njit(nogil=True, cache=True)
def weigh_hands(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    values: Integers,
    used: Integers,
    scored: float,
    passed_by: Floats,
    patience: float,
    hands: Letters,
    cards: Tables,
    room: Room,
    likely: Floats,
) -> None:
    """Write how likely it is that a rival who laid kept each of these hands (n, size), as far as factors go.

    The rival had ``used`` (cards,) besides, and scored so much with it on the window as it was before. The more another
    lay would have weighed, the less likely the hand: by a factor of e for each ``patience``. Each card kept has a
    factor in ``passed_by`` (cards,).
    """
    best = np.empty(3, dtype=np.int64)
    is_begun = 1 if cells.any() else 0
    for number in range(len(hands)):
        hand, kept, factor = used.copy(), np.zeros(len(used), dtype=np.int64), 1.0
        for card in hands[number]:
            hand[card] += 1
            kept[card] += 1
            factor *= passed_by[card]
        held = kinds_held(hand)
        weight = find_heaviest(states, root, cells, width, first, is_begun, values, hand, *cards, held, *room, best)
        missed = max(0.0, weight - scored - worth_held(kept, cards)) if weight > NO_LAY else 0.0
        likely[number] = factor * np.exp(-missed / patience)


@njit(nogil=True, cache=True)
def weigh_kept(hands: Letters, patience: float, cards: Tables, likely: Floats) -> None:
    """Write how likely it is that a rival of whose turn nothing is known kept each of these hands (n, size).

    Nobody lays what they would rather keep: the more a hand is worth, the likelier it is that it was held back.
    """
    for number in range(len(hands)):
        kept = np.zeros(len(cards[0]), dtype=np.int64)
        for card in hands[number]:
            kept[card] += 1
        likely[number] = np.exp(worth_held(kept, cards) / patience)


@njit(nogil=True, cache=True)
def deal_like(hidden: Letters, hands: Letters, likely: Floats, chance: Integers, pools: Letters) -> None:
    """Fill pools (n, seen) with the hidden cards: first one of the hands, by how likely each is, then others by chance.

    ``likely`` (hands,) are sums of the likelihoods up to each hand.
    """
    size = hands.shape[1]
    for number in range(len(pools)):
        wanted = below(1 << 30, chance) / (1 << 30) * likely[-1]
        chosen = min(np.searchsorted(likely, wanted, side="right"), len(hands) - 1)
        mixed = hidden.copy()
        for place in range(size):
            other = place
            while mixed[other] != hands[chosen, place]:
                other += 1
            mixed[place], mixed[other] = mixed[other], mixed[place]
        mix(mixed, size, pools.shape[1] - size, chance)
        pools[number] = mixed[: pools.shape[1]]
