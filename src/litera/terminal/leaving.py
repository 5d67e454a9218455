"""Leaving the program: Ctrl-C, a closed terminal and the end of the input are heard between two steps, never in one."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class LeftError(Exception):
    """The person, or the terminal, has gone; ``status`` is the exit status that says how."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Door:
    """Holds back the wish to leave while a step is being made, so that a table is always kept whole."""

    def __init__(self) -> None:
        self._status = 0
        self._is_open = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Listen to the signals that ask a program to end, for as long as this lasts."""
        # Windows knows no SIGHUP.
        numbers = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
        before = {number: signal.signal(number, self._asked) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _asked(self, number: int, _: FrameType | None) -> None:
        if self._is_open:
            raise LeftError(128 + number)
        if self._status:
            # Asked twice: the step may not end. The copy from before it is on disk.
            raise KeyboardInterrupt
        self._status = 128 + number

    def check(self) -> None:
        """Leave if that was asked meanwhile. Raises LeftError."""
        if self._status:
            raise LeftError(self._status)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Let a signal leave at once, while nothing is being done. Raises LeftError."""
        self._is_open = True
        try:
            self.check()
            yield
        finally:
            self._is_open = False
