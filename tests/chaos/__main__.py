"""``make chaos``: CHAOS_FAULTS faults (30), CHAOS_TABLES tables (100), from CHAOS_SEED (chosen, and told)."""

from __future__ import annotations

import os
import random
import secrets
import sys

from tests.chaos.run import chaos, schedule


def main() -> int:
    """Run and report; give 1 where something is wrong."""
    seed = int(os.environ.get("CHAOS_SEED") or secrets.randbelow(1_000_000))
    faults = schedule(random.Random(seed), int(os.environ.get("CHAOS_FAULTS") or 30))
    report = chaos(seed, faults, int(os.environ.get("CHAOS_TABLES") or 100), pause=2.0)
    sys.stdout.write(f"{report}\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
