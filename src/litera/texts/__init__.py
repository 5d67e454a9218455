"""The catalogue of sentences: Fluent files, one folder a language. Nobody else writes a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import TYPE_CHECKING

from litera.core.message import Message, Parameter, SeatName

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "pl", "uk", "ro")
FALLBACK = "en"
OPENING, CLOSING = "\u2068", "\u2069"
"""What stands around words of the game's language where they are marked: isolates, which nobody sees or hears."""
WRITTEN = frozenset(
    {"word", "words", "letter", "letters", "card", "cards", "tile", "tiles", "crossing", "others", "taken"}
    | {"give", "take", "new", "lemma", "near"}
)
"""The parameters whose plain text is in the language of the game's words, whatever language the sentence is in."""
LONGEST_PARAMETER = 2000
"""Fluent puts no text of more than 2500 characters into a sentence; a longer one is cut."""
PLACES = frozenset({"column", "row"})
"""The parameters that are part of a move as people type it, and keep the hyphen of keyboards before a negative one."""
BROUGHT = "litera.texts"
"""The group of entry points by which a package brings the sentences of its game: each names a package of folders."""

_SIGN = re.compile(r"^[^\W\d_](?!\w)|(?<!\w)(?:[^\W\d_]|\d+)$")
"""A letter by itself at either end of a text, or a number at its end."""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
_MESSAGE = re.compile(r"^(?P<key>[a-z][\w-]*) =.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message as Fluent writes it: the line with its key, and all lines after it that are empty, indented or a brace."""


def spoken(language: str) -> str:
    """Give the language itself where the catalogue has it, else English."""
    return language if language in LANGUAGES else FALLBACK


class Speaker:
    """Says messages in one language, to one listener, with the players' names.

    With ``marks`` words of the game's language stand between OPENING and CLOSING.
    """

    def __init__(
        self, language: str, names: Sequence[str] = (), you: int | None = None, *, marks: bool = False
    ) -> None:
        self.language = spoken(language)
        self._marks = marks
        self._names = names
        self._you = you

    def say(self, message: Message) -> str:
        """Put a message into words. Raises KeyError where the catalogue lacks it: a fault of the program's."""
        catalogue = _catalogue(self.language)
        pattern = catalogue.pattern(message.key)
        if pattern is None:
            raise KeyError(message.key)
        arguments = {
            name: self._resolve(value, is_written=self._marks and name in WRITTEN)
            for name, value in message.parameters.items()
        }
        text, errors = catalogue.bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{message.key} in {self.language}: {errors}")
        return _with_minus(str(text)) if _has_loss(message) else str(text)

    def _resolve(self, value: Parameter, *, is_written: bool) -> str | int | float:
        match value:
            case SeatName(seat):
                return _cut(self._name(seat))
            case Message():
                return _cut(self.say(value))
            case tuple():
                return _cut(self._list([str(self._resolve(item, is_written=is_written)) for item in value]))
            case str() if is_written and any(map(str.isalpha, value)):
                return f"{OPENING}{_cut(value)}{CLOSING}"
            case str():
                return _cut(value)
            case _:
                return value

    def _name(self, seat: int) -> str:
        if seat == self._you:
            return self.say(Message("you"))
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say(Message("seat", {"number": seat}))

    def _list(self, items: list[str]) -> str:
        if not items:
            return self.say(Message("list-empty"))
        if len(items) == 1:
            return items[0]
        if any(map(_is_sign, items)):
            return ", ".join(items)
        return self.say(Message("list", {"head": ", ".join(items[:-1]), "last": items[-1]}))


def _is_sign(item: str) -> bool:
    """Tell whether a word for "and" beside this item could be taken for one more of them, as in "R i Z" by ear."""
    return _SIGN.search(item.replace(OPENING, "").replace(CLOSING, "")) is not None


def _has_loss(message: Message) -> bool:
    return any(
        isinstance(value, int | float) and value < 0 and name not in PLACES
        for name, value in message.parameters.items()
    )


def _with_minus(text: str) -> str:
    """Write negative numbers as people do: readers of screens say nothing for a hyphen."""
    return _HYPHEN.sub("−", text)


def _cut(value: str) -> str:
    return value[: LONGEST_PARAMETER - 1] + "…" if len(value) > LONGEST_PARAMETER else value


def say(message: Message, language: str, names: Sequence[str] = (), you: int | None = None) -> str:
    """Put one message into words, in a language of LANGUAGES (English where there is no such language)."""
    return Speaker(language, names, you).say(message)


@cache
def keys(language: str) -> tuple[str, ...]:
    """Give the keys of all messages of a language, in order."""
    return tuple(_catalogue(language).sources)


class _Catalogue:
    """The sentences of one language, each parsed when it is first said: to parse all takes longer than most commands.

    ``sources`` holds the Fluent text of each message by its key.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # with the first sentence: rules and players need none

        packages = ("litera.texts", *(point.value for point in entry_points(group=BROUGHT)))
        entries = (entry for package in packages for entry in (files(package) / language).iterdir())
        texts = sorted((entry for entry in entries if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
        self.sources = {
            match["key"]: match[0] for text in texts for match in _MESSAGE.finditer(text.read_text(encoding="utf-8"))
        }
        self.bundle = FluentBundle([language], use_isolating=False)

    def pattern(self, key: str) -> Pattern | None:
        """Give what a message says. Raises KeyError where there is none."""
        if not self.bundle.has_message(key):
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.sources[key]))
        return self.bundle.get_message(key).value


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


@cache
def aliases(prefix: str, language: str) -> dict[str, str]:
    """Give what a person may type for each name: the messages whose keys begin so hold aliases, parted by commas.

    ``language`` is one of LANGUAGES. The names themselves and the English aliases always work; those of the language
    come first.
    """
    names: dict[str, str] = {}
    for one in (FALLBACK, language):
        for key in keys(one):
            if key.startswith(prefix):
                name = key.removeprefix(prefix)
                said = say(Message(key), one).split(",")
                names |= {alias.strip().casefold(): name for alias in (name, *said)}
    return names
