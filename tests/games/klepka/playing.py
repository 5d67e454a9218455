"""Tables of this game for its tests: opened from a position, with a short word list, and played move by move."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.event import Onlooker, Watcher
from litera.core.options import read_options
from litera.core.table import Table, TableConfig
from litera.games.game import Binding
from litera.games.klepka import GAME
from litera.games.klepka.rules import KlepkaRules
from litera.words.catalog import open_lexicon
from litera.words.lexicon import Lexicon
from tests.games.playing import legal, parted, play, refusal, shown

__all__ = [
    "FAR",
    "LEXICON",
    "UKRAINIAN",
    "WORDS",
    "grid_of",
    "legal",
    "lying",
    "opened",
    "play",
    "refusal",
    "rules",
    "shown",
    "table_of",
    "told",
]

_WORDS = """
    вода вона доброго день кіт коло молоко око оса сова сон сир синь слава м'ята м'яч футбол щока що я ліс лісок тон
    Київ Ом Україна
"""
WORDS = tuple(_WORDS.split())
LEXICON = Lexicon.of_words(WORDS, "uk")
UKRAINIAN = open_lexicon("uk")

FAR = "Фy Фy / Ґb Ґb"
"""Two pairs that nobody needs, so that the table is not empty."""


def rules(
    seats: int = 2, *, lexicon: Lexicon = LEXICON, pack: dict[str, Any] | None = None, **options: Any
) -> KlepkaRules:
    """Bind the rules as a table does."""
    bound = GAME.rules(Binding(seats, read_options(GAME.options, options, seats), pack, lexicon))
    assert isinstance(bound, KlepkaRules)
    return bound


def opened(bound: KlepkaRules, position: dict[str, Any] | None = None, seed: str = "test") -> Table:
    """Open a table of these rules and let chance move."""
    table = Table(TableConfig(GAME.id, bound.seats, seed_of(seed), {}, position), bound)
    table.settle()
    return table


def grid_of(cards: str, rows: int = 10, columns: int = 10) -> list[list[str | None]]:
    """Write a grid: rows parted by ``/``, cards by spaces, ``.`` a gap; the rest of the table are gaps."""
    lines = [[None if card == "." else card for card in row.split()] for row in cards.split("/")]
    lines += [[] for _ in range(rows - len(lines))]
    return [line + [None] * (columns - len(line)) for line in lines]


def table_of(
    hands: str, grid: str = FAR, *, lexicon: Lexicon = LEXICON, seed: str = "test", hidden: bool = False, **given: Any
) -> Table:
    """Open a table: hands as ``Оb * / Кb``; keys of the position and options are told apart by their names."""
    more, chosen = parted(GAME, given)
    if hidden:
        chosen["hands"] = "hidden"
    position: dict[str, Any] = {"hands": [hand.split() for hand in hands.split("/")], "grid": grid_of(grid)}
    position |= more
    return opened(rules(len(position["hands"]), lexicon=lexicon, **chosen), position, seed)


def lying(table: Table, watcher: Watcher = Onlooker.TABLE) -> dict[str, str]:
    """Give the cards on the table by their places."""
    rows = shown(table, watcher)["grid"]
    return {
        f"{chr(ord('A') + column)}{row + 1}": card
        for row, cards in enumerate(rows)
        for column, card in enumerate(cards)
        if card is not None
    }


def told(table: Table, watcher: Watcher = Onlooker.SPECTATOR) -> list[dict[str, Any]]:
    """Give all events so far as a watcher was told them."""
    return list(table.happenings(watcher))
