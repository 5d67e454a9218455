"""Loops around the lay generator that stay inside compiled code: many positions, and whole greedy games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.players.scrabble_cards._kernels import kinds_held
from litera.search.scrabble_cards._best_kernels import find_heaviest
from litera.search.scrabble_cards._card_kernels import weigh
from litera.search.scrabble_cards._kernels import find_best, find_lays
from litera.search.scrabble_cards._square_kernels import (
    BITS_OF_LETTER,
    DOWN,
    LAID,
    LETTERS,
    MAIN,
    MOST_LAID,
)
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    States = NDArray[np.uint64]

_START = (1 << MAIN) - 1


@njit(nogil=True, cache=True)
def count_lays(
    states: States, root: int, windows: Letters, width: int, values: Integers, hands: Integers, lays: Integers
) -> int:
    """Find all lays on each window (n, squares) with each hand (n, 33); give how many there are in all."""
    total = 0
    for index in range(len(windows)):
        total += find_lays(states, root, windows[index], width, 0, values, hands[index], lays)
    return total


@njit(nogil=True, cache=True)
def best_lays(states: States, root: int, windows: Letters, width: int, values: Integers, hands: Integers) -> int:
    """Find a lay that scores most on each window (n, squares) with each hand (n, 33); give what they score in all."""
    total = 0
    best = np.zeros((1, 2), dtype=np.int64)
    for index in range(len(windows)):
        total += find_best(states, root, windows[index], width, 0, values, hands[index], best)
    return total


@njit(nogil=True, cache=True)
def heaviest_lays(
    states: States,
    root: int,
    windows: Letters,
    width: int,
    values: Integers,
    hands: Integers,
    cards: Integers,
    sequences: Integers,
    options: Integers,
    vowels: int,
    worth: Floats,
    balance: Floats,
    lays: Integers,
    is_best: bool,
) -> tuple[int, float]:
    """Find all lays on each window, or the heaviest ones only, with the premium cards of each hand (n, cards).

    Give how many were weighed, 0 with the heaviest ones only, and what the heaviest ones weigh in all.
    """
    total = 0
    heaviest = 0.0
    weights = np.empty(len(lays), dtype=np.float64)
    added = np.empty(len(lays), dtype=np.int64)
    best = np.empty(3, dtype=np.int64)
    for index in range(len(windows)):
        cells, hand = windows[index], hands[index]
        held = kinds_held(hand)
        if is_best:
            weight = find_heaviest(
                states,
                root,
                cells,
                width,
                0,
                1,
                values,
                hand,
                cards,
                sequences,
                options,
                vowels,
                worth,
                balance,
                held,
                lays,
                weights,
                added,
                best,
            )
            heaviest += max(0.0, weight)
            continue
        found = find_lays(states, root, cells, width, 0, values, hand[: LETTERS + 1], lays)
        weigh(
            cells, width, lays, found, 1, hand, cards, sequences, options, vowels, worth, balance, held, weights, added
        )
        total += found
        if found > 0:
            heaviest += weights[:found].max()
    return total, heaviest


@njit(nogil=True, cache=True)
def _draw(bag: Letters, left: int, hand: Integers) -> int:
    """Fill a hand (33,) up to seven from the end of the bag; give how many cards are left in it."""
    held = hand.sum()
    while held < MOST_LAID and left > 0:
        left -= 1
        hand[bag[left]] += 1
        held += 1
    return left


@njit(nogil=True, cache=True)
def _put(cells: Letters, width: int, spelt: int, square: int, hand: Integers) -> None:
    """Put the letters of a lay on the window, and take their cards from the hand."""
    step = width if spelt >> DOWN else 1
    left = spelt >> LAID & MOST_LAID
    while left > 0:
        if cells[square] == 0:
            letter = spelt & (1 << BITS_OF_LETTER) - 1
            cells[square] = letter + 1
            hand[min(letter, LETTERS)] -= 1
            spelt >>= BITS_OF_LETTER
            left -= 1
        square += step


@njit(nogil=True, cache=True)
def play_greedily(
    states: States, root: int, values: Integers, cards: Letters, size: int, games: int, seed: int
) -> tuple[int, int]:
    """Play games of two seats that always lay what scores most on a board of size × size; give lays made and points.

    ``cards`` are the letter cards of the pack, 32 for a blank. A game ends when a hand is empty, or nobody can lay.
    """
    np.random.seed(seed)
    width = size + 2
    best = np.zeros((1, 2), dtype=np.int64)
    made = points = 0
    for _ in range(games):
        bag = np.random.permutation(cards)
        left = len(bag)
        cells = np.zeros(width * width, dtype=np.uint8)
        hands = np.zeros((2, LETTERS + 1), dtype=np.int64)
        seat = idle = 0
        while idle < 2:
            left = _draw(bag, left, hands[seat])
            first = width * (size // 2 + 1) + size // 2 - 2
            scored = find_best(states, root, cells, width, first, values, hands[seat], best)
            idle += 1
            if scored >= 0:
                idle = 0
                points += scored
                made += 1
                _put(cells, width, best[0, 0], best[0, 1] & _START, hands[seat])
                if left == 0 and hands[seat].sum() == 0:
                    break
            seat = 1 - seat
    return made, points
