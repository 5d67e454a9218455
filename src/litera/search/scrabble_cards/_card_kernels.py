"""The compiled kernels that weigh lays with premium and condition cards, and what they leave on the hand.

``weighing`` draws all tables and is the only caller outside of kernels: they check nothing. Cards are numbered in the
order of the pack: 32 letters, the blank, then all others. Lays are packed as ``_kernels`` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from litera.search.scrabble_cards._square_kernels import BITS_OF_LETTER, CROSSED, DOWN, LAID, LETTERS, MAIN, MOST_LAID
from litera.words._bit_kernels import count_bits
from litera.words.compiled import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Letters = NDArray[np.uint8]
    Asked = tuple[int, int, int, int, int]
    Word = tuple[int, int, int, int, int, int, int]
    Stock = tuple[float, int, int, int, Floats, int, Integers, Floats, Floats]

FACTOR, PLUS, KIND, LEAST, MOST, MASK, SEQUENCES = range(7)
"""What a card does, by column: a word premium's factor; a condition's points, kind, bounds, letters, sequences.

The last one is a row of the table of sequences (rows, letters + 2). All sequences of a card are written there one
behind the other, a bit a letter: by letter the bits where it stands, then those where sequences start, and stop."""
LENGTH, BEGINS, ENDS, HOLDS, DOUBLE, VOWELS, SEQUENCE, SAME_ENDS, ALL_DIFFERENT, BLANK, CONSONANTS_IN_ROW = range(1, 12)
PRODUCT, ALL_WORDS, ANY_NUMBER, MAIN_ONLY, BONUS = range(5)
"""The options that matter, by place: each 0 or 1, the last one the bonus in points."""

STARTS, STOPS = LETTERS, LETTERS + 1
NOTHING = (0, -1, -1, 0, 0, 0, 0)
"""A word none of whose letters are read.

Of a word is known: its length, its first and last letter, which letters it has, the places of those that are asked for,
the sequences that go on with the next letter, and a bit for each of the following."""

_REPEATED, _DOUBLED, _BLANK, _IN_SEQUENCE = 1, 2, 4, 8
_START = (1 << MAIN) - 1
_POINTS = (1 << CROSSED - MAIN) - 1
_LETTER = (1 << BITS_OF_LETTER) - 1
_FOUR, _TALLIED, _LAST_ONE = 4, 15, 8
"""The bits of each number in a tally, their mask, and what a number has come to when its last card is laid."""


@njit(nogil=True, cache=True)
def asked_by(cards: Integers, card: int) -> Asked:
    """Give what a condition card asks: its columns of ``cards``, from the kind on."""
    return cards[card, KIND], cards[card, LEAST], cards[card, MOST], cards[card, MASK], cards[card, SEQUENCES]


@njit(nogil=True, cache=True)
def read_letter(word: Word, code: int, asked: Asked, sequences: Integers) -> Word:
    """Read the next letter of a word, 0 to 63, a blank from 32 on; give what is known then."""
    length, first, last, seen, among, begun, found = word
    letter = code & (LETTERS - 1)
    mask, row = asked[3], asked[4]
    begun = (begun << 1 | sequences[row, STARTS]) & sequences[row, letter]
    found |= _REPEATED * (seen >> letter & 1) | _DOUBLED * int(letter == last) | _BLANK * (code // LETTERS)
    found |= _IN_SEQUENCE * int(begun & sequences[row, STOPS] != 0)
    among |= (mask >> letter & 1) << length
    return length + 1, letter if length == 0 else first, letter, seen | 1 << letter, among, begun, found


@njit(nogil=True, cache=True)
def meets(word: Word, asked: Asked) -> bool:
    """Say whether a word that was read for a condition card fulfils it (S6)."""
    length, first, last, _, among, _, found = word
    kind, least, most, _, _ = asked
    if kind == LENGTH:
        return bool(least <= length and (most == 0 or length <= most))
    if kind == BEGINS:
        return bool(among & 1)
    if kind == ENDS:
        return bool(among >> length - 1 & 1)
    if kind == HOLDS:
        return bool(among != 0)
    if kind == DOUBLE:
        return bool(found & _DOUBLED)
    if kind == VOWELS:
        return bool(count_bits(np.uint64(among)) >= least)
    if kind == SEQUENCE:
        return bool(found & _IN_SEQUENCE)
    if kind == SAME_ENDS:
        return bool(first == last)
    if kind == ALL_DIFFERENT:
        return bool(length >= least and not found & _REPEATED)
    if kind == BLANK:
        return bool(found & _BLANK)
    rows = (1 << length) - 1 & ~among
    for _ in range(least - 1):
        rows &= rows >> 1
    return bool(rows != 0)


@njit(nogil=True, cache=True)
def _read_main(
    cells: Letters, width: int, spelt: int, square: int, asked: Asked, sequences: Integers
) -> tuple[Word, int]:
    """Read the main word of a lay; give what is known of it, and a bit for each letter with a crossing word."""
    step, crossing = (width, 1) if spelt >> DOWN else (1, width)
    left = spelt >> LAID & MOST_LAID
    word = NOTHING
    crossed = 0
    while True:
        cell = int(cells[square])
        is_laid = int(cell == 0)  # Numbers, not branches: nobody could foretell where letters lie.
        left -= is_laid
        if left < 0:
            return word, crossed
        is_beside = int(cells[square - crossing] | cells[square + crossing] != 0)
        crossed |= (is_laid & is_beside) << word[0]
        word = read_letter(word, spelt & _LETTER if is_laid else cell - 1, asked, sequences)
        spelt >>= BITS_OF_LETTER * is_laid
        square += step


@njit(nogil=True, cache=True)
def _read_crossing(cells: Letters, square: int, letter: int, step: int, asked: Asked, sequences: Integers) -> Word:
    """Read the word through a laid letter; give what is known of it."""
    start = square
    while cells[start - step] != 0:
        start -= step
    word = NOTHING
    while start == square or cells[start] != 0:
        word = read_letter(word, letter if start == square else int(cells[start]) - 1, asked, sequences)
        start += step
    return word


@njit(nogil=True, cache=True)
def _fulfils(
    cells: Letters, width: int, spelt: int, square: int, asked: Asked, sequences: Integers, main_only: int
) -> bool:
    """Say whether one of a lay's words fulfils a condition card (S6)."""
    word, crossed = _read_main(cells, width, spelt, square, asked, sequences)
    if meets(word, asked):
        return True
    if main_only or not crossed:
        return False
    step, crossing = (width, 1) if spelt >> DOWN else (1, width)
    while crossed:
        if cells[square] == 0:
            if crossed & 1 and meets(_read_crossing(cells, square, spelt & _LETTER, crossing, asked, sequences), asked):
                return True
            spelt >>= BITS_OF_LETTER
        crossed >>= 1
        square += step
    return False


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
) -> int:
    """Give which of the wanted condition cards a lay's words fulfil, a bit for each place in ``held`` (S6)."""
    met = 0
    for place in range(len(held)):
        if wanted >> place & 1:
            asked = asked_by(cards, held[place])
            met |= int(_fulfils(cells, width, spelt, square, asked, sequences, main_only)) << place
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
) -> tuple[float, int]:
    """Give what the best condition cards of the hand add to the bare weight of a lay, and which they are."""
    wanted, keep = stock[3], stock[4]
    if not wanted:
        return 0.0, 0
    met = met_by(cells, width, lay[0], lay[1] & _START, wanted, held, cards, sequences, options[MAIN_ONLY])
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
    wanted, keep, main_only = stock[3], stock[4], options[MAIN_ONLY]
    if not wanted:
        return
    met = np.zeros(found, dtype=np.int64)
    for place in range(len(held)):
        if not wanted >> place & 1:
            continue
        asked = asked_by(cards, held[place])
        for index in range(found):
            spelt, square = lays[index, 0], lays[index, 1] & _START
            met[index] |= int(_fulfils(cells, width, spelt, square, asked, sequences, main_only)) << place
    for index in range(found):
        if met[index]:
            more, chosen = _with_conditions(met[index], held, cards, keep, options)
            weights[index] += more
            added[index] |= chosen
