"""The compiled kernels that weigh lays with premium and condition cards, and what they leave on the hand.

``weighing`` draws all tables and is the only caller outside of kernels: they check nothing. Cards are numbered in the
order of the pack: 32 letters, the blank, then all others. Lays are packed as ``_kernels`` tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.games.scrabble_cards._square_kernels import BITS_OF_LETTER, CROSSED, DOWN, LAID, LETTERS, MAIN, MOST_LAID
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    Stock = tuple[float, int, int, int, Floats, int, Integers, Floats, Floats]

FACTOR, PLUS, KIND, LEAST, MOST, MASK, FIRST, LAST = range(8)
"""What a card does, by column: a word premium's factor; a condition's points, kind + 1, bounds, letters, sequences."""
LENGTH, BEGINS, ENDS, HOLDS, DOUBLE, VOWELS, SEQUENCE, SAME_ENDS, ALL_DIFFERENT, BLANK, CONSONANTS_IN_ROW = range(1, 12)
PRODUCT, ALL_WORDS, ANY_NUMBER, MAIN_ONLY, BONUS = range(5)
"""The options that matter, by place: each 0 or 1, the last one the bonus in points."""

_START = (1 << MAIN) - 1
_POINTS = (1 << CROSSED - MAIN) - 1
_LETTER = (1 << BITS_OF_LETTER) - 1
_FOUR, _TALLIED, _LAST_ONE = 4, 15, 8
"""The bits of each number in a tally, their mask, and what a number has come to when its last card is laid."""


@njit(nogil=True, cache=True)
def _has_sequence(word: Letters, length: int, first: int, last: int, sequences: Integers) -> bool:
    for number in range(first, last):
        size = sequences[number, 0]
        for start in range(length - size + 1):
            same = 0
            while same < size and word[start + same] & (LETTERS - 1) == sequences[number, 1 + same]:
                same += 1
            if same == size:
                return True
    return False


@njit(nogil=True, cache=True)
def _longest_row_outside(word: Letters, length: int, mask: int) -> int:
    """Count the letters of the longest row of those that are not in the mask."""
    longest = row = 0
    for index in range(length):
        row = 0 if mask >> (int(word[index]) & (LETTERS - 1)) & 1 else row + 1
        longest = max(longest, row)
    return longest


@njit(nogil=True, cache=True)
def meets(word: Letters, length: int, card: Integers, sequences: Integers) -> bool:
    """Tell whether a word, letters 0 to 63 of which those from 32 on are blanks, fulfils a condition card (S6)."""
    kind, least, mask = card[KIND], card[LEAST], card[MASK]
    first, last = int(word[0]) & (LETTERS - 1), int(word[length - 1]) & (LETTERS - 1)
    if kind == LENGTH:
        return bool(least <= length and (card[MOST] == 0 or length <= card[MOST]))
    if kind == BEGINS:
        return bool(mask >> first & 1)
    if kind == ENDS:
        return bool(mask >> last & 1)
    if kind == SAME_ENDS:
        return bool(first == last)
    if kind == SEQUENCE:
        return _has_sequence(word, length, card[FIRST], card[LAST], sequences)
    if kind == CONSONANTS_IN_ROW:
        return bool(_longest_row_outside(word, length, mask) >= least)
    seen = held = 0
    blank = double = repeated = False
    for index in range(length):
        letter = int(word[index]) & (LETTERS - 1)
        blank = blank or word[index] >= LETTERS
        double = double or (index > 0 and letter == word[index - 1] & (LETTERS - 1))
        repeated = repeated or bool(seen >> letter & 1)
        seen |= 1 << letter
        held += mask >> letter & 1
    if kind == BLANK:
        return blank
    if kind == DOUBLE:
        return double
    if kind == ALL_DIFFERENT:
        return bool(length >= least and not repeated)
    return bool(held >= (least if kind == VOWELS else 1))


@njit(nogil=True, cache=True)
def _read_main(cells: Letters, width: int, spelt: int, square: int, word: Letters) -> int:
    """Write the main word of a lay into ``word``; give its length."""
    step = width if spelt >> DOWN else 1
    left = spelt >> LAID & MOST_LAID
    length = 0
    while left > 0 or cells[square] != 0:
        if cells[square] != 0:
            word[length] = cells[square] - 1
        else:
            word[length] = spelt & _LETTER
            spelt >>= BITS_OF_LETTER
            left -= 1
        length += 1
        square += step
    return length


@njit(nogil=True, cache=True)
def _read_crossing(cells: Letters, square: int, letter: int, step: int, word: Letters) -> int:
    """Write the word through a laid letter into ``word``; give its length, 1 where nothing lies beside it."""
    start = square
    while cells[start - step] != 0:
        start -= step
    length = 0
    while start == square or cells[start] != 0:
        word[length] = letter if start == square else cells[start] - 1
        length += 1
        start += step
    return length


@njit(nogil=True, cache=True)
def met_by(
    cells: Letters,
    width: int,
    spelt: int,
    square: int,
    wanted: int,
    held: Integers,
    cards: Integers,
    sequences: Integers,
    main_only: int,
    word: Letters,
) -> int:
    """Give which of the wanted condition cards a lay's words fulfil, a bit for each place in ``held`` (S6)."""
    length = _read_main(cells, width, spelt, square, word)
    met = 0
    for place in range(len(held)):
        if wanted >> place & 1 and meets(word, length, cards[held[place]], sequences):
            met |= 1 << place
    step, crossing = (width, 1) if spelt >> DOWN else (1, width)
    left = spelt >> LAID & MOST_LAID
    while left > 0 and met != wanted and not main_only:
        if cells[square] == 0:
            length = _read_crossing(cells, square, spelt & _LETTER, crossing, word)
            for place in range(len(held)):
                if length > 1 and (wanted & ~met) >> place & 1 and meets(word, length, cards[held[place]], sequences):
                    met |= 1 << place
            spelt >>= BITS_OF_LETTER
            left -= 1
        square += step
    return met


@njit(nogil=True, cache=True)
def _multiplied(
    main: int, crossing: int, held: Integers, cards: Integers, keep: Floats, options: Integers
) -> tuple[float, int]:
    """Give the best gain of word premium cards over what they are worth on the hand, and which they are (S5)."""
    base = main + (crossing if options[ALL_WORDS] else 0)
    gain = 0.0
    chosen = 0
    factor = 1
    for place in range(len(held)):
        card = held[place]
        if cards[card, FACTOR] == 0:
            continue
        if options[PRODUCT]:
            more = base * factor * (cards[card, FACTOR] - 1) - keep[card]
            if more > 0:
                gain += more
                factor *= cards[card, FACTOR]
                chosen |= 1 << place
        elif base * (cards[card, FACTOR] - 1) - keep[card] > gain:
            gain = base * (cards[card, FACTOR] - 1) - keep[card]
            chosen = 1 << place
    return gain, chosen


@njit(nogil=True, cache=True)
def _with_conditions(met: int, held: Integers, cards: Integers, keep: Floats, options: Integers) -> tuple[float, int]:
    """Give the best gain of condition cards over what they are worth on the hand, and which they are (S6)."""
    gain = 0.0
    chosen = 0
    for place in range(len(held)):
        more = cards[held[place], PLUS] - keep[held[place]]
        if met >> place & 1 and more > 0:
            if options[ANY_NUMBER]:
                gain += more
                chosen |= 1 << place
            elif more > gain:
                gain = more
                chosen = 1 << place
    return gain, chosen


@njit(nogil=True, cache=True)
def _worth_of(counts: Integers, worth: Floats) -> float:
    """Give what each of the cards counted is worth on a hand, all together; ``worth`` is as for ``leave_of``."""
    value = 0.0
    for card in range(len(counts)):
        if counts[card] > 0:
            value += worth[card, 0] + (counts[card] - 1) * worth[card, 1]
    return value


@njit(nogil=True, cache=True)
def _vowels_and_consonants(counts: Integers, vowels: int) -> tuple[int, int]:
    """Count the vowels and the consonants of a hand."""
    of_vowels = of_consonants = 0
    for letter in range(LETTERS):
        if vowels >> letter & 1:
            of_vowels += counts[letter]
        else:
            of_consonants += counts[letter]
    return of_vowels, of_consonants


@njit(nogil=True, cache=True)
def leave_of(counts: Integers, vowels: int, worth: Floats, balance: Floats) -> float:
    """Give what is expected of the letters and blanks that are left on a hand.

    ``worth`` (cards, 2) is that of a first and of each further card, ``balance`` (8, 8) that of vowels × consonants.
    """
    of_vowels, of_consonants = _vowels_and_consonants(counts, vowels)
    return float(_worth_of(counts[: LETTERS + 1], worth) + balance[min(of_vowels, 7), min(of_consonants, 7)])


@njit(nogil=True, cache=True)
def _tally_of(counts: Integers, vowels: int, worth: Floats) -> tuple[int, Integers, Floats, Floats]:
    """Give the tally of a lay without letters, what each letter or blank (33,) adds to it, and what it costs.

    A cost is what the worth of the hand loses; the last one of a kind that there are several of costs what the fourth
    array has for that kind besides. A tally has four bits for vowels, four for consonants, and four for each of these
    kinds, which are eight or more with the last one.
    """
    tally = repeated = 0
    units = np.zeros(LETTERS + 1, dtype=np.int64)
    costs = np.empty(LETTERS + 1, dtype=np.float64)
    of_last = np.empty(MOST_LAID, dtype=np.float64)
    for card in range(LETTERS + 1):
        costs[card] = worth[card, 0 if counts[card] == 1 else 1]
        if card < LETTERS:
            units[card] = 1 if vowels >> card & 1 else 1 << _FOUR
        if counts[card] > 1:
            place = _FOUR * (2 + repeated)
            units[card] += 1 << place
            tally += _LAST_ONE - counts[card] << place
            of_last[repeated] = worth[card, 0] - worth[card, 1]
            repeated += 1
    return tally, units, costs, of_last[:repeated]


@njit(nogil=True, cache=True)
def take_stock(counts: Integers, cards: Integers, vowels: int, worth: Floats, held: Integers) -> Stock:
    """Give what ``weigh_bare`` and ``weigh_conditions`` know of a hand; all is as for ``weigh``.

    That is: what its cards are worth, but for the balance; how many vowels and consonants it has; which of the kinds
    held are condition cards, a bit for each place; what one of each kind (cards,) is worth on the hand; how lays are
    tallied.
    """
    kept, (of_vowels, of_consonants) = _worth_of(counts, worth), _vowels_and_consonants(counts, vowels)
    wanted = 0
    keep = np.zeros(len(counts), dtype=np.float64)
    for place in range(len(held)):
        keep[held[place]] = worth[held[place], 0 if counts[held[place]] == 1 else 1]
        if cards[held[place], KIND]:
            wanted |= 1 << place
    return kept, of_vowels, of_consonants, wanted, keep, *_tally_of(counts, vowels, worth)


@njit(nogil=True, cache=True)
def weigh_bare(
    lays: Integers,
    found: int,
    is_begun: int,
    cards: Integers,
    options: Integers,
    balance: Floats,
    held: Integers,
    stock: Stock,
    weights: Floats,
    added: Integers,
) -> None:
    """Weigh each lay with the best word premium cards of the hand, and without condition cards: see ``weigh``."""
    kept, of_vowels, of_consonants, _, keep, before, units, costs, of_last = stock
    for index in range(found):
        spelt, rest = lays[index, 0], lays[index, 1]
        main, crossing = rest >> MAIN & _POINTS, rest >> CROSSED
        laid = spelt >> LAID & MOST_LAID
        weight = kept + crossing + (options[BONUS] if laid == MOST_LAID else 0)
        added[index] = 0
        if is_begun:
            more, added[index] = _multiplied(main, crossing, held, cards, keep, options)
            weight += main + more
        else:
            weight += 2 * main
        tally = before
        for _ in range(laid):
            card = min(spelt & _LETTER, LETTERS)
            spelt >>= BITS_OF_LETTER
            weight -= costs[card]
            tally += units[card]
        for kind in range(len(of_last)):
            if tally >> _FOUR * (2 + kind) & _LAST_ONE:
                weight -= of_last[kind]
        weights[index] = weight + balance[of_vowels - (tally & _TALLIED), of_consonants - (tally >> _FOUR & _TALLIED)]


@njit(nogil=True, cache=True)
def weigh_conditions(
    cells: Letters,
    width: int,
    lay: Integers,
    cards: Integers,
    sequences: Integers,
    options: Integers,
    held: Integers,
    stock: Stock,
    word: Letters,
) -> tuple[float, int]:
    """Give what the best condition cards of the hand add to the bare weight of a lay, and which they are.

    ``word`` is room to work in, as long as a line of the window.
    """
    wanted, keep = stock[3], stock[4]
    if not wanted:
        return 0.0, 0
    met = met_by(cells, width, lay[0], lay[1] & _START, wanted, held, cards, sequences, options[MAIN_ONLY], word)
    return _with_conditions(met, held, cards, keep, options)


@njit(nogil=True, cache=True)
def weigh(
    cells: Letters,
    width: int,
    lays: Integers,
    found: int,
    is_begun: int,
    counts: Integers,
    cards: Integers,
    sequences: Integers,
    options: Integers,
    vowels: int,
    worth: Floats,
    balance: Floats,
    held: Integers,
    weights: Floats,
    added: Integers,
) -> None:
    """Weigh each lay with the best premium and condition cards of the hand (S4 to S7).

    ``counts`` (cards,) are those of the hand, ``held`` the kinds of its premium and condition cards, ``cards`` what
    each kind of card does. A weight is the lay's points and what is expected of the cards that are left (see
    ``leave_of``). ``added`` has a bit for each place in ``held``: of each kind one card is added at most.
    """
    stock = take_stock(counts, cards, vowels, worth, held)
    weigh_bare(lays, found, is_begun, cards, options, balance, held, stock, weights, added)
    if not stock[3]:  # No condition card is held: to ask each lay takes as long as all the rest.
        return
    word = np.empty(len(cells), dtype=np.uint8)
    for index in range(found):
        more, chosen = weigh_conditions(cells, width, lays[index], cards, sequences, options, held, stock, word)
        weights[index] += more
        added[index] |= chosen
