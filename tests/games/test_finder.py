"""What finds moves is named in a text, and imported when a list is first asked for."""

from __future__ import annotations

import pytest

from litera.games.finder import finder


def test_a_finder_does_what_the_function_does_that_it_names() -> None:
    assert finder("math:gcd")(12, 18) == 6


def test_nothing_is_imported_before_the_first_call() -> None:
    find = finder("litera.nowhere:find")
    with pytest.raises(ModuleNotFoundError, match=r"litera\.nowhere"):
        find()
