"""How levels of bots are called and described, wherever somebody chooses among them."""

from __future__ import annotations

from litera.core.message import Written, message
from litera.players.even import EVEN, level_of
from litera.players.levels import ratings
from litera.texts import is_sayable, say


def title(level: str, language: str) -> str:
    """Give the title of a level; its name, where a game from another package has no title for it."""
    key = f"level-{level_of(level)}"
    return say(message(key), language) if is_sayable(key, language) else level


def description(game: str, level: str, language: str) -> str:
    """Say how a level plays, and its rating among the levels of its game; "" where there is nothing to be said."""
    if level == EVEN:
        return say(message("level-even-means"), language)
    key, rated = f"{game}-level-{level}", ratings(game).get(level)
    said = say(message(key), language) if is_sayable(key, language) else ""
    if not said or rated is None:
        return said
    return say(message("level-rated", description=Written(said), rating=rated), language)
