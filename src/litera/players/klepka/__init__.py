"""The bots of Klepka: how each level knows words, remembers cards and plans."""

from litera.players.base import Analyst, Player
from litera.players.klepka.analyst import KlepkaAnalyst
from litera.players.klepka.easy import EasyPlayer
from litera.players.klepka.memory import Retention
from litera.players.klepka.planner import PlanningPlayer, Skill
from litera.players.klepka.pricing import Vocabulary
from litera.players.klepka.vocabulary import Common
from litera.players.knowing import Known

_FEW = Common(Known(4, 50), shortest=3, longest=5)
_COMMON = Common(Known(4), shortest=3, longest=6)

LEVELS: dict[str, Player] = {
    "first": EasyPlayer(_FEW, Retention(least=0, most=3, slips=5), choice=2, most_words=1),
    "easy": EasyPlayer(_COMMON, Retention(least=0, most=7, slips=4), choice=4, most_words=2),
    "casual": EasyPlayer(_COMMON, Retention(least=2, most=13, slips=2), choice=2, most_words=2),
    "club": PlanningPlayer(
        Skill(Vocabulary(4, longest=6), Retention(least=2, most=15, slips=2), visits=1_000, hunts=False)
    ),
    "expert": PlanningPlayer(Skill(Vocabulary(3, longest=9), Retention(least=3, most=28, slips=1), visits=10_000)),
    "master": PlanningPlayer(Skill()),
}
"""By level, weakest first.

A player who remembers four cards beats one who remembers none in every game. So how much a level remembers is drawn for
each game, between bounds that overlap with its neighbours': whoever is between two levels wins some games against both.
"""

ANALYST: Analyst = KlepkaAnalyst(Skill(), Skill(Vocabulary(3, longest=9)), Skill(Vocabulary(4, longest=6)))
"""Explains moves with all that the master knows; hints have words that most people know, or everyday ones."""
