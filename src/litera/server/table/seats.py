"""Who sits where: a seat is free, or has a person, a bot, or a program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

BOT_NAMES = ("Alba", "Bruno", "Cleo", "Dario", "Edda", "Fabio", "Gala", "Hugo", "Iva", "Julo", "Kira", "Leo")
"""Names of bots, by seat: ones that all four languages can read."""
PROGRAM_NAME = "Robot"


@dataclass(frozen=True, slots=True)
class Person:
    """A guest in a seat. ``substitute`` is the level of the bot that goes on for them, if one does."""

    guest: str
    name: str
    substitute: str | None = None
    is_out: bool = False
    """Whether they gave up the seat for good."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot of a level."""

    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Program:
    """A program, known by the hash of its token."""

    name: str
    token: str


Sitter: TypeAlias = Person | Bot | Program | None


def name_of(sitter: Sitter) -> str:
    """Give the name of whoever sits there, "" for a free seat."""
    return "" if sitter is None else sitter.name


def level_of(sitter: Sitter) -> str | None:
    """Give the level of the bot that moves for the seat, None where a person or a program does."""
    match sitter:
        case Bot(level=level):
            return level
        case Person(substitute=level):
            return level
    return None


def bot_name(seat: int) -> str:
    """Give the name of a bot in a seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]
