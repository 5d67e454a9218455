"""Machine players of Word Rummikub, by level."""

from litera.players.base import Player
from litera.players.word_rummikub.easy import EasyPlayer

__all__ = ["LEVELS"]

LEVELS: dict[str, Player] = {"easy": EasyPlayer()}
