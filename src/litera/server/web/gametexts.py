"""How a game's options and its bots are called where somebody chooses among them."""

from __future__ import annotations

from litera.core.event import Json
from litera.core.message import message
from litera.players.levels import ratings
from litera.protocol import level_texts
from litera.texts import Speaker, is_sayable


def level(game: str, name: str, language: str) -> dict[str, Json]:
    """Describe a level of a game; one that another package brings without words goes by its name."""
    return {
        "id": name,
        "title": level_texts.title(name, language),
        "description": level_texts.description(game, name, language),
        "rating": ratings(game).get(name),
    }


def option(game: str, described: dict[str, Json], language: str) -> dict[str, Json]:
    """Give an option, as the protocol describes it, a title, and one for each of its choices.

    Where a game has no words for the choices, the title is what the option means, and choices go by themselves.
    """
    key, choices = f"{game}-choice-{described['name']}", described["choices"]
    assert isinstance(choices, list), "the protocol's `games` lists them"
    return {
        **described,
        "title": _said(key, language, str(described["means"])),
        "titles": [_said(f"{key}-{choice}", language, str(choice)) for choice in choices],
    }


def _said(key: str, language: str, otherwise: str) -> str:
    return Speaker(language).say(message(key)) if is_sayable(key, language) else otherwise
