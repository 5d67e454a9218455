"""The requests of the table protocol, each as a type: what it needs, and what it may bring."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec

Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
"""A number that may be none of a seat's, and yet can be said in a sentence."""


class Request(msgspec.Struct, tag_field="do", kw_only=True):
    """What every request may carry: the language in which errors and sentences come back."""

    lang: str = "en"


class Games(Request, tag="games"):
    """Ask which games there are."""


class Opening(Request, kw_only=True):
    """What opens a table: beside the protocol's keys, a named lexicon, an owner's pack, and the players' names."""

    game: str
    options: dict[str, Any] = {}
    seed: str | None = None
    words: list[str] | None = None
    lexicon: str | None = None
    pack: dict[str, Any] | None = None
    names: list[str] = []


class New(Opening, tag="new", kw_only=True):
    """Open a table from the start of a game."""

    seats: Number


class Setup(Opening, tag="setup", kw_only=True):
    """Open a table from an explicit position."""

    position: dict[str, Any]


class TableRequest(Request, kw_only=True):
    """A request about an open table."""

    table: str


class Act(TableRequest, tag="act", kw_only=True):
    """Make a move."""

    seat: Number
    move: str


class Preview(TableRequest, tag="preview", kw_only=True):
    """Ask what a draft of a move would do; changes nothing."""

    seat: Number
    move: str


class Read(TableRequest, tag="read", kw_only=True):
    """Make of what a person typed the text of a move, as far as it is clear."""

    seat: Number
    text: str


class State(TableRequest, tag="state"):
    """Ask for all of the state, hidden things too."""


class View(TableRequest, tag="view", kw_only=True):
    """Ask for what a seat, or with null a spectator, may know."""

    seat: Number | None = None


class Events(TableRequest, tag="events", kw_only=True):
    """Ask for what a seat or a spectator was told after event number ``since``; with ``narrate`` in words too."""

    seat: Number | None = None
    since: Count = 0
    narrate: bool = False


class LegalMoves(TableRequest, tag="legal", kw_only=True):
    """Ask what a seat may do now; ``limit`` moves are listed at the most."""

    seat: Number
    limit: Count = 200


class Advise(TableRequest, tag="advise", kw_only=True):
    """Ask what the machine player of a level would play; ``ms`` is the time it may take, in milliseconds.

    With ``explain`` the strongest advice is given, with a nudge and with reasons, where the game has an analyst.
    """

    seat: Number
    level: str = "easy"
    ms: Count = 1000
    explain: bool = False


class Say(TableRequest, tag="say", kw_only=True):
    """Ask for the table, or one part of it, in words: ``what`` is a topic, some with an argument ("word 3")."""

    seat: Number | None = None
    what: str = "table"
    verbose: Level = 2
    since: Count = 0


class Clock(TableRequest, tag="clock", kw_only=True):
    """Tell that a seat's time is up."""

    seat: Number
    flagged: Literal[True]


class WriteRecord(TableRequest, tag="record", kw_only=True):
    """Ask for the game record; ``format`` names another format that the game can write."""

    format: str | None = None


class Replay(Request, tag="replay", kw_only=True):
    """Open the table of a record again; with ``moves`` as it was after so many moves of the players."""

    record: dict[str, Any]
    moves: Count | None = None


class Drop(TableRequest, tag="drop"):
    """Forget a table."""


class Quit(Request, tag="quit"):
    """End the conversation."""


AnyRequest: TypeAlias = (
    Games
    | New
    | Setup
    | Act
    | Preview
    | Read
    | State
    | View
    | Events
    | LegalMoves
    | Advise
    | Say
    | Clock
    | WriteRecord
    | Replay
    | Drop
    | Quit
)

NAMES = tuple(str(request.__struct_config__.tag) for request in get_args(AnyRequest))
"""What ``do`` can be."""
