"""Makes ready what the bots compile or build when they are first asked."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from litera.games.registry import OWN


def warm_players() -> None:
    """Let the players of each game make their caches."""
    for game in OWN:
        warm_game(game.id)


@cache
def warm_game(game_id: str) -> None:
    """Let the players of a game that have a function ``warm`` make their caches, and load them, once in a process."""
    folder = f"litera.players.{game_id}"
    if importlib.util.find_spec(folder) and importlib.util.find_spec(f"{folder}.warming"):
        importlib.import_module(f"{folder}.warming").warm()
