"""The analysis of a finished table over HTTP: one request has it begun, another says how far it is, or all of it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from litera.core.message import Message
from litera.players.levels import analyst
from litera.protocol.listener import Listener
from litera.protocol.requests import Act, Question
from litera.server.errors import Denial, DeniedError
from litera.server.feed.practising import practised
from litera.server.thinking.analyses import Analysis
from litera.server.web.analysis_replies import AnalysisReply, in_words
from litera.server.web.described import Described
from litera.server.web.http import (
    Lang,
    address_of,
    asker_of,
    own_origin,
    required_guest,
    visible_room,
    web_services,
    within_limits,
)
from litera.texts import spoken

GOING_ON = {202: ResponseSpec(AnalysisReply, description="It is not ready yet")}


@post(
    "/api/tables/{table:str}/analysis",
    guards=[own_origin],
    status_code=200,
    responses=GOING_ON,
    operation_class=Described,
    summary="Have a table that is over analysed",
)
async def begin_analysis(
    request: Request[Any, Any, Any], table: str, lang: Lang = "en", *, marks: bool = False
) -> Response[AnalysisReply]:
    """Begin the analysis of a finished game, unless somebody has had it begun before."""
    await required_guest(request)
    web = web_services(request)
    room = await visible_room(request, table)
    game = room.finished_game()
    if await web.services.workers.do(await asker_of(request), partial(analyst, game.config.game)) is None:
        raise DeniedError(Denial.NO_ANALYST, key="analysis-none", game=Message(f"{game.config.game}-title"))
    analysis = web.analyses.of(table)
    if analysis is None or analysis.state == "failed":
        if not web.reviews.take(address_of(request)):
            raise DeniedError(Denial.TOO_MANY, key="server-too-many-analyses")
        analysis = web.analyses.begin(table, game)
    return await _reply(request, analysis, lang, marks=marks)


@get(
    "/api/tables/{table:str}/analysis",
    responses=GOING_ON,
    operation_class=Described,
    summary="The analysis of a table that is over",
)
async def read_analysis(
    request: Request[Any, Any, Any], table: str, lang: Lang = "en", *, marks: bool = False
) -> Response[AnalysisReply]:
    """Say how far the analysis of a finished game is, or what it found."""
    web = web_services(request)
    room = await visible_room(request, table)
    room.finished_game()
    return await _reply(request, web.analyses.of(table), lang, marks=marks)


class PracticeBody(msgspec.Struct, frozen=True):
    """A request of the table protocol at a finished game, before one of its moves; ``act`` tries another move."""

    move: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    request: Question | Act


@post(
    "/api/tables/{table:str}/practice",
    guards=[own_origin, within_limits],
    status_code=200,
    operation_class=Described,
    summary="Try a move of an analysed table otherwise",
)
async def practise(
    request: Request[Any, Any, Any], table: str, data: PracticeBody, *, lang: Lang = "en", marks: bool = False
) -> Response[Any]:
    """Answer as the seat of a move was answered before it; a move that is tried is held against the best one."""
    await required_guest(request)
    web = web_services(request)
    game = (await visible_room(request, table)).finished_game()
    analysis = web.analyses.of(table)
    found = [] if analysis is None else analysis.decisions
    held = next((decision for decision in found if decision.number == data.move), None)
    if held is None:
        raise DeniedError(Denial.NOT_FOUND)
    listener = Listener(held.seat, spoken(lang), marks=marks)
    answered = partial(practised, game, held, data.request, listener=listener)
    return Response(await web.services.workers.do(await asker_of(request), answered))


ANALYSIS_HANDLERS = [begin_analysis, read_analysis, practise]


async def _reply(
    request: Request[Any, Any, Any], analysis: Analysis | None, language: str, *, marks: bool
) -> Response[AnalysisReply]:
    if analysis is None:
        return Response(AnalysisReply("none"), status_code=200)
    if analysis.state == "ready":
        # There may be hundreds of sentences.
        told = partial(in_words, analysis, language, marks=marks)
        workers = web_services(request).services.workers
        return Response(await workers.do(await asker_of(request), told), status_code=200)
    status = 200 if analysis.state == "failed" else 202
    return Response(AnalysisReply(analysis.state, analysis.done, analysis.total), status_code=status)
