"""A server without a table named: its tables to choose from, or a new one with a few questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from litera.client.links import Address
from litera.client.local import RefusedError
from litera.client.visiting import Visitor
from litera.protocol.questions import questions
from litera.protocol.reading import without_marks
from litera.terminal.leaving import LeftError
from litera.terminal.lines import Line, Tone, Voice
from litera.terminal.menu import Dialogue, Menu
from litera.terminal.plan import PlanError

MOST_LISTED = 30
LONGEST_GAME = 300
"""Minutes of the longest clock."""
LEAST_TIME, MOST_TIME = 100, 1000
"""Percent of the clock's time that a seat can have."""


class Lobby:
    """Lists the tables of a server until one is chosen. Raises LeftError where somebody leaves."""

    def __init__(self, dialogue: Dialogue, voice: Voice, visitor: Visitor) -> None:
        self._dialogue = dialogue
        self._voice = voice
        self._visitor = visitor
        self._questions = questions(voice.language)

    def choose(self) -> Address:
        """Ask which table to come to; the number of none opens a new one. Raises RefusedError, OSError."""
        say = self._voice
        while True:
            tables = self._visitor.tables()[:MOST_LISTED]
            self._show(say.call("lobby-tables" if tables else "lobby-empty"))
            for number, table in enumerate(tables, 1):
                self._show(Line(listed(number, table, say)))
            self._show(say.call("lobby-which", highest=len(tables)))
            typed = self._ask()
            if typed == "0":
                return self._open()
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(tables):
                return Address(self._visitor.server, tables[int(typed[:4]) - 1]["table"], None)

    def name(self) -> None:
        """Ask for a nickname until the server takes one. Raises OSError."""
        while True:
            self._show(self._voice.call("lobby-name"))
            try:
                self._visitor.rename(self._ask())
            except RefusedError as refusal:
                self._show(Line(refusal.message, Tone.REFUSAL))
            else:
                return

    def _open(self) -> Address:
        say = self._voice
        menu = Menu(self._dialogue, say)
        card = menu.choose(self._visitor.games(), None)
        assert card is not None, "there is nothing to go on with"
        levels = menu.company(card, "lobby-people")
        lexicon = menu.lexicon(card)
        self._show(say.call("lobby-clock", highest=LONGEST_GAME))
        clock = self._clock()
        self._show(say.call("lobby-access"))
        access = "open" if self._ask().casefold() in say.text("answer-yes").split(", ") else "private"
        return self._visitor.open(**setup_of(card["id"], levels, lexicon=lexicon, clock=clock, access=access))

    def _clock(self) -> Mapping[str, Any]:
        while True:
            try:
                return read_clock(self._ask())
            except PlanError as error:
                self._show(self._voice.refusal(error.message.key, **error.message.parameters))

    def _ask(self) -> str:
        typed = " ".join(self._dialogue.ask().split())
        if self._questions.get(without_marks(typed.casefold())) == "quit":
            raise LeftError(0)
        return typed

    def _show(self, line: Line) -> None:
        self._dialogue.show(line)


def listed(number: int, table: Mapping[str, Any], voice: Voice) -> str:
    """Give a table's line in the list: its game, who sits there, how many seats are free."""
    names = tuple(seat["name"] for seat in table["seats"] if seat["name"] is not None)
    free = sum(seat["name"] is None and seat["bot"] is None for seat in table["seats"])
    title = table["title"]
    if table["language"] is not None:
        title = voice.text("lobby-title", title=title, language=voice.text(f"language-{table['language']}"))
    return voice.text("lobby-table", number=number, title=title, names=names, free=free, status=table["status"])


def setup_of(game: str, levels: Sequence[str | None], **more: Any) -> dict[str, Any]:
    """Give what a table is opened with: the host's seat is the first, and a level for each seat after it."""
    return {"game": game, "seats": len(levels), "bots": list(levels[1:]), **more}


def read_clock(text: str) -> dict[str, Any]:
    """Read a clock as people write it: "10" minutes, "10+5" with seconds more for each move, "" for none.

    Raises PlanError.
    """
    if not text:
        return {"kind": "none"}
    minutes, _, increment = text.replace(" ", "").partition("+")
    numbers = (minutes, increment or "0")
    if not all(number.isascii() and number.isdigit() and int(number[:6]) <= LONGEST_GAME for number in numbers):
        raise PlanError("plan-clock", text=text[:40], highest=LONGEST_GAME)
    if not int(minutes):
        raise PlanError("plan-clock", text=text[:40], highest=LONGEST_GAME)
    return {"kind": "game", "minutes": int(minutes), "increment": int(numbers[1])}


def read_percents(text: str) -> list[int]:
    """Read how much of the time each seat has, as "100,200"; "" for the same. Raises PlanError."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isascii() and part.isdigit() and LEAST_TIME <= int(part[:6]) <= MOST_TIME for part in parts):
        raise PlanError("plan-time", text=text[:40], lowest=LEAST_TIME, highest=MOST_TIME)
    return [int(part) for part in parts]
