"""Sentences as data: a key into the Fluent catalogue and its parameters. Whoever speaks chooses the language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands in a message for the name of the player in a seat."""

    seat: int


class Written(str):
    """A text in the language of the game's words, whatever language the sentence is in: a word, letters, cards."""

    __slots__ = ()

    def __new__(cls, text: str) -> Written:
        """Mark a text."""
        return super().__new__(cls, text)


class Placed(str):
    """A number by which a place without a name is said: a column or a row, of use to whoever counts them."""

    __slots__ = ()

    def __new__(cls, number: int) -> Placed:
        """Mark a number."""
        return super().__new__(cls, str(number))


def all_written(texts: Iterable[str]) -> tuple[Written, ...]:
    """Mark each of several texts."""
    return tuple(map(Written, texts))


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence: the key of a Fluent message, and what it is about."""

    key: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


Parameter: TypeAlias = "str | int | float | SeatName | Message | tuple[Parameter, ...]"
"""What a sentence can be about; a tuple is read out as a list, joined as the language joins lists."""


def message(key: str, /, **parameters: Parameter) -> Message:
    """Build a message: ``message("hand-size", count=7)``."""
    return Message(key, parameters)
