"""The protocol on standard input and output: one JSON object a line each way, in order, until the end or ``quit``."""

from __future__ import annotations

import secrets
from typing import BinaryIO

import msgspec

from litera.core.draws import SEED_BYTES
from litera.core.event import Json
from litera.core.refusal import Code, Refusal, refuse
from litera.protocol.desk import Desk, failure

LONGEST_LINE = 1 << 20
"""A line, asked or answered, is no longer than 1 MiB."""

DEEPEST = 100
"""A request nests no deeper, so that the stack suffices for all that reads, keeps or writes its parts."""


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer each line that is asked, until the input ends or ``quit`` comes."""
    desk = Desk(lambda: secrets.token_bytes(SEED_BYTES))
    while line := asked.readline(LONGEST_LINE + 1):
        request = _decode(line, asked)
        reply = failure(request) if isinstance(request, Refusal) else desk.answer(request)
        answered.write(_encode(reply) + b"\n")
        answered.flush()
        if isinstance(request, dict) and request.get("do") == "quit" and reply["ok"]:
            return


def _decode(line: bytes, asked: BinaryIO) -> object:
    """Give the line's JSON value, or the refusal of what cannot be read; the rest of a long line is passed over."""
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        while (rest := asked.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        return refuse(Code.BAD_REQUEST, key="request-too-long")
    try:
        value: object = msgspec.json.decode(line)
    except RecursionError:
        return refuse(Code.BAD_REQUEST, key="request-too-deep", deepest=DEEPEST)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return refuse(Code.BAD_REQUEST, key="request-no-object")
    if line.count(b"[") + line.count(b"{") > DEEPEST and _is_deep(value):
        return refuse(Code.BAD_REQUEST, key="request-too-deep", deepest=DEEPEST)
    return value


def _is_deep(value: object) -> bool:
    layer = [value]
    for _ in range(DEEPEST + 1):
        layer = [
            inner
            for outer in layer
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]
    return bool(layer)


def _encode(reply: dict[str, Json]) -> bytes:
    encoded = msgspec.json.encode(reply)
    if len(encoded) < LONGEST_LINE:
        return encoded
    short = failure(refuse(Code.BAD_REQUEST, key="reply-too-long"))
    identity = reply.get("id")
    if isinstance(identity, int | str) and len(str(identity)) < 100:
        short = {"id": identity, **short}
    return msgspec.json.encode(short)
