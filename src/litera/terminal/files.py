"""Games on disk: every table as it stands in the user's own folder, finished ones as records, and records anywhere.

A file is written beside its place and then moved there, so that at every moment it is whole.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from filelock import FileLock, Timeout

from litera.core.message import Message, Parameter
from litera.core.record import FORMAT as RECORD_FORMAT
from litera.words.catalog import DATA_VARIABLE

FORMAT = "litera table"
VERSION = 1
_SUFFIX = ".json"


class FileError(Exception):
    """A file that cannot be read or written; ``message`` says why, and what would do."""

    def __init__(self, key: str, /, **parameters: Parameter) -> None:
        super().__init__(f"{key} {parameters}")
        self.message = Message(key, parameters)


class SavedTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table that is being played: its record, and what the terminal knows beside it.

    ``levels`` has a bot's level for each seat, null for a person; ``told`` the number of the last event
    that each seat has heard; ``drafts`` what each seat has prepared; ``elapsed`` the seconds played so far.
    """

    format: str = FORMAT
    version: int = VERSION
    record: dict[str, Any]
    levels: list[str | None]
    language: str
    verbose: int
    width: int | None
    told: list[int]
    drafts: list[list[str]]
    elapsed: float


def data_folder() -> Path:
    """Give the folder in which the user's games lie; it need not exist."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("litera"))


@dataclass(frozen=True, slots=True)
class SavePlace:
    """Keeps one table on disk while it is played, and its record when it is over."""

    folder: Path
    name: str

    @property
    def table_path(self) -> Path:
        """Where the table lies while it is played."""
        return self.folder / "tables" / (self.name + _SUFFIX)

    @property
    def record_path(self) -> Path:
        """Where the record lies when the game is over."""
        return self.folder / "records" / (self.name + _SUFFIX)

    @property
    def lock_path(self) -> Path:
        """What a program locks for as long as it plays the table; the system unlocks it when the program dies."""
        return self.folder / "locks" / self.name

    @property
    def is_left(self) -> bool:
        """Whether no program plays the table at the moment."""
        if not self.lock_path.exists():
            return True
        try:
            with self.claimed():
                return True
        except FileError:
            return False

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """Keep other programs from going on with the table meanwhile. Raises FileError where one already does."""
        lock = FileLock(self.lock_path, blocking=False)
        try:
            self.lock_path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout as error:
            raise FileError("file-table-in-use", path=str(self.table_path)) from error
        except OSError as error:
            raise FileError("file-not-written", path=str(self.lock_path), detail=str(error)) from error
        try:
            yield
        finally:
            lock.release()

    def keep(self, table: SavedTable) -> None:
        """Write the table as it stands. Raises FileError."""
        write_whole(self.table_path, msgspec.json.encode(table))

    def finish(self, record: dict[str, Any]) -> None:
        """Write the record of the ended game, and take the table away. Raises FileError."""
        write_whole(self.record_path, msgspec.json.encode(record))
        self.table_path.unlink(missing_ok=True)
        self.lock_path.unlink(missing_ok=True)


def new_save_place(folder: Path, name: str) -> SavePlace:
    """Give the place of a new table, under a name that no other has."""
    number, save_place = 1, SavePlace(folder, name)
    while save_place.table_path.exists() or save_place.record_path.exists():
        number += 1
        save_place = SavePlace(folder, f"{name}-{number}")
    return save_place


def unfinished(folder: Path, game: str | None = None) -> SavePlace | None:
    """Give the place of the table that was left last, of one game or of any; None where there is none.

    A table that another program plays at the moment has not been left.
    """
    ending = f"-{game}" if game else ""
    paths = [path for path in (folder / "tables").glob(f"*{_SUFFIX}") if ending in path.stem]
    latest = sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    save_places = (SavePlace(folder, path.stem) for path in latest)
    return next((save_place for save_place in save_places if save_place.is_left), None)


def read_table(path: Path) -> SavedTable:
    """Read a table that was kept. Raises FileError for a file that is none, or is damaged."""
    try:
        table = msgspec.json.decode(read_whole(path), type=SavedTable)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileError("file-table-damaged", path=str(path), detail=str(error)) from error
    seats = table.record.get("seats")
    has_seats = all(len(entries) == seats for entries in (table.levels, table.told, table.drafts))
    if table.format != FORMAT or table.version != VERSION or not has_seats:
        raise FileError("file-table-other", path=str(path), version=VERSION)
    return table


def read_record(path: Path) -> dict[str, Any]:
    """Read a file that says it is a game record; whether it holds together, the desk says. Raises FileError."""
    record = _object(path, "file-no-record")
    if record.get("format") != RECORD_FORMAT:
        raise FileError("file-not-marked", path=str(path), format=RECORD_FORMAT)
    return record


def read_pack(path: Path) -> dict[str, Any]:
    """Read a file that should hold an owner's pack; whether it does, the game says. Raises FileError."""
    return _object(path, "file-no-pack")


def save_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record where a person wants it. Raises FileError; no file but a record is ever written over."""
    if path.is_dir():
        raise FileError("file-is-folder", path=str(path))
    if path.exists() and not _is_record(path):
        raise FileError("file-in-the-way", path=str(path))
    if not path.parent.is_dir():
        raise FileError("file-no-folder", path=str(path.parent))
    write_whole(path, msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all. Raises FileError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as beside:
            try:
                beside.write(content)
                beside.flush()
                os.replace(beside.name, path)
            except BaseException:
                Path(beside.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise FileError("file-not-written", path=str(path), detail=error.strerror or str(error)) from error


def read_whole(path: Path) -> bytes:
    """Read a file. Raises FileError where that cannot be."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise FileError("file-not-there", path=str(path)) from error
    except IsADirectoryError as error:
        raise FileError("file-is-folder", path=str(path)) from error
    except (OSError, ValueError) as error:
        raise FileError("file-not-read", path=str(path), detail=str(error)) from error


def _object(path: Path, otherwise: str) -> dict[str, Any]:
    try:
        value = msgspec.json.decode(read_whole(path))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileError(otherwise, path=str(path)) from error
    if not isinstance(value, dict):
        raise FileError(otherwise, path=str(path))
    return value


def _is_record(path: Path) -> bool:
    try:
        read_record(path)
    except FileError:
        return False
    return True
