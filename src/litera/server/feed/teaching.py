"""A step of a tutorial as a table: it answers questions, and holds a move against what the step asks for."""

from __future__ import annotations

from typing import Any

import msgspec

from litera.core.table import Table
from litera.games.opening import language_of
from litera.games.registry import find
from litera.protocol.answers import Reply, answer, bounded, move_told
from litera.protocol.lessons import Lesson, LessonSetup, Step, is_asked, names_of, table_of
from litera.protocol.listener import Listener
from litera.protocol.requests import Act, Advise, Question
from litera.server.feed.messages import Told
from litera.server.feed.watching import Subscription, Watching, in_words

EVERYTHING = 3
"""As many words as there are about what a move did."""


class Taught(msgspec.Struct, frozen=True):
    """What came of a move in a tutorial: whether it was the one that was asked for, and what happened then."""

    right: bool
    events: list[dict[str, Any]] = []
    said: list[str] = []
    told: list[Told] = []


class LessonReply(msgspec.Struct, frozen=True):
    """A tutorial: for each step whether its move is shown beforehand, and who is there.

    ``language`` is that of its words, null in a game without; ``terms`` are what its tasks name. ``table`` is what the
    steps are played with, ``game`` the short game at the end.
    """

    shown: list[bool]
    language: str | None
    terms: dict[str, str]
    seats: list[str]
    table: LessonSetup
    game: LessonSetup


def described(game: str, lesson: Lesson) -> LessonReply:
    """Say what a tutorial has; the learner's seat has no name."""
    return LessonReply(
        [step.shown for step in lesson.steps],
        language_of(find(game), lesson.table.lexicon),
        lesson.terms,
        names_of(lesson),
        lesson.table,
        lesson.game,
    )


def taught(
    game: str, lesson: Lesson, step: Step, *, made: str | None, asked: Question | Act, listener: Listener
) -> Reply:
    """Answer a request at the table of a step, for the learner; where they have ``made`` its move, after that.

    Raises TableError; nothing is kept.
    """
    table = table_of(game, lesson, step)
    if made is not None:
        table = _after(table, step, bounded(made))
    match asked:
        case Act(move=move):
            reply: Reply = msgspec.to_builtins(_made(table, step, bounded(move), listener))
            return reply
        case Advise():
            hint = move_told(table, 0, table.rules.notation.read_move(step.move), listener=listener)
            return {**hint, "nudge": None, "why": []}
        case _:
            return answer(table, listener, asked)


def _made(table: Table, step: Step, text: str, listener: Listener) -> Taught:
    # A move that can't be made is refused with its reason before anything is said about the task.
    after = _after(table, step, text)
    if not is_asked(table, step, text):
        return Taught(right=False)
    first, watching = len(table.steps), Watching(after)
    subscription = Subscription(0, listener.language, EVERYTHING, marks=listener.marks)
    end = len(after.steps)
    words = in_words(watching.sentences(subscription, first, end))
    told = [Told(**each) for each in words["told"]]
    return Taught(True, watching.happened(subscription, first, end), words["said"], told)


def _after(table: Table, step: Step, text: str) -> Table:
    """Give the table after the learner's move, and those that the others make then as far as they can."""
    after = table.past(len(table.steps))
    after.act(0, text)
    for seat, move in step.then:
        if seat in after.rules.turn(after.state).seats:
            after.act(seat, move)
    return after
