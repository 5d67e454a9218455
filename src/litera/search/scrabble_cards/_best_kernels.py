"""The compiled kernel that finds the heaviest lay with premium and condition cards, without finding all.

It works on anchors as ``_search_kernels`` says, and weighs as ``_card_kernels`` does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._card_kernels import (
    ANY_NUMBER,
    BONUS,
    FACTOR,
    KIND,
    PLUS,
    PRODUCT,
    take_stock,
    weigh_bare,
    weigh_conditions,
)
from litera.search.scrabble_cards._kernels import begin, note_bounds
from litera.search.scrabble_cards._search_kernels import ANCHOR, ANCHORS, FOUND, STOP, points_of, search
from litera.search.scrabble_cards._square_kernels import LETTERS, MOST_LAID
from litera.words._machine import address_of, load64, store64
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from litera.search.scrabble_cards._card_kernels import Stock

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]

NO_LAY = -1e9
"""Instead of a weight: nothing can be laid."""
_ROUNDING = 1e-6


@njit(nogil=True, cache=True)
def _most_left(counts: Integers, vowels: int, worth: Floats, balance: Floats) -> float:
    """Give a number that what is left of the letters and blanks of a hand is never worth more than."""
    most = 0.0
    of_vowels = of_consonants = 0
    for card in range(LETTERS + 1):
        best = 0.0
        for count in range(counts[card]):
            best = max(best, worth[card, 0] + count * worth[card, 1])
        most += best
        if card < LETTERS and vowels >> card & 1:
            of_vowels += counts[card]
        elif card < LETTERS:
            of_consonants += counts[card]
    return float(most + balance[: min(of_vowels, 7) + 1, : min(of_consonants, 7) + 1].max())


@njit(nogil=True, cache=True)
def _most_with_cards(
    is_begun: int, counts: Integers, cards: Integers, options: Integers, worth: Floats, held: Integers
) -> tuple[int, float]:
    """Give how often a lay's points count at most with the cards of a hand, and what else those bring at most."""
    factor = 1 if is_begun else 2
    more = float(options[BONUS]) if counts[: LETTERS + 1].sum() == MOST_LAID else 0.0
    for card in held:
        keep = worth[card, 0 if counts[card] == 1 else 1]
        more += worth[card, 0] + (counts[card] - 1) * worth[card, 1] + max(0.0, cards[card, PLUS] - keep)
        if cards[card, KIND] == 0 and is_begun:
            factor = factor * cards[card, FACTOR] if options[PRODUCT] else max(factor, cards[card, FACTOR])
    return factor, more


@njit(nogil=True, cache=True)
def _most_by_conditions(cards: Integers, options: Integers, held: Integers, keep: Floats) -> float:
    """Give what the condition cards of a hand add to the bare weight of a lay at most."""
    most = 0.0
    for card in held:
        if cards[card, KIND]:
            gain = cards[card, PLUS] - keep[card]
            most = most + max(0.0, gain) if options[ANY_NUMBER] else max(most, gain)
    return most + _ROUNDING


@njit(nogil=True, cache=True)
def _take_heaviest(
    cells: Letters,
    width: int,
    lays: Integers,
    found: int,
    cards: Integers,
    sequences: Integers,
    options: Integers,
    held: Integers,
    stock: Stock,
    weights: Floats,
    added: Integers,
    best: Integers,
    heaviest: float,
) -> float:
    """Write the heaviest of some lays with bare weights into ``best`` if it is heavier; give the heaviest weight then.

    Condition cards are tried only with lays that could become the heaviest by them.
    """
    by_conditions = _most_by_conditions(cards, options, held, stock[4])
    least = heaviest
    for index in range(found):
        least = max(least, weights[index])
    for index in range(found):
        if weights[index] + by_conditions < least:
            continue
        more, fitting = weigh_conditions(cells, width, lays[index], cards, sequences, options, held, stock)
        weight = weights[index] + more
        is_earlier = (lays[index, 1], lays[index, 0]) < (best[1], best[0])
        if weight > heaviest or (weight == heaviest and is_earlier):
            heaviest = weight
            least = max(least, weight)
            best[0], best[1], best[2] = lays[index, 0], lays[index, 1], added[index] | fitting
    return heaviest


@njit(nogil=True, cache=True)
def find_heaviest(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    is_begun: int,
    values: Integers,
    counts: Integers,
    cards: Integers,
    sequences: Integers,
    options: Integers,
    vowels: int,
    worth: Floats,
    balance: Floats,
    held: Integers,
    lays: Integers,
    weights: Floats,
    added: Integers,
    best: Integers,
) -> float:
    """Write the heaviest lay and the cards added to it into ``best`` (3,); give its weight, NO_LAY where there is none.

    All is as for ``find_lays`` and ``weigh``; ``lays``, ``weights`` and ``added`` are room to work in, and what does
    not fit is not looked at. Of equal ones it is that with the least second word.
    """
    hand = counts[: LETTERS + 1]
    room = begin(states, root, cells, width, first, values, hand, lays)
    context = address_of(room)
    bounds, anchors, left = 0, load64(context + ANCHORS), 1
    if hand[LETTERS]:  # Else there are so few lays that all at once are found sooner than those of each anchor.
        bounds, left = note_bounds(context, hand)
    factor, more = _most_with_cards(is_begun, counts, cards, options, worth, held)
    more += _most_left(counts, vowels, worth, balance) + _ROUNDING
    stock = take_stock(counts, cards, vowels, worth, held)
    heaviest = NO_LAY
    for _ in range(left):
        if bounds:
            highest = chosen = -1
            for index in range(left):
                bound = load64(bounds + 8 * index)
                if bound > highest:
                    highest, chosen = bound, index
            if chosen < 0 or factor * highest + more < heaviest:
                break
            store64(bounds + 8 * chosen, -1)
            store64(context + ANCHORS, anchors + ANCHOR * chosen)
            store64(context + STOP, anchors + ANCHOR * (chosen + 1))
            store64(context + FOUND, 0)
        search(context)
        found = 0
        for index in range(min(room[FOUND // 8], len(lays))):
            if factor * points_of(lays[index, 1]) + more >= heaviest:
                lays[found, 0], lays[found, 1] = lays[index, 0], lays[index, 1]
                found += 1
        weigh_bare(lays, found, is_begun, cards, options, balance, held, stock, weights, added)
        heaviest = _take_heaviest(
            *(cells, width, lays, found, cards, sequences, options, held, stock, weights, added, best, heaviest)
        )
    return float(heaviest)
