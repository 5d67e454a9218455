"""dnup: shed cards that turn upside down between two values, after rules/dnup."""

from litera.games.dnup.codes import DnupCode
from litera.games.dnup.notation import DnupNotation
from litera.games.dnup.pack import SEATS, own_pack, read_pack
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.ruleset import OPTIONS, ruleset_of
from litera.games.game import Binding, Game

__all__ = ["GAME"]


def _rules(binding: Binding) -> DnupRules:
    """Bind the rules. Raises SetupError (``bad_option``) for a pack that cannot be."""
    pack = own_pack() if binding.pack is None else read_pack(binding.pack)
    return DnupRules(ruleset_of(binding.seats, binding.options, pack))


GAME = Game(
    id="dnup",
    seats=SEATS,
    options=OPTIONS,
    lexicons=(),
    rules=_rules,
    notation=DnupNotation,
    codes=tuple(DnupCode),
)
