"""What a table is made of, as who opens it says: the game, who may come, clocks, what happens when somebody is away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from litera.core.refusal import Code, SetupError, refuse
from litera.core.table import TableConfig
from litera.games.game import Game
from litera.games.registry import find
from litera.players.levels import levels, opponents

Title = Annotated[str, Meta(max_length=40)]
MOST_WORDS = 5000
MOST_LETTERS = 60_000
"""Of all words of an owner's list: to make a graph of so many takes a fifth of a second."""


class NoClock(msgspec.Struct, tag="none", tag_field="kind", frozen=True):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, tag="move", tag_field="kind", frozen=True):
    """So many seconds for each move."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class GameClock(msgspec.Struct, tag="game", tag_field="kind", frozen=True):
    """So many minutes for the game, and so many seconds more with each move."""

    minutes: Annotated[int, Meta(ge=1, le=300)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysClock(msgspec.Struct, tag="days", tag_field="kind", frozen=True):
    """So many days for each move; with a ``bank`` what remains of them is kept for later moves."""

    days: Annotated[int, Meta(ge=1, le=30)]
    bank: bool = False


ClockSetup: TypeAlias = NoClock | MoveClock | GameClock | DaysClock


class Absence(msgspec.Struct, frozen=True):
    """What happens to the seat of somebody who has been away for ``after`` seconds while others wait."""

    after: Annotated[int, Meta(ge=5, le=86400)] = 300
    then: Literal["bot", "end", "wait"] = "bot"
    level: Title | None = None


class TableSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a request for a new table; docs/table-server.md has the meaning and here are the defaults."""

    game: Title
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(max_length=200)] | None = None
    words: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_WORDS)] | None = None
    lexicon: Title | None = None
    pack: dict[str, Any] | None = None
    access: Literal["open", "private"] = "private"
    password: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    bots: list[Title | None] = []
    clock: ClockSetup = NoClock()
    time_percent: Annotated[list[Annotated[int, Meta(ge=100, le=1000)]], Meta(max_length=16)] = []
    """How much of the clock's time each seat has, in percent; 100 for seats that are not listed."""
    absence: Absence = Absence()
    hints: bool = True
    rated: bool = False
    spectators: Literal["hidden", "open", "none"] = "hidden"
    delay: Annotated[int, Meta(ge=0, le=50)] = 2
    start: Literal["full", "host"] = "full"


CLOCKS: Final = {kind.__struct_config__.tag: kind for kind in get_args(ClockSetup)}


def check_keys(body: Mapping[str, Any]) -> None:
    """Refuse keys that a new table doesn't have, as SetupError (``bad_request``): what was meant would not hold."""
    parts: list[tuple[str, Any, type[msgspec.Struct]]] = [
        ("", body, TableSetup),
        ("absence.", body.get("absence"), Absence),
    ]
    clock = body.get("clock")
    if isinstance(clock, dict):
        of_clock = {name: value for name, value in clock.items() if name != "kind"}
        parts.append(("clock.", of_clock, CLOCKS[clock["kind"]]))
    for prefix, given, kind in parts:
        names = kind.__struct_fields__
        for name in given or ():
            if name not in names:
                known = tuple(prefix + each for each in names)
                raise SetupError(
                    refuse(Code.BAD_REQUEST, key="server-unknown-key", name=(prefix + name)[:40], names=known)
                )


def completed(setup: TableSetup) -> TableSetup:
    """Give the setup with the number of seats and the level of substitutes filled in.

    Raises SetupError for an unknown game or level, or for more bots than there are seats beside the host's.
    """
    game = find(setup.game)
    seats = setup.seats
    if seats is None:
        seats = min(max(game.seats[0], 2, len(setup.bots) + 1), game.seats[-1])
    if seats not in game.seats:
        raise SetupError(refuse(Code.BAD_SEATS, seats=seats, lowest=game.seats[0], highest=game.seats[-1]))
    if len(setup.bots) >= seats:
        key, most = "server-too-many-bots", seats - 1
        raise SetupError(refuse(Code.BAD_SEATS, key=key, most=most, count=len(setup.bots)))
    letters = sum(map(len, setup.words or ()))
    if letters > MOST_LETTERS:
        raise SetupError(refuse(Code.BAD_REQUEST, key="server-words-long", most=MOST_LETTERS, count=letters))
    for level in (*setup.bots, setup.absence.level):
        if level is not None:
            check_level(setup.game, level)
    known = tuple(levels(setup.game))
    absence = setup.absence
    if not known:
        absence = msgspec.structs.replace(absence, then="wait" if absence.then == "bot" else absence.then)
    elif absence.level is None:
        absence = msgspec.structs.replace(absence, level=known[0])
    if setup.rated:
        setup, absence = _rated(setup, game), Absence(setup.absence.after, "end")
    options = setup.options
    if isinstance(setup.clock, MoveClock | GameClock):
        options = {**game.with_clock, **options}
    if setup.access == "open":
        options = {**game.with_strangers, **options}
    return msgspec.structs.replace(setup, seats=seats, options=options, absence=absence)


def _rated(setup: TableSetup, game: Game) -> TableSetup:
    """Give the setup of a rated table: the same rules for everybody, no hints, and nobody who plays for another.

    Raises SetupError where something else was asked for.
    """
    if isinstance(setup.clock, NoClock):
        raise SetupError(refuse(Code.BAD_REQUEST, key="server-rated-clock"))
    usual = TableSetup(game=setup.game)
    if any(level is not None for level in setup.bots):
        raise SetupError(refuse(Code.BAD_REQUEST, key="server-rated-people"))
    for name in ("seed", "words", "lexicon", "pack"):
        if getattr(setup, name) != getattr(usual, name):
            raise SetupError(refuse(Code.BAD_REQUEST, key="server-rated-fixed", name=name))
    for name, value in setup.options.items():
        if game.rated.get(name) != value:
            raise SetupError(refuse(Code.BAD_OPTION, key="server-rated-fixed", name=name[:40]))
    return msgspec.structs.replace(setup, options=dict(game.rated), hints=False)


def check_level(game: str, level: str) -> None:
    """Refuse a level that the game's bots do not have, as SetupError (``bad_option``)."""
    if level not in opponents(game):
        raise SetupError(refuse(Code.BAD_OPTION, key="level-unknown", level=level[:40], levels=opponents(game)))


def config_of(setup: TableSetup, seed: bytes, names: tuple[str, ...]) -> TableConfig:
    """Give what the game's table is opened with."""
    return TableConfig(
        game=setup.game,
        seats=setup.seats or 0,
        seed=seed,
        options=setup.options,
        words=None if setup.words is None else tuple(setup.words),
        lexicon=setup.lexicon,
        pack=setup.pack,
        names=names,
    )
