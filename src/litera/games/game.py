"""What every game tells of itself before anybody plays it, and how its rules are bound to a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from litera.core.game import Rules
from litera.core.options import Option, OptionValue
from litera.core.table import Table
from litera.words.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Binding:
    """What a table chose before the first card: seats, options, the owner's pack (None: the game's own), a lexicon."""

    seats: int
    options: Mapping[str, OptionValue]
    pack: Mapping[str, Any] | None
    lexicon: Lexicon | None


def _unhurried(_rules: Rules[Any, Any, Any], _state: Any) -> None:
    """Hurry nobody."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game's card in the registry.

    ``lexicons`` names the word lists it prefers, best first; the last is a bundled one, named as its language (() for a
    game without words); ``position_keys`` the keys
    of its position in rules/; ``hands_key`` the one of them that has an entry a seat. ``rules`` binds the rules and
    raises SetupError for a pack or for options that cannot be. ``importance`` gives each kind of event a level: 1 is
    always told, 2 usually, 3 only to who wants all. ``exports`` writes a table in other formats, by their names.
    ``codes`` are the error codes that this game alone refuses with.
    ``hurry`` tells, of the rules and a state, how many seconds those have who are waited for, and which move is made
    for them then; None where they are not hurried. ``with_clock`` are options that a table with a clock has unless it
    chooses them itself.
    """

    id: str
    seats: range
    options: tuple[Option, ...]
    lexicons: tuple[str, ...]
    position_keys: frozenset[str]
    hands_key: str
    rules: Callable[[Binding], Rules[Any, Any, Any]]
    importance: Mapping[str, int]
    codes: tuple[StrEnum, ...] = ()
    exports: Mapping[str, Callable[[Table], str]] = field(default_factory=dict)
    hurry: Callable[[Rules[Any, Any, Any], Any], tuple[int, str] | None] = _unhurried
    with_clock: Mapping[str, OptionValue] = field(default_factory=dict)
