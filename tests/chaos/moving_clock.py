"""The command ``litera`` on a machine whose clock is moved by hours again and again."""

from __future__ import annotations

import sys
import time

from litera.cli import main

HOURS = (0, 5, -7, 400, -2)
SECONDS = 1.0
"""So often the clock is moved."""


def moved() -> int:
    """Give by how many seconds the clock is wrong at present."""
    return 3600 * HOURS[int(time.monotonic() / SECONDS) % len(HOURS)]


if __name__ == "__main__":
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + moved()
    time.time_ns = lambda: right_ns() + moved() * 1_000_000_000
    sys.exit(main())
