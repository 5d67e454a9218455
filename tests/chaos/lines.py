"""Lines that can be cut, in a process of their own: what they carry never waits for what the clients are doing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable

import uvloop

from tests.chaos.proxy import Proxy


class Line:
    """A line to a port, from a port of its own. It carries nothing while it is cut, and neither end is told."""

    def __init__(self, ask: Callable[..., int], target: int) -> None:
        self._ask = ask
        self._number = ask("open", target)
        self.port = ask("port", self._number)

    def aim(self, target: int) -> None:
        """Lead to another port from now on."""
        self._ask("aim", self._number, target)

    def cut(self) -> None:
        """Carry nothing from now on."""
        self._ask("cut", self._number)

    def mend(self) -> None:
        """Carry again; those who were cut off have to connect anew."""
        self._ask("mend", self._number)

    def close(self) -> None:
        """Listen no more."""
        self._ask("close", self._number)


class Lines:
    """The process that carries all lines."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.chaos.lines"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def open(self, target: int = 0) -> Line:
        """Make a line to a port."""
        return Line(self._ask, target)

    def close(self) -> None:
        """End all lines."""
        self._process.communicate(timeout=60)

    def _ask(self, do: str, *what: int) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([do, *what]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


async def _carry() -> None:
    """Do what is asked on standard input, a line each, and answer with a number."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    lines: list[Proxy] = []
    async for text in reader:
        do, number, *rest = json.loads(text)
        answer = 0
        if do == "open":
            lines.append(Proxy(number))
            await lines[-1].start()
            answer = len(lines) - 1
        elif do == "port":
            answer = lines[number].port
        elif do == "aim":
            (lines[number].target,) = rest
        else:
            {"cut": lines[number].cut, "mend": lines[number].mend, "close": lines[number].close}[do]()
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
    for line in lines:
        line.close()


if __name__ == "__main__":
    uvloop.run(_carry())
