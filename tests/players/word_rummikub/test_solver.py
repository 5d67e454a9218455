"""The solver against every possible play, on five hundred small turns with jokers and all options (W4 to W15)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.quick import OWN_WORDS, Quick
from litera.players.word_rummikub.solver import SURE_TRIES, solve
from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon
from tests.games.word_rummikub.playing import rules
from tests.players.sights import Stopper
from tests.players.word_rummikub.cases import Case, case_of, lexicon_of
from tests.reference.word_rummikub_turns import best_rank
from tests.sweep import among

LEXICONS = 17
TURNS = 30


def differs(case: Case) -> str:
    """Say how solver and brute force differ; "" where they agree."""
    problem = Problem.of(case.ruleset, case.state)
    solution = solve(problem)
    expected = best_rank(case.ruleset, case.words, case.state)
    found = None
    if solution.play is not None:
        if not problem.is_legal(solution.play):
            return f"{solution.play} is not legal: {case}"
        found = problem.worth(solution.play).rank
    if found == expected and solution.proved and solution.bound == (expected[0] if expected else 0):
        return ""
    return f"{solution} {found}, not {expected}: {case.state} {case.words} {case.ruleset}"


@pytest.mark.parametrize("part", among(range(4), 0))
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


def turn_of(lexicon: Lexicon, table: list[str], rack: str) -> Problem:
    """State the turn of a seat that has opened."""
    bound = rules(2, lexicon=lexicon)
    position = {"racks": [rack, "A"], "table": table, "bank": "ABC", "opened": [True, True]}
    return Problem.of(bound.ruleset, bound.notation.read_position(position))


def test_a_word_of_the_rack_is_laid_when_no_time_is_given_at_all() -> None:
    solution = solve(turn_of(open_lexicon("pl"), ["POCZTÓWKI", "CZYN", "KOC", "ZZA"], "GNKOTAS"), Budget(0))
    assert solution.play is not None
    assert not solution.proved
    assert solution.bound > solution.worth.points > 0


def test_without_time_few_words_are_tried_where_none_can_be_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """All words take letters of the table without which the rest makes no word: none of the tries comes to a turn."""
    tried = 0
    try_target = Quick._try_target

    def count(self: Quick, target: str, number: int) -> None:
        nonlocal tried
        tried += 1
        try_target(self, target, number)

    monkeypatch.setattr(Quick, "_try_target", count)
    words = ["koszyk", *("a" + "".join(pair) for pair in permutations("koszy", 2))]
    hopeless = turn_of(Lexicon.of_words(words, "pl"), ["KOSZYK"], "A")
    assert solve(hopeless, Budget(0)).play is None
    assert tried <= OWN_WORDS + SURE_TRIES < len(words)
    tried = 0
    assert solve(hopeless).play is None
    assert tried > SURE_TRIES


def test_wherever_it_is_stopped_it_answers_after_few_more_looks_with_what_it_has() -> None:
    """Also within the solver of the programme: this turn, which the first tries leave open, needs many looks."""
    problem = turn_of(open_lexicon("pl"), ["POCZTÓWKI", "CZYN", "KOC", "ZZA"], "GNŚTTTZ")
    whole = solve(problem)
    for after in (1, 5, 20, 60, 100, 200, 400):
        stopper = Stopper(after)
        solution = solve(problem, stopper.budget())
        assert after < stopper.looks <= after + OWN_WORDS + SURE_TRIES + 8, after
        assert not solution.proved, after
        assert solution.worth.points <= whole.worth.points <= solution.bound, after
        assert solution.play is None or problem.is_legal(solution.play), after
