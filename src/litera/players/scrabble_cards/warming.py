"""Makes ready what the players compile and build at first: the kernels, and the GADDAG of the lexicon."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from litera.core.draws import Stream, seed_of
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.pack import own_pack
from litera.players.base import Budget, Sight
from litera.players.scrabble_cards import LEVELS
from litera.words.catalog import bundled, open_lexicon
from litera.words.gaddag import build_gaddag, open_gaddag
from litera.words.laid import laid_lexicon
from litera.words.lexicon import Lexicon

_POSITION: dict[str, Any] = {"hands": [["Y", "A"], ["K", "O", "T", "M"]], "turn": 1}


def warm() -> None:
    """Let the strongest player move after a rival's lay, and as if it had not heard of it, with a bag and without.

    The GADDAGs of all languages are built and kept; what builds them is compiled also where they are kept already.
    """
    removed = Counter(own_pack().cards) - Counter("KOTYAM")
    for rest in ({"bag": ["A"] * 5}, {"bag": [], "removed": list(removed.elements())}):
        table = open_table(TableConfig(GAME.id, 2, seed_of("warm"), {}, _POSITION | rest))
        table.act(1, "lay KOT 0 0 across")
        table.act(0, "accept")
        seen = _seen(table)
        for one in (seen, replace(seen, events=())):
            LEVELS["master"].choose(one)
    build_gaddag(Lexicon.of_words(["kot"], "pl"))
    for name in bundled():
        open_gaddag(laid_lexicon(open_lexicon(name)))


def _seen(table: Table) -> Sight[Any, Any]:
    view, told = table.rules.view(table.state, 0), tuple(table.happenings(0))
    return Sight(table.rules, 0, view, told, Stream(seed_of("warm"), "warm"), Budget())
