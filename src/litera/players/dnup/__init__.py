"""The machine players of dnup."""

from litera.players.base import Player
from litera.players.dnup.easy import Easy

LEVELS: dict[str, Player] = {"easy": Easy()}
"""By level, weakest first."""
