"""What the nodes of a cluster say to one another, as MessagePack."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from litera.core.table import Entry, TableConfig

ConnectionId: TypeAlias = int
"""Counts the WebSockets of one node that are answered by another."""


class Said(msgspec.Struct, tag=1, array_like=True, frozen=True):
    """What came over a WebSocket to a table of the node that is asked; ``number`` counts from 0, which is ``hello``."""

    connection: ConnectionId
    number: int
    table: str
    address: str
    text: str


class Left(msgspec.Struct, tag=2, array_like=True, frozen=True):
    """A WebSocket has ended."""

    connection: ConnectionId


class Requested(msgspec.Struct, tag=3, array_like=True, frozen=True):
    """An HTTP request about a table of the node that is asked; ``table`` is "" for a new one."""

    table: str
    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str
    body: bytes


class Thinking(msgspec.Struct, tag=4, array_like=True, frozen=True):
    """A bot of a level is to choose a move for a seat, in so many seconds, in the turn of who asks."""

    party: str
    member: str
    table: str
    config: TableConfig
    log: tuple[Entry, ...]
    seat: int
    level: str
    seconds: float


class Reviewing(msgspec.Struct, tag=5, array_like=True, frozen=True):
    """A finished game is to be looked at, each move for so many seconds."""

    config: TableConfig
    log: tuple[Entry, ...]
    seconds: float


class Noticed(msgspec.Struct, tag=6, array_like=True, frozen=True):
    """The operator has something to say at all tables."""

    text: str


Question: TypeAlias = Said | Left | Requested | Thinking | Reviewing | Noticed


class Ask(msgspec.Struct, array_like=True, frozen=True):
    """Something asked by a node, which counts what it asks: whoever hears it twice does it once."""

    node: str
    number: int
    what: Question
    request: str = ""
    """The id of the request that made the node ask."""
    trace: str = ""
    """What the node carries of its span."""


class Replied(msgspec.Struct, array_like=True, frozen=True):
    """The reply to an HTTP request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Status: TypeAlias = Literal["done", "working", "elsewhere", "unknown"]


class Answered(msgspec.Struct, tag=1, array_like=True, frozen=True):
    """How far something that was asked is.

    It is done, with a reply; it is being worked on; the slot is not that of the node that was asked; or this node knows
    nothing of the connection.
    """

    number: int
    status: Status
    reply: bytes = b""


class Told(msgspec.Struct, tag=2, array_like=True, frozen=True):
    """A message for a WebSocket; ``number`` counts those of one connection from 0, so that a gap is seen."""

    connection: ConnectionId
    number: int
    message: bytes


class CutOff(msgspec.Struct, tag=3, array_like=True, frozen=True):
    """A WebSocket is to be closed with a code."""

    connection: ConnectionId
    code: int


Item: TypeAlias = Answered | Told | CutOff

encode = msgspec.msgpack.Encoder().encode
asks: msgspec.msgpack.Decoder[Ask] = msgspec.msgpack.Decoder(Ask)
letters: msgspec.msgpack.Decoder[list[Item]] = msgspec.msgpack.Decoder(list[Item])
replies: msgspec.msgpack.Decoder[Replied] = msgspec.msgpack.Decoder(Replied)
