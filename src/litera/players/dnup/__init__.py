"""Machine players of dnup, by level."""

from litera.players.base import Player
from litera.players.dnup.easy import EasyPlayer

__all__ = ["LEVELS"]

LEVELS: dict[str, Player] = {"easy": EasyPlayer()}
