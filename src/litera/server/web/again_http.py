"""Playing again with the people of a game that is over, and vacations from games that go on for days, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post

from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import summary_of
from litera.server.people.vacations import DAYS_A_YEAR, Vacation
from litera.server.table.seats import Bot, Person
from litera.server.table.setup import TableSetup
from litera.server.table.state import TableState
from litera.server.web.company_http import Id
from litera.server.web.described import Described
from litera.server.web.http import (
    Lang,
    opened_for,
    own_origin,
    playing_guest,
    required_guest,
    visible_room,
    web_services,
)
from litera.server.web.replies import OpenedReply, replying


class AgainBody(msgspec.Struct, frozen=True):
    """Who of the people at the table is invited; null for all of them."""

    person: Id | None = None


class VacationBody(msgspec.Struct, frozen=True):
    """For how many days a vacation begins now; 0 ends it."""

    days: Annotated[int, msgspec.Meta(ge=0, le=DAYS_A_YEAR)]


class VacationReply(msgspec.Struct, frozen=True):
    """How many days of vacation one has left, and until when one is on vacation (ms since 1970; null: one isn't)."""

    days: int
    until: int | None


@post(
    "/api/tables/{table:str}/again",
    guards=[own_origin],
    status_code=201,
    responses=replying(OpenedReply, 201),
    operation_class=Described,
    summary="Play again with the people of a table that is over",
)
async def play_again(
    request: Request[Any, Any, Any], table: str, data: AgainBody, *, lang: Lang = "en"
) -> dict[str, Any]:
    """Open a table for the same game with the same options, and invite those who sat at this one."""
    guest, people = await playing_guest(request), web_services(request).people
    over = (await visible_room(request, table)).state
    known_as = await people.persons.at_table(guest, table)
    if over.status != "over":
        raise DeniedError(Denial.NOT_OVER)
    if over.seat_of(known_as) is None:
        raise DeniedError(Denial.NO_SEAT)
    seated = [sitter.guest for sitter in over.seats if isinstance(sitter, Person) and sitter.guest != known_as]
    others = (await people.company.people_of(seated)).values()
    asked = [*others] if data.person is None else [one for one in others if one == data.person]
    if data.person is not None and not asked:
        raise DeniedError(Denial.NOT_FOUND, key="server-nobody")
    opened = (await opened_for(request, guest, setup_again(over))).state
    await people.invitations.invite_again(guest, asked, opened.opened.table, secret=opened.opened.invitation)
    return {"table": summary_of(opened, lang), "invitation": opened.opened.invitation}


def setup_again(over: TableState) -> TableSetup:
    """Give what a table is opened with that is to be like one that is over: for those who are invited to it."""
    bots: list[str | None] = [sitter.level for sitter in over.seats if isinstance(sitter, Bot)]
    return msgspec.structs.replace(over.setup, access="private", bots=bots)


@get("/api/vacation", operation_class=Described, summary="My days of vacation")
async def read_vacation(request: Request[Any, Any, Any]) -> VacationReply:
    """Say how many days one has left, and whether one is on vacation."""
    return _told(await web_services(request).people.vacations.of(await required_guest(request)))


@post(
    "/api/vacation", guards=[own_origin], status_code=200, operation_class=Described, summary="Begin or end a vacation"
)
async def write_vacation(request: Request[Any, Any, Any], data: VacationBody) -> VacationReply:
    """Have the clocks of one's games with days for a move stand still for some days, or go on."""
    guest, web = await required_guest(request), web_services(request)
    vacations = web.people.vacations
    found = await (vacations.begin(guest, data.days) if data.days else vacations.end(guest))
    await web.rooms.rest()
    return _told(found)


def _told(found: Vacation) -> VacationReply:
    return VacationReply(*found)


AGAIN_HANDLERS = [play_again, read_vacation, write_vacation]
