"""The kernels of the look-ahead and of the search of the end also run uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FILES = ("test_ahead.py", "test_endgame.py")


def test_the_turns_ahead_and_the_end_are_those_of_the_rules_uncompiled() -> None:
    tests = [str(Path(__file__).with_name(name)) for name in FILES]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_PROFILE": "quick"},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout
