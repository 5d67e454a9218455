"""Bad messages: random bytes and JSON, and good requests with something broken. None of them may do anything."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

_REQUESTS: tuple[dict[str, Any], ...] = (
    {"do": "act", "move": "A 9/9"},
    {"do": "act", "move": "nonsense"},
    {"do": "read", "text": 5},
    {"do": "preview", "move": None},
    {"do": "say", "what": "secrets"},
    {"do": "events", "since": -1},
    {"do": "legal", "limit": "all"},
    {"do": "record"},
    {"do": "sit", "seat": 0},
    {"do": "free_seat", "seat": 99},
    {"do": "seat_bot", "seat": 0, "level": "easy"},
    {"do": "start"},
    {"do": "chat"},
    {"do": "chat", "text": " "},
    {"do": "nudge", "seat": 7},
    {"do": "offer", "what": "bribe"},
    {"do": "offer", "what": "rematch"},
    {"do": "options", "spectators": "all"},
    {"do": "hello"},
    {"do": "advise", "ms": -5},
)
"""Requests that a seat in a game that goes on cannot be granted."""

_FORGIVING = ("read", "preview", "say", "legal", "events", "chat")
"""Requests that take nearly everything, and answer it."""

_VALUES: tuple[Any, ...] = (
    None, True, -1, 2**40, 1e300, "", "x" * 3000, "\0", "\ud7ff￿", "ʼІї", [], {}, [[[]]], {"do": "act"}, "play * " * 99,
)  # fmt: skip


def _bytes(choose: random.Random) -> str:
    return "".join(chr(choose.randrange(1, 0xD7FF)) for _ in range(choose.randrange(200)))


def _deep(choose: random.Random) -> str:
    depth = choose.randrange(1, 2000)
    return '{"do":' + "[" * depth + "]" * choose.choice((0, depth)) + "}"


def _refused(choose: random.Random) -> str:
    return json.dumps(choose.choice(_REQUESTS) | {"id": choose.choice(("a", 1, None))})


def _cut(choose: random.Random) -> str:
    text = json.dumps(choose.choice(_REQUESTS))
    return text[: choose.randrange(len(text))]


def _odd_id(choose: random.Random) -> str:
    return json.dumps(choose.choice(_REQUESTS) | {"id": choose.choice(([], {}, "i" * 41, 1.5))})


def _odd_value(choose: random.Random) -> str:
    request = choose.choice([one for one in _REQUESTS if len(one) > 1 and one["do"] not in _FORGIVING])
    key = choose.choice([key for key in request if key != "do"])
    return json.dumps(request | {key: choose.choice(_VALUES), "do": choose.choice((request["do"], "reign", None))})


def _no_object(choose: random.Random) -> str:
    return json.dumps(choose.choice((*_VALUES, 1, "act", ["act"])))


_KINDS: tuple[Callable[[random.Random], str], ...] = (_bytes, _deep, _refused, _cut, _odd_id, _odd_value, _no_object)


def messages(seed: int, count: int) -> Iterator[bytes]:
    """Give so many bad messages."""
    choose = random.Random(seed)
    for _ in range(count):
        yield choose.choice(_KINDS)(choose).encode()
