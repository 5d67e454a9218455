"""``make chaos``: CHAOS_FAULTS faults (30) on CHAOS_TABLES tables (200), from CHAOS_SEED (chosen, and told).

More than 50 faults are several rounds, each with servers, databases and tables of its own, and checked at its end; the
table so far is printed after each. With CHAOS_KEEP=FILE what the rounds found is kept there: the same run started again
goes on after the last of them.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
import time
from pathlib import Path

import msgspec

from tests.chaos.players import Waits
from tests.chaos.run import Report, chaos, schedule

ROUND = 50
PAUSE_SECONDS = 8.0
"""On average everybody does something this often: livelier than people, and two cores can still catch up."""


def main() -> int:
    """Run and report; give 1 where something is wrong."""
    keep = os.environ.get("CHAOS_KEEP")
    tables = int(os.environ.get("CHAOS_TABLES") or 200)
    report = taken_up(keep, tables)
    count = int(os.environ.get("CHAOS_FAULTS") or 30)
    faults = schedule(random.Random(report.seed), count)
    for number in range(report.rounds, -(-count // ROUND)):
        some = faults[number * ROUND : (number + 1) * ROUND]
        began, worked = time.monotonic(), time.process_time()
        # Far apart, so that runs from neighbouring seeds share no round.
        report.add(chaos(report.seed + 1_000_000 * number, some, tables, PAUSE_SECONDS, _tell))
        seconds, own = time.monotonic() - began, time.process_time() - worked
        _say(f"{report}\n{seconds / 60:.1f} minutes; the clients took {own / seconds:.0%} of a core")
        if keep:
            # Whoever is killed here has the one before.
            Path(f"{keep}.new").write_bytes(msgspec.json.encode(report))
            Path(f"{keep}.new").replace(keep)
    return 1 if report.wrong else 0


def taken_up(keep: str | None, tables: int) -> Report:
    """Give what earlier rounds have found, or begin."""
    if keep and Path(keep).exists():
        return msgspec.json.decode(Path(keep).read_bytes(), type=Report)
    return Report(int(os.environ.get("CHAOS_SEED") or secrets.randbelow(1_000_000)), tables)


def _tell(name: str, waits: Waits) -> None:
    _say(f"{name}: {waits.seconds:.1f} s, {waits.acknowledged} acknowledged, longest wait {waits.longest:.1f} s")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
