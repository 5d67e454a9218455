"""Which lexicons there are: those inside the package, and those an owner has added on this machine."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import platformdirs

from litera.words.errors import MissingLexiconError
from litera.words.lexicon import Lexicon

SUFFIX = ".litera"
DATA_VARIABLE = "LITERA_DATA"
"""The environment variable that names another folder for what the owner adds."""
_BUNDLED = Path(__file__).parent / "data"


def owner_folder() -> Path:
    """Give the folder of the lexicons an owner has added; it need not exist."""
    chosen = os.environ.get(DATA_VARIABLE)
    return (Path(chosen) if chosen else Path(platformdirs.user_data_dir("litera"))) / "lexicons"


def bundled_path(name: str) -> Path:
    """Give where a lexicon of the package lies."""
    return _BUNDLED / f"{name}{SUFFIX}"


def owner_path(name: str) -> Path:
    """Give where a lexicon that the owner adds under this name lies."""
    return owner_folder() / f"{name}{SUFFIX}"


def bundled() -> list[str]:
    """Give the names of the lexicons of the package."""
    return sorted(path.stem for path in _BUNDLED.glob(f"*{SUFFIX}"))


def installed() -> list[str]:
    """Give the names of all lexicons, those of the package first; an added one may not take their names."""
    own = bundled()
    folder = owner_folder()
    added = sorted(path.stem for path in folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    return own + [name for name in added if name not in own]


def open_lexicon(name: str) -> Lexicon:
    """Open a lexicon by its name; those of the package are named like their languages, such as "pl".

    Raises MissingLexiconError where no lexicon has the name, DamagedLexiconError where its file cannot be used.
    """
    names = installed()
    if name not in names:
        raise MissingLexiconError("lexicon-unknown", name=name, known=tuple(names))
    path = bundled_path(name)
    return _open(path if path.exists() else owner_path(name))


@cache
def _open(path: Path) -> Lexicon:
    return Lexicon.open(path)
