"""How levels of machine players are called, and what may be expected of them."""

from __future__ import annotations

from litera.core.event import Json
from litera.core.message import message
from litera.texts import Speaker, keys, spoken


def described(level: str, language: str) -> dict[str, Json]:
    """Describe a level; one that another package brings, and the catalogue does not know, by its id."""
    known = f"level-{level}" in keys(spoken(language))
    say = Speaker(language).say
    return {
        "id": level,
        "title": say(message(f"level-{level}")) if known else level,
        "description": say(message(f"level-{level}-description")) if known else "",
    }
