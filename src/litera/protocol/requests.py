"""The requests of the table protocol, each as a type: what it needs, and what it may bring."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

LONGEST_MOVE = 4096
MOST_MOVES = 5000

Id: TypeAlias = Annotated[str, Meta(max_length=40)] | int | None
Count = Annotated[int, Meta(ge=0, le=2**31)]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31)]
"""A number that may be none of a seat's, and yet can be said in a sentence."""
Verbosity = Annotated[int, Meta(ge=1, le=3)]


class Request(msgspec.Struct, tag_field="do", kw_only=True, frozen=True):
    """What every request may carry: an id, which comes back with the reply, and the language of its sentences."""

    id: Id = None
    lang: str | None = None


# Of the game at a table


class Act(Request, tag="act", frozen=True):
    """Make a move."""

    move: str


class Preview(Request, tag="preview", frozen=True):
    """Ask what a draft of a move would do."""

    move: str


class Read(Request, tag="read", frozen=True):
    """Ask for the text of the move that a person typed, as far as it is clear."""

    text: str


class View(Request, tag="view", frozen=True):
    """Ask for what a seat, or a spectator, may know."""


class Events(Request, tag="events", frozen=True):
    """Ask for what happened after event number ``since``; with ``narrate`` each event comes with a sentence."""

    since: Count = 0
    narrate: bool = False


class LegalMoves(Request, tag="legal", frozen=True):
    """Ask what a seat may do now; at most ``limit`` moves are listed, and never more than MOST_MOVES."""

    limit: Count = 200


class Advise(Request, tag="advise", frozen=True):
    """Ask what the bot of a level (None: the weakest) would play; ``ms`` is the time it may take, in milliseconds.

    With ``explain`` advice is given with a nudge and with reasons, where the game has an analyst: a move that a person
    could find who plays about as well as the level (None: as most people), with ``best`` the strongest of all.
    """

    level: str | None = None
    ms: Count = 1000
    explain: bool = False
    best: bool = False


class Say(Request, tag="say", frozen=True):
    """Ask for the table, or one part of it, in words: ``what`` is a topic, some with an argument ("word 3").

    With ``letters`` a hand, or a word that is spelt, has each letter with a word that it stands in. With ``moves`` the
    table is asked as it was after so many moves of the players.
    """

    what: str = "table"
    verbose: Verbosity = 2
    since: Count = 0
    letters: bool = False
    moves: Count | None = None


class WriteRecord(Request, tag="record", frozen=True):
    """Ask for the game record; ``format`` names another format that the game can write."""

    format: str | None = None


Question: TypeAlias = View | Events | Say | WriteRecord | Read | LegalMoves | Preview | Advise
"""Requests about the game at a table that change nothing."""

# Of a desk with many tables


class Address(msgspec.Struct, frozen=True):
    """Which table a request to a desk is about, and from which seat; None for a spectator."""

    table: str
    seat: Number | None = None


class Games(Request, tag="games", frozen=True):
    """Ask which games there are."""


class Opening(Request, kw_only=True, frozen=True):
    """What opens a table: beside the protocol's keys, a named lexicon, an owner's pack, and the players' names."""

    game: str
    options: dict[str, Any] = {}
    seed: str | None = None
    words: list[str] | None = None
    lexicon: str | None = None
    pack: dict[str, Any] | None = None
    names: list[str] = []


class New(Opening, tag="new", kw_only=True, frozen=True):
    """Open a table from the start of a game."""

    seats: Number


class Setup(Opening, tag="setup", kw_only=True, frozen=True):
    """Open a table from an explicit position."""

    position: dict[str, Any]


class State(Request, tag="state", frozen=True):
    """Ask for all of a table's state, hidden things too."""


class Clock(Request, tag="clock", frozen=True):
    """Say that a seat's time is up."""

    flagged: Literal[True]


class Replay(Request, tag="replay", frozen=True):
    """Open the table of a record again; with ``moves`` as it was after so many moves of the players."""

    record: dict[str, Any]
    moves: Count | None = None


class Drop(Request, tag="drop", frozen=True):
    """Forget a table."""


class Quit(Request, tag="quit", frozen=True):
    """End the conversation."""


AtTable: TypeAlias = Act | Clock | Question | State | Drop
"""Requests to a desk that carry an address."""

AtDesk: TypeAlias = Games | New | Setup | Replay | Quit
"""Requests to a desk that carry none."""

AT_TABLE = {str(request.__struct_config__.tag): request for request in get_args(AtTable)}
AT_DESK = {str(request.__struct_config__.tag): request for request in get_args(AtDesk)}
