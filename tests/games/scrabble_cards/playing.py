"""Tables of this game for its tests: opened from a position, with a short word list, and played move by move."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.options import read_options
from litera.core.table import Table, TableConfig
from litera.games.game import Binding
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.words.lexicon import Lexicon
from tests.games.playing import kinds, parted, play, refusal, shown

__all__ = [
    "DERIVED",
    "LEXICON",
    "WORDS",
    "kinds",
    "opened",
    "play",
    "refusal",
    "rules",
    "shown",
    "table_of",
]

_WORDS = """
    ala anna as dama do dom kajak kot kota koty kto la las lasy ma mak mama my mysz na no oaza oko osa panna rak ryba
    sala sok szczyt szyszka ta tak trzcina ty żaba
"""
WORDS = tuple(_WORDS.split())
LEXICON = Lexicon.of_words(WORDS, "pl")
DERIVED = frozenset({"game", "seats", "to_act", "over", "winners"})


def rules(
    seats: int = 2, *, lexicon: Lexicon = LEXICON, pack: dict[str, Any] | None = None, **options: Any
) -> ScrabbleCardsRules:
    """Bind the rules as a table does."""
    bound = GAME.rules(Binding(seats, read_options(GAME.options, options, seats), pack, lexicon))
    assert isinstance(bound, ScrabbleCardsRules)
    return bound


def opened(bound: ScrabbleCardsRules, position: dict[str, Any] | None = None, seed: str = "test") -> Table:
    """Open a table of these rules and let chance move."""
    config = TableConfig(GAME.id, bound.seats, seed_of(seed), {}, position)
    table = Table(config, bound)
    table.settle()
    return table


def table_of(
    hands: str, *, on_table: list[Any] | None = None, bag: str | None = "", seed: str = "test", **given: Any
) -> Table:
    """Open a table: hands as ``K O T / x2 A``; keys of the position and options are told apart by their names."""
    position: dict[str, Any] = {"hands": [hand.split() for hand in hands.split("/")], "table": on_table or []}
    if bag is not None:
        position["bag"] = bag.split()
    more, chosen = parted(GAME, given)
    position |= more
    return opened(rules(len(position["hands"]), **chosen), position, seed)
