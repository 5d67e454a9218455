"""Scrabble Cards: a crossword of cards on a table without borders, after rules/scrabble_cards."""

from litera.games.game import Binding, Game
from litera.games.scrabble_cards.events import IMPORTANCE
from litera.games.scrabble_cards.gcg import write_gcg
from litera.games.scrabble_cards.pack import own_pack, read_pack
from litera.games.scrabble_cards.position import POSITION_KEYS
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import OPTIONS, ruleset_of

__all__ = ["GAME"]


def _rules(binding: Binding) -> ScrabbleCardsRules:
    """Bind the rules. Raises SetupError (``bad_option``) for a pack that cannot be."""
    assert binding.lexicon is not None, "the game names lexicons, so the table has one"
    pack = own_pack() if binding.pack is None else read_pack(binding.pack)
    return ScrabbleCardsRules(ruleset_of(binding.seats, binding.options, pack), binding.lexicon)


GAME = Game(
    id="scrabble_cards",
    seats=range(2, 5),
    options=OPTIONS,
    lexicons=("osps", "pl"),
    position_keys=POSITION_KEYS,
    hands_key="hands",
    rules=_rules,
    importance=IMPORTANCE,
    exports={"gcg": write_gcg},
)
