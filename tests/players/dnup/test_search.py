"""The compiled search: worlds that fit what is known, and moves that win where they can be proved to."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.games.dnup.cards import OF_VALUE, turned
from litera.games.dnup.moves import Lay, Move, TurnHand
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State
from litera.games.dnup.view import View, unseen
from litera.players.base import Budget, Sight
from litera.players.dnup import _search_kernels as search
from litera.players.dnup.memory import Clue, Memory
from litera.players.dnup.thinking import Looked, look, situation
from litera.players.dnup.worlds import prove
from litera.search.dnup import _kernels as kernel
from litera.search.dnup.encoding import cards_of, encode, encode_move, pairs_of
from litera.words._machine import address_of
from tests.effort import agree_uncompiled
from tests.search.dnup.random_games import IS_COMPILED, bound, follow, seeded

ROLLOUTS_WITH_COUNTS = 5000 if IS_COMPILED else 3
# So many that chances a hundredth apart are told apart.
ROLLOUTS_UNTIL_SURE = 20_000 if IS_COMPILED else 3
SMALL = settings(max_examples=25 if IS_COMPILED else 2)


def values_in(hand: int) -> int:
    return sum(bool(hand & cards) for cards in OF_VALUE.values())


@SMALL
@given(st.sampled_from([2, 3, 5]), st.integers(0, 2**32), st.integers(0, 30))
def test_a_promise_counts_values_of_the_hand_after_the_move(seats: int, seed: int, moves: int) -> None:
    """By the rules: turns that the hand needs, cards in it, cards sent home, and how low a set is laid."""
    rules = bound(seats)
    state = follow(rules, seed, longest=moves)
    if state.phase is not Phase.ACT:
        return
    table = encode(rules.ruleset, state)
    for move in rules.legal(state, state.turn).moves:
        word = encode_move(rules.ruleset, move)
        assert search.promise(address_of(table), word) == slow_promise(rules, state, move)


def slow_promise(rules: DnupRules, state: State, move: Move) -> int:
    seat = state.turn
    after, told = rules.apply(state, seat, move)
    if after.scores != state.scores:
        return search.WIN

    def needed(hand: int) -> int:
        return min(values_in(hand), 1 + values_in(turned(hand)))

    hand, before = after.hands[seat], state.hands[seat]
    if after.phase is not Phase.ACT:
        raise AssertionError("no round of these tests is void")
    worth = 100 * (needed(before) - needed(hand)) + 15 * (before.bit_count() - hand.bit_count())
    kinds = {event.kind: event for event in told}
    for kind in ("beaten", "beaten_away"):
        if kind in kinds and kinds[kind].seat != seat:
            cards = kinds[kind].details["cards"]
            assert isinstance(cards, list)
            worth += 20 * len(cards)
    if "laid" in kinds:
        cards = kinds["laid"].details["cards"]
        assert isinstance(cards, list)
        worth -= 6 * (9 - int(str(cards[0])[0])) // len(cards)
    return worth


@SMALL
@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 2**32), st.integers(1, 30))
def test_worlds_fit_what_is_known(seats: int, seed: int, moves: int) -> None:
    rules = bound(seats)
    state = follow(rules, seed, longest=moves)
    if state.phase is not Phase.ACT:
        return
    view = rules.view(state, state.turn)
    known = tuple(hand & OF_VALUE[3] if seat != state.turn else 0 for seat, hand in enumerate(state.hands))
    other = (state.turn + 1) % seats
    decision = situation(rules.ruleset, view, Memory(known, (Clue(other, 4, is_turned=True),)))
    world, chance = np.zeros(kernel.WORDS, dtype=np.int64), seeded(seed)
    for _ in range(5):
        search.draw_world(*map(address_of, (decision.known, decision.hidden, chance, world)))
        hands = [int(word) for word in world[kernel.HANDS : kernel.HANDS + 2 * seats]]
        whole = [cards_of(hands[2 * seat]) | cards_of(hands[2 * seat + 1]) << 1 for seat in range(seats)]
        assert whole[state.turn] == state.hands[state.turn]
        assert all(hand & sure == sure for hand, sure in zip(whole, known, strict=True))
        assert tuple(hand.bit_count() for hand in whole) == view.held
        pairs = [hands[2 * seat] | hands[2 * seat + 1] for seat in range(seats) if seat != state.turn]
        assert sum(pairs) == pairs_of(unseen(rules.ruleset, view))


def test_cards_of_a_value_that_was_played_are_seldom_kept_back() -> None:
    """Of two hidden cards of a hand, the one that could have been played with its like lies the other way up."""
    rules = bound(2)
    state = follow(rules, 3, longest=0)
    other = 1 - state.turn
    view = rules.view(state, state.turn)
    counts = []
    for clues in ((), tuple(Clue(other, value, is_turned=False) for value in (1, 2, 3))):
        decision = situation(rules.ruleset, view, Memory((0, 0), clues))
        world, chance, kept = np.zeros(kernel.WORDS, dtype=np.int64), seeded(1), 0
        for _ in range(200):
            search.draw_world(*map(address_of, (decision.known, decision.hidden, chance, world)))
            halves = (int(world[kernel.HANDS + 2 * other]), int(world[kernel.HANDS + 2 * other + 1]))
            kept += sum(int(kernel.of_value(*halves, value)).bit_count() for value in (1, 2, 3))
        counts.append(kept)
    assert counts[1] < 0.8 * counts[0]


def open_sight(rules: DnupRules, state: State) -> Sight[DnupRules, View]:
    stream = Stream(seed_of("search"), "test")
    return Sight(rules, state.turn, rules.view(state, state.turn), (), stream, Budget())


@SMALL
@given(st.sampled_from([2, 3]), st.integers(0, 2**32), st.integers(5, 40))
@example(2, 1066975, 17)
def test_it_wins_where_a_short_proof_says_so(seats: int, seed: int, moves: int) -> None:
    """With all cards known, against the exact search."""
    rules = bound(seats)
    state = follow(rules, seed, longest=moves)
    if state.phase is not Phase.ACT or state.out:
        return
    seat = state.turn
    table = encode(rules.ruleset, state)
    if prove(table, seat, 3).value != 1:
        return
    memory = Memory(tuple(0 if other == seat else hand for other, hand in enumerate(state.hands)), ())
    sight = open_sight(rules, state)
    found = look(sight, situation(rules.ruleset, sight.view, memory), ROLLOUTS_UNTIL_SURE)
    assert 0 < sum(looked.visits for looked in found) <= ROLLOUTS_UNTIL_SURE
    if IS_COMPILED:
        after, _ = rules.apply(state, seat, found[0].move)
        assert after.scores != state.scores or prove(encode(rules.ruleset, after), seat, 5).value == 1


def test_only_the_moves_that_are_asked_for_are_looked_at() -> None:
    rules = bound(3)
    state = follow(rules, 8, longest=4)
    first, last = TurnHand(), next(move for move in rules.legal(state, state.turn).moves if isinstance(move, Lay))
    sight = open_sight(rules, state)
    decision = situation(rules.ruleset, sight.view, Memory((0, 0, 0), ()))
    found = look(sight, decision, 40 if IS_COMPILED else 2, only=(first, last))
    assert {looked.move for looked in found} == {first, last}


@SMALL
@given(st.sampled_from([2, 4]), st.integers(0, 2**32))
def test_a_search_that_ends_early_finds_the_same_move(seats: int, seed: int) -> None:
    rules = bound(seats)
    state = follow(rules, seed, longest=12)
    if state.phase is not Phase.ACT:
        return
    early, whole = (_looked(rules, state, is_early=is_early) for is_early in (True, False))
    assert early[0].move == whole[0].move
    assert sum(looked.visits for looked in whole) == ROLLOUTS_WITH_COUNTS


def _looked(rules: DnupRules, state: State, *, is_early: bool) -> tuple[Looked, ...]:
    sight = open_sight(rules, state)
    decision = situation(rules.ruleset, sight.view, Memory((0,) * rules.seats, ()))
    with pytest.MonkeyPatch.context() as patch:
        if not is_early:
            patch.setattr("litera.players.dnup.thinking._is_settled", lambda *_: False)
        return look(sight, decision, ROLLOUTS_WITH_COUNTS)


def test_searches_agree_uncompiled() -> None:
    agree_uncompiled(__file__, str(Path(__file__).with_name("test_solver.py")))
