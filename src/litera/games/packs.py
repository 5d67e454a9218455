"""The packs of the games with words: one file for each language, in the folder ``packs`` of the game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def pack_of(game: str, language: str) -> dict[str, Any]:
    """Give the game's own pack in a language, as JSON holds it."""
    file = files(f"litera.games.{game}").joinpath("packs", f"{language}.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
