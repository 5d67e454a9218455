"""Between what people type and the text of a move: verbs in their language, and what the game forgives."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from litera.core.event import Seat
from litera.core.message import Message
from litera.core.notation import Notation
from litera.core.plugins import remembered
from litera.core.table import Table
from litera.games.registry import games
from litera.texts import aliases, keys, say, spoken


def read_typed(table: Table, seat: Seat, text: str, *, language: str) -> str:
    """Give the move's text as rules/ writes it, as far as what was typed is clear; else give it back as it was."""
    typed = " ".join(text.split())
    verb, space, rest = typed.partition(" ")
    known, word = verbs(table.config.game, spoken(language)), verb.casefold()
    typed = (known.get(word) or known.get(without_marks(word)) or verb) + space + rest
    return table.rules.notation.forgive(table.rules.view(table.state, seat), typed)


def as_typed(game: str, move: str, language: str) -> str:
    """Write a move's text as people of a language type it: its verb and keywords in theirs. ``read_typed`` reads it.

    Seats are counted from 1, and a letter is no verb where there is a longer one.
    """
    notation = games()[game].notation if game in games() else Notation
    verb, *rest = notation.for_people(move).split(" ")
    words = _words(f"{game}-verb-{verb}", verb, language)
    verb = next((word for word in words if len(word) > 1), verb)
    return " ".join((verb, *(_words(f"{game}-keyword-{part}", part, language)[0] for part in rest)))


@remembered
def verbs(game: str, language: str) -> Mapping[str, str]:
    """Give the verb of a game that each first word of a move names, in a language of LANGUAGES and in English.

    A word counts without its marks too, where that is no other word.
    """
    known = aliases(f"{game}-verb-", language)
    return {without_marks(word): verb for word, verb in known.items()} | known


def without_marks(word: str) -> str:
    """Write a word without accents and hooks, as it is typed where the keyboard has none."""
    parts = unicodedata.normalize("NFKD", word.replace("ł", "l"))
    return "".join(part for part in parts if not unicodedata.combining(part))


def _words(key: str, name: str, language: str) -> list[str]:
    """Give what people of a language type for a name, the most usual first."""
    language = spoken(language)
    said = say(Message(key), language) if key in keys(language) else name
    return [word.strip() for word in said.split(",")]
