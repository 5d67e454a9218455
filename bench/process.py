"""A server in a process of its own, on one core, and what it takes up."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path


class Process:
    """A server on the first core that we may use; we take the others until it has stopped."""

    def __init__(self, module: Sequence[str], environment: Mapping[str, str], *, on_one_core: bool = True) -> None:
        """Run a module of Python, with its arguments, that first prints the address where it listens.

        Without ``on_one_core`` it shares all of them with us, as a server with bots does.
        """
        self._cores = sorted(os.sched_getaffinity(0))
        began = time.perf_counter()
        os.sched_setaffinity(0, {self._cores[0]} if on_one_core else set(self._cores))
        self._process = subprocess.Popen(
            [sys.executable, "-m", *module], stdout=subprocess.PIPE, text=True, env=dict(environment)
        )
        if on_one_core:
            os.sched_setaffinity(0, set(self._cores[1:]) or set(self._cores))
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found, "the server says where it listens"
        self.starting_seconds = time.perf_counter() - began
        self.port = int(found[1])

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    def stop(self) -> None:
        """End it, and take its core back."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        os.sched_setaffinity(0, set(self._cores))

    def kibibytes(self) -> int:
        """Say how much memory it holds."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def cpu_seconds(self) -> float:
        """Say how long it has worked."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
