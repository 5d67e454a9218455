"""Tutorials: a short first game of each kind, in steps; the same ones on the pages and in the terminal."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Any

import msgspec

from litera.core.draws import SEED_BYTES
from litera.core.options import OptionValue
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.registry import OWN

OPPONENTS = ("Ada", "Leo")
"""Who sits at the table of a tutorial besides the learner."""


class Group(msgspec.Struct, frozen=True):
    """Pieces that lie together; ``name`` says where."""

    name: str
    pieces: list[str]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A task: what lies there, which pieces are to be picked, what lies there then, and the move that does so.

    At a table the game stands at ``position``, with the learner at seat 0; others make the moves of ``before`` first,
    and those of ``then`` afterwards. Any move that has all words of ``enough`` will do; without them, one of the same
    words in any order, or of the same kind that leads to the same state. Where there is nothing to find out, the move
    is ``shown`` beforehand.
    """

    groups: list[Group]
    pick: list[str]
    ordered: bool
    after: list[Group]
    move: str
    position: dict[str, Any]
    before: list[tuple[int, str]] = []
    then: list[tuple[int, str]] = []
    enough: list[str] = []
    shown: bool = False


class LessonSetup(msgspec.Struct, frozen=True):
    """What a table of a tutorial is opened with; keys as those of a new table."""

    seats: int
    lexicon: str | None = None
    options: dict[str, OptionValue] = {}
    pack: dict[str, Any] | None = None


class Lesson(msgspec.Struct, frozen=True):
    """The steps of a game's tutorial, what their tables are opened with, and the short game at its end."""

    steps: list[Step]
    table: LessonSetup
    game: LessonSetup
    terms: dict[str, str] = {}
    """What the tasks name: words, and the points that they bring."""


def lesson_of(game: str, words: str | None = None) -> Lesson | None:
    """Give the tutorial of a game of ours, None for any other; ``words`` is the language of its words.

    Without it, or where the game isn't played with such words, they are those of the game's own language.
    """
    own = next((one for one in OWN if one.id == game), None)
    if own is None:
        return None
    language = words if words in own.languages else next(iter(own.languages), None)
    name = "lesson.json" if language is None else f"lesson-{language}.json"
    return msgspec.json.decode((files(f"litera.games.{game}") / name).read_bytes(), type=Lesson)


def names_of(lesson: Lesson) -> list[str]:
    """Name the seats of a tutorial's tables; the learner's has no name."""
    return ["", *OPPONENTS][: lesson.table.seats]


def table_of(game: str, lesson: Lesson, step: Step) -> Table:
    """Open the table at which a step is done, at the learner's turn. Chance is the same each time."""
    setup = lesson.table
    seed, names = bytes(SEED_BYTES), tuple(names_of(lesson))
    config = TableConfig(game, setup.seats, seed, setup.options, step.position, pack=setup.pack, names=names)
    table = open_table(replace(config, lexicon=setup.lexicon))
    for seat, move in step.before:
        table.act(seat, move)
    return table


def is_asked(table: Table, step: Step, text: str) -> bool:
    """Say whether a move that may be made at a step's table does what the step asks for."""
    words, wanted = text.split(), step.move.split()
    if step.enough:
        return set(step.enough) <= set(words)
    if sorted(words) == sorted(wanted):
        return True
    read = table.rules.notation.read_move
    made, aim = (table.rules.apply(table.state, 0, read(move))[0] for move in (text, step.move))
    return words[0] == wanted[0] and bool(made == aim)
