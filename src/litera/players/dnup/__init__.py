"""Machine players of dnup, by level, and who explains its moves; the kernels are loaded with the first thought."""

import sys

from litera.players.base import Analyst, Player
from litera.players.dnup.analyst import DnupAnalyst
from litera.players.dnup.easy import EasyPlayer
from litera.players.dnup.searcher import Searcher

__all__ = ["ANALYST", "LEVELS"]

_MASTER = Searcher(rollouts=30_000, span=sys.maxsize, draws_conclusions=True)

LEVELS: dict[str, Player] = {
    "easy": EasyPlayer(misjudged=120),
    "casual": Searcher(rollouts=70, span=0),
    "club": Searcher(rollouts=250, span=6),
    "expert": Searcher(rollouts=1_200, span=sys.maxsize),
    "master": _MASTER,
}

ANALYST: Analyst = DnupAnalyst(_MASTER)
