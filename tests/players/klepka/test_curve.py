"""The chance that a lead wins: even at none, surer with each point, and known at every number of cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.players.klepka.curve import Curve, learned_curve

CURVE = Curve((0, 10, 50), (0.3, 0.1, 0.02), {}, (0.0, 1.0, -0.1), (2.0, 100.0))
LEADS = st.floats(-300, 300)
CARDS = st.integers(0, 100)


def test_the_odds_are_the_lead_times_the_slope_between_two_numbers_of_cards() -> None:
    odds = [CURVE.chance(10, lying) / (1 - CURVE.chance(10, lying)) for lying in (0, 5, 10, 30, 50, 90)]
    assert odds == pytest.approx([2.718281828**power for power in (3, 2, 1, 0.6, 0.2, 0.2)])


@given(LEADS, CARDS)
def test_what_one_seat_may_hope_for_the_other_may_fear(lead: float, lying: int) -> None:
    curve = learned_curve()
    assert curve.chance(lead, lying) + curve.chance(-lead, lying) == pytest.approx(1)


@given(LEADS, st.floats(1, 50), CARDS)
def test_more_points_never_make_it_less_likely(lead: float, more: float, lying: int) -> None:
    assert learned_curve().chance(lead, lying) <= learned_curve().chance(lead + more, lying)


def test_a_lead_is_surest_when_the_table_is_empty() -> None:
    chances = [learned_curve().chance(40, lying) for lying in (0, 30, 80)]
    assert chances == sorted(chances, reverse=True)
    assert 0.5 < chances[-1] < chances[0] < 1


def test_a_little_gained_by_opening_grows_and_much_reaches_a_limit() -> None:
    assert CURVE.opened(0) == 0
    assert CURVE.opened(1) == pytest.approx(2, rel=0.01)
    assert CURVE.opened(-1) == -CURVE.opened(1)
    assert 99 < CURVE.opened(400) < 100


@given(st.floats(-600, 600), st.floats(0.1, 50))
def test_a_better_opening_never_promises_less(gain: float, more: float) -> None:
    assert learned_curve().opened(gain) <= learned_curve().opened(gain + more)


def test_the_usual_worth_of_a_move_is_known_in_every_phase_in_which_one_moves() -> None:
    assert learned_curve().usual.keys() == {"words", "flip", "bonus", "last_words"}


@given(st.floats(0, 0.5), st.floats(0, 0.5), CARDS)
def test_k20_a_seat_likelier_to_collect_the_phrase_makes_it_no_less_likely(
    chance: float, more: float, lying: int
) -> None:
    curve = learned_curve()
    assert 0 <= curve.phrase(chance, lying) <= curve.phrase(chance + more, lying) < 1


def test_k20_the_phrase_is_made_less_often_than_it_would_be_collected() -> None:
    curve = learned_curve()
    assert curve.phrase(0.0, 40) == 0
    assert all(curve.phrase(tenth / 10, 60) < tenth / 10 for tenth in range(3, 10))
