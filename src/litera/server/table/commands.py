"""What a client may ask for over its WebSocket, each request as a type."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

LONGEST_MOVE = 4096

Id: TypeAlias = Annotated[str, Meta(max_length=40)] | int | None
Short = Annotated[str, Meta(max_length=80)]
MoveText = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Verbosity = Annotated[int, Meta(ge=1, le=3)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31)]


class Command(msgspec.Struct, tag_field="do", kw_only=True, frozen=True):
    """What every request may carry: an id, which comes back, and the language of the reply."""

    id: Id = None
    lang: Annotated[str, Meta(max_length=8)] | None = None


class Hello(Command, tag="hello", kw_only=True, frozen=True):
    """The first message: who comes to which table, and what he has seen of it."""

    ticket: Annotated[str, Meta(max_length=1000)] | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None
    table: Short | None = None
    invitation: Short | None = None
    epoch: Short | None = None
    seq: Count | None = None
    say: Annotated[int, Meta(ge=0, le=3)] = 2
    marks: bool = False


class Act(Command, tag="act", kw_only=True, frozen=True):
    """Make a move."""

    move: MoveText


class Preview(Command, tag="preview", kw_only=True, frozen=True):
    """Ask what a draft of a move would do."""

    move: MoveText


class Read(Command, tag="read", kw_only=True, frozen=True):
    """Make of what a person typed the text of a move."""

    text: MoveText


class LegalMoves(Command, tag="legal", kw_only=True, frozen=True):
    """Ask what the seat may do now."""

    limit: Annotated[int, Meta(ge=0, le=5000)] = 200


class Say(Command, tag="say", kw_only=True, frozen=True):
    """Ask for the table, or a part of it, in words."""

    what: Annotated[str, Meta(max_length=200)] = "table"
    verbose: Verbosity = 2
    since: Count = 0


class View(Command, tag="view", frozen=True):
    """Ask for the view anew."""


class Events(Command, tag="events", kw_only=True, frozen=True):
    """Ask for what happened after an event; with ``narrate`` in words too."""

    since: Count = 0
    narrate: bool = False


class Advise(Command, tag="advise", kw_only=True, frozen=True):
    """Ask for a hint."""

    level: Short | None = None
    ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000
    explain: bool = False


class WriteRecord(Command, tag="record", kw_only=True, frozen=True):
    """Ask for the record of a game that is over."""

    format: Short | None = None


class Sit(Command, tag="sit", kw_only=True, frozen=True):
    """Take a free seat."""

    seat: SeatNumber


class Stand(Command, tag="stand", frozen=True):
    """Leave the seat while the table waits."""


class SeatBot(Command, tag="seat_bot", kw_only=True, frozen=True):
    """Give a free seat to a machine player."""

    seat: SeatNumber
    level: Short


class FreeSeat(Command, tag="free_seat", kw_only=True, frozen=True):
    """Free a seat."""

    seat: SeatNumber


class SeatProgram(Command, tag="seat_program", kw_only=True, frozen=True):
    """Keep a free seat for a program."""

    seat: SeatNumber


class Start(Command, tag="start", frozen=True):
    """Begin the game."""


class Chat(Command, tag="chat", kw_only=True, frozen=True):
    """Say something, or a ready-made phrase."""

    text: Annotated[str, Meta(max_length=200)] | None = None
    phrase: Annotated[str, Meta(max_length=40, pattern="^[a-z][a-z0-9-]*$")] | None = None


class Nudge(Command, tag="nudge", kw_only=True, frozen=True):
    """Remind a seat that it is waited for."""

    seat: SeatNumber


class Resign(Command, tag="resign", frozen=True):
    """Give up."""


class Offer(Command, tag="offer", kw_only=True, frozen=True):
    """Offer to end the game or to play again, or take it back."""

    what: Literal["end", "rematch"]
    withdraw: bool = False


class Alter(Command, tag="options", kw_only=True, frozen=True):
    """Change who may watch, and whether there are hints."""

    spectators: Literal["hidden", "open", "none"] | None = None
    hints: bool | None = None


Looking: TypeAlias = Read | Say | Events | WriteRecord
"""Requests that change nothing, about what a viewer is told."""

Thinking: TypeAlias = LegalMoves | Preview | Advise
"""Requests that change nothing, about what a seat may do."""

Question: TypeAlias = View | Looking | Thinking
"""Requests that change nothing."""

Deed: TypeAlias = Act | Sit | Stand | SeatBot | FreeSeat | SeatProgram | Start | Chat | Nudge | Resign | Offer | Alter
"""Requests that change something, once for each id."""

AnyCommand: TypeAlias = Hello | Question | Deed

decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Named(msgspec.Struct, frozen=True):
    """What can be read of a request that cannot be carried out: by which id it is answered."""

    id: Id = None


naming: msgspec.json.Decoder[Named] = msgspec.json.Decoder(Named)
