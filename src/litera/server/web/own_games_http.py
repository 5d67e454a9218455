"""One's own games over HTTP: those that go on, and all that are over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from litera.games.registry import find
from litera.server.feed.own_tables import own_tables, told_tables
from litera.server.web.described import Described
from litera.server.web.http import Lang, guest_of, web_services
from litera.server.web.paging import Game, Oldest, Page
from litera.server.web.replies import Tables, replying

PAGE = 50
"""So many finished games are on a page."""


@get(
    "/api/tables/mine",
    responses=replying(Tables),
    operation_class=Described,
    summary="The tables where I have or had a seat",
)
async def list_own_tables(request: Request[Any, Any, Any], lang: Lang = "en") -> dict[str, Any]:
    """List a person's tables, those first that wait for their move."""
    guest, web = await guest_of(request), web_services(request)
    if guest is None:
        return {"tables": []}
    ids = await web.people.persons.ids(guest)
    return {"tables": own_tables(await web.services.store.summaries(*ids), lang, ids)}


@get(
    "/api/games/mine/finished",
    responses=replying(Tables),
    operation_class=Described,
    summary="My finished games, page by page",
)
async def list_finished(
    request: Request[Any, Any, Any],
    game: Game = None,
    oldest: Oldest = False,
    *,
    page: Page = 0,
    lang: Lang = "en",
) -> dict[str, Any]:
    """List a page of a person's finished games, the last ones first; fewer than 50 are the end."""
    guest, web = await guest_of(request), web_services(request)
    if guest is None:
        return {"tables": []}
    ids, chosen = await web.people.persons.ids(guest), None if game is None else find(game).id
    found = await web.services.store.finished(ids, PAGE, PAGE * page, game=chosen, is_oldest_first=oldest)
    return {"tables": told_tables(found, lang, ids)}


OWN_GAMES_HANDLERS = [list_own_tables, list_finished]
