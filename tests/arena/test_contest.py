"""A contest is fair to all seats, follows from its seed alone, and is the same wherever it is played."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from litera.arena.contest import Contest, Fixture, Result, fixtures, play
from litera.arena.pools import results
from litera.arena.running import Report
from litera.core.refusal import SetupError

CONTEST = Contest("dnup", ("easy", "easy"), 6, "test")


def without_times(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=(), longest=())


def in_order(played: list[Result]) -> list[Result]:
    return sorted(map(without_times, played), key=lambda result: result.number)


def test_each_deal_is_played_in_every_rotation() -> None:
    contest = Contest("dnup", ("easy", "easy", "easy"), 6, "test")
    games = fixtures(contest)
    assert [fixture.number for fixture in games] == list(range(6))
    assert Counter((fixture.seed, fixture.seating.index(0)) for fixture in games) == Counter(
        (f"test {deal}", seat) for deal in range(2) for seat in range(3)
    )


def test_players_of_one_level_share_a_deal_evenly() -> None:
    first, second = (play(CONTEST, fixture) for fixture in fixtures(CONTEST)[:2])
    assert first.seating == (0, 1)
    assert second.seating == (1, 0)
    assert first.scores == second.scores[::-1]
    assert first.winners == tuple(sorted(1 - player for player in second.winners))


def test_a_contest_is_the_same_in_one_process_in_two_and_on_ray(tmp_path: Path) -> None:
    alone = in_order(list(results(CONTEST, 1)))
    assert len(alone) == CONTEST.games
    assert in_order(list(results(CONTEST, 2))) == alone
    # In a process of its own: Ray leaves threads behind that would disturb the tests after this one.
    told = tmp_path / "ray.json"
    command = [sys.executable, "-m", "litera.cli", "arena", CONTEST.game, "--players", ",".join(CONTEST.players)]
    wishes = ["--games", str(CONTEST.games), "--seed", CONTEST.seed, "--ray", "local", "--json", str(told)]
    subprocess.run([*command, *wishes], check=True, capture_output=True)
    report = msgspec.json.decode(told.read_bytes(), type=Report)
    assert in_order(report.results) == alone


def test_another_seed_gives_other_games() -> None:
    others = msgspec.structs.replace(CONTEST, seed="another")
    assert in_order(list(results(others, 1))) != in_order(list(results(CONTEST, 1)))


@pytest.mark.parametrize(
    "contest",
    [
        Contest("dnup", ("easy", "godlike"), 2, "test"),
        Contest("dnup", ("easy", "easy"), 2, "test", {"round_turn_limit": "many"}),
        Contest("whist", ("easy", "easy"), 2, "test"),
    ],
)
def test_what_cannot_be_played_is_refused(contest: Contest) -> None:
    with pytest.raises(SetupError):
        play(contest, Fixture(0, "test", (0, 1)))
