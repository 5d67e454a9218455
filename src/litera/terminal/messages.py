"""All that was ever said at a table, in buffers that can be gone through: nothing that was missed is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from litera.core.message import Message
from litera.terminal.lines import Line, Voice
from litera.terminal.link import Happening
from litera.terminal.settings import Settings
from litera.terminal.vocabulary import Question
from litera.texts import FALLBACK, say

ALL, GAME, CHAT, PEOPLE = "all", "game", "chat", "people"
BUFFERS = (ALL, GAME, CHAT, PEOPLE)
EVERYTHING = 3
"""The verbosity at which nothing is left out."""
ANSWERED = frozenset({"buffer", "previous", "next", "first", "newest", "repeat", "mute", "unmute", "less", "more"})
"""The questions that go through the buffers, or choose what is said."""


class Said(NamedTuple):
    """A message: the buffer that it is in, its words, and for what happened in the game the kind of event."""

    buffer: str
    text: str
    kind: str = ""


class Messages:
    """The messages of one table for one listener, each said at once where it is wanted, and kept in any case."""

    def __init__(self, game: str, voice: Voice, settings: Settings) -> None:
        self._game = game
        self._voice = voice
        self._settings = settings
        self._all: list[Said] = []
        self._buffer = ALL
        self._finger: dict[str, int | None] = dict.fromkeys(BUFFERS)
        """For each buffer the number of the message that was gone to; None for the newest, whichever it is."""

    def add(self, buffer: str, text: str) -> Iterator[Line]:
        """Keep a message that is none of the game's; say it, unless its buffer is muted."""
        self._all.append(Said(buffer, text))
        if not {buffer, ALL} & set(self._settings.muted):
            yield Line(text)

    def happened(self, happening: Happening) -> Iterator[Line]:
        """Keep what happened in the game; say as much of it as is wanted."""
        self.keep(happening)
        words = self._wanted(happening)
        if words and not {GAME, ALL} & set(self._settings.muted):
            yield Line(words)

    def _wanted(self, happening: Happening) -> str:
        """Give the words for what happened: all where everything or always this kind is wanted, else few or none."""
        always, verbose = self._settings.kinds.get(self._key(happening.kind)), self._settings.verbose
        if always or (always is None and verbose == EVERYTHING):
            return happening.text
        return "" if always is not None or happening.level > verbose else happening.brief

    def keep(self, happening: Happening) -> None:
        """Keep what happened in the game before, in silence."""
        self._all.append(Said(GAME, happening.text, happening.kind))

    def _key(self, kind: str) -> str:
        return f"{self._game} {kind}"

    def _in(self, buffer: str) -> list[Said]:
        return [said for said in self._all if buffer in (ALL, said.buffer)]

    def answer(self, question: Question) -> Iterator[Line]:
        """Answer a question of ANSWERED."""
        match question.name:
            case "mute" | "unmute":
                yield from self._mute(question)
            case "less" | "more":
                yield from self._choose(is_wanted=question.name == "more")
            case _:
                yield from self._go(question)

    def _named(self, asked: str) -> str | None:
        """Give the buffer of this name, in the listener's language or in English."""
        for buffer in BUFFERS:
            names = (say(Message(f"buffer-{buffer}"), language) for language in (self._voice.language, FALLBACK))
            if asked.casefold() in names:
                return buffer
        return None

    def _unknown(self, asked: str) -> Line:
        return self._voice.refusal("buffer-unknown", asked=asked[:40], names=tuple(map(self._name, BUFFERS)))

    def _name(self, buffer: str) -> str:
        return self._voice.text(f"buffer-{buffer}")

    def _go(self, question: Question) -> Iterator[Line]:
        buffer = self._named(question.argument) if question.argument else self._buffer
        if buffer is None:
            yield self._unknown(question.argument)
            return
        self._buffer, kept = buffer, self._in(buffer)
        if question.name == "buffer":
            yield self._voice.line("buffer-is", name=self._name(buffer), count=len(kept))
            return
        if not kept:
            yield self._voice.line("buffer-empty", name=self._name(buffer))
            return
        at, newest = self._finger[buffer], len(kept) - 1
        wanted = {
            "previous": newest if at is None else at - 1,
            "next": newest + 1 if at is None else at + 1,
            "first": 0,
            "newest": newest,
            "repeat": newest if at is None else at,
        }[question.name]
        if not 0 <= wanted <= newest:
            yield self._voice.line("buffer-start" if wanted < 0 else "buffer-end", name=self._name(buffer))
            return
        self._finger[buffer] = None if question.name == "newest" else wanted
        yield Line(kept[wanted].text)

    def _mute(self, question: Question) -> Iterator[Line]:
        muted = self._settings.muted
        if question.argument:
            buffer = self._named(question.argument)
            if buffer is None:
                yield self._unknown(question.argument)
                return
            if question.name == "mute" and buffer not in muted:
                muted.append(buffer)
            elif question.name == "unmute" and buffer in muted:
                muted.remove(buffer)
        elif question.name == "unmute":
            muted.clear()
        if muted:
            yield self._voice.line("muted-is", names=tuple(map(self._name, muted)))
        else:
            yield self._voice.line("muted-none")

    def _choose(self, *, is_wanted: bool) -> Iterator[Line]:
        """Say messages of the same kind as the one that was gone to always, or never more."""
        kept, at = self._in(self._buffer), self._finger[self._buffer]
        said = kept[len(kept) - 1 if at is None else at] if kept else None
        if said is None or not said.kind:
            yield self._voice.refusal("kind-none")
            return
        self._settings.kinds[self._key(said.kind)] = is_wanted
        yield self._voice.line("kind-more" if is_wanted else "kind-less", text=said.text)
