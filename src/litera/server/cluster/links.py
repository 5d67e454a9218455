"""WebSockets of tables that other nodes own: what comes over one goes to the owner, and the owner's words come back.

Messages to a WebSocket are counted. One that is missing is noticed with the next: the connection is closed, and the
client resumes as after a lost one.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Final

from litera.core.refusal import SetupError
from litera.server.cluster.calls import Calls, UnansweredError, UnknownError
from litera.server.cluster.messages import ConnectionId, CutOff, Left, Said, Told
from litera.server.cluster.slots import slot_of
from litera.server.errors import Denial, DeniedError
from litera.server.feed.viewers import RESTARTING
from litera.server.rooms.services import Services
from litera.server.table import commands
from litera.server.web.talking import id_of, read
from litera.server.web.ws import Connection
from litera.texts import spoken

SUBJECT: Final = "slot.{}"


def subject_of(table: str) -> str:
    """Give where the owner of a table is asked."""
    return SUBJECT.format(slot_of(table))


class Links:
    """The links of a node, by their numbers."""

    def __init__(self, services: Services, calls: Calls) -> None:
        self._services = services
        self._calls = calls
        self._numbers = itertools.count()
        self._links: dict[ConnectionId, Link] = {}
        self._ending: set[asyncio.Task[None]] = set()

    def link(self, connection: Connection, text: str) -> Link | None:
        """Give the way to the table that a first message names; None where this node owns it, or it names none."""
        table = _table_of(text)
        if not table or self._services.epoch(table) is not None:
            return None
        number = next(self._numbers)
        link = self._links[number] = Link(self, number, connection, table=table)
        return link

    async def carry(self, said: Said) -> None:
        """Have the owner take a message. Raises UnansweredError, and UnknownError."""
        await self._calls.ask(subject_of(said.table), said)

    def forget(self, number: ConnectionId, table: str) -> None:
        """Note that a connection has ended, and tell the owner."""
        del self._links[number]
        task = asyncio.get_running_loop().create_task(self._end(number, table))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _end(self, number: ConnectionId, table: str) -> None:
        try:
            await self._calls.ask(subject_of(table), Left(number))
        except (UnansweredError, UnknownError):
            # Then the owner finds out by itself, or is another one that never knew of it.
            return

    def take(self, item: Told | CutOff) -> None:
        """Take what an owner has to say to a connection."""
        link = self._links.get(item.connection)
        if link is not None:
            link.take(item)

    def cut_off(self) -> None:
        """Send everybody away: what owners have to say does not come any more."""
        for link in self._links.values():
            link.connection.cut_off(RESTARTING)


class Link:
    """The way of one connection to the owner of its table."""

    def __init__(self, links: Links, number: ConnectionId, connection: Connection, *, table: str) -> None:
        self.connection = connection
        self._links = links
        self._number = number
        self._table = table
        self._said = 0
        self._heard = 0

    async def say(self, text: str) -> None:
        """Carry a message to the owner; return when it was answered."""
        said = Said(self._number, self._said, self._table, self.connection.address, text)
        self._said += 1
        try:
            await self._links.carry(said)
        except UnknownError:
            # The owner is another one by now, or has restarted: the client comes again.
            self.connection.cut_off(RESTARTING)
        except UnansweredError:
            error = DeniedError(Denial.STORE_FAILED, key="server-cluster-away")
            self.connection.deny(id_of(text), error, _language_of(text))
            self.connection.cut_off(RESTARTING)

    def leave(self) -> None:
        """Let the owner know that the connection has ended."""
        self._links.forget(self._number, self._table)

    def take(self, item: Told | CutOff) -> None:
        """Take what the owner says."""
        if isinstance(item, CutOff):
            self.connection.cut_off(item.code)
        elif item.number != self._heard:
            self.connection.cut_off(RESTARTING)
        else:
            self._heard += 1
            self.connection.push(item.message)


def _table_of(text: str) -> str:
    """Give the table that a first message names, "" where it names none."""
    try:
        hello = read(text)
    except SetupError:
        return ""
    if not isinstance(hello, commands.Hello):
        return ""
    return hello.table or "" if hello.token is None else hello.token.partition(".")[0]


def _language_of(text: str) -> str:
    try:
        return spoken(read(text).lang or "")
    except SetupError:
        return spoken("")
