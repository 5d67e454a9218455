"""Between what people type and the text of a move: verbs in their language, and what the game forgives."""

from __future__ import annotations

from litera.core.event import Seat
from litera.core.message import Message
from litera.core.table import Table
from litera.texts import aliases, keys, say, spoken


def read_typed(table: Table, seat: Seat, text: str, language: str) -> str:
    """Give the move's text as rules/ writes it, as far as what was typed is clear; else give it back as it was."""
    typed = " ".join(text.split())
    verb, space, rest = typed.partition(" ")
    verbs = aliases(f"{table.charter.game}-verb-", spoken(language))
    typed = verbs.get(verb.casefold(), verb) + space + rest
    return table.rules.forgive(table.rules.view(table.state, seat), typed)


def as_typed(game: str, move: str, language: str) -> str:
    """Write a move's text as people of a language type it: with a word of theirs for its verb. ``read_typed`` reads it.

    A letter is no word, where there is a longer one.
    """
    verb, space, rest = move.partition(" ")
    key = f"{game}-verb-{verb}"
    if key not in keys(spoken(language)):
        return move
    words = [word.strip() for word in say(Message(key), language).split(",")]
    return next((word for word in words if len(word) > 1), verb) + space + rest
