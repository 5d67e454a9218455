"""Klepka: find pairs of letters, make words of them, after rules/klepka."""

from litera.games.game import Binding, Game
from litera.games.klepka.codes import KlepkaCode
from litera.games.klepka.notation import KlepkaNotation
from litera.games.klepka.pack import own_pack, read_pack
from litera.games.klepka.rules import KlepkaRules
from litera.games.klepka.ruleset import OPTIONS, ruleset_of

__all__ = ["GAME"]


def _rules(binding: Binding) -> KlepkaRules:
    """Bind the rules. Raises SetupError (``bad_option``) for a pack or options that cannot be."""
    assert binding.lexicon is not None, "the game names a lexicon, so the table has one"
    lexicon = binding.lexicon
    pack = own_pack(lexicon.language) if binding.pack is None else read_pack(binding.pack, lexicon.alphabet)
    ruleset = ruleset_of(binding.seats, binding.options, pack, lexicon=lexicon)
    return KlepkaRules(ruleset)


GAME = Game(
    id="klepka",
    seats=range(2, 7),
    options=OPTIONS,
    lexicons=("uk",),
    rules=_rules,
    notation=KlepkaNotation,
    with_strangers={"family_words": True},
    codes=tuple(KlepkaCode),
)
