"""A real engine process that is asked many lines at once: a thread writes while the replies are read."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

PATIENCE = 120.0
"""Seconds without a single byte of a reply after which the engine counts as hanging."""


class Engine:
    """One ``litera engine``; what it writes to standard error is kept for the message of a failed test."""

    def __init__(self, errors: Path) -> None:
        self.errors = errors
        with errors.open("wb") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "litera.cli", "engine"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                bufsize=0,
            )
        self._pending = b""

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def ask(self, lines: list[bytes]) -> list[bytes]:
        """Write the lines and give as many replies. Raises AssertionError where the engine stops or hangs."""
        writer = Thread(target=self._write, args=(b"".join(line + b"\n" for line in lines),))
        writer.start()
        replies = self._read(len(lines))
        writer.join()
        return replies

    def finish(self) -> int:
        """Ask it to quit and give its exit status."""
        assert self.ask([b'{"do": "quit"}']) == [b'{"ok":true}']
        return self.process.wait(timeout=PATIENCE)

    def resident_kilobytes(self) -> int:
        """Give the memory that the process holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1])

    def _write(self, data: bytes) -> None:
        assert self.process.stdin is not None
        try:
            left = memoryview(data)
            while left:
                left = left[self.process.stdin.write(left) :]
        except BrokenPipeError:
            return  # the reader sees that the engine has stopped, and says so

    def _read(self, count: int) -> list[bytes]:
        assert self.process.stdout is not None
        descriptor = self.process.stdout.fileno()
        chunks = [self._pending]
        missing = count - self._pending.count(b"\n")
        while missing > 0:
            last = time.monotonic()
            ready = select.select([descriptor], [], [], PATIENCE)[0]
            assert ready, f"no reply for {time.monotonic() - last:.0f} s; {missing} of {count} are missing"
            chunk = os.read(descriptor, 1 << 20)
            assert chunk, f"the engine stopped, {missing} of {count} replies are missing: {self._complaint()}"
            missing -= chunk.count(b"\n")
            chunks.append(chunk)
        *replies, self._pending = b"".join(chunks).split(b"\n")
        return replies

    def _complaint(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace")[-4000:]
