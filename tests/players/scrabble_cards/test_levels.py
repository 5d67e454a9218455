"""The five levels: each plays legal moves under any options, at once if it must, and from what its seat may see."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from litera.core.draws import Stream, seed_of
from litera.core.table import Table
from litera.players.base import Budget, Sight
from litera.players.scrabble_cards import LEVELS
from litera.words.catalog import open_lexicon
from tests.games.scrabble_cards.playing import opened, play, rules, table_of
from tests.players.sights import sight

SEARCHING = ("expert", "master")
KOT = [["KOT", 0, 0, "across"]]


def chosen(table: Table, seat: int, level: str, seed: str = "levels") -> str:
    move = LEVELS[level].choose(sight(table, seat, seed))
    assert table.rules.why_not(table.state, seat, move) is None
    return table.rules.notation.write_move(move)


def test_there_are_six_levels_weakest_first() -> None:
    assert list(LEVELS) == ["first", "easy", "casual", "club", "expert", "master"]


@settings(max_examples=12)
@given(
    st.sampled_from(list(LEVELS)),
    st.integers(2, 3),
    st.text(max_size=3),
    st.fixed_dictionaries(
        {
            "premium_stack": st.sampled_from(["one", "product"]),
            "premium_scope": st.sampled_from(["main", "all"]),
            "cond_per_player": st.sampled_from(["one", "any"]),
            "refill": st.sampled_from(["turn_start", "turn_end"]),
            "exchange_counts": st.sampled_from(["letters", "cards"]),
            "sweep": st.booleans(),
            "auto_check": st.booleans(),
            "ranked": st.booleans(),
        }
    ),
)
def test_under_any_options_a_game_goes_on_with_legal_moves(
    level: str, seats: int, seed: str, options: dict[str, Any]
) -> None:
    table = opened(rules(seats, **options), seed=seed)
    for step in range(24):
        waited = table.rules.turn(table.state).seats
        if not waited:
            return
        table.act(waited[0], chosen(table, waited[0], level, f"{seed} {step}"))


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_spent_budget_still_gives_a_sensible_move(level: str) -> None:
    table = table_of("M Y S Z A x2 / A A", on_table=KOT, bag=None)
    told = sight(table, 0, "spent")
    hurried = Sight(told.rules, 0, told.view, told.events, told.stream, Budget(0.0))
    assert table.rules.notation.write_move(LEVELS[level].choose(hurried)).startswith("lay ")


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("bag", [None, ""])
def test_what_a_seat_may_not_see_changes_nothing(level: str, bag: str | None) -> None:
    """Neither in the look-ahead nor in the search of the end."""
    table = table_of("M Y S Z A L O / T A K K O S", on_table=KOT, bag=bag)
    moves = set()
    for number in range(3):
        view = table.rules.view(table.state, 0)
        state = table.rules.resample(view, Stream(seed_of(str(number)), "twin"))
        seen = table.rules.view(state, 0)
        told = Sight(table.rules, 0, seen, (), Stream(seed_of("same"), "test"), Budget())
        moves.add(table.rules.notation.write_move(LEVELS[level].choose(told)))
    assert len(moves) == 1


def test_s8_master_checks_wrong_words_and_no_others() -> None:
    table = table_of("T K O / A")
    play(table, "0 lay TKO 0 0 across")
    assert chosen(table, 1, "master") == "check"
    table = table_of("K O T / A")
    play(table, "0 lay KOT 0 0 across")
    assert chosen(table, 1, "master") == "accept"


def test_s6_master_plays_the_condition_card_that_hurts_most() -> None:
    table = table_of("S Z Y S Z K A / c10 c2 c12")
    play(table, "0 lay SZYSZKA 0 0 across")
    assert chosen(table, 1, "master") == "condition c2"
    table = table_of("S Z Y S Z K A / c10 c12")
    play(table, "0 lay SZYSZKA 0 0 across")
    assert chosen(table, 1, "master") == "accept"


def test_easy_lays_words_that_people_know() -> None:
    lexicon = open_lexicon("pl")
    position = {"hands": [list("ŹREBMY"), ["A"]], "table": KOT, "bag": list("AEIOUY") * 2}
    table = opened(rules(lexicon=lexicon, auto_check=True), position)  # where it tries no other words
    words = {chosen(table, 0, "easy", str(number)).split()[1] for number in range(20)}
    assert len(words) > 1
    assert all(len(word) == 2 or lexicon.frequency(word) >= 3 for word in words)
    assert lexicon.frequency(chosen(table, 0, "master").split()[1]) < 3


def test_levels_answer_with_their_own_habits() -> None:
    table = table_of("T K O / c4")
    play(table, "0 lay TKO 0 0 across")
    answers = {chosen(table, 1, "casual", str(number)) for number in range(60)}
    assert answers == {"check", "accept"}
