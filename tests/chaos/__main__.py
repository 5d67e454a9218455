"""``make chaos``: CHAOS_FAULTS faults (30), CHAOS_TABLES tables (200), from CHAOS_SEED (chosen, and told)."""

from __future__ import annotations

import os
import random
import secrets
import sys
import time

from tests.chaos.run import chaos, schedule


def main() -> int:
    """Run and report; give 1 where something is wrong."""
    seed = int(os.environ.get("CHAOS_SEED") or secrets.randbelow(1_000_000))
    faults = schedule(random.Random(seed), int(os.environ.get("CHAOS_FAULTS") or 30))
    began, worked = time.monotonic(), time.process_time()
    report = chaos(seed, faults, int(os.environ.get("CHAOS_TABLES") or 200), pause=2.0)
    seconds, own = time.monotonic() - began, time.process_time() - worked
    sys.stdout.write(f"{report}\n")
    sys.stdout.write(f"{seconds / 60:.1f} minutes; the clients took {own / seconds:.0%} of a core\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
