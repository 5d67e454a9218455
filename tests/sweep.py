"""Which cases of a test ``make test`` runs, and which are left to ``make sweep``: those that prove what others prove.

No test of security, of what must not be lost or of a rule is left to a sweep alone; some case of each is always run.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Any, TypeAlias

import pytest

Case: TypeAlias = Any
"""What ``pytest.param`` gives, which has no public name."""


def among(cases: Iterable[Any], *usual: Any) -> list[Case]:
    """Give all cases; only the usual ones, named by themselves or by their first value, are no sweep.

    Raises:
        ValueError: a usual case is none of the cases, or there is none.
    """
    rows = [case if isinstance(case, tuple) else (case,) for case in cases]
    named = [{row, row[0]} for row in rows]
    strange = [one for one in usual if not any(one in names for names in named)]
    if strange or not usual:
        raise ValueError(f"no such cases: {strange}")
    return [case_of(row, not names.isdisjoint(usual)) for row, names in zip(rows, named, strict=True)]


def each_once(*axes: Sequence[Any]) -> list[Case]:
    """Give all combinations of values; as many are no sweep as it takes to have each value once."""
    chosen = {tuple(axis[number % len(axis)] for axis in axes) for number in range(max(map(len, axes)))}
    return [case_of(row, row in chosen) for row in product(*axes)]


def case_of(row: Collection[Any], is_usual: bool) -> Case:
    """Give a case as pytest takes it."""
    return pytest.param(*row, marks=() if is_usual else pytest.mark.sweep)
