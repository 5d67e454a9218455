"""The HTTP interface: games and rules, guests, tables, records; docs/table-server.md describes it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers.base import BaseRouteHandler
from litestar.params import Parameter

from litera.games.registry import find
from litera.protocol.answers import record_of
from litera.protocol.desk import Desk
from litera.protocol.lessons import lesson_of
from litera.protocol.questions import OF_TERMINALS, QUESTIONS, phrases_of, sentences_of, verbs_of, words_of
from litera.server.addresses import party_of, sealed
from litera.server.errors import Denial, DeniedError
from litera.server.fairness import SERVER, Asker
from litera.server.feed.describing import summary_of
from litera.server.feed.replaying import replayed
from litera.server.people.outbox import Senders
from litera.server.people.people import People
from litera.server.people.persons import Guest
from litera.server.rooms.room import Room
from litera.server.rooms.rooms import Rooms
from litera.server.rooms.services import Services
from litera.server.rooms.workers import Workers
from litera.server.table.admission import check_visible
from litera.server.table.handling import Actor
from litera.server.table.setup import TableSetup, check_keys
from litera.server.thinking.analyses import Analyses
from litera.server.web import gametexts
from litera.server.web.described import Described
from litera.server.web.guests import COOKIE, COOKIE_SECONDS, Guests, label_of, renamed
from litera.server.web.limits import AddressBuckets
from litera.server.web.replies import (
    Games,
    JoinReply,
    OpenedReply,
    PackReply,
    QuestionsReply,
    ReplayReply,
    RulesReply,
    TableReply,
    Tables,
    replying,
)
from litera.server.web.security import is_own_origin
from litera.server.web.ws import Sockets
from litera.texts import spoken
from litera.texts.rulebook import topics

if TYPE_CHECKING:
    from litera.server.people.openid import Provider

Lang = Annotated[str, Parameter(query="lang", max_length=8, description="Language of sentences: en, pl, uk or ro")]


class SessionBody(msgspec.Struct, frozen=True):
    """A nickname and a language."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Session(msgspec.Struct, frozen=True):
    """Who asks; null each before they have a name. ``kept``: they have a way to sign in elsewhere."""

    guest: str | None = None
    name: str | None = None
    lang: str | None = None
    kept: bool = False


class Ticket(msgspec.Struct, frozen=True):
    """Opens WebSockets for a short while."""

    ticket: str


class JoinBody(msgspec.Struct, frozen=True):
    """Which seat (null: none, to watch), and what opens the door."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    password: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class WebServices(msgspec.Struct, frozen=True):
    """What the handlers work with."""

    services: Services
    rooms: Rooms
    guests: Guests
    people: People
    requests: AddressBuckets
    openings: AddressBuckets
    guesses: AddressBuckets
    analyses: Analyses
    reviews: AddressBuckets
    cards: Cards
    sign_ins: AddressBuckets
    sockets: Sockets
    senders: Senders
    secret: str
    provider: Provider | None = None


def web_services(connection: ASGIConnection[Any, Any, Any, Any]) -> WebServices:
    """Give what the handlers work with, from the application that serves a connection."""
    web: WebServices = connection.app.state.web_services
    return web


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Give the address that a request comes from, as limits count it."""
    return party_of(connection.client.host) if connection.client else ""


async def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what changes something and does not come from a page of ours."""
    origin = connection.headers.get("origin")
    public = web_services(connection).services.settings.public_url
    if origin is None or not is_own_origin(origin, connection.headers.get("host"), public):
        raise DeniedError(Denial.BAD_ORIGIN)
    kind = connection.headers.get("content-type", "").partition(";")[0]
    if kind.strip().lower() != "application/json":
        raise DeniedError(Denial.BAD_ORIGIN, key="server-not-json")


async def within_limits(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler | None = None) -> None:
    """Refuse an address that asks too much."""
    if not web_services(connection).requests.take(address_of(connection)):
        raise DeniedError(Denial.TOO_MANY)


async def guest_of(request: Request[Any, Any, Any]) -> Guest | None:
    """Give the person whose cookie a request brings."""
    web, cookie = web_services(request), request.cookies.get(COOKIE)
    if cookie is None:
        return None
    old, persons = web.guests.of_old_cookie(cookie), web.people.persons
    guest = await (persons.of_token(cookie) if old is None else persons.of_old(old))
    if guest is not None and guest.out_until:
        network = sealed(address_of(request), web.secret)
        await web.people.networks.close(network, guest, web.services.settings.closed_network_hours)
    return guest


async def asker_of(request: Request[Any, Any, Any]) -> Asker:
    """Give whose turn it is when the work that a request makes is done."""
    guest = await guest_of(request)
    return Asker(address_of(request), "" if guest is None else guest.id)


async def required_guest(request: Request[Any, Any, Any]) -> Guest:
    """Give the person whose cookie a request brings. Raises DeniedError where it brings none."""
    guest = await guest_of(request)
    if guest is None:
        raise DeniedError(Denial.NO_SESSION)
    return guest


async def playing_guest(request: Request[Any, Any, Any]) -> Guest:
    """Give the person who asks, where moderators don't keep them from playing. Raises DeniedError."""
    guest = await required_guest(request)
    web_services(request).people.persons.check_in(guest)
    return guest


@get("/api/games", responses=replying(Games), operation_class=Described, summary="The games, their options and levels")
async def list_games(request: Request[Any, Any, Any], lang: Lang = "en") -> dict[str, Any]:
    """Say which games there are."""
    return {"games": await web_services(request).cards.of(spoken(lang))}


class Cards:
    """What is said of the games, made once in each language: nobody waits for what somebody else has asked for."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._of: dict[str, list[dict[str, Any]]] = {}

    async def of(self, language: str) -> list[dict[str, Any]]:
        """Describe the games in a language that is spoken here."""
        if language not in self._of:
            self._of[language] = await self._workers.do(SERVER, partial(cards_of_games, language))
        return self._of[language]


def cards_of_games(language: str) -> list[dict[str, Any]]:
    """Describe the games in a language that is spoken here."""
    reply = Desk(lambda: b"").answer({"do": "games", "lang": language})
    cards: Any = reply["games"]
    for card in cards:
        card["levels"] = [gametexts.level(card["id"], level, language) for level in card["levels"]]
        card["lesson"] = lesson_of(card["id"]) is not None
        game = find(card["id"])
        card["with_clock"], card["with_strangers"] = dict(game.with_clock), dict(game.with_strangers)
        card["options"] = [gametexts.option(card["id"], option, language) for option in card["options"]]
    return [*cards]


@get(
    "/api/games/{game:str}/rules",
    sync_to_thread=False,
    responses=replying(RulesReply),
    operation_class=Described,
    summary="The rules of a game for players",
)
def read_rules(game: str, lang: Lang = "en") -> dict[str, Any]:
    """Give the rules, topic by topic."""
    find(game)
    return {"topics": [{"id": one.id, "title": one.heading, "text": one.text} for one in topics(game, lang)]}


@get(
    "/api/games/{game:str}/questions",
    sync_to_thread=False,
    responses=replying(QuestionsReply),
    operation_class=Described,
    summary="What can be asked at a table of a game, and how it is typed",
)
def read_questions(game: str, lang: Lang = "en") -> dict[str, Any]:
    """Give the words of questions and moves in a language, and the sentences that say what pages answer themselves."""
    find(game)
    language = spoken(lang)
    return {
        "questions": [name for name in QUESTIONS if name not in OF_TERMINALS],
        "words": words_of(game, language),
        "phrases": phrases_of(language),
        "verbs": verbs_of(game, language),
        "sentences": sentences_of(language),
    }


@get("/api/session", operation_class=Described, summary="Who I am")
async def read_session(request: Request[Any, Any, Any]) -> Response[Session]:
    """Say who asks. Whoever brings a cookie of an earlier version is given one of this one."""
    guest = await guest_of(request)
    if guest is None or guest.device:
        return Response(session_of(guest))
    return await keeping(request, guest)


@post("/api/session", guards=[own_origin], status_code=200, operation_class=Described, summary="Take a nickname")
async def write_session(request: Request[Any, Any, Any], data: SessionBody) -> Response[Session]:
    """Give a new guest their cookie, or somebody who is known another name."""
    guest = await guest_of(request)
    if guest is None:
        web = web_services(request)
        await web.people.networks.check_open(sealed(address_of(request), web.secret))
    return await keeping(request, renamed(guest, data.name, data.lang))


async def keeping(request: Request[Any, Any, Any], guest: Guest) -> Response[Session]:
    """Keep a person as they are named now; reply who they are, with a cookie where this device has none of its own."""
    kept, token = await web_services(request).people.persons.written(guest, device_label(request))
    cookies = [cookie_of(request, token or request.cookies[COOKIE])]
    return Response(session_of(kept), cookies=cookies)


def session_of(guest: Guest | None) -> Session:
    """Tell somebody who they are."""
    return Session() if guest is None else Session(guest.id, guest.name, guest.lang, guest.is_kept)


def cookie_of(request: Request[Any, Any, Any], token: str) -> Cookie:
    """Give the cookie by which a device is known."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
    )


def is_secure(request: Request[Any, Any, Any]) -> bool:
    """Say whether cookies are for https alone."""
    public = web_services(request).services.settings.public_url or ""
    return public.startswith("https:") or request.url.scheme == "https"


def device_label(request: Request[Any, Any, Any]) -> str:
    """Give the name of the device that asks, for the list of its person's devices."""
    return label_of(request.headers.get("user-agent", ""))


@post(
    "/api/session/ticket", guards=[own_origin], status_code=200, operation_class=Described, summary="A ticket for /ws"
)
async def write_ticket(request: Request[Any, Any, Any]) -> Ticket:
    """Give a ticket."""
    return Ticket(web_services(request).guests.ticket(await playing_guest(request)))


@get(
    "/api/tables",
    responses=replying(Tables),
    operation_class=Described,
    summary="The tables that are open to everybody",
)
async def list_tables(request: Request[Any, Any, Any], lang: Lang = "en") -> Response[bytes]:
    """List those that wait first, and the newest first."""
    guest, web = await guest_of(request), web_services(request)
    unseated = (await web.people.company.apart(guest)).unseated if guest is not None else ()
    listed = await web.rooms.lobby.written(spoken(lang), unseated)
    return Response(listed, media_type="application/json")


@post(
    "/api/tables",
    guards=[own_origin],
    status_code=201,
    responses=replying(OpenedReply, 201),
    operation_class=Described,
    summary="Open a table",
)
async def open_table(request: Request[Any, Any, Any], data: TableSetup, lang: Lang = "en") -> dict[str, Any]:
    """Open a table; who does has its first seat."""
    guest = await playing_guest(request)
    check_keys(await request.json())
    state = (await opened_for(request, guest, data)).state
    return {"table": summary_of(state, lang), "invitation": state.opened.invitation}


async def opened_for(request: Request[Any, Any, Any], guest: Guest, setup: TableSetup) -> Room:
    """Open a table for somebody. Raises DeniedError, or TableError where it cannot be."""
    web = web_services(request)
    if setup.rated and not guest.is_kept:
        raise DeniedError(Denial.NOT_KEPT)
    if not web.openings.take(address_of(request)):
        raise DeniedError(Denial.TOO_MANY, key="server-too-many-tables")
    return await web.rooms.open(setup, guest.id, guest.name, asker=await asker_of(request))


@get(
    "/api/tables/{table:str}", responses=replying(TableReply), operation_class=Described, summary="What a table is like"
)
async def read_table(
    request: Request[Any, Any, Any],
    table: str,
    invitation: Annotated[str | None, Parameter(max_length=80)] = None,
    *,
    lang: Lang = "en",
) -> dict[str, Any]:
    """Describe a table to whoever may come to it."""
    room = await visible_room(request, table, invitation)
    return {"table": summary_of(room.state, lang)}


@get(
    "/api/tables/{table:str}/pack",
    responses=replying(PackReply),
    operation_class=Described,
    summary="The pack that the table was opened with",
)
async def read_pack(
    request: Request[Any, Any, Any],
    table: str,
    invitation: Annotated[str | None, Parameter(max_length=80)] = None,
) -> dict[str, Any]:
    """Give letters, numbers and points of an owner's pack; null where the game's own is played with."""
    room = await visible_room(request, table, invitation)
    return {"pack": room.state.setup.pack}


@post(
    "/api/tables/{table:str}/join",
    guards=[own_origin],
    status_code=200,
    responses=replying(JoinReply),
    operation_class=Described,
    summary="Come to a table",
)
async def join_table(request: Request[Any, Any, Any], table: str, data: JoinBody) -> dict[str, Any]:
    """Come in by an invitation or a password, and to a free seat."""
    web, guest = web_services(request), await playing_guest(request)
    if data.password is not None and not web.guesses.take(address_of(request)):
        raise DeniedError(Denial.TOO_MANY)
    asker = await asker_of(request)
    room = await web.rooms.find(table, asker)
    unseated = (await web.people.company.apart(guest)).unseated
    actor = Actor(await web.people.persons.at_table(guest, table), guest.name, None, guest.is_kept, unseated)
    return {"seat": await room.join(actor, data.seat, data.invitation, password=data.password, asker=asker)}


@get("/api/tables/{table:str}/record", operation_class=Described, summary="The record of a table that is over")
async def read_record(
    request: Request[Any, Any, Any],
    table: str,
    form: Annotated[str | None, Parameter(query="format", max_length=40)] = None,
    *,
    invitation: Annotated[str | None, Parameter(max_length=80)] = None,
) -> Response[Any]:
    """Give the record as JSON, or as text in another format that the game can write."""
    room = await visible_room(request, table, invitation)
    record = record_of(room.finished_game(), form)
    return Response(record, media_type="application/json" if form is None else "text/plain; charset=utf-8")


@get(
    "/api/tables/{table:str}/replay",
    responses=replying(ReplayReply),
    operation_class=Described,
    summary="A table that is over, as it was after so many moves",
)
async def read_replay(
    request: Request[Any, Any, Any],
    table: str,
    moves: Annotated[int | None, Parameter(ge=0, le=100_000)] = None,
    *,
    invitation: Annotated[str | None, Parameter(max_length=80)] = None,
    lang: Lang = "en",
    marks: bool = False,
) -> dict[str, Any]:
    """Show a finished game with open hands."""
    return replayed((await visible_room(request, table, invitation)).finished_game(), moves, lang, marks=marks)


async def visible_room(request: Request[Any, Any, Any], table: str, invitation: str | None = None) -> Room:
    """Give a room that whoever asks may know of. Raises DeniedError."""
    guest, web = await guest_of(request), web_services(request)
    room = await web.rooms.find(table, await asker_of(request))
    known_as = None if guest is None else await web.people.persons.at_table(guest, table)
    check_visible(room.state, known_as, invitation)
    return room


HANDLERS = [
    list_games,
    read_questions,
    read_rules,
    read_session,
    write_session,
    write_ticket,
    list_tables,
    open_table,
    read_table,
    read_pack,
    join_table,
    read_record,
    read_replay,
]
