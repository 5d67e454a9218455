"""The machine players of Klepka."""

from litera.players.base import Player
from litera.players.klepka.easy import EasyPlayer

LEVELS: dict[str, Player] = {"easy": EasyPlayer()}
"""By level, weakest first."""
