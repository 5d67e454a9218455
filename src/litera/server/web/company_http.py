"""People among each other over HTTP: friends, blocks, mutes, notes, who is here, and reports."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post

from litera.server.errors import Denial, DeniedError
from litera.server.people.company import Circle, Kind, Known
from litera.server.people.moderation import Reason
from litera.server.people.persons import Guest
from litera.server.store.ties import LONGEST_NOTE, LONGEST_WHY
from litera.server.table.chronicle import Spoke, decode
from litera.server.table.seats import Person
from litera.server.table.writing import composed
from litera.server.web.described import Described
from litera.server.web.http import own_origin, playing_guest, required_guest, visible_room, web_services
from litera.server.web.parting import part

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
EVIDENCE = 50
"""So many lines of what somebody said, the last ones, go along with a report."""


class KnownReply(msgspec.Struct, frozen=True):
    """Somebody whom one knows; ``online`` of friends who show it."""

    person: str
    name: str
    online: bool


class NoticeReply(msgspec.Struct, frozen=True):
    """What a moderator decided about oneself, why, and until when (in ms since 1970; null for no such time)."""

    at: int
    what: str
    why: str
    until: int | None


class CompanyReply(msgspec.Struct, frozen=True):
    """One's friends, those who were asked or ask, whom one has blocked or muted, and what moderators decided."""

    friends: list[KnownReply]
    asked: list[KnownReply]
    askers: list[KnownReply]
    blocked: list[KnownReply]
    muted: list[KnownReply]
    shows_presence: bool
    notices: list[NoticeReply]
    moderator: bool


class Neighbour(msgspec.Struct, frozen=True):
    """Somebody else at a table: ``seat`` is null for spectators who have said something.

    ``said`` has the times of what they said, by which a line of the chat is theirs.
    """

    person: str
    name: str
    seat: int | None
    said: list[int]


class Neighbours(msgspec.Struct, frozen=True):
    """The people at a table but oneself."""

    people: list[Neighbour]


class TieBody(msgspec.Struct, frozen=True):
    """What one says of somebody: friend, block or mute."""

    person: Id
    kind: Kind


class NoteBody(msgspec.Struct, frozen=True):
    """A private note on somebody; "" for none."""

    person: Id
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


class Note(msgspec.Struct, frozen=True):
    """One's private note on somebody."""

    words: str


class PresenceBody(msgspec.Struct, frozen=True):
    """Whether friends see when one is here."""

    shown: bool


class ReportBody(msgspec.Struct, frozen=True):
    """Whom one reports and why; the server adds what they said at the table.

    ``line`` is when they said what is reported, where it is one line of the chat.
    """

    person: Id
    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_WHY)] = ""
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    line: int | None = None


@get("/api/company", operation_class=Described, summary="My friends, and whom I have blocked or muted")
async def read_company(request: Request[Any, Any, Any]) -> CompanyReply:
    """List those with whom one has ties, and what moderators decided about oneself."""
    return await company_of(request, await required_guest(request))


@post(
    "/api/company/tie", guards=[own_origin], status_code=200, operation_class=Described, summary="Befriend, block, mute"
)
async def write_tie(request: Request[Any, Any, Any], data: TieBody) -> CompanyReply:
    """Say something of somebody."""
    guest = await playing_guest(request)
    await web_services(request).people.company.tie(guest, data.person, data.kind)
    return await _changed(request, guest, data)


@post("/api/company/untie", guards=[own_origin], status_code=200, operation_class=Described, summary="Take a tie back")
async def remove_tie(request: Request[Any, Any, Any], data: TieBody) -> CompanyReply:
    """Take back what one has said of somebody; a friendship ends for both."""
    guest = await required_guest(request)
    await web_services(request).people.company.untie(guest, data.person, data.kind)
    return await _changed(request, guest, data)


@get("/api/company/notes/{person:str}", operation_class=Described, summary="My note on somebody")
async def read_note(request: Request[Any, Any, Any], person: str) -> Note:
    """Give one's private note on somebody, which nobody else sees."""
    return Note(await web_services(request).people.company.note(await required_guest(request), person))


@post("/api/company/notes", guards=[own_origin], status_code=200, operation_class=Described, summary="Write a note")
async def write_note(request: Request[Any, Any, Any], data: NoteBody) -> Note:
    """Keep a private note on somebody."""
    guest = await required_guest(request)
    await web_services(request).people.company.write_note(guest, data.person, data.words.strip())
    return Note(data.words.strip())


@post(
    "/api/company/presence", guards=[own_origin], status_code=200, operation_class=Described, summary="Show I am here"
)
async def write_presence(request: Request[Any, Any, Any], data: PresenceBody) -> CompanyReply:
    """Let friends see when one is here, or not."""
    guest = await required_guest(request)
    await web_services(request).people.company.show_presence(guest, is_shown=data.shown)
    return await company_of(request, guest)


@get("/api/tables/{table:str}/people", operation_class=Described, summary="The people at a table")
async def read_neighbours(request: Request[Any, Any, Any], table: str) -> Neighbours:
    """List the people in the seats of a table and those who have said something there, but oneself."""
    guest, company = await required_guest(request), web_services(request).people.company
    state = (await visible_room(request, table)).state
    found = {line.guest: Neighbour(line.guest, line.name, None, []) for line in state.chat if line.guest}
    seated = ((seat, sitter) for seat, sitter in enumerate(state.seats) if isinstance(sitter, Person))
    found |= {sitter.guest: Neighbour(sitter.guest, sitter.name, seat, []) for seat, sitter in seated}
    for line in state.chat:
        if line.guest:
            found[line.guest].said.append(line.at)
    people = await company.people_of([*found])
    others = (msgspec.structs.replace(one, person=people[known]) for known, one in found.items() if known in people)
    return Neighbours([one for one in others if one.person != guest.id])


@post("/api/reports", guards=[own_origin], status_code=200, operation_class=Described, summary="Report somebody")
async def report(request: Request[Any, Any, Any], data: ReportBody) -> Neighbours:
    """Report somebody to the moderators, with what they said at a table as the server has it."""
    guest, web = await playing_guest(request), web_services(request)
    said: list[tuple[int, str]] = []
    if data.table is not None:
        lines = [decode(line) for line in await web.services.store.lines(data.table)]
        if not lines:
            raise DeniedError(Denial.NOT_FOUND)
        ids = await web.people.company.ids_of(data.person)
        spoken = [line for line in lines if isinstance(line, Spoke) and line.guest in ids and line.text is not None]
        # However much they have said since, the line that is reported is among it.
        kept = [line for line in spoken[:-EVIDENCE] if line.at == data.line] + spoken[-EVIDENCE:]
        said = [(line.at, line.text or "") for line in kept]
    about = data.line if any(at == data.line for at, _ in said) else None
    await web.people.moderation.report(
        guest, data.person, data.reason, words=composed(data.words), table=data.table, said=said, line=about
    )
    return Neighbours([])


async def company_of(request: Request[Any, Any, Any], guest: Guest) -> CompanyReply:
    """Give a person's ties, and what was decided about them."""
    people = web_services(request).people
    circle: Circle = await people.company.of(guest)
    return CompanyReply(
        friends=_told(circle.friends),
        asked=_told(circle.asked),
        askers=_told(circle.askers),
        blocked=_told(circle.blocked),
        muted=_told(circle.muted),
        shows_presence=circle.shows_presence,
        notices=[NoticeReply(*each) for each in await people.moderation.of(guest)],
        moderator=await people.moderation.is_moderator(guest),
    )


COMPANY_HANDLERS = [
    read_company,
    write_tie,
    remove_tie,
    read_note,
    write_note,
    write_presence,
    read_neighbours,
    report,
]


def _told(people: list[Known]) -> list[KnownReply]:
    return [KnownReply(*one) for one in people]


async def _changed(request: Request[Any, Any, Any], guest: Guest, data: TieBody) -> CompanyReply:
    """Have the tables where both are know at once who doesn't hear whom."""
    web = web_services(request)
    if data.kind != "friend":
        both = (guest.id, data.person)
        for who in both:
            await part(web.people, who, web.sockets.keep_apart)
        if web.sockets.on_part is not None:
            web.sockets.on_part(both)
    return await company_of(request, guest)
