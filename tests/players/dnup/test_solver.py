"""The exact search with open cards against every line of play; and the wins that are certain whatever is hidden."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from litera.games.dnup.cards import READ
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State
from litera.games.dnup.view import View
from litera.players.base import Budget
from litera.players.dnup.memory import remember
from litera.players.dnup.thinking import Situation, situation
from litera.players.dnup.worlds import MOST_WORLDS, certain_win, prove, worlds
from litera.search.dnup.encoding import decode_move, encode, encode_move
from tests.games.dnup.playing import table_of
from tests.reference.dnup import pack
from tests.reference.dnup_endgame import proof
from tests.search.dnup.random_games import IS_COMPILED, bound, follow

FEW_CARDS = 7
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"own_return_first": True}, {"free_first_rotation": True})


def endings(rules: DnupRules, seed: int) -> list[State]:
    """Give tables of a random game at which few cards are in hands."""
    found: list[State] = []

    def keep(state: State) -> None:
        if state.phase is Phase.ACT and sum(hand.bit_count() for hand in state.hands) <= FEW_CARDS:
            found.append(state)

    follow(rules, seed, longest=60, watch=keep)
    return found


@settings(max_examples=60 if IS_COMPILED else 5)
@given(st.sampled_from([2, 3, 4]), st.sampled_from(OPTIONS), st.integers(0, 2**32), st.data())
def test_proofs_are_those_of_every_line(seats: int, options: dict[str, Any], seed: int, data: st.DataObject) -> None:
    rules = bound(seats, **options)
    states = endings(rules, seed)
    if not states:
        return
    state = data.draw(st.sampled_from(states))
    deepest = 4 if seats == 2 else 3
    for seat in range(seats):
        found = prove(encode(rules.ruleset, state), seat, deepest)
        slow = [proof(rules, state, seat, turns) for turns in range(1, deepest + 1)]
        first = next((turns for turns, value in enumerate(slow, 1) if value), None)
        assert found.value == (slow[first - 1] if first else 0)
        assert found.turns == (first or deepest)


@settings(max_examples=40 if IS_COMPILED else 3)
@given(st.integers(0, 2**32))
def test_a_proof_begins_with_the_move_that_it_names(seed: int) -> None:
    rules = bound(2)
    for state in endings(rules, seed)[:3]:
        found = prove(encode(rules.ruleset, state), state.turn, 7)
        if found.value == 1:
            move = decode_move(rules.ruleset, state.sets, found.move)
            after, _ = rules.apply(state, state.turn, move)
            assert after.scores != state.scores or (
                prove(encode(rules.ruleset, after), state.turn, found.turns - 1).value == 1
            )


def seen(hands: str, **given: Any) -> tuple[DnupRules, View, Situation]:
    """Give what the seat on turn sees; it knows no card of others."""
    table = table_of(hands, round_turns=20, **given)
    rules = table.rules
    assert isinstance(rules, DnupRules)
    view = rules.view(table.state, table.state.turn)
    return rules, view, situation(rules.ruleset, view, remember(view, (), span=99))


ALL_BUT_FOUR = [f"{low}/{high}" for low, high in sorted(pack(2) - {(1, 3), (1, 4), (5, 7), (6, 7)})]


def test_worlds_are_all_ways_of_two_hidden_cards_to_lie() -> None:
    _, _, decision = seen("1/3 1/4 | 5/7 6/7", gone=ALL_BUT_FOUR)
    tables = worlds(decision)
    assert len({table.tobytes() for table in tables}) == len(tables) == 4


def test_worlds_of_three_seats_also_show_who_holds_what() -> None:
    rules, _, decision = seen("1/3 | 5/7 | 6/7", gone=[])
    assert worlds(decision) == ()
    gone = [text for text, card in READ.items() if card & rules.ruleset.cards and text not in ("1/3", "5/7", "6/7")]
    assert len(worlds(seen("1/3 | 5/7 | 6/7", gone=gone)[2])) == 2 * 2**2


def test_too_many_worlds_are_none() -> None:
    assert MOST_WORLDS < 2**5
    assert worlds(seen("1/3 | 5/7 6/7 5/6 4/7 4/6", gone=[])[2]) == ()


def test_a_win_that_is_certain_is_found() -> None:
    rules, _, decision = seen("1/3 1/4 | 5/7 6/7", gone=ALL_BUT_FOUR)
    assert certain_win(decision, Budget()) == encode_move(rules.ruleset, rules.notation.read_move("A 1/3 1/4"))


def test_what_can_be_answered_is_not_certain() -> None:
    """In area 2 one of two values can be laid; then the rival has two turns, enough for two cards whichever way up."""
    _, _, decision = seen("1/3 4/1 | 5/7 6/7", gone=ALL_BUT_FOUR, area=2)
    assert len(worlds(decision)) == 4
    assert certain_win(decision, Budget()) is None
