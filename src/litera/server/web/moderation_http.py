"""Moderation over HTTP: the queue of reports, what is done about people, and the log. Also for the operator."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import Parameter

from litera.games.registry import find
from litera.server.errors import Denial, DeniedError
from litera.server.feed.describing import title_of
from litera.server.people.fair_play import PAGE as FAIR_PLAY_PAGE
from litera.server.people.fair_play import Order
from litera.server.people.moderation import OPERATOR, PAGE, Logs, Measure, Reason, Reported
from litera.server.people.rewriting import silenced
from litera.server.store.ties import LONGEST_WHY
from litera.server.web.admin_http import is_of_operator, operators_only
from litera.server.web.company_http import Id
from litera.server.web.described import Described
from litera.server.web.guests import renamed
from litera.server.web.http import Lang, asker_of, own_origin, required_guest, web_services
from litera.server.web.paging import Game, Oldest, Page

Why = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WHY)]
MOST_HOURS: Final = 10_000


class SaidLine(msgspec.Struct, frozen=True):
    """What somebody said at a table, and when."""

    at: int
    text: str


class ReportReply(msgspec.Struct, frozen=True):
    """A report that waits: who reports whom and why, what the server found, and how many measures came ``before``.

    ``line`` is the time of the one line that is reported, null where it isn't one.
    """

    id: str
    at: int
    reason: str
    words: str
    reporter: str
    reporter_name: str
    person: str
    name: str
    name_then: str
    table: str | None
    said: list[SaidLine]
    line: int | None
    before: int


class Reports(msgspec.Struct, frozen=True):
    """A page of the reports that wait; ``more``: there may be another."""

    reports: list[ReportReply]
    more: bool


class LogReply(msgspec.Struct, frozen=True):
    """A line of the log; ``moderator`` may be "operator"."""

    number: int
    at: int
    moderator: str
    moderator_name: str
    person: str
    name: str
    what: str
    why: str
    until: int | None


class ModerationLog(msgspec.Struct, frozen=True):
    """A page of the log; ``more``: there may be another."""

    lines: list[LogReply]
    more: bool


class SignalsReply(msgspec.Struct, frozen=True):
    """Somebody's decisions in rated games of one kind: how many were also the strongest player's.

    ``lost`` is what the others gave away on average, as a chance to win. ``seconds`` is the middle time for a move,
    ``spread`` how much the times differ (of their logarithm). ``usual`` is the share at which the best honest players
    agree, null where it isn't known; ``unusual``: this one is well above that.
    """

    person: str
    name: str
    game: str
    title: str
    games: int
    decisions: int
    agreed: int
    lost: float
    seconds: float
    spread: float
    usual: float | None
    unusual: bool


class FairPlayReply(msgspec.Struct, frozen=True):
    """A page of signals; ``more``: there may be another."""

    signals: list[SignalsReply]
    more: bool


class MeasureBody(msgspec.Struct, frozen=True):
    """What is done about somebody: ``hours`` for mute and suspend, a new ``name`` for rename."""

    person: Id
    what: Measure
    why: Why
    hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    report: Annotated[str, msgspec.Meta(max_length=16)] | None = None


class SilenceBody(msgspec.Struct, frozen=True):
    """Whose words are removed at a table, and why."""

    person: Id
    why: Why
    report: Annotated[str, msgspec.Meta(max_length=16)] | None = None


class RoleBody(msgspec.Struct, frozen=True):
    """Who is to be a moderator, or no longer."""

    person: Id
    granted: bool


class Done(msgspec.Struct, frozen=True):
    """Something was done about somebody, whose name this is."""

    name: str


async def own_origin_or_operator(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse what changes something and comes neither from a page of ours nor from the operator."""
    if not is_of_operator(connection):
        await own_origin(connection, handler)


async def moderator_of(request: Request[Any, Any, Any]) -> str:
    """Give the moderator who asks, or "operator". Raises DeniedError."""
    if is_of_operator(request):
        return OPERATOR
    guest = await required_guest(request)
    if not await web_services(request).people.moderation.is_moderator(guest):
        raise DeniedError(Denial.NOT_ALLOWED, key="server-moderators-only")
    return guest.id


@get("/api/moderation/reports", operation_class=Described, summary="The reports that wait (moderators)")
async def read_reports(
    request: Request[Any, Any, Any],
    page: Page = 0,
    *,
    reason: Annotated[Reason | None, Parameter(description="Only those for this reason")] = None,
    oldest: Oldest = True,
) -> Reports:
    """List the reports that wait, the oldest first unless asked otherwise."""
    await moderator_of(request)
    found = await web_services(request).people.moderation.queue(page, reason=reason, is_oldest_first=oldest)
    return Reports([_told(one) for one in found], more=len(found) == PAGE)


@get("/api/moderation/log", operation_class=Described, summary="What moderators did (moderators)")
async def read_log(
    request: Request[Any, Any, Any],
    page: Page = 0,
    *,
    what: Annotated[Logs | None, Parameter(description="Only this measure")] = None,
    oldest: Oldest = False,
) -> ModerationLog:
    """List what moderators did, the newest first unless asked otherwise."""
    await moderator_of(request)
    found = await web_services(request).people.moderation.log(page, what=what, is_oldest_first=oldest)
    return ModerationLog([LogReply(*one) for one in found], more=len(found) == PAGE)


@get("/api/moderation/fair-play", operation_class=Described, summary="Signals of a machine's help (moderators)")
async def read_fair_play(
    request: Request[Any, Any, Any],
    page: Page = 0,
    lang: Lang = "en",
    *,
    order: Annotated[
        Order, Parameter(description="Most agreement first, or who played last or longest ago")
    ] = "agreed",
    game: Game = None,
    unusual: Annotated[bool, Parameter(description="Only what is unusual")] = False,
) -> FairPlayReply:
    """List how people decide in rated games, held against the strongest player."""
    await moderator_of(request)
    chosen = None if game is None else find(game).id
    found = await web_services(request).people.fair_play.page(page, order=order, game=chosen, is_unusual_only=unusual)
    told = [SignalsReply(**one._asdict(), title=title_of(one.game, lang), unusual=one.is_unusual) for one in found]
    return FairPlayReply(told, more=len(found) == FAIR_PLAY_PAGE)


@post(
    "/api/moderation/act",
    guards=[own_origin_or_operator],
    status_code=200,
    operation_class=Described,
    summary="Do something about somebody",
)
async def act(request: Request[Any, Any, Any], data: MeasureBody) -> Done:
    """Warn, mute, suspend, ban or rename somebody, lift that, or dismiss a report."""
    moderator, web = await moderator_of(request), web_services(request)
    name = renamed(None, data.name or "", "en").name if data.what == "rename" else ""
    people = web.people
    ids = await people.moderation.act(
        moderator, data.person, data.what, why=data.why, hours=data.hours, name=name, about=data.report
    )
    if data.what == "lift":
        await people.networks.open_again(ids)
    # Who they are now, and may do, holds from their next request on; tables they come back to know it, too.
    devices = await people.persons.forget_person(data.person)
    if data.what not in ("warn", "dismiss"):
        web.sockets.sign_out(devices)
    return Done(name)


@post(
    "/api/tables/{table:str}/silence",
    guards=[own_origin_or_operator],
    status_code=200,
    operation_class=Described,
    summary="Remove what was said",
)
async def silence(request: Request[Any, Any, Any], table: str, data: SilenceBody) -> Done:
    """Remove what somebody said at a table."""
    moderator, web = await moderator_of(request), web_services(request)
    room = await web.rooms.find(table, await asker_of(request))
    ids = await web.people.company.ids_of(data.person)
    await room.rewrite(partial(silenced, table=table, ids=ids))
    await web.people.moderation.silenced(moderator, data.person, data.why, about=data.report)
    return Done("")


@post(
    "/api/admin/roles",
    guards=[operators_only],
    status_code=200,
    operation_class=Described,
    summary="Make somebody a moderator (operator)",
)
async def write_role(request: Request[Any, Any, Any], data: RoleBody) -> Done:
    """Make somebody a moderator, or no longer one."""
    return Done(await web_services(request).people.moderation.grant(data.person, is_granted=data.granted))


def _told(report: Reported) -> ReportReply:
    name, said, line = report.evidence.name, report.evidence.said, report.evidence.line
    return ReportReply(*report[:8], name, report.table, [SaidLine(*each) for each in said], line, report.before)


MODERATION_HANDLERS = [read_reports, read_log, read_fair_play, act, silence, write_role]
