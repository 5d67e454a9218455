"""The catalogue of sentences: Fluent files, one folder a language. Nobody else writes a sentence."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from litera.core.message import Message, Parameter, Placed, SeatName, Written
from litera.core.plugins import brought, remembered

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "pl", "uk", "ro")
FALLBACK = "en"
OPENING, CLOSING = "\u2068", "\u2069"
"""What stands around words of the game's language where they are marked: isolates, which nobody sees or hears."""
PLACE = "\u2066"
"""What stands before a number of a place there, in OPENING's stead: whoever sees no numbers can leave it out."""
LONGEST_PARAMETER = 2000
"""Fluent puts no text of more than 2500 characters into a sentence; a longer one is cut."""
PERSON = "-is"
"""Added to a seat's parameter: the one that says whether the seat is the listener's, ``you`` or ``other``."""
BROUGHT = "litera.texts"
"""The group of entry points by which a package brings the sentences of its game: each names a package of folders."""

log = logging.getLogger(__name__)

_SIGN = re.compile(r"^(?:\d+\) )?[^\W\d_]\d*(?!\w)|(?<!\w)(?:[^\W\d_]|\d+)$")
"""A letter by itself or with a number, as places have it, at the start of a text or after the number of a card; a
letter or a number at its end."""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
_MESSAGE = re.compile(r"^(?P<key>[a-z][\w-]*) =.*\n?(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message as Fluent writes it: the line with its key, and all lines after it that are empty, indented or a brace."""


def spoken(language: str) -> str:
    """Give the language itself where the catalogue has it, else English."""
    return language if language in LANGUAGES else FALLBACK


class Speaker:
    """Says messages in one language, to one listener, with the players' names.

    With ``marks`` words of the game's language stand between OPENING and CLOSING, numbers of places between PLACE and
    CLOSING. With ``letters_by_name`` a letter by itself is followed by a word that it stands in.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        you: int | None = None,
        *,
        marks: bool = False,
        letters_by_name: bool = False,
    ) -> None:
        self.language = spoken(language)
        self._marks = marks
        self._letters_by_name = letters_by_name
        self._names = names
        self._you = you

    def say(self, message: Message) -> str:
        """Put a message into words: in English where the language lacks it, by its bare key where English does too.

        Both are logged: a game of another package may be half translated, and is still played.
        """
        catalogue = _catalogue(self.language)
        pattern = catalogue.pattern(message.key)
        if pattern is None:
            _note_missing(message.key, self.language)
            return message.key if self.language == FALLBACK else self._in_english().say(message)
        arguments = {name: self._resolve(value) for name, value in message.parameters.items()}
        arguments |= self._persons(message)
        text, errors = catalogue.bundle.format_pattern(pattern, arguments)
        if errors:
            log.warning("The sentence %s in %s can't be put together: %s", message.key, self.language, errors)
        return _with_minus(str(text)) if _has_loss(message) else str(text)

    def _in_english(self) -> Speaker:
        return Speaker(FALLBACK, self._names, self._you, marks=self._marks, letters_by_name=self._letters_by_name)

    def _persons(self, message: Message) -> dict[str, str | int | float]:
        """Give ``name-is`` for each seat ``name``: ``you`` or ``other``, for verbs that agree with it."""
        seats = ((name, value.seat) for name, value in message.parameters.items() if isinstance(value, SeatName))
        return {f"{name}{PERSON}": "you" if seat == self._you else "other" for name, seat in seats}

    def _resolve(self, value: Parameter) -> str | int | float:
        match value:
            case SeatName(seat):
                return _cut(self._name(seat))
            case Message():
                return _cut(self.say(value))
            case tuple():
                return _cut(self._list([str(self._resolve(item)) for item in value]))
            case Written() if self._letters_by_name and value in _letter_names(self.language):
                return self._named(value)
            case Written() if self._marks and any(map(str.isalpha, value)):
                return f"{OPENING}{_cut(value)}{CLOSING}"
            case Placed() if self._marks:
                return f"{PLACE}{value}{CLOSING}"
            case str():
                return _cut(value)
            case _:
                return value

    def _named(self, letter: Written) -> str:
        word = _letter_names(self.language)[letter]
        # A letter that English lacks has a word of the language that has it.
        named = Message("letter-as", {"letter": str(letter), "word": word if letter.isascii() else Written(word)})
        return Speaker(self.language, marks=self._marks).say(named)

    def _name(self, seat: int) -> str:
        if seat == self._you:
            return self.say(Message("you"))
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say(Message("seat", {"number": seat + 1}))

    def _list(self, items: list[str]) -> str:
        if not items:
            return self.say(Message("list-empty"))
        if len(items) == 1:
            return items[0]
        if any(map(_is_sign, items)):
            return ", ".join(items)
        return self.say(Message("list", {"head": ", ".join(items[:-1]), "last": items[-1]}))


def _is_sign(item: str) -> bool:
    """Say whether a word for "and" beside this item could be taken for one more of them, as in "R i Z" by ear."""
    return _SIGN.search(item.replace(OPENING, "").replace(CLOSING, "")) is not None


def _has_loss(message: Message) -> bool:
    return any(
        value.startswith("-") if isinstance(value, Placed) else isinstance(value, int | float) and value < 0
        for value in message.parameters.values()
    )


def _with_minus(text: str) -> str:
    """Write negative numbers as people do: readers of screens say nothing for a hyphen."""
    return _HYPHEN.sub("−", text)


def _cut(value: str) -> str:
    return value[: LONGEST_PARAMETER - 1] + "…" if len(value) > LONGEST_PARAMETER else value


def say(message: Message, language: str, names: Sequence[str] = (), *, you: int | None = None) -> str:
    """Put one message into words, in a language of LANGUAGES (English where there is no such language)."""
    return Speaker(language, names, you).say(message)


@remembered
def keys(language: str) -> tuple[str, ...]:
    """Give the keys of all messages of a language, in order."""
    return tuple(_catalogue(language).sources)


def source_of(key: str, language: str) -> str:
    """Give a message of a language as Fluent writes it, for a page that says it itself. Raises KeyError."""
    return _catalogue(language).sources[key]


def is_sayable(key: str, language: str) -> bool:
    """Whether there is a sentence with this key, in the language or in English."""
    return any(key in _catalogue(one).sources for one in (spoken(language), FALLBACK))


@remembered
def folders(language: str) -> tuple[Traversable, ...]:
    """Give the folders with the texts of a language: our own first, then those that packages bring and have it."""
    found = (files(package) / spoken(language) for package in ("litera.texts", *brought(BROUGHT).values()))
    return tuple(folder for folder in found if folder.is_dir())


@remembered
def _note_missing(key: str, language: str) -> None:
    """Log, once, that a sentence is missing."""
    log.warning("There is no sentence %s in %s.", key, language)


class _Catalogue:
    """The sentences of one language, each parsed when it is first said: to parse all takes longer than most commands.

    ``sources`` holds the Fluent text of each message by its key.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # with the first sentence: rules and players need none

        entries = (entry for folder in folders(language) for entry in folder.iterdir())
        texts = sorted((entry for entry in entries if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
        self.sources = {
            match["key"]: match[0] for text in texts for match in _MESSAGE.finditer(text.read_text(encoding="utf-8"))
        }
        self.bundle = FluentBundle([language], use_isolating=False)

    def pattern(self, key: str) -> Pattern | None:
        """Give what a message says; None where there is none, or none that can be read."""
        if not self.bundle.has_message(key):
            if key not in self.sources:
                return None
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.sources[key]))
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None


@remembered
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


@remembered
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


@remembered
def _letter_names(language: str) -> dict[str, str]:
    """Give for each letter a word by which it is known, in a language."""
    pairs = (pair.strip().partition(" ") for pair in say(Message("letter-names"), language).split(","))
    return {letter: word for letter, _, word in pairs}
