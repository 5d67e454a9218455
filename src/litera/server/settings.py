"""The server's settings: each from a flag, else the environment, else a TOML file, else its default."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

PREFIX = "LITERA_"


class SettingsError(Exception):
    """A setting that cannot be; the message says which, and what would do."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. docs/settings.md describes them."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    data: str = ""
    database: str | None = None
    secret: str | None = None
    browser: bool = True
    lan: bool = False
    bot_workers: int = 1
    bot_seconds: float = 3.0
    bot_pause: float = 0.8
    idle_seconds: int = 600
    sweep_seconds: float = 10.0
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    connections_per_address: int = 100
    tables_per_hour: int = 60
    passwords_per_hour: int = 60
    requests_per_second: float = 30.0
    most_rooms: int = 20_000
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """The folder for the database and the server's secret."""
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("litera"))


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Settings:
    """Put the settings together. Flags that are None were not given. Raises SettingsError."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SettingsError(f"{file}: {error}") from error
    names = Settings.__struct_fields__
    values |= {name: environment[key] for name in names if (key := PREFIX + name.upper()) in environment}
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from error
