"""Reporting somebody at a table to the moderators, in two lines: whom, then why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litera.client.local import RefusedError
from litera.terminal.connection import Connection
from litera.terminal.lines import Line, Voice
from litera.texts import aliases

LONGEST_WORDS = 500


class Reporting:
    """What one says of somebody to the moderators."""

    def __init__(self, connection: Connection, voice: Voice) -> None:
        self._connection = connection
        self._voice = voice
        self._person: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether the next line says why."""
        return self._person is not None

    def begin(self, asked: str) -> Iterator[Line]:
        """Ask why somebody is reported, by the number of their seat or their name. Raises RefusedError."""
        people = self._people()
        known = asked.casefold()
        found = [one for one in people if known in (one["name"].casefold(), _number(one["seat"]))]
        if not people:
            yield self._voice.refusal("report-nobody")
        elif len(found) != 1:
            yield self._voice.refusal("report-who", names=tuple(one["name"] for one in people))
        else:
            self._person, name = found[0]["person"], found[0]["name"]
            yield self._voice.line("report-lead")
            yield self._voice.call("report-why", name=name)

    def end(self, line: str) -> Iterator[Line]:
        """Send the report with what a line gives as the reason; nothing where it is empty. Raises RefusedError."""
        person, self._person = self._person, None
        if person is None or not line:
            yield self._voice.line("report-not")
            return
        first, _, rest = line.partition(" ")
        reason = aliases("report-reason-", self._voice.language).get(first.strip(":,.").casefold())
        words = line if reason is None else rest.strip()
        try:
            self._connection.report(person, reason or "other", words[:LONGEST_WORDS])
        except OSError as error:
            raise self._away() from error
        yield self._voice.line("report-sent")

    def _people(self) -> list[dict[str, Any]]:
        try:
            return self._connection.neighbours()
        except OSError as error:
            raise self._away() from error

    def _away(self) -> RefusedError:
        return RefusedError({"code": "away", "message": self._voice.text("line-given-up")})


def _number(seat: int | None) -> str | None:
    return None if seat is None else str(seat + 1)
