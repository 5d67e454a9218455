"""Win rates and their confidence, against published values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litera.arena.contest import Contest, Result
from litera.arena.running import told
from litera.arena.standings import standings, wilson
from litera.texts import say

CONTEST = Contest("dnup", ("easy", "club"), 4, "test")


def result(number: int, winners: tuple[int, ...], scores: tuple[int, int]) -> Result:
    return Result(number, (0, 1), winners, "points", scores, (10, 20), (0.1, 0.6), (0.05, 0.3))


def test_wilson_gives_the_published_bounds() -> None:
    # Newcombe (1998), Statistics in Medicine 17, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


@given(st.integers(1, 1000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_the_rate_lies_within_its_bounds(counts: tuple[int, int]) -> None:
    wins, games = counts
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-12
    assert wins / games - 1e-12 <= high <= 1


def test_a_shared_game_counts_a_share_for_each() -> None:
    first, second = standings(CONTEST, [result(0, (0,), (30, 10)), result(1, (0, 1), (20, 20))])
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.points, second.points) == (25, 15)
    assert (first.lead, second.lead) == (10, -10)


def test_times_are_in_milliseconds_a_move() -> None:
    first, second = standings(CONTEST, [result(0, (0,), (30, 10)), result(1, (1,), (10, 30))])
    assert (first.milliseconds, first.longest) == pytest.approx((10.0, 50.0))
    assert (second.milliseconds, second.longest) == pytest.approx((30.0, 300.0))


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", ("wins 75%", "1 point per game"), ("wins 25%", "34.5 points per game")),
        ("pl", ("wygrane 75%", "1 pkt na partię"), ("wygrane 25%", "34,5 pkt na partię")),
        ("uk", ("перемоги в 75% партій", "1 очко за партію"), ("перемоги в 25% партій", "34,5 очка за партію")),
        ("ro", ("câștigă 75%", "1 punct pe partidă"), ("câștigă 25%", "34,5 puncte pe partidă")),
    ],
)
def test_points_and_percents_are_said_as_the_language_says_them(
    language: str, first: tuple[str, str], second: tuple[str, str]
) -> None:
    won = standings(CONTEST, [result(0, (0,), (1, 34)), result(1, (0, 1), (1, 35))])
    _, *lines = (say(line, language) for line in told(CONTEST, won))
    for line, parts in zip(lines, (first, second), strict=True):
        assert all(f" {part}" in line for part in parts), line
