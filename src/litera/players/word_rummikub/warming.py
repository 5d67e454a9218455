"""Makes ready what the players compile at first: the kernels of the solver."""

from __future__ import annotations

from litera.core.draws import Stream, seed_of
from litera.core.options import read_options
from litera.games.game import Binding
from litera.games.word_rummikub import GAME
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.players.base import Budget, Sight
from litera.players.word_rummikub import LEVELS
from litera.words.catalog import open_lexicon

_POSITION = {"table": ["KOSZYK"], "racks": ["AABCDŹŃ", "A"], "opened": [True, True], "bank": "ABC"}


def warm() -> None:
    """Let the strongest player make a move that its first tries leave open."""
    rules = GAME.rules(Binding(2, read_options(GAME.options, {}, 2), None, open_lexicon("pl")))
    assert isinstance(rules, WordRummikubRules)
    state = rules.notation.read_position(_POSITION)
    stream = Stream(seed_of("warm"), "warm")
    LEVELS["master"].choose(Sight(rules, 0, rules.view(state, 0), (), stream, Budget()))
