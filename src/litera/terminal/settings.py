"""How much is said, and how: what a person changes at a table, and finds again at the next."""

from __future__ import annotations

from pathlib import Path

import msgspec

from litera.players.even import Form
from litera.terminal.files import FileError, read_whole, write_whole

SETTING = frozenset({"verbose", "names", "small", "width", "alarm", "less", "more", "mute", "unmute"})
"""The questions that change settings."""
FIRST_ALARMS = (60, 20)
"""Seconds left on one's clock at which that is said, as long as nobody has chosen others."""


class Settings(msgspec.Struct, kw_only=True):
    """How much is said (1 the main things to 3 all), and how wide lines are (None: as the terminal).

    ``kinds`` has the kinds of events, as ``game kind``, that are always said or never, whatever ``verbose`` says;
    ``muted`` the buffers of messages that are kept without being said; ``alarms`` seconds left on the clock; with
    ``letters`` each letter of a hand or of a word that is spelt is said with a word that it stands in; with ``small``
    words are written in small letters. ``forms`` has how strong the person is in each game, for even matches.
    """

    verbose: int = 2
    letters: bool = False
    small: bool = False
    width: int | None = None
    kinds: dict[str, bool] = {}
    muted: list[str] = []
    alarms: list[int] = msgspec.field(default_factory=lambda: list(FIRST_ALARMS))
    forms: dict[str, Form] = {}


class Preferences:
    """The settings of a person, in a file of their own."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "settings.json"

    def read(self) -> Settings:
        """Give the settings that were kept; those of a newcomer where there are none. Raises FileError."""
        if not self._path.exists():
            return Settings()
        try:
            return msgspec.json.decode(read_whole(self._path), type=Settings)
        except msgspec.DecodeError as error:
            raise FileError("file-settings-damaged", path=str(self._path), detail=str(error)) from error

    def keep(self, settings: Settings) -> None:
        """Keep settings for the next table. Raises FileError."""
        write_whole(self._path, msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n")
