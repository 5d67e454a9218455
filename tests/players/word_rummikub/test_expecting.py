"""What is expected of a game: who has the last turns, jokers that will cost, and the end, where all is known."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.games.word_rummikub.move_text import read_move
from litera.games.word_rummikub.moves import DrawTile, Move, Pass
from litera.games.word_rummikub.pack import own_pack
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.players.word_rummikub.expecting import Outlook, Standing, chance, lead, standing_after
from tests.games.word_rummikub.playing import table_of

SURE = Outlook(a_turn=20.0, turns_before=2, sure=1.0, spread=8.0, a_turns_spread=4.0)


def standing(*scores: int, left: int, turns: int = 0, scored: int = 0, jokers: tuple[float, ...] = ()) -> Standing:
    return Standing(scores, jokers or (0.0,) * len(scores), left, turns, scored)


@pytest.mark.parametrize(("left", "expected"), [(0, 5), (1, -15), (2, 5), (3, -15)])
def test_the_next_seat_has_one_turn_more_where_their_number_is_odd(left: int, expected: float) -> None:
    assert lead(standing(45, 40, left=left), SURE) == expected


def test_of_three_the_seat_that_gains_most_counts() -> None:
    assert lead(standing(40, 40, 30, left=1), SURE) == -20
    assert lead(standing(40, 40, 30, left=2), SURE) == -20
    assert lead(standing(40, 40, 41, left=3), SURE) == -1


def test_turns_bring_what_they_brought_before() -> None:
    assert lead(standing(0, 0, left=1, turns=2, scored=80), SURE) == -30


def test_w16_jokers_cost_the_more_the_nearer_the_end_is() -> None:
    assert lead(standing(0, 0, left=0, jokers=(0.0, 1.0)), SURE) == 30
    assert lead(standing(0, 0, left=2, jokers=(1.0, 0.0)), SURE) == -10


@pytest.mark.parametrize(("scores", "expected"), [((3, 2), 1), ((2, 3), 0), ((3, 3), 0.5), ((3, 3, 3), 1 / 3)])
def test_when_the_game_is_over_the_chance_is_what_came(scores: tuple[int, ...], expected: float) -> None:
    assert chance(standing(*scores, left=0)) == expected


@given(st.lists(st.integers(0, 60), min_size=2, max_size=4), st.integers(1, 12))
def test_a_better_score_never_has_a_lower_chance(scores: list[int], left: int) -> None:
    lower = chance(standing(*scores, left=left))
    higher = chance(standing(scores[0] + 5, *scores[1:], left=left))
    assert 0 <= lower <= higher <= 1


def test_equal_seats_share_the_chance_far_from_the_end() -> None:
    even = Outlook(sure=0.0, a_turn=0.0)
    for seats in (2, 3, 4):
        assert chance(standing(*[10] * seats, left=6), even) == pytest.approx(1 / seats, abs=0.01)


def after(position: str, move: Move, bank: str, table: str = "SZYK") -> Standing:
    opened = table_of(position, on_table=table, bank=bank)
    assert isinstance(opened.rules, WordRummikubRules)
    return standing_after(opened.rules.ruleset, opened.rules.view(opened.state, 0), 4, move=move)


def test_w12_w17_turns_that_are_left_go_by_what_is_drawn() -> None:
    laid = read_move("play KOT", own_pack())
    assert after("KOT / A", laid, "AAACCDDEEEIIIN").left == 2
    assert after("KOT / A", laid, "ABC").left == 1
    assert after("KOT / A", laid, "").left == 0
    assert after("KOTA / A", laid, "").left == 1
    assert after("KOT / A", DrawTile(), "ABCDEFGA").left == 2
    assert after("MMM / A", Pass(), "").left == 1


def test_w16_jokers_that_are_not_seen_are_with_those_who_hold_tiles() -> None:
    """With an empty bank both are on the rival's rack, unless one is on the table or the own rack."""
    laid = read_move("play KOT", own_pack())
    assert after("KOT / AB", laid, "").jokers == (0, 2)
    assert after("KOT / AB", laid, "", "SZyK").jokers == (0, 1)
    assert after("KOT* / AB", laid, "", "SZyK").jokers == (1, 0)
    assert after("KOT / AB", laid, "AB").jokers == (1, 1)


def test_a_lay_adds_its_points() -> None:
    stands = after("KOTA / A", read_move("play KOT", own_pack()), "")
    assert (stands.scores, stands.turns, stands.scored) == ((3, 0), 4, 0)
