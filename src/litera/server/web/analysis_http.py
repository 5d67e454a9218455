"""The analysis of a finished table over HTTP: one request has it begun, another tells how far it is, or all of it."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from litera.analysis.review import turning_points
from litera.analysis.wording import AnalysedMove, analysed, summed_up
from litera.core.message import Message
from litera.players.levels import analyst
from litera.server.errors import Denial, DeniedError
from litera.server.rooms.aside import Aside
from litera.server.thinking.analyses import Analysis, State
from litera.server.web.described import Described
from litera.server.web.http import Lang, address_of, own_origin, required_guest, services_of, visible_room
from litera.texts import Speaker, spoken


class Turn(msgspec.Struct, frozen=True):
    """A move at which the game turned, told in a sentence."""

    number: int
    said: str


class AnalysisReply(msgspec.Struct, frozen=True):
    """How far an analysis is; when it is ready, what was found: ``said`` leads over to the turns."""

    state: Literal["none"] | State
    done: int = 0
    total: int = 0
    moves: list[AnalysedMove] = []
    turns: list[Turn] = []
    said: str = ""
    seats: list[str] = []


GOING_ON = {202: ResponseSpec(AnalysisReply, description="It is not ready yet")}


@post(
    "/api/tables/{table:str}/analysis",
    guards=[own_origin],
    status_code=200,
    responses=GOING_ON,
    operation_class=Described,
    summary="Have a table that is over analysed",
)
async def begin_analysis(request: Request[Any, Any, Any], table: str, lang: Lang = "en") -> Response[AnalysisReply]:
    """Begin the analysis of a finished game, unless somebody has had it begun before."""
    required_guest(request)
    services = services_of(request)
    room = await visible_room(request, table)
    game = room.finished_game()
    if await services.house.aside.do(partial(analyst, game.charter.game)) is None:
        raise DeniedError(Denial.NO_ANALYST, key="analysis-none", game=Message(f"{game.charter.game}-title"))
    analysis = services.analyses.of(table)
    if analysis is None or analysis.state == "failed":
        if not services.reviews.take(address_of(request)):
            raise DeniedError(Denial.TOO_MANY, key="server-too-many-analyses")
        analysis = services.analyses.begin(table, game)
    return await _reply(services.house.aside, analysis, lang)


@get(
    "/api/tables/{table:str}/analysis",
    responses=GOING_ON,
    operation_class=Described,
    summary="The analysis of a table that is over",
)
async def read_analysis(request: Request[Any, Any, Any], table: str, lang: Lang = "en") -> Response[AnalysisReply]:
    """Tell how far the analysis of a finished game is, or what it found."""
    services = services_of(request)
    room = await visible_room(request, table)
    room.finished_game()
    return await _reply(services.house.aside, services.analyses.of(table), lang)


ANALYSIS_HANDLERS = [begin_analysis, read_analysis]


async def _reply(aside: Aside, analysis: Analysis | None, language: str) -> Response[AnalysisReply]:
    if analysis is None:
        return Response(AnalysisReply("none"), status_code=200)
    if analysis.state == "ready":
        # There may be hundreds of sentences.
        return Response(await aside.do(partial(_in_words, analysis, language)), status_code=200)
    status = 200 if analysis.state == "failed" else 202
    return Response(AnalysisReply(analysis.state, analysis.done, analysis.total), status_code=status)


def _in_words(analysis: Analysis, language: str) -> AnalysisReply:
    say = Speaker(spoken(language), analysis.charter.names).say
    decisions, turns = analysis.decisions, turning_points(analysis.decisions)
    said, *rest = map(say, summed_up(decisions, analysis.charter.seats))
    moves = [analysed(decision, say) for decision in decisions]
    return AnalysisReply(
        state=analysis.state,
        done=analysis.done,
        total=analysis.total,
        moves=moves,
        turns=[Turn(decision.number, sentence) for decision, sentence in zip(turns, rest, strict=False)],
        said=said,
        seats=rest[len(turns) :],
    )
