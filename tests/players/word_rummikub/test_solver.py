"""The solver against every possible play, on two thousand small turns with jokers and all options (W4 to W15)."""

from __future__ import annotations

import random

import pytest

from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.solver import solve
from tests.players.word_rummikub.cases import Case, case_of, lexicon_of
from tests.reference.word_rummikub_turns import best_rank

LEXICONS = 17
TURNS = 30


def differs(case: Case) -> str:
    """Say how solver and brute force differ; "" where they agree."""
    problem = Problem.of(case.ruleset, case.lexicon, case.state)
    solution = solve(problem)
    expected = best_rank(case.ruleset, case.lexicon, case.words, case.state)
    found = None
    if solution.play is not None:
        if not problem.is_legal(solution.play):
            return f"{solution.play} is not legal: {case}"
        found = problem.worth(solution.play).rank
    if found == expected and solution.proved and solution.bound == (expected[0] if expected else 0):
        return ""
    return f"{solution} {found}, not {expected}: {case.state} {case.words} {case.ruleset}"


@pytest.mark.parametrize("part", range(4))
def test_it_agrees_with_every_play_there_is(part: int) -> None:
    chance = random.Random(f"turns {part}")
    cases = 0
    for _ in range(LEXICONS):
        words, lexicon = lexicon_of(chance)
        for _ in range(TURNS):
            case = case_of(chance, words, lexicon)
            assert differs(case) == ""
            cases += 1
    assert cases >= 500
