"""From what a person types to the text of a move: verbs in the reader's language, then what the game forgives."""

from __future__ import annotations

from litera.core.event import Seat
from litera.core.table import Table
from litera.texts import aliases, spoken


def read_typed(table: Table, seat: Seat, text: str, language: str) -> str:
    """Give the move's text as rules/ writes it, as far as what was typed is clear; else give it back as it was."""
    typed = " ".join(text.split())
    verb, space, rest = typed.partition(" ")
    verbs = aliases(f"{table.charter.game}-verb-", spoken(language))
    typed = verbs.get(verb.casefold(), verb) + space + rest
    return table.rules.forgive(table.rules.view(table.state, seat), typed)
