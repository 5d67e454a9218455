"""The real program in a pseudo-terminal: lines are typed to it, and answers read up to the next prompt."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect

PATIENCE = 60
"""Seconds after which a program that says nothing has failed; none of the tests waits so long."""
ROWS, COLUMNS = 24, 100
PROMPT = "\r\n> "


class Program:
    """``litera`` at work. ``screen`` is all that has appeared on its terminal."""

    def __init__(
        self, *arguments: str, data: Path, columns: int = COLUMNS, python: str = sys.executable, **variables: str
    ) -> None:
        environment = {**os.environ, "LITERA_DATA": str(data), "TERM": "xterm", "NO_COLOR": "1", **variables}
        for name in ("LINES", "COLUMNS"):
            environment.pop(name, None)
        self._child: pexpect.spawn[str] = pexpect.spawn(
            python,
            ["-m", "litera.cli", *arguments],
            env=environment,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(ROWS, columns),
        )
        self._child.delaybeforesend = None
        self.screen = ""

    def heard(self) -> str:
        """Give what appears until the program waits for a line."""
        self._child.expect_exact(PROMPT)
        self.screen += self._before + PROMPT
        return self._before.replace("\r\n", "\n").strip("\n")

    @property
    def _before(self) -> str:
        return str(self._child.before)

    def type(self, line: str) -> str:
        """Type a line and give the answer to it."""
        self._child.sendline(line)
        self.screen += line
        return self.heard().removeprefix(line).strip("\n")

    def awaits(self, *patterns: str) -> tuple[int, str]:
        """Wait until one of these patterns appears; give its number, and what its group holds."""
        found = int(self._child.expect([*patterns]))
        match = self._child.match
        assert isinstance(match, re.Match)
        self.screen += self._before + match[0]
        return found, match[1] if match.re.groups else match[0]

    def types(self, text: str) -> None:
        """Type a part of a line."""
        self._child.send(text)

    def asks(self, line: str, *patterns: str) -> tuple[int, str]:
        """Type a line, and wait until one of these patterns appears, whatever else is said meanwhile."""
        self._child.sendline(line)
        return self.awaits(*patterns)

    def ends(self, line: str | None = None) -> tuple[int | None, str]:
        """Type a last line, if any; give the exit status of the program and what it said at the end."""
        if line is not None:
            self._child.sendline(line)
        self._child.expect(pexpect.EOF)
        self._child.close()
        self.screen += self._before
        return self._child.exitstatus, self._before.replace("\r\n", "\n")

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._child.sendintr()

    def end_input(self) -> None:
        """Press Ctrl-D."""
        self._child.sendeof()

    def signal(self, number: int) -> None:
        """Send a signal, as the system does when a terminal closes."""
        self._child.kill(number)

    def close_terminal(self) -> None:
        """Close the terminal under the program, and wait until it has gone."""
        self._child.close(force=False)


ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b.")
