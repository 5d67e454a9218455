"""A game record gone through move by move, forward and back, with questions about the table at each."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any

from litera.client.local import LocalClient, RefusedError
from litera.core.table import TIME_UP
from litera.protocol.reading import without_marks
from litera.terminal.answers import Answers
from litera.terminal.lines import Line, Shown, Tone, Voice
from litera.terminal.link import TableLink
from litera.terminal.settings import Settings
from litera.terminal.vocabulary import Question, Vocabulary
from litera.texts import aliases

ASKED = frozenset(
    {"table", "hand", "word", "spell", "find", "places", "cards", "bag", "scores", "whose", "last", "history", "now"}
    | {"rules", "verbose", "small", "width"}
)
"""The questions that can be asked of a game that is over."""
STEPS = ("next", "back", "number")
ALL_TOLD = 3


class Replaying:
    """A record with a finger on one of its moves. Everything is seen as one seat, or as a spectator, saw it."""

    def __init__(self, client: LocalClient, record: dict[str, Any], voice: Voice) -> None:
        """Check a record and go to its start. Raises RefusedError for a record that does not hold together."""
        self.ended = False
        self._client = client
        self._record = record
        self._voice = voice
        self._settings = Settings(verbose=ALL_TOLD)
        self._link = self._opened(0)
        self._words = Vocabulary(self._link.game, voice.language)
        self._names: list[str] = record.get("names", [])
        self._moves = [(line["seat"], line["move"]) for line in record["log"] if line["seat"] is not None]
        self._done = 0
        self._eyes: int | None = None

    @property
    def width(self) -> int | None:
        """The width that was chosen for lines."""
        return self._settings.width

    @property
    def small(self) -> bool:
        """Whether words in small letters were chosen."""
        return self._settings.small

    @property
    def excuse(self) -> Line:
        """What is said where an answer takes long."""
        return self._voice.line("wait")

    def begin(self) -> Iterator[Shown]:
        """Say which game it was, and what can be typed."""
        voice = self._voice
        yield Line(voice.text(f"{self._link.game}-title"), Tone.CALL)
        yield voice.players(list(map(self._name, range(self._link.seats))))
        yield voice.line("replay-how", moves=len(self._moves))
        yield from map(Line, self._link.say("news", None, verbose=ALL_TOLD))

    def hear(self, typed: str) -> Iterator[Shown]:
        """Answer a line."""
        line = " ".join(unicodedata.normalize("NFC", typed).split())
        steps = {without_marks(alias): name for alias, name in aliases("step-", self._voice.language).items()}
        step = steps.get(without_marks(line.casefold()))
        question = self._words.question(line)
        try:
            if not line or step == "next":
                yield from self._next()
            elif step == "back":
                yield from self._go_to(self._done - 1)
            elif line.isascii() and line.isdigit():
                yield from self._go_to(int(line[:9]))
            elif question is not None:
                yield from self._answer(question, line)
            else:
                yield self._unknown(line)
        except RefusedError as refusal:
            yield Line(refusal.message, Tone.REFUSAL)

    def leave(self) -> Iterator[Line]:
        """Say nothing: there is nothing to lose."""
        return iter(())

    def _opened(self, moves: int) -> TableLink:
        language = self._voice.language
        opened = self._client.ask("replay", record=self._record, moves=moves, lang=language)
        return TableLink(self._client, opened, language)

    def _name(self, seat: int) -> str:
        return (
            self._names[seat]
            if seat < len(self._names) and self._names[seat]
            else self._voice.text("seat", number=seat + 1)
        )

    def _next(self) -> Iterator[Line]:
        if self._done == len(self._moves):
            yield from self._end()
            return
        before = self._link.last
        seat, move = self._moves[self._done]
        if move == TIME_UP:
            self._link.flag(seat)
        else:
            self._link.act(seat, move)
        self._done += 1
        yield Line(self._voice.text("replay-at", done=self._done, moves=len(self._moves)), Tone.CALL)
        yield from map(Line, self._link.say("news", self._eyes, verbose=self._settings.verbose, since=before))
        if self._done == len(self._moves):
            yield from self._end()

    def _go_to(self, moves: int) -> Iterator[Line]:
        """Go to where the table was after so many moves, and describe the last of them."""
        self._link.drop()
        self._done = min(max(moves, 0), len(self._moves))
        self._link = self._opened(self._done)
        yield Line(self._voice.text("replay-at", done=self._done, moves=len(self._moves)), Tone.CALL)
        if self._done:
            yield from map(Line, self._link.say("last", self._eyes, verbose=self._settings.verbose))

    def _end(self) -> Iterator[Line]:
        yield self._voice.line("replay-end")
        yield from map(Line, self._link.say("result", self._eyes))

    def _unknown(self, line: str) -> Line:
        return self._voice.refusal("asked-unknown", typed=line.split(" ")[0][:40])

    def _answer(self, question: Question, line: str) -> Iterator[Line]:
        match question.name:
            case "quit":
                self.ended = True
            case "as":
                yield from self._look(question.argument)
            case "help":
                for step in STEPS:
                    yield self._help(f"step-{step}", f"replay-about-{step}")
                yield self._help("question-as", "replay-about-as")
                for name in filter(self._answers().has_answer, sorted(ASKED)):
                    yield self._help(f"question-{name}", f"about-{name}")
                yield self._help("question-quit", "replay-about-quit")
            case name if name in ASKED and self._answers().has_answer(name):
                yield from self._answers().answer(question, self._eyes)
            case _:
                yield self._unknown(line)

    def _answers(self) -> Answers:
        return Answers(
            link=self._link, voice=self._voice, words=self._words, settings=self._settings,
            clock=lambda: iter(()), advisor="", known=sorted(ASKED),
        )  # fmt: skip

    def _help(self, names: str, about: str) -> Line:
        return self._voice.line("help-line", names=self._voice.text(names), about=self._voice.text(about))

    def _look(self, asked: str) -> Iterator[Line]:
        """Look through the eyes of the player of this name; with no name, of a spectator."""
        seats = {self._name(seat).casefold(): seat for seat in range(self._link.seats)}
        if asked and asked.casefold() not in seats:
            yield self._voice.refusal("replay-who", names=tuple(map(self._name, range(self._link.seats))))
            return
        self._eyes = seats.get(asked.casefold())
        if self._eyes is None:
            yield self._voice.line("replay-eyes-none")
        else:
            yield self._voice.line("replay-eyes", name=self._name(self._eyes))
