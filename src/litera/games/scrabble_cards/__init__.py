"""Scrabble Cards: a crossword of cards on a table without borders, after rules/scrabble_cards."""

from litera.games.finder import finder
from litera.games.game import Binding, Game
from litera.games.scrabble_cards.codes import ScrabbleCardsCode
from litera.games.scrabble_cards.notation import ScrabbleCardsNotation
from litera.games.scrabble_cards.pack import own_pack, read_pack
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import OPTIONS, ruleset_of
from litera.words.laid import laid_lexicon

__all__ = ["GAME"]


def _rules(binding: Binding) -> ScrabbleCardsRules:
    """Bind the rules. Raises SetupError (``bad_option``) for a pack that cannot be."""
    assert binding.lexicon is not None, "the game names lexicons, so the table has one"
    lexicon = laid_lexicon(binding.lexicon)
    pack = own_pack(lexicon.language) if binding.pack is None else read_pack(binding.pack, lexicon.alphabet)
    ruleset = ruleset_of(binding.seats, binding.options, pack, lexicon=lexicon)
    return ScrabbleCardsRules(ruleset, finder("litera.search.scrabble_cards.turns:find_turns"))


GAME = Game(
    id="scrabble_cards",
    seats=range(2, 5),
    options=OPTIONS,
    lexicons=("osps", "pl"),
    rules=_rules,
    notation=ScrabbleCardsNotation,
    with_strangers={"family_words": True},
    codes=tuple(ScrabbleCardsCode),
    with_clock={"answer_seconds": 20},
    rated={"ranked": True},
)
