"""The compiled exact search of dnup with all cards open: whether a seat can force that it is the next one out.

Turns are searched to a depth that grows until there is a proof: for the seat, or for all others together against it.
Known tables are kept by a hash of 64 bits, with their proof or with the depth at which there was none.
"""

from __future__ import annotations

import numpy as np

from litera.players.dnup._search_kernels import WIN, promise
from litera.search.dnup._kernels import ACT, MOST_MOVES, PHASE, SCORES, TURN, WORDS, act, copy, get, list_moves, put
from litera.words._machine import address_of, load_mask, store64
from litera.words.compiled import njit

MOST_TURNS = 24
TABLES_BITS = 15
KNOWN_WORDS = 2 << TABLES_BITS
"""The words of the known tables: for each of so many places a hash, then four times the depth, and the proof + 1."""

MOVE, TURNS, NODES, MOST_NODES, SEAT, STACK, KNOWN = range(7)
ANSWER = 7
"""What is in the words of an answer: the move that proves most, how many turns were searched, how many tables were
looked at and may be; and, for the search itself, for which seat, and where its tables, moves and known tables are."""

_ROOM = WORDS + MOST_MOVES


@njit(nogil=True, cache=True)
def _place(table: int) -> tuple[int, np.uint64]:
    """Give where among the known tables a table is, and its hash: xorshift64 over all words that change in a round."""
    mixed = np.uint64(0x9E3779B97F4A7C15)
    for word in range(SCORES):
        mixed ^= load_mask(table + 8 * word)
        mixed ^= mixed << np.uint64(13)
        mixed ^= mixed >> np.uint64(7)
        mixed ^= mixed << np.uint64(17)
    return 2 * int(mixed >> np.uint64(64 - TABLES_BITS)), mixed


@njit(nogil=True, cache=True)
def _order(table: int, moves: int) -> int:
    """List the moves, those that promise most first; give how many they are, -1 where the first plays the last card."""
    count = list_moves(table, moves)
    worths = np.empty(count, dtype=np.int64)
    for number in range(count):
        move = get(moves, number)
        worth = promise(table, move)
        if worth >= WIN:
            put(moves, 0, move)
            return -1
        place = number
        while place and worths[place - 1] < worth:
            worths[place] = worths[place - 1]
            put(moves, place, get(moves, place - 1))
            place -= 1
        worths[place] = worth
        put(moves, place, move)
    return count


@njit("int64(int64, int64, int64)", nogil=True, cache=True)
def _proof(answer: int, level: int, turns: int) -> int:
    """Give 1 where the seat can force it in so many turns, -1 where the others can, 0 where neither was proved."""
    here = get(answer, STACK) + 8 * _ROOM * level
    is_own = get(here, TURN) == get(answer, SEAT)
    put(answer, NODES, get(answer, NODES) + 1)
    count = _order(here, here + 8 * WORDS)
    if count < 0:
        put(answer, MOVE, get(here, WORDS))
        return 1 if is_own else -1
    if turns <= 1:
        return 0
    place, mixed = _place(here)
    entry = get(answer, KNOWN) + 8 * place
    if level and load_mask(entry) == mixed:
        kept = get(entry, 1)
        if kept & 3 != 1 or kept >> 2 >= turns:
            return (kept & 3) - 1
    best = -1 if is_own else 1
    best_move = get(here, WORDS)
    after = here + 8 * _ROOM
    for number in range(count):
        copy(here, after)
        move = get(here, WORDS + number)
        act(after, move)
        # A round that ends though nobody has played their last card is void (D12).
        value = _proof(answer, level + 1, turns - 1) if get(after, PHASE) == ACT else 0
        if get(answer, NODES) >= get(answer, MOST_NODES):
            return 0
        if (value > best) if is_own else (value < best):
            best, best_move = value, move
            if best == (1 if is_own else -1):
                break
    store64(entry, mixed)
    put(entry, 1, turns << 2 | best + 1)
    put(answer, MOVE, best_move)
    return best


@njit(nogil=True, cache=True)
def solve(table: int, seat: int, answer: int, known: int, turns: int, nodes: int) -> int:
    """Search up to so many turns, at most MOST_TURNS, and about so many tables; give 1, -1 or 0 as ``_proof`` does.

    ``known`` has KNOWN_WORDS words, 0 at first; what is in them is of this seat. ``answer`` has ANSWER words; its move
    is meant for the seat on turn.
    """
    stack = np.empty((MOST_TURNS + 1) * _ROOM, dtype=np.int64)
    put(answer, STACK, address_of(stack))
    put(answer, KNOWN, known)
    put(answer, SEAT, seat)
    put(answer, NODES, 0)
    put(answer, MOST_NODES, nodes)
    proof = 0
    reached = 0
    while proof == 0 and reached < turns and get(answer, NODES) < nodes:
        reached += 1
        copy(table, get(answer, STACK))
        proof = _proof(answer, 0, reached)
    put(answer, TURNS, reached)
    return proof
