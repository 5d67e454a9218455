"""When a search of Word Rummikub answers: while there is time for one more piece of work, and no later."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from litera.games.word_rummikub.rules import WordRummikubRules
from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.quick import Quick
from litera.players.word_rummikub.solver import solve
from litera.players.word_rummikub.watch import LONGER, OutOfTimeError, Watch
from litera.words.catalog import open_lexicon
from tests.games.word_rummikub.playing import rules


@dataclass
class Clock:
    """A clock that stands still until it is moved."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def test_it_is_late_when_a_piece_like_the_longest_would_not_fit() -> None:
    clock = Clock()
    watch = Watch(Budget(1.0, clock=clock))
    clock.now = 0.2
    assert not watch.is_late
    clock.now = 0.3
    watch.look()
    clock.now = 1.0 - 0.2 * LONGER + 0.01
    assert watch.is_late
    with pytest.raises(OutOfTimeError):
        watch.look()


def test_without_a_bound_it_is_late_only_when_it_is_stopped() -> None:
    stopped: list[str] = []
    watch = Watch(Budget(is_stopped=lambda: bool(stopped)))
    assert not watch.is_late
    stopped.append("now")
    assert watch.is_late
    assert watch.is_late


def test_on_a_slow_machine_too_the_answer_comes_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try takes a tenth of the time that there is: many are left out, and the last one ends in time."""
    bound = rules(2, lexicon=open_lexicon("pl"))
    assert isinstance(bound, WordRummikubRules)
    position = {
        "racks": ["GNŚTTTZ", "A"],
        "table": ["POCZTÓWKI", "CZYN", "KOC", "ZZA"],
        "bank": "ABC",
        "opened": [True, True],
    }
    problem = Problem.of(bound.ruleset, bound.notation.read_position(position))
    clock = Clock()
    try_target = Quick._try_target

    def slow(self: Quick, target: str, number: int) -> None:
        clock.now += 0.1
        try_target(self, target, number)

    monkeypatch.setattr(Quick, "_try_target", slow)
    solution = solve(problem, Budget(1.0, clock=clock))
    assert solution.play is not None
    assert 0.5 < clock.now <= 1.0
