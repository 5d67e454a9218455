"""A sweep repeats what `make test` proves: of each test some case is always run, and each value of each axis."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sweep import Case, among, each_once

TESTS = Path(__file__).parents[1]


def usual(cases: list[Case]) -> list[tuple[object, ...]]:
    """Give the values of the cases that are no sweep."""
    return [case.values for case in cases if not case.marks]


def test_every_combination_is_a_case_and_each_value_is_in_a_usual_one() -> None:
    axes = ["abcd", (1, 2, 3), (True, False)]
    cases = each_once(*axes)
    assert len({case.values for case in cases}) == len(cases) == 4 * 3 * 2
    assert len(usual(cases)) == 4
    assert [set(values) for values in zip(*usual(cases), strict=True)] == [set(axis) for axis in axes]


def test_usual_cases_are_named_by_themselves_or_by_their_first_value() -> None:
    assert usual(among(["en", "pl", "uk"], "pl")) == [("pl",)]
    assert usual(among([("dnup", 1), ("klepka", 2)], "klepka")) == [("klepka", 2)]
    assert usual(among([("dnup", 1), ("dnup", 2)], ("dnup", 2))) == [("dnup", 2)]


def test_some_case_is_always_run() -> None:
    with pytest.raises(ValueError, match="no such cases"):
        among(["en", "pl"], "de")
    with pytest.raises(ValueError, match="no such cases"):
        among(["en", "pl"])


def test_nothing_else_marks_a_sweep() -> None:
    """Or a whole test could be one."""
    marking = [path for path in TESTS.rglob("*.py") if "mark.sweep" in path.read_text(encoding="utf-8")]
    assert set(marking) == {TESTS / "sweep.py", Path(__file__)}
