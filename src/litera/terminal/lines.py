"""What is shown: lines of text with a tone, and the voice that puts messages of the catalogue into such lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from litera.core.message import Parameter, message
from litera.texts import Speaker

_WORD = re.compile(r"(?<!\w)[^\W\d_](?:[’'-]?[^\W\d_])+(?!\w)")
"""A word: two letters or more, without digits; a letter by itself is one on a card or a tile."""
_NO_WORDS = frozenset("/\\=@")
"""What addresses and paths have, whose capitals mean something."""
_CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def harmless(text: str) -> str:
    """Mark each control character that is no line break: the names in a record may hold orders to the terminal."""
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text)


def in_small_letters(text: str) -> str:
    """Write words in capitals in small letters: voices spell KOT and read kot. Letters, places and paths stay."""
    parts = re.split(r"(\s+)", text)
    return "".join(part if _NO_WORDS & set(part) else _WORD.sub(_small, part) for part in parts)


def _small(word: re.Match[str]) -> str:
    return word[0].lower() if word[0].isupper() else word[0]


class Tone(Enum):
    """How a line may be lit up where the terminal can; the words alone say all that it means."""

    PLAIN = "plain"
    CALL = "call"
    REFUSAL = "refusal"


@dataclass(frozen=True, slots=True)
class Line:
    """A line to show, before it is wrapped."""

    text: str
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Page:
    """So many empty lines that nothing shown before stays on the screen."""


Shown = Line | Page


def spoken(shown: Shown) -> Shown:
    """Give what is shown with its words in small letters."""
    return shown if isinstance(shown, Page) else replace(shown, text=in_small_letters(shown.text))


class Voice:
    """Says the terminal's own sentences in one language."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self._speaker = Speaker(language, names)
        self.language = self._speaker.language

    def text(self, key: str, /, **parameters: Parameter) -> str:
        """Give a sentence of the catalogue."""
        return self._speaker.say(message(key, **parameters))

    def line(self, key: str, /, **parameters: Parameter) -> Line:
        """Give a sentence as a line."""
        return Line(self.text(key, **parameters))

    def call(self, key: str, /, **parameters: Parameter) -> Line:
        """Give a sentence that asks the person to do something."""
        return Line(self.text(key, **parameters), Tone.CALL)

    def refusal(self, key: str, /, **parameters: Parameter) -> Line:
        """Give a sentence that says why something cannot be."""
        return Line(self.text(key, **parameters), Tone.REFUSAL)

    def players(self, names: Sequence[str]) -> Line:
        """Say who plays in which seat."""
        seats = tuple(self.text("play-seat", seat=seat, name=name) for seat, name in enumerate(names, 1))
        return self.line("play-seats", names=seats)


class Conversation(Protocol):
    """What a person types to, line after line, until it has ended; without a terminal of its own."""

    ended: bool

    @property
    def width(self) -> int | None:
        """The width that the person chose for lines, in characters; None for the terminal's."""
        ...

    @property
    def small(self) -> bool:
        """Whether the person chose words in small letters, which voices read as words."""
        ...

    @property
    def excuse(self) -> Line:
        """What is said where an answer takes long."""
        ...

    def begin(self) -> Iterator[Shown]:
        """Show what comes before the first line that is typed."""
        ...

    def hear(self, typed: str) -> Iterator[Shown]:
        """Answer a line."""
        ...

    def leave(self) -> Iterator[Line]:
        """Say what a person should know who leaves before the end."""
        ...
