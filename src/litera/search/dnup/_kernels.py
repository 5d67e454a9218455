"""The compiled rules of dnup: a table in a row of 64-bit words, its moves, random games; plain Python without Numba.

A card is a pair of values, and a group of cards a mask with a bit for each of the 36 pairs, in the order of cards.py. A
hand is two masks: the pairs that lie with their lower value up, and those with their higher one; turned, they change
places. A set is the mask of its pairs, its value from bit 36 on, and its size from bit 40 on. Cards that have left the
round are those that are nowhere else. ``encoding`` makes these words and is the only caller beside the searches:
kernels check nothing.

A move is one word: what is done from bit 40 on, from bit 36 on the value that is laid or the place that is named, and
the pairs that are played.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from litera.words._bit_kernels import count_bits
from litera.words._machine import address_of, load64, load_mask, store64
from litera.words.compiled import njit

PAIRS = 36
VALUE = PAIRS
"""Where the value of a set, and the value or the place of a move, are in its word."""
SIZE = PAIRS + 4
KIND = PAIRS + 4
"""Where the size of a set, and what a move does, are in its word."""
MASK = (1 << PAIRS) - 1

LAY, ADD, TAKE, TURN_HAND, TURN_FREELY = range(5)
ACT, DEAL, OVER = range(3)

MOST_SEATS = 5
HANDS, SETS = 0, 2 * MOST_SEATS
TURN, AREA, ROUND_TURNS, OUT, PHASE, TURNED, SCORES = range(15, 22)
ROUND, SEATS, LIMIT, IS_FREE, RETURNS_FIRST, CARDS, STAR = range(26, 33)
WORDS = 33
"""Where what is in the words of a table. Hands are two words a seat, sets a word a place; AREA counts from 0; OUT is
the seat that is out + 1, or 0. From SEATS on nothing changes: options, and the pairs of the pack and of the star."""

MOST_MOVES = 1024
"""No table has more moves: a hand of all 36 cards, lower values up, has 502 sets to lay."""

_ORDER = tuple(combinations(range(1, 10), 2))
_LOWER = np.array([sum(1 << n for n, pair in enumerate(_ORDER) if pair[0] == v) for v in range(10)], dtype=np.int64)
_HIGHER = np.array([sum(1 << n for n, pair in enumerate(_ORDER) if pair[1] == v) for v in range(10)], dtype=np.int64)
_LOW = (1 << 31) - 1


@njit(nogil=True, cache=True)
def get(row: int, word: int) -> int:
    """Give a word of the row at an address."""
    return load64(row + 8 * word)


@njit(nogil=True, cache=True)
def put(row: int, word: int, number: int) -> None:
    """Put a number into a word of the row at an address."""
    store64(row + 8 * word, number)


@njit(nogil=True, cache=True)
def copy(table: int, other: int) -> None:
    """Make another table as this one is."""
    for word in range(WORDS):
        put(other, word, get(table, word))


@njit(nogil=True, cache=True)
def below(chance: int, bound: int) -> int:
    """Draw a number from 0 to bound - 1; the generator is one word, never 0 (xorshift64, Marsaglia 2003)."""
    word = load_mask(chance)
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    store64(chance, word)
    return (load64(chance) >> 32 & _LOW) * bound >> 31


@njit(nogil=True, cache=True)
def cards_in(pairs: int) -> int:
    """Count the cards of a mask."""
    return count_bits(np.uint64(pairs))


@njit(nogil=True, cache=True)
def of_value(lower: int, higher: int, value: int) -> int:
    """Give the pairs that play as a value among those with their lower and those with their higher value up."""
    return int(lower & _LOWER[value] | higher & _HIGHER[value])


@njit(nogil=True, cache=True)
def heights(table: int) -> int:
    """Give, four bits a size, the value of the set of that size, 0 where there is none."""
    seen = 0
    for place in range(SETS, SETS + MOST_SEATS):
        lying = get(table, place)
        seen |= (lying >> VALUE & 15) << 4 * (lying >> SIZE)
    return seen


@njit(nogil=True, cache=True)
def owner_of(table: int, place: int) -> int:
    """Give the seat in front of which a place is (D14)."""
    return place >> (get(table, SEATS) == 2)


@njit(nogil=True, cache=True)
def may_turn_freely(table: int) -> bool:
    """Say whether the hand may be turned before the first turn of the round (D13)."""
    return get(table, IS_FREE) != 0 and get(table, TURNED) == 0 and get(table, ROUND_TURNS) < get(table, SEATS)


@njit(nogil=True, cache=True)
def list_moves(table: int, moves: int) -> int:
    """Write every move of the seat on turn, in the order of legal.py but for the sets laid; give how many they are."""
    seat = get(table, TURN)
    lower, higher = get(table, HANDS + 2 * seat), get(table, HANDS + 2 * seat + 1)
    blocked = heights(table)
    count = 0
    for value in range(1, 10):
        held = of_value(lower, higher, value)
        some = -held & held
        while some:
            if blocked >> 4 * cards_in(some) & 15 < value:
                put(moves, count, value << VALUE | some)
                count += 1
            some = (some - held) & held
    for place in range(MOST_SEATS):
        lying = get(table, SETS + place)
        if lying and owner_of(table, place) != seat:
            value = lying >> VALUE & 15
            if blocked >> 4 * ((lying >> SIZE) + 1) & 15 < value:
                held = of_value(lower, higher, value)
                while held:
                    put(moves, count, ADD << KIND | place << VALUE | held & -held)
                    count += 1
                    held &= held - 1
            put(moves, count, TAKE << KIND | place << VALUE)
            count += 1
    put(moves, count, TURN_HAND << KIND)
    count += 1
    if may_turn_freely(table):
        put(moves, count, TURN_FREELY << KIND)
        count += 1
    return count


@njit(nogil=True, cache=True)
def is_legal(table: int, move: int) -> bool:
    """Say whether the seat on turn could make a move that it, or somebody else, could make at another time."""
    seat = get(table, TURN)
    kind, argument, played = move >> KIND, move >> VALUE & 15, move & MASK
    if kind == LAY:
        held = of_value(get(table, HANDS + 2 * seat), get(table, HANDS + 2 * seat + 1), argument)
        return played & ~held == 0 and heights(table) >> 4 * cards_in(played) & 15 < argument
    if kind == TURN_HAND:
        return True
    if kind == TURN_FREELY:
        return may_turn_freely(table)
    lying = get(table, SETS + argument)
    if lying == 0 or owner_of(table, argument) == seat:
        return False
    if kind == TAKE:
        return True
    value = lying >> VALUE & 15
    held = of_value(get(table, HANDS + 2 * seat), get(table, HANDS + 2 * seat + 1), value)
    return played & ~held == 0 and heights(table) >> 4 * ((lying >> SIZE) + 1) & 15 < value


@njit(nogil=True, cache=True)
def _return_turned(table: int, seat: int, lying: int) -> None:
    """Put the cards of a set into a hand, each turned."""
    value = lying >> VALUE & 15
    put(table, HANDS + 2 * seat, get(table, HANDS + 2 * seat) | lying & _HIGHER[value])
    put(table, HANDS + 2 * seat + 1, get(table, HANDS + 2 * seat + 1) | lying & _LOWER[value])


@njit(nogil=True, cache=True)
def _play(table: int, place: int, value: int, played: int) -> None:
    """Put cards from the hand to a set; the set that has this size already is beaten (D5, D15, D17)."""
    seat = get(table, TURN)
    put(table, HANDS + 2 * seat, get(table, HANDS + 2 * seat) & ~(played & _LOWER[value]))
    put(table, HANDS + 2 * seat + 1, get(table, HANDS + 2 * seat + 1) & ~(played & _HIGHER[value]))
    grown = get(table, SETS + place) & MASK | played
    size = cards_in(grown)
    beaten = -1
    for other in range(MOST_SEATS):
        beaten = other if get(table, SETS + other) >> SIZE == size else beaten
    if beaten >= 0:
        lying = get(table, SETS + beaten)
        put(table, SETS + beaten, 0)
        owner = owner_of(table, beaten)
        is_empty = get(table, HANDS + 2 * seat) | get(table, HANDS + 2 * seat + 1) == 0
        wins = owner == seat and is_empty and get(table, RETURNS_FIRST) == 0
        if not wins and get(table, OUT) != owner + 1:
            _return_turned(table, owner, lying)
    put(table, SETS + place, grown | value << VALUE | size << SIZE)


@njit(nogil=True, cache=True)
def _end_round(table: int) -> None:
    """Leave the table as it is before the next deal."""
    for word in range(SCORES):
        put(table, word, 0)
    put(table, PHASE, DEAL)
    put(table, AREA, 1 if get(table, SEATS) == 2 else 0)
    put(table, ROUND, get(table, ROUND) + 1)


@njit(nogil=True, cache=True)
def _goes_on(table: int) -> bool:
    """Count the turn, and what going out brings; say whether the round goes on (D9 to D12, D17)."""
    seat = get(table, TURN)
    put(table, ROUND_TURNS, get(table, ROUND_TURNS) + 1)
    put(table, TURNED, 0)
    if get(table, HANDS + 2 * seat) | get(table, HANDS + 2 * seat + 1) == 0:
        is_two = get(table, SEATS) == 2
        is_last = is_two or get(table, OUT) != 0
        put(table, SCORES + seat, get(table, SCORES + seat) + (1 if is_last else 2))
        if get(table, OUT) == 0:
            put(table, OUT, seat + 1)
        if get(table, SCORES + seat) >= (2 if is_two else 4):
            put(table, PHASE, OVER)
            return False
        if is_last:
            _end_round(table)
            return False
    if get(table, ROUND_TURNS) >= get(table, LIMIT):
        _end_round(table)
        return False
    return True


@njit(nogil=True, cache=True)
def act(table: int, move: int) -> None:
    """Make a move of the seat on turn and go on to the next turn, or end the round or the game (D2 to D17)."""
    seat = get(table, TURN)
    seats = get(table, SEATS)
    kind, argument = move >> KIND, move >> VALUE & 15
    if kind == LAY:
        _play(table, 2 * seat + get(table, AREA) if seats == 2 else seat, argument, move & MASK)
    elif kind == ADD:
        _play(table, argument, get(table, SETS + argument) >> VALUE & 15, move & MASK)
    elif kind == TAKE:
        _return_turned(table, seat, get(table, SETS + argument))
        put(table, SETS + argument, 0)
    else:
        lower = get(table, HANDS + 2 * seat)
        put(table, HANDS + 2 * seat, get(table, HANDS + 2 * seat + 1))
        put(table, HANDS + 2 * seat + 1, lower)
        if kind == TURN_FREELY:
            put(table, TURNED, 1)
            return
    if not _goes_on(table):
        return
    if seats == 2:
        if get(table, AREA) == 0:
            put(table, AREA, 1)
        else:
            put(table, AREA, 0)
            put(table, TURN, 1 - seat)
        put(table, SETS + 2 * get(table, TURN) + get(table, AREA), 0)
        return
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        put(table, SETS + seat, 0)
        if get(table, OUT) != seat + 1:
            break
    put(table, TURN, seat)


@njit(nogil=True, cache=True)
def deal(table: int, chance: int) -> None:
    """Deal all cards of the round, each either way up; the holder of the star begins (D1, D16)."""
    order = np.empty(PAIRS, dtype=np.int64)
    count = 0
    left = get(table, CARDS)
    while left:
        order[count] = left & -left
        count += 1
        left &= left - 1
    seats = get(table, SEATS)
    for last in range(count - 1, -1, -1):
        other = below(chance, last + 1)
        card = order[other]
        order[other] = order[last]
        seat = last % seats
        half = HANDS + 2 * seat + below(chance, 2)
        put(table, half, get(table, half) | card)
        if card == get(table, STAR):
            put(table, TURN, seat)
    put(table, PHASE, ACT)


@njit(nogil=True, cache=True)
def random_move(table: int, chance: int) -> int:
    """Choose among all moves of the seat on turn, each as likely as any other.

    Drawn among all choices of cards of one value, all cards for every set, and what can always be done; drawn again
    where D5 forbids what was drawn.
    """
    seat = get(table, TURN)
    lower, higher = get(table, HANDS + 2 * seat), get(table, HANDS + 2 * seat + 1)
    blocked = heights(table)
    laid = -9
    for value in range(1, 10):
        laid += 1 << cards_in(of_value(lower, higher, value))
    others = 1
    for place in range(MOST_SEATS):
        lying = get(table, SETS + place)
        if owner_of(table, place) != seat:
            others += (lying != 0) + cards_in(of_value(lower, higher, lying >> VALUE & 15))
    if may_turn_freely(table):
        others += 1
    while True:
        drawn = below(chance, laid + others)
        if drawn >= laid:
            move = _other_move(table, drawn - laid, blocked)
            if move >= 0:
                return move
            continue
        value, before = 1, 0
        total = 0
        for number in range(1, 9):
            total += (1 << cards_in(of_value(lower, higher, number))) - 1
            is_past = total <= drawn
            value += is_past
            before = total if is_past else before
        held = of_value(lower, higher, value)
        drawn += 1 - before
        some = 0
        for _ in range(cards_in(held)):
            some |= (held & -held) & -(drawn & 1)
            held &= held - 1
            drawn >>= 1
        if blocked >> 4 * cards_in(some) & 15 < value:
            return value << VALUE | some


@njit(nogil=True, cache=True)
def _other_move(table: int, number: int, blocked: int) -> int:
    """Give the move of a number among D, the free turn, and C and B for each set in turn; -1 where D5 forbids it."""
    if number == 0:
        return TURN_HAND << KIND
    if may_turn_freely(table):
        if number == 1:
            return TURN_FREELY << KIND
        number -= 1
    seat = get(table, TURN)
    place = -1
    while True:
        place += 1
        lying = get(table, SETS + place)
        if lying == 0 or owner_of(table, place) == seat:
            continue
        if number == 1:
            return TAKE << KIND | place << VALUE
        value = lying >> VALUE & 15
        held = of_value(get(table, HANDS + 2 * seat), get(table, HANDS + 2 * seat + 1), value)
        held_count = cards_in(held)
        if number - 1 <= held_count:
            if blocked >> 4 * ((lying >> SIZE) + 1) & 15 >= value:
                return -1
            for _ in range(number - 2):
                held &= held - 1
            return ADD << KIND | place << VALUE | held & -held
        number -= 1 + held_count


@njit(nogil=True, cache=True)
def random_games(start: int, chance: int, games: int) -> int:
    """Play so many games from before the first deal, every move drawn at random; give how many moves they had."""
    row = np.empty(WORDS, dtype=np.int64)
    table = address_of(row)
    moves = 0
    for _ in range(games):
        copy(start, table)
        while get(table, PHASE) != OVER:
            if get(table, PHASE) == DEAL:
                deal(table, chance)
            else:
                act(table, random_move(table, chance))
                moves += 1
    return moves
