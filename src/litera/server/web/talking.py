"""What is said over a connection to a table, and answered: whatever carries it, and from whichever server it comes."""

from __future__ import annotations

import logging
import time
from typing import Final, TypeVar

import msgspec

from litera.core.event import Json
from litera.core.refusal import Code, SetupError, TableError, refuse
from litera.protocol.requests import Id, Request
from litera.server.errors import Denial, DeniedError, told
from litera.server.feed.viewers import NO_SUCH_TABLE, NOT_KNOWN, RESTARTING, Viewer
from litera.server.people.people import People
from litera.server.rooms.room import Room
from litera.server.rooms.rooms import Rooms
from litera.server.rooms.services import Services
from litera.server.store.store import StoreError
from litera.server.table import commands
from litera.server.table.handling import token_hash
from litera.server.web.guests import Guests
from litera.texts import FALLBACK, spoken

log = logging.getLogger(__name__)

GOODBYES: Final = {
    Denial.NOT_FOUND: NO_SUCH_TABLE,
    Denial.STORE_FAILED: RESTARTING,
    Denial.TOO_MANY: RESTARTING,
}
"""With which code those are sent away who are not let in; all others with ``NOT_KNOWN``."""

Denied = TypeVar("Denied", bound=DeniedError | TableError)

_encode = msgspec.json.Encoder().encode


class Talker(Viewer):
    """Somebody at the other end of a connection, who is in a room once they have said hello."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.guest = None
        self.person = ""
        """The person's own id, whichever the table knows them by."""
        self.device = ""
        """The hash of the cookie with which they came."""
        self.token = None
        self.is_outsider = False
        self.name = ""
        self.seat = None
        self.language = FALLBACK
        self.say = 2
        self.marks = False
        self.room: Room | None = None

    def reply(self, asked: Id, reply: dict[str, Json]) -> None:
        """Answer a request."""
        self.push(_encode({"id": asked, "ok": True, **reply}))

    def deny(self, asked: Id, error: DeniedError | TableError, language: str) -> None:
        """Say why a request is refused."""
        self.push(_encode({"id": asked, "ok": False, "error": told(error, language, marks=self.marks)}))


class Dialogue:
    """Carries out what talkers ask for, at the tables of this server."""

    def __init__(self, services: Services, rooms: Rooms, guests: Guests, *, people: People) -> None:
        self._services = services
        self._rooms = rooms
        self._guests = guests
        self._people = people

    async def handle(self, talker: Talker, text: str) -> None:
        """Answer a message."""
        began = time.perf_counter()
        kind: type[msgspec.Struct] = Request
        asked: Id = None
        language = talker.language
        try:
            command = read(text)
            kind = type(command)
            asked, language = command.id, spoken(command.lang or talker.language)
            room = talker.room
            if isinstance(command, commands.Hello):
                await self._greet(talker, command, language)
            elif room is None:
                raise DeniedError(Denial.NO_SESSION, key="server-hello-first")
            elif isinstance(command, commands.Ping):
                talker.reply(asked, {})
            elif isinstance(command, commands.Command):
                talker.reply(asked, await room.do(talker, command))
            else:
                talker.reply(asked, await room.ask(talker, command))
        except (DeniedError, TableError, StoreError) as caught:
            error = _denial(caught)
            code = error.code if isinstance(error, DeniedError) else error.refusal.code
            self._services.metrics.refused.labels(code.value).inc()
            talker.deny(id_of(text) if asked is None else asked, error, language)
            log.debug("%s is refused: %s", kind.__name__, code.value)
        else:
            log.debug("%s is answered", kind.__name__)
        self._services.metrics.note_answer(kind, time.perf_counter() - began)

    async def _greet(self, talker: Talker, hello: commands.Hello, language: str) -> None:
        if talker.room is not None:
            raise DeniedError(Denial.NOT_ALLOWED, key="server-hello-once")
        try:
            room = await self._admit(talker, hello)
            talker.language = language
            talker.say = hello.say
            talker.marks = hello.marks
            await room.enter(talker, hello)
        except (DeniedError, StoreError) as caught:
            error = _denial(caught)
            talker.deny(hello.id, error, language)
            talker.cut_off(GOODBYES.get(error.code, NOT_KNOWN))
            return
        talker.room = room

    async def _admit(self, talker: Talker, hello: commands.Hello) -> Room:
        """Find out who comes, and give the room they come to. Raises DeniedError, and StoreError."""
        if hello.token is not None:
            talker.token = token_hash(hello.token)
            return await self._rooms.find(hello.token.partition(".")[0], talker.asker)
        guest = None if hello.ticket is None else self._guests.of_ticket(hello.ticket)
        if guest is not None and guest.device:
            # A device may have been signed out since its ticket was written.
            guest = await self._people.persons.of_device(guest.device)
        if guest is None:
            raise DeniedError(Denial.NO_SESSION, key="server-ticket")
        self._people.persons.check_in(guest)
        table = hello.table or ""
        talker.guest, talker.name = await self._people.persons.at_table(guest, table), guest.name
        talker.is_kept, talker.device, talker.muted_until = guest.is_kept, guest.device, guest.muted_until
        talker.person = guest.id
        talker.unseated, talker.unheard = await self._people.company.apart(guest)
        return await self._rooms.find(table, talker.asker)


def _denial(error: Denied | StoreError) -> Denied | DeniedError:
    """Give what to say of an error: where the database did not answer, that it is away."""
    return DeniedError(Denial.STORE_FAILED, key="server-store-away") if isinstance(error, StoreError) else error


def id_of(text: str) -> Id:
    """Give the id of a request that cannot be carried out, None where none can be read."""
    try:
        return commands.naming.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


def read(text: str) -> commands.AnyCommand:
    """Read a request. Raises SetupError (``bad_request``)."""
    try:
        return commands.decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SetupError(refuse(Code.BAD_REQUEST, key="request-unreadable", detail=str(error))) from error
