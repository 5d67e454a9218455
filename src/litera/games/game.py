"""What every game says of itself before anybody plays it, and how its rules are bound to a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from litera.core.game import Rules
from litera.core.notation import Notation
from litera.core.options import Option, OptionValue
from litera.words.alphabet import LANGUAGES
from litera.words.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Binding:
    """What a table chose before the first card: seats, options, the owner's pack (None: the game's own), a lexicon."""

    seats: int
    options: Mapping[str, OptionValue]
    pack: Mapping[str, Any] | None
    lexicon: Lexicon | None


@dataclass(frozen=True, slots=True)
class Game:
    """A game's card in the registry.

    ``lexicons`` names the word lists it prefers, best first; the last is a bundled one, named as its language (() for a
    game without words). A table may choose a lexicon of another language. ``rules`` binds the rules and raises
    SetupError for a pack or for options that cannot be; ``notation`` is the class of their notation, which knows the
    keys of a position before any rules are bound. ``codes`` are the error codes that this game alone refuses with;
    ``with_clock`` are options that a table with a clock has unless it chooses them itself, ``with_strangers`` those of
    a table that is open to everybody, ``rated`` those of every rated table.
    """

    id: str
    seats: range
    options: tuple[Option, ...]
    lexicons: tuple[str, ...]
    rules: Callable[[Binding], Rules[Any, Any, Any]]
    notation: type[Notation[Any, Any, Any]]
    codes: tuple[StrEnum, ...] = ()
    with_clock: Mapping[str, OptionValue] = field(default_factory=dict)
    rated: Mapping[str, OptionValue] = field(default_factory=dict)
    with_strangers: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of words that it can be played in, its own first; none for a game without words."""
        return tuple(dict.fromkeys((self.lexicons[-1], *LANGUAGES))) if self.lexicons else ()
