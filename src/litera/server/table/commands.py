"""What a client may ask for over its WebSocket beside questions about the game, each request as a type."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from litera.protocol.requests import Act, Count, Id, Question, Request

Short = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Hello(Request, tag="hello", kw_only=True, frozen=True):
    """The first message: who comes to which table, and what they have seen of it."""

    ticket: Annotated[str, Meta(max_length=1000)] | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None
    table: Short | None = None
    invitation: Short | None = None
    epoch: Short | None = None
    seq: Count | None = None
    say: Annotated[int, Meta(ge=0, le=3)] = 2
    marks: bool = False


class Ping(Request, tag="ping", frozen=True):
    """Ask whether the server still hears this connection."""


class Sit(Request, tag="sit", kw_only=True, frozen=True):
    """Take a free seat."""

    seat: SeatNumber


class Stand(Request, tag="stand", frozen=True):
    """Leave the seat while the table waits."""


class SeatBot(Request, tag="seat_bot", kw_only=True, frozen=True):
    """Give a free seat to a bot."""

    seat: SeatNumber
    level: Short


class FreeSeat(Request, tag="free_seat", kw_only=True, frozen=True):
    """Free a seat; with ``ban``, whoever had it doesn't come back to this table."""

    seat: SeatNumber
    ban: bool = False


class SeatProgram(Request, tag="seat_program", kw_only=True, frozen=True):
    """Keep a free seat for a program."""

    seat: SeatNumber


class Start(Request, tag="start", frozen=True):
    """Begin the game."""


class Chat(Request, tag="chat", kw_only=True, frozen=True):
    """Say something, or a ready-made phrase."""

    text: Annotated[str, Meta(max_length=200)] | None = None
    phrase: Annotated[str, Meta(max_length=40, pattern="^[a-z][a-z0-9-]*$")] | None = None


class Nudge(Request, tag="nudge", kw_only=True, frozen=True):
    """Remind a seat that it is waited for."""

    seat: SeatNumber


class Resign(Request, tag="resign", frozen=True):
    """Give up."""


class Offer(Request, tag="offer", kw_only=True, frozen=True):
    """Offer to end the game or to play again, or take it back."""

    what: Literal["end", "rematch"]
    withdraw: bool = False


class Alter(Request, tag="options", kw_only=True, frozen=True):
    """Change who may watch, and whether there are hints."""

    spectators: Literal["hidden", "open", "none"] | None = None
    hints: bool | None = None


Command: TypeAlias = (
    Act | Sit | Stand | SeatBot | FreeSeat | SeatProgram | Start | Chat | Nudge | Resign | Offer | Alter
)
"""Requests that change something, once for each id."""

AnyCommand: TypeAlias = Hello | Ping | Question | Command

decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Named(msgspec.Struct, frozen=True):
    """What can be read of a request that cannot be carried out: by which id it is answered."""

    id: Id = None


naming: msgspec.json.Decoder[Named] = msgspec.json.Decoder(Named)
