"""Feeding conversations with lines and reading what they show, without a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from litera.client.local import LocalClient
from litera.terminal.clocks import Stopwatch
from litera.terminal.course import Course, Place
from litera.terminal.files import SavePlace
from litera.terminal.leaving import LeftError
from litera.terminal.lines import Conversation, Line, Page, Shown, Voice
from litera.terminal.link import TableLink
from litera.terminal.session import Session
from litera.terminal.settings import Preferences, Settings

PUSHED = "(pushed off the screen)"
ADVISOR = "easy"
MOST_PROMPTS = 2000


def text_of(shown: Iterable[Shown]) -> str:
    return "\n".join(PUSHED if isinstance(line, Page) else line.text for line in shown)


class Talk:
    """A conversation, and all it has shown so far, the answer to the last line last."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.heard = [text_of(conversation.begin())]

    def say(self, *lines: str) -> str:
        for line in lines:
            self.heard.append(text_of(self.conversation.hear(line)))
        return self.heard[-1]

    @property
    def last(self) -> str:
        return self.heard[-1]


class Screen:
    """A dialogue that gives prepared answers."""

    def __init__(self, *answers: str) -> None:
        self.shown: list[str] = []
        self._answers = list(answers)

    def show(self, line: Line) -> None:
        self.shown.append(line.text)

    def ask(self) -> str:
        if not self._answers:
            raise LeftError(0)
        return self._answers.pop(0)


class Watched(LocalClient):
    """A client whose table the test can look at as well."""

    table = ""

    def ask(self, do: str, **keys: Any) -> dict[str, Any]:
        reply = super().ask(do, **keys)
        self.table = str(reply.get("table", self.table))
        return reply

    def turns(self, seat: int) -> int:
        """Count how often it became this seat's turn."""
        events = self.ask("events", table=self.table)["events"]
        return sum(event["kind"] == "now" and event["changed"].get("turn") == seat for event in events)

    def move(self, seat: int) -> str | None:
        """Give a bot's move for a seat, None when the game is over."""
        if self.ask("view", table=self.table)["view"]["over"]:
            return None
        advised = self.ask("advise", table=self.table, seat=seat, level="easy")["move"]
        return str(advised or self.ask("legal", table=self.table, seat=seat, limit=1)["moves"][0])


def opened(
    folder: Path,
    game: str,
    levels: Sequence[str | None] = (None, ADVISOR),
    names: Sequence[str] = (),
    *,
    language: str = "en",
    verbose: int = 2,
    now: Callable[[], float] = lambda: 0.0,
    client: LocalClient | None = None,
    **keys: Any,
) -> Session:
    """Open a table of this game with these seats, kept in this folder; ``keys`` go into the request that opens it."""
    client = client or LocalClient()
    names = names or [f"P{seat}" for seat in range(len(levels))]
    keys = {"seed": "tests", **keys} if "record" not in keys else keys
    do = "setup" if "position" in keys else "new"
    if do == "new":
        keys["seats"] = len(levels)
    reply = client.ask(do, game=game, names=list(names), lang=language, **keys)
    places = [Place(name, level) for name, level in zip(names, levels, strict=True)]
    course = Course(
        link=TableLink(client, reply, language),
        places=places,
        save_place=SavePlace(folder, "table"),
        settings=Settings(verbose=verbose),
        stopwatch=Stopwatch(now),
    )
    return Session(course, Voice(language), ADVISOR, preferences=Preferences(folder))


def hinted(talk: Talk, voice: Voice) -> str:
    """Give the move that ``hint`` names, at once or after a nudge."""
    return named(voice, talk.say("hint")) or named(voice, talk.say("hint"), must=True)


def named(voice: Voice, answer: str, *, must: bool = False) -> str:
    """Give the move that an answer to ``hint`` names in its first line; "" where it is a nudge, and may be one."""
    before, after = voice.text("hint", move="\n").split("\n")
    line = answer.split("\n")[0]
    assert line.startswith(before) or (not must and answer.endswith(voice.text("hint-more"))), answer
    return line.removeprefix(before).removesuffix(after) if line.startswith(before) else ""
