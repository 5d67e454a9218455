"""Every way the hidden cards can lie, where they are few, and the moves that win for certain in all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

import numpy as np

from litera.players.base import Budget
from litera.players.dnup import _search_kernels as search
from litera.players.dnup import _solver_kernels as solver
from litera.players.dnup.thinking import Situation
from litera.search.dnup import _kernels as kernel
from litera.search.dnup.encoding import Words
from litera.words._machine import address_of

MOST_WORLDS = 16
MOST_TRIED = 3
"""So many moves that win in one world are tried in all the others."""

TURNS = 14
NODES = 5_000
"""How deep a proof is searched in each world, and how many tables are looked at for it."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What one seat can force: 1 that it is the next to play its last card, -1 that it is not, 0 unproved."""

    value: int
    move: int
    turns: int
    nodes: int


def prove(table: Words, seat: int, turns: int = TURNS, *, nodes: int = NODES) -> Proof:
    """Search a table with all cards open; the move is the word of one for the seat on turn."""
    answer = np.zeros(solver.ANSWER, dtype=np.int64)
    known = np.zeros(solver.KNOWN_WORDS, dtype=np.int64)
    value = solver.solve(address_of(table), seat, address_of(answer), address_of(known), turns, nodes)
    move, searched, looked_at = (int(answer[word]) for word in (solver.MOVE, solver.TURNS, solver.NODES))
    return Proof(int(value), move, searched, looked_at)


def certain_win(decision: Situation, budget: Budget) -> int | None:
    """Give the word of a move by which the seat on turn is the next one out, however the hidden cards lie.

    None if none is found in time, or where the hidden cards can lie in more than MOST_WORLDS ways.
    """
    tables = worlds(decision)
    seat = int(decision.known[kernel.TURN])
    tried: list[int] = []
    for table in tables:
        proof = prove(table, seat)
        if proof.value < 1 or len(tried) == MOST_TRIED or budget.is_spent:
            return None
        if proof.move not in tried:
            if all(_wins(other, seat, proof.move) for other in tables):
                return proof.move
            tried.append(proof.move)
    return None


def _wins(table: Words, seat: int, move: int) -> bool:
    """Say whether a move forces it in one world."""
    after = table.copy()
    kernel.act(address_of(after), move)
    if after[kernel.SCORES + seat] > table[kernel.SCORES + seat]:
        return True
    return after[kernel.PHASE] == kernel.ACT and prove(after, seat).value == 1


def worlds(decision: Situation) -> tuple[Words, ...]:
    """Give every table that fits what is known, none where there are more than MOST_WORLDS."""
    slots = [int(count) for count in decision.hidden[search.SLOTS : search.SLOTS + kernel.MOST_SEATS]]
    pool = int(decision.hidden[search.POOL])
    pairs = tuple(1 << bit for bit in range(kernel.PAIRS) if pool >> bit & 1)
    if sum(slots) > MOST_WORLDS.bit_length() - 1:
        return ()
    found: list[Words] = []
    for dealt in _deals(pairs, slots):
        cards = [(2 * seat, pair) for seat, hand in enumerate(dealt) for pair in hand]
        for ways in product((0, 1), repeat=len(cards)):
            if len(found) == MOST_WORLDS:
                return ()
            table = decision.known.copy()
            for (half, pair), way in zip(cards, ways, strict=True):
                table[kernel.HANDS + half + way] |= pair
            found.append(table)
    return tuple(found)


def _deals(pairs: tuple[int, ...], slots: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Give each way to deal so many of the pairs to each seat."""
    if not slots:
        yield ()
        return
    for hand in combinations(pairs, slots[0]):
        left = tuple(pair for pair in pairs if pair not in hand)
        for rest in _deals(left, slots[1:]):
            yield (hand, *rest)
