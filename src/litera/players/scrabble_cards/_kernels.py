"""The compiled kernels that play turns ahead on a window of the table: the best lay by weight, and what follows it.

``look_ahead`` draws the tables and is the only caller outside of kernels: they check nothing. Cards and lays are
numbered and packed as in the lay generator's kernels; seats are counted from the one that is to move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.games.scrabble_cards._best_kernels import NO_LAY, find_heaviest
from litera.games.scrabble_cards._card_kernels import leave_of
from litera.games.scrabble_cards._square_kernels import BITS_OF_LETTER, DOWN, LAID, LETTERS, MAIN, MOST_LAID
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]
    Tables = tuple[Integers, Integers, Integers, int, Floats, Floats]
    Room = tuple[Integers, Floats, Integers]

_START = (1 << MAIN) - 1
_LETTER = (1 << BITS_OF_LETTER) - 1


@njit(nogil=True, cache=True)
def put(cells: Letters, width: int, spelt: int, square: int, hand: Integers) -> None:
    """Put the letters of a lay on the window, and take their cards from the hand."""
    step = width if spelt >> DOWN else 1
    left = spelt >> LAID & MOST_LAID
    while left > 0:
        if cells[square] == 0:
            letter = spelt & _LETTER
            cells[square] = letter + 1
            hand[min(letter, LETTERS)] -= 1
            spelt >>= BITS_OF_LETTER
            left -= 1
        square += step


@njit(nogil=True, cache=True)
def put_lay(cells: Letters, width: int, spelt: int, square: int) -> None:
    """Put the letters of a lay on the window, whosever they are."""
    put(cells, width, spelt, square, np.zeros(LETTERS + 1, dtype=np.int64))


@njit(nogil=True, cache=True)
def deal(pool: Letters, drawn: int, hand: Integers) -> int:
    """Fill a hand (cards,) up to seven from the pool, from ``drawn`` on; give how many are drawn then."""
    held = hand.sum()
    while held < MOST_LAID and drawn < len(pool):
        hand[pool[drawn]] += 1
        drawn += 1
        held += 1
    return drawn


@njit(nogil=True, cache=True)
def kinds_held(hand: Integers) -> Integers:
    """Give the kinds of premium and condition cards on a hand."""
    held = np.empty(len(hand), dtype=np.int64)
    kinds = 0
    for card in range(LETTERS + 1, len(hand)):
        if hand[card] > 0:
            held[kinds] = card
            kinds += 1
    return held[:kinds]


@njit(nogil=True, cache=True)
def play_best(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    is_begun: int,
    values: Integers,
    hand: Integers,
    cards: Tables,
    room: Room,
) -> tuple[float, float]:
    """Lay what weighs most: change the window and the hand; give its weight, and its weight without what is left.

    Where nothing can be laid that is what the hand is worth, and 0. ``cards`` are the tables that ``find_heaviest``
    takes, ``room`` its lays, weights and added cards to work in; what does not fit is not looked at.
    """
    held = kinds_held(hand)
    _, _, _, vowels, worth, balance = cards
    best = np.empty(3, dtype=np.int64)
    weight = find_heaviest(states, root, cells, width, first, is_begun, values, hand, *cards, held, *room, best)
    if weight > NO_LAY:
        put(cells, width, best[0], best[1] & _START, hand)
    left = 0.0
    for place in range(len(held)):
        if weight > NO_LAY and best[2] >> place & 1:
            hand[held[place]] -= 1
        if hand[held[place]] > 0:
            left += worth[held[place], 0] + (hand[held[place]] - 1) * worth[held[place], 1]
    left += leave_of(hand, vowels, worth, balance)
    return (weight, weight - left) if weight > NO_LAY else (left, 0.0)


@njit(nogil=True, cache=True)
def look_ahead(
    states: States,
    root: int,
    cells: Letters,
    width: int,
    first: int,
    values: Integers,
    candidates: Integers,
    chosen: Integers,
    rest: Integers,
    pool: Letters,
    sizes: Integers,
    cards: Tables,
    room: Room,
    gains: Floats,
) -> None:
    """Add to each chosen candidate's gain what follows it when the unseen cards come in the order of the pool.

    ``candidates`` (n, 2) are lays, 0 in the first word for a move without one, ``rest`` (n, cards) the hand that is
    left. The rivals, whose hands have ``sizes`` before they are filled, get theirs from the front of the pool; each
    lays his best, then the seat its own. A gain is what the seat's next turn weighs, less what the rivals' do on
    average.
    """
    before = np.zeros((len(sizes), len(cards[0])), dtype=np.int64)
    drawn = 0
    for rival in range(len(sizes)):
        for _ in range(sizes[rival]):
            if drawn < len(pool):
                before[rival, pool[drawn]] += 1
                drawn += 1
    for candidate in chosen:
        table = cells.copy()
        mine = rest[candidate].copy()
        spelt, start = candidates[candidate, 0], candidates[candidate, 1] & _START
        put_lay(table, width, spelt, start)
        hands = before.copy()
        taken = drawn
        gain = 0.0
        for rival in range(len(sizes)):
            taken = deal(pool, taken, hands[rival])
            is_begun = 1 if table.any() else 0
            weight, _ = play_best(states, root, table, width, first, is_begun, values, hands[rival], cards, room)
            gain -= weight / len(sizes)
        deal(pool, taken, mine)
        is_begun = 1 if table.any() else 0
        weight, _ = play_best(states, root, table, width, first, is_begun, values, mine, cards, room)
        gains[candidate] += gain + weight
