"""Tutorials over HTTP: what a game's has, and its steps as tables of which nothing is kept."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from litera.games.registry import find
from litera.protocol.lessons import Lesson, lesson_of
from litera.protocol.listener import Listener
from litera.protocol.requests import Act, Question
from litera.server.errors import Denial, DeniedError
from litera.server.feed.teaching import LessonReply, described, taught
from litera.server.web.described import Described
from litera.server.web.http import Lang, asker_of, own_origin, web_services, within_limits
from litera.server.web.replies import replying
from litera.texts import spoken

Words = Annotated[str | None, Parameter(max_length=8, description="Language of words: en, pl, uk or ro")]


class LessonBody(msgspec.Struct, frozen=True):
    """A request of the table protocol at a step of a tutorial, after the move ``made`` there; ``act`` makes one."""

    step: Annotated[int, msgspec.Meta(ge=1, le=100)]
    request: Question | Act
    made: str | None = None


@get(
    "/api/games/{game:str}/lesson",
    sync_to_thread=False,
    responses=replying(LessonReply),
    operation_class=Described,
    summary="The tutorial of a game",
)
def read_lesson(game: str, words: Words = None) -> LessonReply:
    """Say what the tutorial of a game has."""
    return described(game, _lesson(game, words))


@post(
    "/api/games/{game:str}/lesson",
    guards=[own_origin, within_limits],
    status_code=200,
    operation_class=Described,
    summary="Ask or move at a step of a tutorial",
)
async def teach(
    request: Request[Any, Any, Any],
    game: str,
    data: LessonBody,
    *,
    lang: Lang = "en",
    words: Words = None,
    marks: bool = False,
) -> Response[Any]:
    """Answer as a table that stands as the step does; nobody needs a name for it, and nothing is kept."""
    lesson = _lesson(game, words)
    if data.step > len(lesson.steps):
        raise DeniedError(Denial.NOT_FOUND)
    listener = Listener(0, spoken(lang), marks=marks)
    answered = partial(
        taught, game, lesson, lesson.steps[data.step - 1], made=data.made, asked=data.request, listener=listener
    )
    return Response(await web_services(request).services.workers.do(await asker_of(request), answered))


LESSON_HANDLERS = [read_lesson, teach]


def _lesson(game: str, words: str | None) -> Lesson:
    find(game)
    lesson = lesson_of(game, words)
    if lesson is None:
        raise DeniedError(Denial.NOT_FOUND)
    return lesson
