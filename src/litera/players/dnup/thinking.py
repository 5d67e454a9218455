"""The search of one decision, from what a seat sees to the moves it looked at; imports NumPy and Numba."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from litera.games.dnup.cards import Cards, upright
from litera.games.dnup.moves import PlayersMove
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.ruleset import Ruleset
from litera.games.dnup.state import State
from litera.games.dnup.view import View, unseen
from litera.players.base import Sight
from litera.players.dnup import _search_kernels as search
from litera.players.dnup.equity import after, chances
from litera.players.dnup.memory import Memory
from litera.search.dnup import _kernels as kernel
from litera.search.dnup.encoding import Words, decode_move, encode, encode_move, pairs_of
from litera.words._machine import address_of

CHUNK = 100
"""So many rollouts are made between two looks at the clock."""

BETWEEN_COUNTS = 10
"""So many chunks are searched before visits are counted, whether the rest could still change the move."""

NODES = 250_000
"""The tree has no more nodes than this."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A move that was looked at: how often, and the chance to win the game that it was seen to give."""

    move: PlayersMove
    visits: int
    chance: float


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision as the kernels take it: the table with the cards that are known, and the hidden ones."""

    known: Words
    hidden: Words


def situation(ruleset: Ruleset, view: View, memory: Memory) -> Situation:
    """Put together what a seat sees and remembers."""
    hands = tuple(known if hand is None else hand for known, hand in zip(memory.known, view.hands, strict=True))
    known = encode(ruleset, _state(view, hands))
    hidden = np.zeros(search.HIDDEN_WORDS, dtype=np.int64)
    pool = unseen(ruleset, view)
    for seat, hand in enumerate(hands):
        pool &= ~upright(hand)
        hidden[search.SLOTS + seat] = view.held[seat] - hand.bit_count()
    hidden[search.POOL] = pairs_of(pool)
    for clue in memory.clues:
        hidden[search.CLUES + 20 * clue.seat + 10 * clue.is_turned + clue.value] += 1
    return Situation(known, hidden)


def _state(view: View, hands: tuple[Cards, ...]) -> State:
    return State(
        phase=view.phase,
        turn=view.turn,
        area=view.area,
        hands=hands,
        sets=view.sets,
        out=view.out,
        gone=view.gone,
        scores=view.scores,
        round=view.round,
        round_turns=view.round_turns,
        turned=view.turned,
    )


def rewards(ruleset: Ruleset, view: View) -> Words:
    """Give what each way for the round to end is worth to each seat: millionths of the chance to win the game."""
    table = np.zeros((kernel.MOST_SEATS + 1, kernel.MOST_SEATS + 1, kernel.MOST_SEATS), dtype=np.int64)
    before = list(view.scores)
    for seat, gain in zip(view.out, ruleset.gains, strict=False):
        before[seat] -= gain
    seats = range(ruleset.seats)
    for first in (*seats, search.NOBODY):
        for second in (*seats, search.NOBODY):
            order = tuple(seat for seat in (first, second) if seat != search.NOBODY)
            worth = chances(ruleset, after(ruleset, tuple(before), order))
            table[first, second, : ruleset.seats] = [round(search.UNIT * chance) for chance in worth]
    return table.reshape(-1)


def look(
    sight: Sight[DnupRules, View], decision: Situation, times: int, *, only: tuple[PlayersMove, ...] = ()
) -> tuple[Looked, ...]:
    """Search so many times, or until the budget is spent, but once at least; the most visited move comes first.

    Where moves are given, these legal ones alone are looked at. Else it ends as soon as no other move could still be
    visited most.
    """
    ruleset, view = sight.rules.ruleset, sight.view
    nodes = _tree([encode_move(ruleset, move) for move in only])
    worth = rewards(ruleset, view)
    chance = np.array([1 + sight.stream.below(1 << 32)], dtype=np.int64)
    made = 0
    while made < times and (made == 0 or not sight.budget.is_spent):
        chunk = min(CHUNK if made else 1, times - made)
        search.grow(
            address_of(decision.known),
            address_of(decision.hidden),
            address_of(worth),
            address_of(nodes),
            NODES,
            address_of(chance),
            bool(only),
            chunk,
        )
        made += chunk
        if not only and made // CHUNK % BETWEEN_COUNTS == 0 and _is_settled(nodes, times - made):
            break
    found = [
        Looked(decode_move(ruleset, view.sets, move), visits, total / (search.UNIT * visits))
        for move, visits, total in _children(nodes)
        if visits
    ]
    return tuple(sorted(found, key=lambda looked: -looked.visits))


def _is_settled(nodes: Words, times: int) -> bool:
    """Say whether the move that is visited most stays so, however the search goes on so many times."""
    visits = sorted((visits for _, visits, _ in _children(nodes)), reverse=True)
    return visits[0] - (visits[1] if len(visits) > 1 else 0) > times


def _tree(moves: list[int]) -> Words:
    """Give an empty tree; its root has children for these moves."""
    nodes = np.zeros(search.NODE * NODES, dtype=np.int64)
    nodes[search.MOVE] = 1 + len(moves)
    nodes[search.CHILD] = len(moves)
    for number, move in enumerate(moves, 1):
        nodes[search.NODE * number + search.MOVE] = move
        nodes[search.NODE * number + search.SIBLING] = number - 1
    return nodes


def _children(nodes: Words) -> Iterator[tuple[int, int, int]]:
    """Give the move, the visits and the rewards of each child of the root."""
    child = int(nodes[search.CHILD])
    while child:
        node = nodes[search.NODE * child : search.NODE * (child + 1)].tolist()
        yield node[search.MOVE], node[search.VISITS], node[search.TOTAL]
        child = node[search.SIBLING]
