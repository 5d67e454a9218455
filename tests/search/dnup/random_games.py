"""Random games that the compiled kernel plays and the rules follow; shared with the benchmark."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from litera.core.options import read_options
from litera.games.dnup import GAME
from litera.games.dnup.cards import Cards
from litera.games.dnup.moves import Deal, Move
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State
from litera.games.game import Binding
from litera.search.dnup import _kernels
from litera.search.dnup.encoding import Words, cards_of, decode_move, encode, encode_move
from litera.words._machine import address_of

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT") != "1"


def bound(seats: int, **options: Any) -> DnupRules:
    rules = GAME.rules(Binding(seats, read_options(GAME.options, options, seats), None, None))
    assert isinstance(rules, DnupRules)
    return rules


def seeded(number: int) -> NDArray[np.int64]:
    """Give the word of a generator; never 0."""
    return np.array([(number + 1) * 0x9E3779B97F4A7C15 & (1 << 63) - 1], dtype=np.int64)


def hands_of(rules: DnupRules, table: Words) -> tuple[Cards, ...]:
    words = [int(word) for word in table[_kernels.HANDS : _kernels.HANDS + 2 * rules.seats]]
    return tuple(cards_of(words[2 * seat]) | cards_of(words[2 * seat + 1]) << 1 for seat in range(rules.seats))


def follow(rules: DnupRules, seed: int, *, longest: int, watch: Callable[[State], object] = lambda _: None) -> State:
    """Let the kernel play a random game of at most so many moves; give its last state, as the rules have it.

    At every step the same moves are listed, and the same table comes of one; it is shown to ``watch``.
    """
    ruleset = rules.ruleset
    state, chance = rules.start(), seeded(seed)
    table, moves = encode(ruleset, state), np.zeros(_kernels.MOST_MOVES, dtype=np.int64)
    at, drawing, listing = address_of(table), address_of(chance), address_of(moves)
    word_of = cache(lambda move: encode_move(ruleset, move))
    made = 0
    while state.phase is not Phase.OVER and (made < longest or state.phase is Phase.DEAL):
        move: Move
        if state.phase is Phase.DEAL:
            _kernels.deal(at, drawing)
            move = Deal(hands_of(rules, table))
        else:
            count = _kernels.list_moves(at, listing)
            listed = rules.legal(state, state.turn).moves
            assert sorted(moves[:count].tolist()) == sorted(map(word_of, listed))
            word = int(_kernels.random_move(at, drawing))
            move = decode_move(ruleset, state.sets, word)
            _kernels.act(at, word)
            made += 1
        state, _ = rules.apply(state, state.turn, move)
        assert table.tolist() == encode(ruleset, state).tolist()
        watch(state)
    return state
