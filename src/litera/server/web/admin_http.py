"""The operator's requests: which tables there are, what happens at one, to end one, to say something at all."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import Parameter

from litera.core.event import Onlooker
from litera.core.teller import Teller
from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import retitled
from litera.server.operators import is_operator
from litera.server.rooms.room import Room
from litera.server.web.described import Described
from litera.server.web.http import Lang, asker_of, web_services
from litera.server.web.replies import AdminTable, Closed, Noticed, Tables, replying

log = logging.getLogger(__name__)

BEARER = "Bearer "


class NoticeBody(msgspec.Struct, frozen=True):
    """What is to be said at all tables."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


def is_of_operator(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Say whether a token of the operator's is shown."""
    shown = connection.headers.get("authorization", "")
    return shown.startswith(BEARER) and is_operator(web_services(connection).secret, shown.removeprefix(BEARER))


async def operators_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse everybody who doesn't show a token of the operator's."""
    if not is_of_operator(connection):
        raise DeniedError(Denial.NOT_ALLOWED, key="server-operators-only")


@get(
    "/api/admin/tables",
    guards=[operators_only],
    responses=replying(Tables),
    operation_class=Described,
    summary="All tables, the newest first (operator)",
)
async def list_all(request: Request[Any, Any, Any], lang: Lang = "en") -> dict[str, Any]:
    """List the newest tables, whoever may come to them."""
    summaries = await web_services(request).services.store.newest()
    return {"tables": [retitled(summary, lang) for summary in summaries]}


@get(
    "/api/admin/tables/{table:str}",
    guards=[operators_only],
    responses=replying(AdminTable),
    operation_class=Described,
    summary="What happens at a table (operator)",
)
async def inspect(
    request: Request[Any, Any, Any],
    table: str,
    hidden: Annotated[bool, Parameter(description="Show hidden cards, too; the log says so")] = False,
) -> dict[str, Any]:
    """Describe a table as a spectator sees it; with ``hidden`` everything, which is logged."""
    room = await _room(request, table)
    game = room.state.game
    if hidden:
        log.warning("the operator looks at the hidden cards of table %s", table)
    watcher = Onlooker.TABLE if hidden else Onlooker.SPECTATOR
    view = None if game is None else Teller(game).view(watcher)
    return {"room": room.audience.room(), "view": view}


@post(
    "/api/admin/tables/{table:str}/close",
    guards=[operators_only],
    status_code=200,
    responses=replying(Closed),
    operation_class=Described,
    summary="End a game (operator)",
)
async def close(request: Request[Any, Any, Any], table: str) -> dict[str, Any]:
    """End the game at a table; nobody has won."""
    await (await _room(request, table)).close_game()
    log.warning("the operator ended the game at table %s", table)
    return {"table": table}


@post(
    "/api/admin/notice",
    guards=[operators_only],
    status_code=200,
    responses=replying(Noticed),
    operation_class=Described,
    summary="Say something at all tables where somebody is (operator)",
)
async def notice(request: Request[Any, Any, Any], data: NoticeBody) -> dict[str, Any]:
    """Say something at all tables where somebody is, whichever server of the cluster has them."""
    web = web_services(request)
    here, (elsewhere, missed) = await asyncio.gather(
        web.rooms.notice(data.text), web.services.notice_elsewhere(data.text)
    )
    return {"tables": here + elsewhere, "missed": missed}


async def _room(request: Request[Any, Any, Any], table: str) -> Room:
    return await web_services(request).rooms.find(table, await asker_of(request))


ADMIN_HANDLERS = [list_all, inspect, close, notice]
