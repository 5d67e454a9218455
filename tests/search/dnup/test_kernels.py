"""The compiled rules, held against the rules move by move; the file also runs with Numba switched off."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.games.dnup import GAME
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State
from litera.search.dnup import _kernels
from litera.search.dnup.encoding import cards_of, decode_move, encode, encode_move, pairs_of
from litera.words._machine import address_of
from tests.effort import agree_uncompiled
from tests.search.dnup.random_games import IS_COMPILED, bound, follow, seeded

GAMES = 160 if IS_COMPILED else 1

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"own_return_first": True},
    {"free_first_rotation": True},
    {"round_turn_limit": 17, "own_return_first": True, "free_first_rotation": True},
)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
def test_random_games_go_as_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    """Every list of moves, every state after a move, and every deal that the kernel makes."""
    rules = bound(seats, **options)
    for game in range(GAMES // (len(OPTIONS) * (seats - 1) ** 2) + 1):
        follow(rules, game, longest=700)


@pytest.mark.parametrize("seats", GAME.seats)
def test_d1_kernel_deals_all_cards_evenly_either_way_up(seats: int) -> None:
    rules = bound(seats)
    chance, ups = seeded(7), 0
    deals = 40
    for _ in range(deals):
        table = encode(rules.ruleset, rules.start())
        _kernels.deal(address_of(table), address_of(chance))
        hands = [int(word) for word in table[_kernels.HANDS : _kernels.HANDS + 2 * seats]]
        assert sum(hands) == sum({*hands} - {0}) == pairs_of(rules.ruleset.cards)
        held = {(hands[2 * seat] | hands[2 * seat + 1]).bit_count() for seat in range(seats)}
        assert held == {rules.ruleset.cards.bit_count() // seats}
        first = int(table[_kernels.TURN])
        assert (hands[2 * first] | hands[2 * first + 1]) & pairs_of(rules.ruleset.star)
        ups += sum(hand.bit_count() for hand in hands[::2])
    cards = deals * rules.ruleset.cards.bit_count()
    assert 0.45 * cards < ups < 0.55 * cards


@given(st.integers(0, (1 << 36) - 1))
def test_pairs_come_back_as_cards(pairs: int) -> None:
    assert pairs_of(cards_of(pairs)) == pairs
    assert pairs_of(cards_of(pairs) >> 1) == 0


@settings(max_examples=40 if IS_COMPILED else 8)
@given(st.sampled_from(GAME.seats), st.integers(0, 2**32), st.integers(0, 40))
def test_moves_come_back_from_their_words(seats: int, seed: int, moves: int) -> None:
    rules = bound(seats)
    state = follow(rules, seed, longest=moves)
    for move in rules.legal(state, state.turn).moves if state.phase is Phase.ACT else ():
        assert decode_move(rules.ruleset, state.sets, encode_move(rules.ruleset, move)) == move


def test_a_deal_has_no_word() -> None:
    rules = bound(3)
    with pytest.raises(ValueError, match="Deal"):
        encode_move(rules.ruleset, rules.draw(rules.start(), stream()))


def words(rules: DnupRules, state: State) -> set[int]:
    return {encode_move(rules.ruleset, move) for move in rules.legal(state, state.turn).moves}


@settings(max_examples=40 if IS_COMPILED else 8)
@given(st.sampled_from(GAME.seats), st.integers(0, 2**32), st.integers(0, 40), st.integers(1, 8))
def test_moves_of_other_times_are_legal_when_they_are_listed(seats: int, seed: int, moves: int, later: int) -> None:
    rules = bound(seats, free_first_rotation=True)
    earlier, state = follow(rules, seed, longest=moves), follow(rules, seed, longest=moves + later)
    if earlier.phase is not Phase.ACT or state.phase is not Phase.ACT:
        return
    table, listed = encode(rules.ruleset, state), words(rules, state)
    for word in words(rules, earlier) | listed:
        assert bool(_kernels.is_legal(address_of(table), word)) == (word in listed)


def test_every_move_is_drawn_as_often_as_any_other() -> None:
    rules = bound(3, free_first_rotation=True)
    state = follow(rules, 11, longest=2)
    table, chance, listed = encode(rules.ruleset, state), seeded(3), words(rules, state)
    draws = 200 * len(listed)
    drawn = [int(_kernels.random_move(address_of(table), address_of(chance))) for _ in range(draws)]
    assert set(drawn) == listed
    assert all(120 < drawn.count(word) < 280 for word in listed)


def test_whole_random_games_end_and_repeat() -> None:
    rules = bound(2)
    start = encode(rules.ruleset, rules.start())
    first, second = seeded(5), seeded(5)
    moves = _kernels.random_games(address_of(start), address_of(first), 20)
    assert 20 * 20 < moves < 20 * 500
    assert _kernels.random_games(address_of(start), address_of(second), 20) == moves
    assert np.array_equal(first, second)


def stream() -> Stream:
    return Stream(seed_of("a"), "deal")


def test_this_file_agrees_uncompiled() -> None:
    agree_uncompiled(__file__)
