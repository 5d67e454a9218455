"""The kernels of the look-ahead and of the search of the end also run uncompiled."""

from __future__ import annotations

from pathlib import Path

from tests.effort import agree_uncompiled

FILES = ("test_ahead.py", "test_endgame.py")


def test_the_turns_ahead_and_the_end_are_those_of_the_rules_uncompiled() -> None:
    agree_uncompiled(*(str(Path(__file__).with_name(name)) for name in FILES))
