"""Scrabble Cards: a crossword of cards on a table without borders, after rules/scrabble_cards."""

from typing import Any

from litera.core.game import Rules
from litera.games.finder import finder
from litera.games.game import Binding, Game
from litera.games.scrabble_cards.codes import ScrabbleCardsCode
from litera.games.scrabble_cards.events import IMPORTANCE
from litera.games.scrabble_cards.gcg import write_gcg
from litera.games.scrabble_cards.moves import Accept
from litera.games.scrabble_cards.notation import write_move
from litera.games.scrabble_cards.pack import own_pack, read_pack
from litera.games.scrabble_cards.position import POSITION_KEYS
from litera.games.scrabble_cards.rules import ScrabbleCardsRules
from litera.games.scrabble_cards.ruleset import OPTIONS, ruleset_of
from litera.games.scrabble_cards.state import Phase, State

__all__ = ["GAME"]


def _rules(binding: Binding) -> ScrabbleCardsRules:
    """Bind the rules. Raises SetupError (``bad_option``) for a pack that cannot be."""
    assert binding.lexicon is not None, "the game names lexicons, so the table has one"
    pack = own_pack() if binding.pack is None else read_pack(binding.pack)
    ruleset = ruleset_of(binding.seats, binding.options, pack)
    return ScrabbleCardsRules(ruleset, binding.lexicon, finder("litera.search.scrabble_cards.turns:find_turns"))


def _hurry(rules: Rules[Any, Any, Any], state: State) -> tuple[int, str] | None:
    """Tell of S9: whoever has not answered in time has accepted."""
    assert isinstance(rules, ScrabbleCardsRules), "the game's own"
    seconds = rules.ruleset.answer_seconds
    return (seconds, write_move(Accept())) if seconds and state.phase is Phase.ANSWER else None


GAME = Game(
    id="scrabble_cards",
    seats=range(2, 5),
    options=OPTIONS,
    lexicons=("osps", "pl"),
    position_keys=POSITION_KEYS,
    hands_key="hands",
    rules=_rules,
    importance=IMPORTANCE,
    codes=tuple(ScrabbleCardsCode),
    exports={"gcg": write_gcg},
    hurry=_hurry,
    with_clock={"answer_seconds": 20},
)
