"""What the HTTP interface replies, as its description has it; tests hold the replies against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from litera.server.feed.messages import Event, View
from litera.server.table.setup import ClockSetup

OptionValue: TypeAlias = str | int | bool


class Level(msgspec.Struct, frozen=True):
    """A level of a game's bots; ``rating``: its place among them, as the arena measured it."""

    id: str
    title: str
    description: str
    rating: int | None


class GameOption(msgspec.Struct, frozen=True):
    """An option of a game: what it means in a sentence, what it is called, and a title for each of its choices."""

    name: str
    type: Literal["switch", "number", "choice", "text", "seat"]
    default: OptionValue
    choices: list[OptionValue]
    lowest: int
    highest: int
    means: str
    title: str
    titles: list[str]


class GameCard(msgspec.Struct, frozen=True):
    """A game: with how many seats it can be played, and in which languages of words, the usual one first.

    ``lesson``: it has a tutorial. Unless it chooses them, a table with a clock for moves or the game has the options
    ``with_clock``, and one that is open to everybody has the options ``with_strangers``.
    """

    id: str
    title: str
    tagline: str
    seats: list[int]
    languages: list[str]
    levels: list[Level]
    options: list[GameOption]
    lesson: bool
    with_clock: dict[str, OptionValue]
    with_strangers: dict[str, OptionValue]


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameCard]


class Topic(msgspec.Struct, frozen=True):
    """A part of the rules in Markdown; ids are the same in every language."""

    id: str
    title: str
    text: str


class RulesReply(msgspec.Struct, frozen=True):
    """The rules of a game for players."""

    topics: list[Topic]


class QuestionsReply(msgspec.Struct, frozen=True):
    """What can be asked at a table, in order, and the words for it.

    ``words`` has the question of each word; one of them that begins a move too (``verbs``) is a question alone or
    before a number. ``phrases`` has what whole lines ask, as a word and what follows it. ``sentences`` are messages of
    Fluent.
    """

    questions: list[str]
    words: dict[str, str]
    phrases: dict[str, str]
    verbs: list[str]
    sentences: str


class SummarySeat(msgspec.Struct, frozen=True):
    """A seat: null and null where it is free; ``bot`` is the level of a bot."""

    name: str | None
    bot: str | None


class Summary(msgspec.Struct, frozen=True):
    """A table in a list of tables. ``created``, ``due`` and ``ended`` are in milliseconds since 1970.

    ``language`` is that of its words. ``to_act`` are the seats that a game waits for in which nobody is hurried,
    ``due`` is when a flag falls in one that goes on for days. In the list of the tables where a person has or had a
    seat, ``you`` is their seat, ``turn`` says that the game waits for them, ``last`` has sentences about the last move.
    """

    table: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SummarySeat]
    access: Literal["open", "private"]
    password: bool
    clock: ClockSetup
    options: dict[str, OptionValue]
    host: str
    created: int
    language: str | None = None
    to_act: list[int] = []
    due: int | None = None
    winners: list[int] = []
    scores: list[int] = []
    ended: int | None = None
    you: int | None = None
    turn: bool = False
    last: list[str] = []
    rated: bool = False


class Tables(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[Summary]


class TableReply(msgspec.Struct, frozen=True):
    """One table."""

    table: Summary


class OpenedReply(msgspec.Struct, frozen=True):
    """A new table, and the invitation to it."""

    table: Summary
    invitation: str


class PackReply(msgspec.Struct, frozen=True):
    """An owner's pack, null for the game's own."""

    pack: dict[str, Any] | None


class JoinReply(msgspec.Struct, frozen=True):
    """Which seat the guest has, null for none."""

    seat: int | None


class ReplayReply(msgspec.Struct, frozen=True):
    """A table that is over after so many of its moves: all is open; ``events`` and ``said`` are of the last one."""

    moves: int
    total: int
    view: View
    events: list[Event]
    said: list[str]


class AdminTable(msgspec.Struct, frozen=True):
    """A table as the operator sees it; ``view`` is null before the game."""

    room: dict[str, Any]
    view: dict[str, Any] | None


class Closed(msgspec.Struct, frozen=True):
    """Which table's game was ended."""

    table: str


class Noticed(msgspec.Struct, frozen=True):
    """At how many tables something was said, and how many servers of the cluster didn't answer whether they did."""

    tables: int
    missed: int


class HealthReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether the server can do its work; ``troubles`` are what is away: the "database", its "lease", the "bus"."""

    ok: bool
    troubles: list[str] = []


def replying(kind: type[msgspec.Struct], status: int = 200) -> Mapping[int, ResponseSpec]:
    """Give the description of what a request is granted."""
    return {status: ResponseSpec(kind, description="Granted", generate_examples=False)}
