"""Tables of this game for its tests: opened from a position, with a short word list, and played move by move."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.options import read_options
from litera.core.table import Table, TableConfig
from litera.games.game import Binding
from litera.games.word_rummikub import GAME
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.words.lexicon import Lexicon
from tests.games.playing import kinds, parted, play, refusal, shown

__all__ = [
    "LEXICON",
    "WORDS",
    "kinds",
    "opened",
    "play",
    "refusal",
    "rules",
    "shown",
    "table_of",
    "words_on",
]

_WORDS = """
    bat dom drzewo karat karta kat kaszo kity kosz koszyk koszyki kot kota kotlas koty kto las lasy oczy ryba sok sos
    stok szczyt szok szoki szyk szyszka tak tok Jan
"""
WORDS = tuple(_WORDS.split())
LEXICON = Lexicon.of_words(WORDS, "pl")


def rules(
    seats: int = 2, *, lexicon: Lexicon = LEXICON, pack: dict[str, Any] | None = None, **options: Any
) -> WordRummikubRules:
    """Bind the rules as a table does."""
    bound = GAME.rules(Binding(seats, read_options(GAME.options, options, seats), pack, lexicon))
    assert isinstance(bound, WordRummikubRules)
    return bound


def opened(bound: WordRummikubRules, position: dict[str, Any] | None = None, seed: str = "test") -> Table:
    """Open a table of these rules and let chance move."""
    table = Table(TableConfig(GAME.id, bound.seats, seed_of(seed), {}, position), bound)
    table.settle()
    return table


def table_of(
    racks: str, *, on_table: str = "", bank: str | None = "ĄĘĆÓŹŃIEUP", seed: str = "test", **given: Any
) -> Table:
    """Open a table: racks as ``KOT* / LAS``; keys of the position and options are told apart by their names.

    All seats have opened, and the words on the table were laid, where nothing else is given.
    """
    position: dict[str, Any] = {"racks": [rack.strip() for rack in racks.split("/")], "table": on_table.split()}
    position["opened"] = [True] * len(position["racks"])
    if bank is not None:
        position["bank"] = bank
    more, chosen = parted(GAME, given)
    position |= more
    return opened(rules(len(position["racks"]), **chosen), position, seed)


def words_on(table: Table) -> set[str]:
    """Give the words on the table."""
    return set(shown(table)["table"])
