"""The protocol on standard input and output: one JSON object a line each way, in order, until the end or ``quit``."""

from __future__ import annotations

import json
import secrets
from typing import Any, BinaryIO

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
        request, refusal = _decode(line, asked)
        reply = _refused(request, refusal) if refusal else desk.answer(request)
        answered.write(_encode(reply) + b"\n")
        answered.flush()
        if isinstance(request, dict) and request.get("do") == "quit" and reply["ok"]:
            return


def _decode(line: bytes, asked: BinaryIO) -> tuple[object, Refusal | None]:
    """Give the line's JSON value, and what speaks against it; the rest of a line that is too long is passed over."""
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        while (rest := asked.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        return None, refuse(Code.BAD_REQUEST, key="request-too-long")
    too_deep = refuse(Code.BAD_REQUEST, key="request-too-deep", deepest=DEEPEST)
    try:
        value: object = msgspec.json.decode(line)
    except RecursionError:
        return None, too_deep
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return _refused_object(line, str(error))
    is_deep = line.count(b"[") + line.count(b"{") > DEEPEST and _is_deep(value)
    return value, too_deep if is_deep else None


def _refused_object(line: bytes, detail: str) -> tuple[object, Refusal]:
    """Refuse a line that is no JSON object, or one with what texts cannot hold: half a surrogate pair, NaN."""
    try:
        value: Any = json.loads(line.decode())
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        return None, refuse(Code.BAD_REQUEST, key="request-no-object")
    return value, refuse(Code.BAD_REQUEST, key="request-unreadable", detail=detail)


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
    return msgspec.json.encode(_refused(reply, refuse(Code.BAD_REQUEST, key="reply-too-long")))


def _refused(carrier: object, refusal: Refusal) -> dict[str, Json]:
    """Give the reply that describes a refusal, with the ``id`` of its request or reply where this is short and flat."""
    identity = carrier.get("id") if isinstance(carrier, dict) else None
    named = isinstance(identity, int | float | str) and len(str(identity)) < 100 and str(identity).isprintable()
    return {"id": identity, **failure(refusal)} if named else failure(refusal)
