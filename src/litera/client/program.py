"""A program in a seat: what it writes on its standard output is asked, what the table says is written to its input."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import IO, Any

import msgspec

from litera.client.remote import RemoteClient, Told
from litera.core.refusal import Code, refuse
from litera.protocol.desk import failure

OVER_SECONDS = 5.0
"""How long a program whose input has ended may take to end too."""


def seat_program(url: str, token: str, command: Sequence[str]) -> int:
    """Let a program play the seat of a token; give its exit status when it has ended.

    It reads one JSON object a line: first what ``hello`` says, as ``{"feed": "hello", …}``, then feed items and the
    replies to what it asks, which it writes one a line. ``quit`` or the end of its output ends it.
    Raises RefusedError where the server does not let it in, LostError where the connection is closed for good, OSError
    where the program cannot be run, ValueError for an address that is none of a server.
    """
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None, "it is a pipe"
        assert process.stdout is not None, "it is a pipe"
        out = _Lines(process.stdin)
        client = RemoteClient(url, lambda: {"token": token, "say": 0}, out.write, leave=out.close)
        try:
            for line in process.stdout:
                if not _ask(client, line, out.write):
                    break
            end = client.end
        finally:
            client.close()
            _wait(process)
    if end is not None:
        raise end
    return process.returncode


def _ask(client: RemoteClient, line: bytes, write: Callable[[Told], None]) -> bool:
    """Ask what a line of the program's asks, and have the reply written; say whether it goes on.

    A reply is written when it comes: what a view shows must not be written behind what happened later.
    """
    try:
        asked: Any = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        write(failure(refuse(Code.BAD_REQUEST, key="request-unreadable", detail=str(error))))
        return True
    if not isinstance(asked, dict):
        write(failure(refuse(Code.BAD_REQUEST, key="request-no-object")))
        return True
    if asked.get("do") == "quit":
        return False

    def answer(reply: Told) -> None:
        del reply["id"]
        write({"id": asked["id"], **reply} if "id" in asked else reply)

    client.post(asked, answer)
    return True


class _Lines:
    """The program's input, written by two threads, a line at a time."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._lock = threading.Lock()
        self._is_open = True

    def write(self, told: Told) -> None:
        with self._lock:
            if self._is_open:
                try:
                    self._pipe.write(msgspec.json.encode(told) + b"\n")
                    self._pipe.flush()
                except BrokenPipeError:
                    # The program has ended; so does its output, which ends us.
                    self._is_open = False

    def close(self) -> None:
        with self._lock:
            self._is_open = False
            try:
                self._pipe.close()  # closed already is no error
            except BrokenPipeError:
                # What it has not read nobody will.
                return


def _wait(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(OVER_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
