"""A server that is asked to end clears up after itself: nothing is left, and nothing is written of it."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, served


@pytest.mark.parametrize(("how", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
@pytest.mark.parametrize("level", [None, "master"], ids=["quiet", "thinking"])
def test_a_stop_leaves_nothing_behind(tmp_path: Path, how: int, status: int, level: str | None) -> None:
    with served(tmp_path, LITERA_BOT_SECONDS="60") as server:
        anna = server.guest("Anna")
        table = anna.open("klepka", bots=["easy"])
        seat = anna.enter(table)
        seat.ask("advise", ms=50)
        if level is not None:
            seat.send("advise", level=level, ms=10_000)
        workers = children(server.process.pid)
        assert len(workers) >= 2
        began = time.monotonic()
        assert server.stop(how) == status
        assert time.monotonic() - began < PATIENCE / 2
        assert server.log.read_text() == ""
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def children(process: int) -> list[int]:
    """Give the processes that a process has begun."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]
