"""The protocol on standard input and output: one JSON object a line each way, in order, until the end or ``quit``."""

from __future__ import annotations

import secrets
from typing import BinaryIO

import msgspec

from litera.core.draws import SEED_BYTES
from litera.core.event import Json
from litera.core.refusal import Code, refuse
from litera.protocol.desk import Desk, failure

LONGEST_LINE = 1 << 20
"""A line, asked or answered, is no longer than 1 MiB."""


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer each line that is asked, until the input ends or ``quit`` comes."""
    desk = Desk(lambda: secrets.token_bytes(SEED_BYTES))
    while line := asked.readline(LONGEST_LINE + 1):
        too_long = len(line) > LONGEST_LINE and not line.endswith(b"\n")
        if too_long:
            _skip_line(asked)
        request = None if too_long else _decode(line)
        reply = failure(refuse(Code.BAD_REQUEST, key="request-too-long")) if too_long else desk.answer(request)
        answered.write(_encode(reply) + b"\n")
        answered.flush()
        if isinstance(request, dict) and request.get("do") == "quit" and reply["ok"]:
            return


def _decode(line: bytes) -> object:
    """Give the line's JSON value; None, which is no request either, where it is not JSON."""
    try:
        value: object = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return value


def _encode(reply: dict[str, Json]) -> bytes:
    encoded = msgspec.json.encode(reply)
    if len(encoded) < LONGEST_LINE:
        return encoded
    short = failure(refuse(Code.BAD_REQUEST, key="reply-too-long"))
    identity = reply.get("id")
    if isinstance(identity, int | str) and len(str(identity)) < 100:
        short = {"id": identity, **short}
    return msgspec.json.encode(short)


def _skip_line(asked: BinaryIO) -> None:
    while (rest := asked.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass
