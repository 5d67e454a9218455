"""Makes ready what the players compile and build at first: the kernels, and the GADDAG of the lexicon."""

from __future__ import annotations

from collections import Counter

from litera.core.draws import Stream, seed_of
from litera.core.options import read_options
from litera.games.game import Binding
from litera.games.scrabble_cards import GAME
from litera.games.scrabble_cards.pack import own_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.players.base import Budget, Sight
from litera.players.scrabble_cards import LEVELS
from litera.words.catalog import bundled, open_lexicon
from litera.words.gaddag import build_gaddag, open_gaddag
from litera.words.laid import laid_lexicon
from litera.words.lexicon import Lexicon

_POSITION = {"table": [["KOT", 0, 0, "across"]], "hands": [["Y", "A"], ["M"]]}


def warm() -> None:
    """Let the strongest player make two moves: one with cards to come, one with the bag empty.

    The GADDAGs of all languages are built and kept; what builds them is compiled also where they are kept already.
    """
    rules = GAME.rules(Binding(2, read_options(GAME.options, {}, 2), None, open_lexicon("pl")))
    assert isinstance(rules, ScrabbleCardsRules)
    removed = Counter(own_pack().cards) - Counter("KOTYAM")
    for rest in ({"bag": ["A"] * 5}, {"bag": [], "removed": list(removed.elements())}):
        state = rules.notation.read_position({**_POSITION, **rest})
        stream = Stream(seed_of("warm"), "warm")
        LEVELS["master"].choose(Sight(rules, 0, rules.view(state, 0), (), stream, Budget()))
    build_gaddag(Lexicon.of_words(["kot"], "pl"))
    for name in bundled():
        open_gaddag(laid_lexicon(open_lexicon(name)))
