"""Bots of dnup, by level, and who explains its moves; the kernels are loaded with the first thought."""

import sys

from litera.players.base import Analyst, Player
from litera.players.dnup.analyst import DnupAnalyst
from litera.players.dnup.easy import EasyPlayer
from litera.players.dnup.searcher import Searcher

__all__ = ["ANALYST", "LEVELS"]

_MASTER = Searcher(rollouts=30_000, span=sys.maxsize, draws_conclusions=True)

LEVELS: dict[str, Player] = {
    "first": EasyPlayer(misjudged=1500),
    "easy": EasyPlayer(misjudged=600),
    "casual": EasyPlayer(misjudged=250),
    "club": Searcher(rollouts=55, span=0),
    "expert": Searcher(rollouts=180, span=20),
    "master": _MASTER,
}
"""By level, weakest first."""

ANALYST: Analyst = DnupAnalyst(_MASTER)
