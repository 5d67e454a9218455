"""What one request sets off, from the click to the commit: its id in the log's lines, and spans if they are wanted.

Both follow a request through tasks and threads, and to other nodes with what ``carried`` gives.
"""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import ContextVar
from typing import Any, Final, Protocol, TypeAlias

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being worked on, "" where nobody asked: for a bot's move, or when time is up."""

FITTING: Final = re.compile(r"[!-~]{1,64}( [!-~]{1,64}){0,3}")
"""An id of a client's that is written to the log as it is."""

_SERIES: Final = secrets.token_hex(4)
"""Of this process: with a number after it no two ids are the same, on however many servers."""
_numbers = itertools.count()

End: TypeAlias = Callable[[object], None]
"""Ends a span that was begun; what it is given is of no use to it."""


class Spans(Protocol):
    """Where spans go."""

    def within(self, name: str, parent: str, attributes: dict[str, Any]) -> AbstractContextManager[object]:
        """Give a span for what is done within; ``parent`` is what another node carried here, or ""."""

    def begin(self, name: str, attributes: dict[str, Any]) -> End:
        """Begin a span that somebody else ends."""

    def carried(self) -> str:
        """Give what another node needs to know of the present span."""

    def close(self) -> None:
        """Send what waits, and no more."""


_spans: Spans | None = None


def sent_to(url: str | None, node: str) -> Spans | None:
    """Have all spans of this process go to a collector from now on, as those of a node; None makes none.

    Raises ImportError where what sends them isn't installed.
    """
    global _spans
    if url is None:
        _spans = None
    else:
        from litera.server.spans import OpenTelemetry

        _spans = OpenTelemetry(url, node)
    return _spans


class Following:
    """Follows a request while something is done for it."""

    __slots__ = ("_before", "_of", "_span")

    def __init__(self, of: str, name: str, parent: str = "", **attributes: Any) -> None:
        """Follow the request with this id, in a span of this name."""
        self._of = of
        self._span = None if _spans is None else _spans.within(name, parent, attributes)

    def __enter__(self) -> None:
        self._before = request_id.set(self._of)
        if self._span is not None:
            self._span.__enter__()

    def __exit__(self, *failure: Any) -> None:
        if self._span is not None:
            self._span.__exit__(*failure)
        request_id.reset(self._before)


def begun(name: str, **attributes: Any) -> End | None:
    """Begin a span that ends when what is given is called; None where no spans are made."""
    return None if _spans is None else _spans.begin(name, attributes)


def carried() -> str:
    """Give what another node needs to go on with the present span, "" where no spans are made."""
    return "" if _spans is None else _spans.carried()


def id_for(asked: object) -> str:
    """Give the id by which a request is followed: the client's own if it is a short text, else a new one."""
    if isinstance(asked, str) and FITTING.fullmatch(asked):
        return asked
    return f"{_SERIES}{next(_numbers):08x}"
