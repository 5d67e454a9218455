"""Makes ready what the machine players compile or build when they are first asked."""

from __future__ import annotations

import importlib
import importlib.util

from litera.games.registry import OWN


def warm_players() -> None:
    """Let the players of each game that have a function ``warm`` make their caches."""
    for game in OWN:
        folder = f"litera.players.{game.id}"
        if importlib.util.find_spec(f"{folder}.warming"):
            importlib.import_module(f"{folder}.warming").warm()
