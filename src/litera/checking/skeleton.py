"""The skeleton of a package with a game: a dice game that plays at once, under the name that was asked for."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from litera.core.message import Message, Parameter, message
from litera.games.registry import games

TEMPLATE = "newgame"
"""How the template calls the game; ``NewGame`` in the names of its classes, ``New Game`` in titles."""
_ID = re.compile(r"[a-z][a-z0-9_]*")
LONGEST = 40


class NewGameError(Exception):
    """A package that can't be written; ``message`` says why, and what works."""

    def __init__(self, key: str, /, **parameters: Parameter) -> None:
        super().__init__(f"{key} {parameters}")
        self.message: Message = message(key, **parameters)


def write_package(name: str, into: Path) -> Path:
    """Write the package of a game with this id in a folder of its own; give the folder. Raises NewGameError."""
    if not _ID.fullmatch(name) or len(name) > LONGEST:
        raise NewGameError("game-new-bad-name", name=name[:LONGEST])
    if name in games():
        raise NewGameError("game-new-taken", name=name)
    folder = into / name
    if folder.exists():
        raise NewGameError("game-new-there", folder=str(folder))
    _copy(files("litera.checking") / "template", folder, name)
    return folder


def _copy(source: Traversable, target: Path, name: str) -> None:
    target.mkdir(parents=True)
    for entry in source.iterdir():
        place = target / _named(entry.name.removesuffix(".txt"), name)
        if entry.is_dir():
            _copy(entry, place, name)
        else:
            place.write_text(_named(entry.read_text(encoding="utf-8"), name), encoding="utf-8")


def _named(text: str, name: str) -> str:
    words = name.strip("_").split("_")
    titled = " ".join(words).capitalize()
    written = text.replace("NewGame", "".join(word.capitalize() for word in words)).replace("New Game", titled)
    return written.replace(TEMPLATE, name)
