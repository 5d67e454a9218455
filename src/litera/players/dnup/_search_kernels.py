"""The compiled search of dnup: worlds drawn from what a seat knows, a tree over the moves that all see, and rollouts.

Information-set Monte-Carlo tree search with one observer (Cowling, Powley, Whitehouse 2012): each time the hidden cards
are dealt anew, the tree is gone down by moves that are legal with them, a leaf is added, and the round is played out.
All moves of dnup are open, so that a node is a sequence of moves. Rewards are millionths of a game won, of each seat.
"""

from __future__ import annotations

from itertools import combinations
from math import sqrt

import numpy as np

from litera.search.dnup._kernels import (
    ACT,
    HANDS,
    KIND,
    LAY,
    MASK,
    MOST_MOVES,
    MOST_SEATS,
    OUT,
    PAIRS,
    PHASE,
    RETURNS_FIRST,
    SCORES,
    SEATS,
    SETS,
    SIZE,
    TAKE,
    TURN,
    VALUE,
    WORDS,
    act,
    below,
    cards_in,
    copy,
    get,
    is_legal,
    list_moves,
    of_value,
    owner_of,
    put,
)
from litera.words._machine import address_of
from litera.words.compiled import njit

MOVE, CHILD, SIBLING, VISITS, CHANCES, TOTAL = range(6)
NODE = 6
"""What is in the words of a node: the move that leads to it, its first child and next sibling, how often it was gone
through and could have been, and the rewards of who made the move. The root's MOVE is how many nodes there are."""

POOL, SLOTS, CLUES = 0, 1, 1 + MOST_SEATS
HIDDEN_WORDS = CLUES + MOST_SEATS * 2 * 10
"""What is in the words of the hidden cards: the pairs not seen, how many of them each seat holds, and for each seat,
way up and value how many times the seat has played the value as its hand lies now, or lies when it is turned."""

NOBODY = MOST_SEATS
REWARDS = (MOST_SEATS + 1) ** 2 * MOST_SEATS
"""A reward for each seat that is first out, each that is second or NOBODY, and each that is rewarded."""
UNIT = 1_000_000

_WIDTH = 1.5
_CURIOSITY = 0.5
_DEEPEST = 200
_LONGEST = 150
_ALIKE = 3
_LOWER_UP = (26, 83, 231, 500, 769, 917, 974)
"""In how many of a thousand cases a card lies with its lower value up, by how many clues more, up to three, speak
against the other way: a player keeps back a card of the value that they play in three cases of ten."""

_LOWER_OF = tuple(lower for lower, _ in combinations(range(1, 10), 2))
_HIGHER_OF = tuple(higher for _, higher in combinations(range(1, 10), 2))

WIN = 10_000
"""What the last card promises."""
_NEED, _CARD, _SENT_HOME, _EXPOSED = 100, 15, 20, 6
_NOISE = 60


@njit(nogil=True, cache=True)
def needs(lower: int, higher: int) -> int:
    """Count the turns that would empty a hand if every set could be laid: as it lies, or turned first."""
    as_it_lies, turned = 0, 1
    for value in range(1, 10):
        as_it_lies += of_value(lower, higher, value) != 0
        turned += of_value(higher, lower, value) != 0
    return min(as_it_lies, turned)


@njit(nogil=True, cache=True)
def promise(table: int, move: int) -> int:
    """Say what a move does for the hand of the seat on turn, in hundredths of a turn; the last card is worth most."""
    seat = get(table, TURN)
    lower, higher = get(table, HANDS + 2 * seat), get(table, HANDS + 2 * seat + 1)
    kind, argument, played = move >> KIND, move >> VALUE & 15, move & MASK
    before = needs(lower, higher)
    if kind > TAKE:
        return _NEED * (before - needs(higher, lower))
    lying = get(table, SETS + argument)
    if kind == TAKE:
        value = lying >> VALUE & 15
        taken = lying & MASK
        # Turned: the half in which a pair does not play as the set's value.
        down = of_value(taken, 0, value)
        after = needs(lower | taken & ~down, higher | down)
        return _NEED * (before - after) - _CARD * (lying >> SIZE)
    value = argument if kind == LAY else lying >> VALUE & 15
    up = of_value(played, 0, value)
    lower, higher = lower & ~up, higher & ~(played & ~up)
    size = cards_in(played) if kind == LAY else (lying >> SIZE) + 1
    worth = 0
    for place in range(MOST_SEATS):
        other = get(table, SETS + place)
        if other >> SIZE == size:
            if owner_of(table, place) != seat:
                worth += _SENT_HOME * size
            elif get(table, RETURNS_FIRST) != 0 or lower | higher != 0:
                down = of_value(other & MASK, 0, other >> VALUE & 15)
                lower, higher = lower | other & MASK & ~down, higher | down
                worth -= _CARD * size
    if lower | higher == 0:
        return WIN
    worth += _NEED * (before - needs(lower, higher)) + _CARD * cards_in(played)
    if kind == LAY:
        worth -= _EXPOSED * (9 - value) // size
    return worth


@njit(nogil=True, cache=True)
def likely_move(table: int, moves: int, chance: int) -> int:
    """Choose the move that promises most, give or take some: how rounds are played out."""
    count = list_moves(table, moves)
    best, most = 0, -WIN
    for number in range(count):
        move = get(moves, number)
        worth = promise(table, move) + below(chance, _NOISE)
        if worth > most:
            best, most = move, worth
    return best


@njit(nogil=True, cache=True)
def draw_world(known: int, hidden: int, chance: int, table: int) -> None:
    """Deal the hidden cards to the hands that lack them; a way up that clues speak against is rarer."""
    copy(known, table)
    bits = np.empty(PAIRS, dtype=np.int64)
    count = 0
    for bit in range(PAIRS):
        if get(hidden, POOL) >> bit & 1:
            bits[count] = bit
            count += 1
    for seat in range(get(table, SEATS)):
        for _ in range(get(hidden, SLOTS + seat)):
            drawn = below(chance, count)
            count -= 1
            bit = int(bits[drawn])
            bits[drawn] = bits[count]
            half = HANDS + 2 * seat
            if below(chance, 1000) >= _lower_up(hidden, seat, bit):
                half += 1
            put(table, half, get(table, half) | 1 << bit)


@njit(nogil=True, cache=True)
def _lower_up(hidden: int, seat: int, bit: int) -> int:
    """Give in how many of a thousand worlds a card in a hand lies with its lower value up."""
    as_it_lies = CLUES + 20 * seat
    lower, higher = _LOWER_OF[bit], _HIGHER_OF[bit]
    against_lower = get(hidden, as_it_lies + lower) + get(hidden, as_it_lies + 10 + higher)
    against_higher = get(hidden, as_it_lies + higher) + get(hidden, as_it_lies + 10 + lower)
    return _LOWER_UP[min(max(against_higher - against_lower, -_ALIKE), _ALIKE) + _ALIKE]


@njit(nogil=True, cache=True)
def _act(table: int, move: int, ends: int) -> int:
    """Make a move; give ``ends``, who is first and second out as six times one and the other, brought up to date."""
    seat = get(table, TURN)
    score, is_first = get(table, SCORES + seat), get(table, OUT) == 0
    act(table, move)
    if get(table, SCORES + seat) == score:
        return ends
    return (MOST_SEATS + 1) * seat + NOBODY if is_first else ends - NOBODY + seat


@njit(nogil=True, cache=True)
def _select(table: int, nodes: int, node: int, moves: int, room: int, is_fixed: bool) -> int:
    """Choose the child to go to, or add one; 0 where there is no room.

    Children are added as their promise goes, as many as the square root of the visits allows; the root keeps
    those that it has where ``is_fixed``.
    """
    count = list_moves(table, moves)
    child = get(nodes, NODE * node + CHILD)
    legal, best, most = 0, 0, -1.0
    while child:
        at = NODE * child
        move = get(nodes, at + MOVE)
        if is_legal(table, move):
            legal += 1
            chances, visits = get(nodes, at + CHANCES) + 1, get(nodes, at + VISITS)
            put(nodes, at + CHANCES, chances)
            length = 0
            while chances >> length:
                length += 1
            worth = 2.0 * UNIT
            if visits:
                worth = get(nodes, at + TOTAL) / (UNIT * visits) + _CURIOSITY * sqrt(length / visits)
            if worth > most:
                best, most = child, worth
        child = get(nodes, at + SIBLING)
    used = get(nodes, MOVE)
    if node == 0 and is_fixed:
        return best
    if legal >= count or legal >= 1 + _WIDTH * sqrt(1.0 + get(nodes, NODE * node + VISITS)) or used >= room:
        return best
    at = NODE * used
    put(nodes, at + MOVE, _untried(table, nodes, node, moves, count))
    put(nodes, at + CHILD, 0)
    put(nodes, at + SIBLING, get(nodes, NODE * node + CHILD))
    put(nodes, at + VISITS, 0)
    put(nodes, at + CHANCES, 1)
    put(nodes, at + TOTAL, 0)
    put(nodes, NODE * node + CHILD, used)
    put(nodes, MOVE, used + 1)
    return used


@njit(nogil=True, cache=True)
def _untried(table: int, nodes: int, node: int, moves: int, count: int) -> int:
    """Give the listed move that promises most among those that no child has."""
    best, most = 0, -WIN - 1
    for number in range(count):
        move = get(moves, number)
        worth = promise(table, move)
        if worth > most:
            child = get(nodes, NODE * node + CHILD)
            while child and get(nodes, NODE * child + MOVE) != move:
                child = get(nodes, NODE * child + SIBLING)
            if child == 0:
                best, most = move, worth
    return best


@njit(nogil=True, cache=True)
def play_out(table: int, ends: int, chance: int) -> int:
    """Play the round to its end, or for so many turns; give who is out first and second."""
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    listed = address_of(moves)
    for _ in range(_LONGEST):
        if get(table, PHASE) != ACT:
            break
        ends = _act(table, likely_move(table, listed, chance), ends)
    return ends


@njit(nogil=True, cache=True)
def grow(known: int, hidden: int, rewards: int, nodes: int, room: int, chance: int, is_fixed: bool, times: int) -> None:
    """Search so many times more from a table on which the seat on turn knows its own hand.

    ``rewards`` has REWARDS words, ``nodes`` NODE words for each of ``room`` nodes, the root among them; ``hidden`` is
    as HIDDEN_WORDS says. Where ``is_fixed``, only the moves that the root has already are searched.
    """
    row = np.empty(WORDS, dtype=np.int64)
    listed = np.empty(MOST_MOVES, dtype=np.int64)
    path, movers = np.empty(_DEEPEST, dtype=np.int64), np.empty(_DEEPEST, dtype=np.int64)
    table, moves = address_of(row), address_of(listed)
    for _ in range(times):
        draw_world(known, hidden, chance, table)
        first = get(table, OUT) - 1
        ends = (MOST_SEATS + 1) * (first if first >= 0 else NOBODY) + NOBODY
        node = depth = 0
        is_new = False
        while depth < _DEEPEST and get(table, PHASE) == ACT and not is_new:
            child = _select(table, nodes, node, moves, room, is_fixed)
            if child == 0:
                break
            is_new = get(nodes, NODE * child + VISITS) == 0
            movers[depth] = get(table, TURN)
            path[depth] = child
            depth += 1
            ends = _act(table, get(nodes, NODE * child + MOVE), ends)
            node = child
        ends = play_out(table, ends, chance)
        put(nodes, VISITS, get(nodes, VISITS) + 1)
        for step in range(depth):
            at = NODE * int(path[step])
            put(nodes, at + VISITS, get(nodes, at + VISITS) + 1)
            put(nodes, at + TOTAL, get(nodes, at + TOTAL) + get(rewards, MOST_SEATS * ends + int(movers[step])))
