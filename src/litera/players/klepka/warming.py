"""Makes ready what the players compile at first: the kernels of the walk through the word graph."""

from __future__ import annotations

from litera.core.options import read_options
from litera.games.klepka.pack import own_pack
from litera.games.klepka.ruleset import OPTIONS, ruleset_of
from litera.players.base import Budget
from litera.players.klepka.choosing import Wants, choose_words
from litera.players.klepka.pricing import Search, Vocabulary
from litera.words.catalog import open_lexicon


def warm() -> None:
    """Choose words of a small hand."""
    lexicon = open_lexicon("uk")
    ruleset = ruleset_of(2, read_options(OPTIONS, {}, 2), own_pack(), lexicon=lexicon)
    choose_words(Search(ruleset, ("Тb", "Аb", "*"), Vocabulary()), Wants(0.5), Budget())
