"""Word Rummikub: words of tiles on a table that is rebuilt turn by turn, after rules/word_rummikub."""

from litera.core.refusal import Code, SetupError, refuse
from litera.games.finder import finder
from litera.games.game import Binding, Game
from litera.games.word_rummikub.codes import WordRummikubCode
from litera.games.word_rummikub.notation import WordRummikubNotation
from litera.games.word_rummikub.pack import own_pack, read_pack
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.games.word_rummikub.ruleset import DEALT, OPTIONS, ruleset_of
from litera.words.laid import laid_lexicon

__all__ = ["GAME"]


def _rules(binding: Binding) -> WordRummikubRules:
    """Bind the rules. Raises SetupError (``bad_option``) for a pack that cannot be, or is too small for the table."""
    assert binding.lexicon is not None, "the game names lexicons, so the table has one"
    lexicon = laid_lexicon(binding.lexicon)
    pack = own_pack(lexicon.language) if binding.pack is None else read_pack(binding.pack, lexicon.alphabet)
    tiles, needed = len(pack.all_tiles()), DEALT * binding.seats
    if tiles < needed:
        raise SetupError(refuse(Code.BAD_OPTION, "W2", key="word_rummikub-pack-too-small", tiles=tiles, needed=needed))
    ruleset = ruleset_of(binding.seats, binding.options, pack, lexicon=lexicon)
    return WordRummikubRules(ruleset, finder("litera.search.word_rummikub.plays:find_plays"))


GAME = Game(
    id="word_rummikub",
    seats=range(2, 5),
    options=OPTIONS,
    lexicons=("pl",),
    rules=_rules,
    notation=WordRummikubNotation,
    with_strangers={"family_words": True},
    codes=tuple(WordRummikubCode),
)
