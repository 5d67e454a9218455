"""How hard tests try: as many examples as the profile asks for, and kernels once more where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).parents[1]
USUAL = 100
"""Examples of the profile that tests name their own numbers for, which is that of a sweep."""
UNCOMPILED = {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_PROFILE": "quick", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
PATIENCE = 600
"""Seconds."""


def examples(count: int) -> settings:
    """Try so many examples; more or fewer as the profile is harder or easier than a sweep."""
    return settings(max_examples=max(1, count * settings().max_examples // USUAL))


def agree_uncompiled(*tests: str, but: str = "uncompiled") -> None:
    """Run tests in a process where Numba is switched off, with few examples; those named ``but`` are left out."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"not {but}", *tests],
        cwd=ROOT,
        env=os.environ | UNCOMPILED,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout
