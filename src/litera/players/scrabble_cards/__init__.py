"""Machine players of Scrabble Cards, by level."""

from litera.players.base import Player
from litera.players.scrabble_cards.easy import EasyPlayer

__all__ = ["LEVELS"]

LEVELS: dict[str, Player] = {"easy": EasyPlayer()}
