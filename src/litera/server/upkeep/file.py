"""The file of a backup: JSON lines, compressed. A header, the rows of each table, and the checksum of all before it."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import LargeBinary

from litera.server.secret import sync_folder
from litera.server.starting import ObstacleError, reason_of
from litera.server.store.schema import HEAD, metadata

FORMAT = "litera backup"
VERSION = 1
BAD = 1
"""The exit status where a backup or a database is damaged."""

Row: TypeAlias = tuple[str, tuple[Any, ...]]
"""The name of a table of the database, and the values of one of its rows in the order of the columns."""


class Header(msgspec.Struct, kw_only=True, frozen=True):
    """The first line: which version of Litera made the backup, when (milliseconds since 1970), how many rows follow.

    ``secret`` is what signs cookies, where it was asked for.
    """

    format: str
    version: int
    litera: str
    schema: str
    taken: int
    counts: dict[str, int]
    secret: str | None = None


@contextmanager
def put_in_place(path: Path) -> Iterator[Path]:
    """Give the path of a new file for its owner alone (mode 0600), which is moved into place if nothing fails.

    What stood there before is replaced only then. Raises ObstacleError where it can't be written.
    """
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        beside = Path(name)
        try:
            os.close(descriptor)
            yield beside
            os.replace(beside, path)
            sync_folder(path.parent)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise ObstacleError("upkeep-file-unwritable", file=str(path), why=reason_of(error)) from error


def write_backup(path: Path, header: Header, rows: Iterable[Row]) -> None:
    """Write a backup; it is on the disk when this returns. Raises OSError."""
    digest = hashlib.sha256()
    with path.open("wb") as file:
        with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
            for value in _values(header, rows):
                line = json.dumps(value).encode("ascii") + b"\n"
                digest.update(line)
                packed.write(line)
            packed.write(_checksum(digest.hexdigest()))
        file.flush()
        os.fsync(file.fileno())


def _values(header: Header, rows: Iterable[Row]) -> Iterator[Any]:
    yield msgspec.to_builtins(header)
    for name, values in rows:
        # Lines are JSON in UTF-8; what is not, because it is damaged, comes back as it was.
        yield [name, *(v.decode("utf-8", "surrogateescape") if isinstance(v, bytes) else v for v in values)]


@contextmanager
def opened_backup(path: Path) -> Iterator[tuple[Header, Iterator[Row]]]:
    """Open a backup; give its header and its rows.

    Raises ObstacleError where it isn't a backup or isn't whole, at the latest after the last row.
    """
    with closing(_lines(path)) as lines:
        first = next(lines, b"")
        try:
            header = msgspec.json.decode(first, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _damaged(path) from error
        if header.format != FORMAT:
            raise _damaged(path)
        if header.version != VERSION or header.schema != HEAD:
            raise ObstacleError("upkeep-file-other", file=str(path), version=header.litera)
        yield header, _rows(header, first, lines, path)


def _lines(path: Path) -> Generator[bytes, None, None]:
    try:
        with gzip.open(path) as file:
            yield from file
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise _damaged(path) from error
    except OSError as error:
        raise ObstacleError("upkeep-file-unreadable", file=str(path), why=reason_of(error)) from error


def _rows(header: Header, first: bytes, lines: Iterator[bytes], path: Path) -> Iterator[Row]:
    digest = hashlib.sha256(first)
    counts = dict.fromkeys(header.counts, 0)
    line = next(lines, b"")
    for following in lines:
        digest.update(line)
        row = _row(line, path)
        counts[row[0]] = counts.get(row[0], 0) + 1
        yield row
        line = following
    if line != _checksum(digest.hexdigest()) or counts != header.counts:
        raise _damaged(path)


def _row(line: bytes, path: Path) -> Row:
    """Read a row, with bytes where the database has them."""
    try:
        name, *values = json.loads(line)
        columns = metadata.tables[name].columns
        pairs = zip(columns, values, strict=True)
        return name, tuple(
            v.encode("utf-8", "surrogateescape") if isinstance(c.type, LargeBinary) else v for c, v in pairs
        )
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise _damaged(path) from error


def _checksum(digest: str) -> bytes:
    return json.dumps({"sha256": digest}).encode("ascii") + b"\n"


def _damaged(path: Path) -> ObstacleError:
    return ObstacleError("upkeep-file-damaged", status=BAD, file=str(path))
