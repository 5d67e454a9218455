"""A game's options as data: what each may be, and a reader that refuses all else with a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from litera.core.message import Parameter
from litera.core.refusal import Code, Refusal, SetupError, refuse

OptionValue: TypeAlias = bool | int | str

LONGEST_TEXT = 80


class Kind(StrEnum):
    """What an option's values are."""

    SWITCH = "switch"
    CHOICE = "choice"
    NUMBER = "number"
    TEXT = "text"
    SEAT = "seat"

    def read(self, text: str) -> OptionValue:
        """Make of what somebody wrote a value of this kind; a text that is none stays a text, which will be refused."""
        if self is Kind.SWITCH:
            return {"true": True, "false": False}.get(text.casefold(), text)
        if self in (Kind.NUMBER, Kind.SEAT) and text.removeprefix("-").isascii() and text.removeprefix("-").isdigit():
            return int(text[:12])
        return text


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its name, default, and the values it may have.

    A SEAT option is one of the words in ``choices``, or the number of a seat at the table.
    A NUMBER lies from ``lowest`` to ``highest``, or is one of ``numbers`` where these are given.
    """

    name: str
    kind: Kind
    default: OptionValue
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    numbers: tuple[int, ...] = ()

    @property
    def limits(self) -> dict[str, Parameter]:
        """Give the limits of a number, by the names that sentences have for them; nothing for other kinds."""
        if self.kind is not Kind.NUMBER:
            return {}
        if self.numbers:
            return {"numbers": tuple(map(str, self.numbers))}
        return {"lowest": self.lowest, "highest": self.highest}

    def admits(self, value: object, seats: int) -> bool:
        """Say whether the value is one that this option may have at a table of so many seats."""
        match self.kind:
            case Kind.SWITCH:
                return isinstance(value, bool)
            case Kind.CHOICE:
                return isinstance(value, str) and value in self.choices
            case Kind.TEXT:
                return isinstance(value, str) and len(value) <= LONGEST_TEXT and value.isprintable()
            case Kind.SEAT if isinstance(value, str):
                return value in self.choices
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        if self.kind is Kind.SEAT:
            return 0 <= value < seats
        return value in self.numbers if self.numbers else self.lowest <= value <= self.highest


def switch(name: str) -> Option:
    """Make an option that is on or off; off where nobody says otherwise."""
    return Option(name, Kind.SWITCH, default=False)


def switch_on(name: str) -> Option:
    """Make an option that is on or off; on where nobody says otherwise."""
    return Option(name, Kind.SWITCH, default=True)


def choice(name: str, *choices: str) -> Option:
    """Make an option with named values, the default first."""
    return Option(name, Kind.CHOICE, choices[0], choices=choices)


def number(name: str, default: int, *, lowest: int, highest: int) -> Option:
    """Make an option that is a number from lowest to highest."""
    return Option(name, Kind.NUMBER, default, lowest=lowest, highest=highest)


def one_of(name: str, *numbers: int) -> Option:
    """Make an option that is one of a few numbers, the default first."""
    return Option(name, Kind.NUMBER, numbers[0], numbers=numbers)


def text(name: str) -> Option:
    """Make an option that is a short text; empty where nobody says otherwise."""
    return Option(name, Kind.TEXT, "")


def seat(name: str, default: str) -> Option:
    """Make an option that names a seat, or lets a word such as ``random`` stand for one."""
    return Option(name, Kind.SEAT, default, choices=(default,))


def read_options(options: Sequence[Option], given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
    """Give every option its value: the given one, else its default.

    Raises SetupError (``bad_option``) for an option that is not there, or a value that it may not have.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            names = tuple(sorted(known))
            raise SetupError(refuse(Code.BAD_OPTION, key="option-unknown", option=name[:LONGEST_TEXT], names=names))
        if not known[name].admits(value, seats):
            raise SetupError(_wrong_value(known[name], value, seats))
    values: dict[str, OptionValue] = {option.name: option.default for option in options}
    for name, value in given.items():
        assert isinstance(value, bool | int | str), "admits() lets through nothing else"
        values[name] = value
    return values


def _wrong_value(option: Option, value: object, seats: int) -> Refusal:
    """Refuse a value, shown as JSON writes it; a text is shown with its marks where only they are wrong ("500")."""
    is_quoted = isinstance(value, str) and option.admits(option.kind.read(value), seats)
    shown = f'"{value}"' if is_quoted else _shown(value)
    match option.kind:
        case Kind.SWITCH:
            return refuse(Code.BAD_OPTION, key="option-not-switch", option=option.name, value=shown)
        case Kind.CHOICE:
            return refuse(
                Code.BAD_OPTION, key="option-not-choice", option=option.name, value=shown, choices=option.choices
            )
        case Kind.TEXT:
            return refuse(Code.BAD_OPTION, key="option-not-text", option=option.name, longest=LONGEST_TEXT)
        case Kind.SEAT:
            words = (*option.choices, *map(str, range(seats)))
            return refuse(Code.BAD_OPTION, key="option-not-choice", option=option.name, value=shown, choices=words)
        case Kind.NUMBER if option.numbers:
            numbers = tuple(map(str, option.numbers))
            return refuse(Code.BAD_OPTION, key="option-not-choice", option=option.name, value=shown, choices=numbers)
        case Kind.NUMBER:
            return refuse(Code.BAD_OPTION, key="option-not-number", option=option.name, value=shown, **option.limits)


def _shown(value: object) -> str:
    """Write a value as JSON does, cut short: a list or an object may nest deeper than can be written."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case list():
            return "[…]"
        case dict():
            return "{…}"
    return str(value)[:LONGEST_TEXT]
