"""A table on a server as the terminal has it: requests that wait for their reply, and a queue of what happens."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator
from typing import Any

from litera.client.links import Address
from litera.client.local import RefusedError
from litera.client.remote import LostError, RemoteClient, Told
from litera.client.visiting import Visitor
from litera.terminal.lines import Voice
from litera.terminal.link import TableLink

PATIENCE = 3.0
"""Seconds without a connection after which a request is no longer waited for; it is sent all the same."""
LOOK = 0.05
GREETING_SECONDS = 45.0
LATE = "late"
"""The feed of a refusal that came when nobody waited for it any more."""
TAKEN_OVER = 4009


class Connection:
    """Asks about one table. ``ask`` is for one thread; what happens is heard by another and taken from the queue."""

    def __init__(self, visitor: Visitor, address: Address, voice: Voice) -> None:
        """Connect in the background, and stay connected."""
        self._visitor = visitor
        self._address = address
        self._voice = voice
        self._items: queue.SimpleQueue[Told] = queue.SimpleQueue()
        self._has_ended = threading.Event()
        self._client = RemoteClient(visitor.server, self._hello, self._items.put, leave=self._has_ended.set)

    def _hello(self) -> dict[str, Any]:
        table, invitation = self._address.table, self._address.invitation
        ticket = self._visitor.ticket()
        return {"ticket": ticket, "table": table, "invitation": invitation, "lang": self._voice.language, "say": 0}

    def options(self, room: Told) -> list[dict[str, Any]]:
        """Describe the options that were chosen for a table. Raises RefusedError, OSError where no server answers."""
        cards = self._visitor.games() if room["options"] else []
        options: list[dict[str, Any]] = next((card["options"] for card in cards if card["id"] == room["game"]), [])
        return [option for option in options if option["name"] in room["options"]]

    def neighbours(self) -> list[dict[str, Any]]:
        """Give the other people at the table. Raises RefusedError, OSError where no server answers."""
        return self._visitor.neighbours(self._address.table or "")

    def report(self, person: str, reason: str, words: str) -> None:
        """Report somebody at the table to the moderators. Raises RefusedError, OSError where no server answers."""
        self._visitor.report(person, table=self._address.table or "", reason=reason, words=words)

    def greeting(self) -> Told:
        """Wait for what the server says first. Raises RefusedError, LostError where it does not let us in."""
        deadline = time.monotonic() + GREETING_SECONDS
        while time.monotonic() < deadline:
            try:
                return self._items.get(timeout=LOOK)
            except queue.Empty:
                if self._client.end is not None:
                    raise self._client.end from None
        raise LostError(None)

    def heard(self) -> Iterator[Told]:
        """Give what has come meanwhile, oldest first."""
        while True:
            try:
                yield self._items.get_nowait()
            except queue.Empty:
                return

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection at present."""
        return self._client.is_connected

    @property
    def end(self) -> str | None:
        """Say why the connection is closed for good; None while it is not."""
        match self._client.end:
            case None:
                return None
            case RefusedError(message=why):
                return why
            case LostError(code=code):
                return self._voice.text("line-taken-over" if code == TAKEN_OVER else "line-given-up")
            case error:
                return str(error)

    def ask(self, do: str, **keys: Any) -> Told:
        """Send a request and give its reply. Raises RefusedError, also where the reply must be waited for too long."""
        answer: queue.SimpleQueue[Told] = queue.SimpleQueue()
        is_late = threading.Event()

        def take(reply: Told) -> None:
            if not is_late.is_set():
                answer.put(reply)
            elif not reply["ok"]:
                self._items.put({"feed": LATE, "message": reply["error"]["message"]})

        try:
            self._client.post({"do": do, **keys}, take)
        except LostError as error:
            raise self._refused("line-given-up") from error
        reply = self._reply(answer)
        if reply is None:
            is_late.set()
            raise self._refused("line-later")
        if not reply["ok"]:
            raise RefusedError(reply["error"])
        return reply

    def _reply(self, answer: queue.SimpleQueue[Told]) -> Told | None:
        """Wait for a reply; for None as soon as there has been no connection for too long."""
        lost_at: float | None = None
        while True:
            try:
                return answer.get(timeout=LOOK)
            except queue.Empty:
                if self._client.is_connected:
                    lost_at = None
                    continue
            lost_at = time.monotonic() if lost_at is None else lost_at
            if self._client.end is not None or time.monotonic() - lost_at > PATIENCE:
                return None

    def _refused(self, key: str) -> RefusedError:
        return RefusedError({"code": key, "message": self._voice.text(key)})

    def close(self) -> None:
        """Leave the table."""
        self._client.close()


class ServerLink(TableLink):
    """A table on a server, asked as any other; the connection knows which seat asks."""

    def __init__(self, connection: Connection, room: Told, language: str) -> None:
        """Take up the table of a room."""
        self.room = room
        state = {"game": room["game"], "seats": len(room["seats"])}
        super().__init__(connection, {"table": room["table"], "state": state}, language)

    @property
    def options(self) -> dict[str, Any]:
        """The options that the host chose."""
        options: dict[str, Any] = self.room["options"]
        return options

    def has_topic(self, topic: str) -> bool:
        """Say whether the game can be asked about a topic; before it begins nobody knows."""
        return self.room["status"] == "waiting" or super().has_topic(topic)

    def _warm(self) -> None:
        """Load nothing: the server thinks."""
