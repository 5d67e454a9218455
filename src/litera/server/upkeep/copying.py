"""Backing up a database and restoring it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from itertools import islice
from pathlib import Path

from sqlalchemy import Connection, Table, func, insert, select

from litera.core.message import Message
from litera.server.secret import SHORTEST, SecretError, keep_secret, secret_in
from litera.server.settings import Settings
from litera.server.starting import ObstacleError, alone, check_secret, database_of, make_folder, reason_of
from litera.server.store.outbox import NOTIFYING
from litera.server.store.people import PEOPLE
from litera.server.store.schema import HEAD, metadata
from litera.server.store.ties import COMPANY
from litera.server.upkeep.chronicles import BrokenError, Numbered, by_table, folded
from litera.server.upkeep.databases import AT_A_TIME, name_of, snapshot, writing
from litera.server.upkeep.file import FORMAT, VERSION, Header, Row, opened_backup, put_in_place, write_backup

TABLES = (*(metadata.tables[name] for name in ("chronicle", "directory", "seatings")), *PEOPLE, *COMPANY, *NOTIFYING)
"""In this order a backup has them."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a backup holds: so many game tables with so many lines, and what is wrong with some of them."""

    tables: int
    lines: int
    broken: tuple[Message, ...]


def backup(settings: Settings, path: Path, *, with_secret: bool) -> Contents:
    """Write a backup of a database, which a server may be using, and read it back. Raises ObstacleError."""
    secret = _secret(settings) if with_secret else None
    with put_in_place(path) as written:
        with snapshot(database_of(settings)) as connection:
            header = Header(
                format=FORMAT,
                version=VERSION,
                litera=version("litera"),
                schema=HEAD,
                taken=time.time_ns() // 1_000_000,
                counts={table.name: _count(connection, table) for table in TABLES},
                secret=secret,
            )
            write_backup(written, header, _rows(connection))
        # Folding takes long: the database doesn't keep what it was at that moment any longer than it must.
        return contents_of(written)


def restore(settings: Settings, path: Path) -> Contents:
    """Fill an empty database with a backup, all or nothing. Raises ObstacleError, also where it is in use."""
    contents = contents_of(path)
    database = database_of(settings)
    make_folder(settings.folder)
    with alone(database), opened_backup(path) as (header, rows), writing(database) as connection:
        if any(connection.execute(select(table).limit(1)).first() is not None for table in TABLES):
            raise ObstacleError("upkeep-place-taken", place=name_of(database))
        while batch := list(islice(rows, AT_A_TIME)):
            _insert(connection, batch)
        if header.secret is not None:
            _restore_secret(settings.folder, header.secret)
    return contents


def contents_of(path: Path) -> Contents:
    """Read a whole backup and fold every chronicle in it. Raises ObstacleError where the file isn't whole."""
    tables = lines = 0
    broken: list[Message] = []
    with opened_backup(path) as (_, rows):
        for table, own in by_table(_lines(rows)):
            tables, lines = tables + 1, lines + len(own)
            try:
                folded(table, own)
            except BrokenError as error:
                broken.append(error.message)
    return Contents(tables, lines, tuple(broken))


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _rows(connection: Connection) -> Iterator[Row]:
    for table in TABLES:
        rows = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_A_TIME)
        for row in connection.execute(rows):
            yield table.name, tuple(row)


def _lines(rows: Iterator[Row]) -> Iterator[Numbered]:
    for name, values in rows:
        if name == "chronicle":
            table, number, line = values
            yield table, number, line


def _insert(connection: Connection, batch: list[Row]) -> None:
    for table in TABLES:
        names = table.columns.keys()
        if given := [dict(zip(names, values, strict=True)) for name, values in batch if name == table.name]:
            connection.execute(insert(table), given)


def _secret(settings: Settings) -> str:
    """Give the secret of the servers on a database."""
    if settings.secret is not None:
        return settings.secret
    check_secret(settings.folder)
    return secret_in(settings.folder)


def _restore_secret(folder: Path, secret: str) -> None:
    """Keep the secret of a backup in a folder that has none, or the same."""
    try:
        if not (folder / "secret").exists():
            keep_secret(folder, secret)
        elif secret_in(folder) != secret:
            raise ObstacleError("upkeep-secret-taken", folder=str(folder))
    except SecretError as error:
        raise ObstacleError("server-secret-short", file=str(error.path), shortest=SHORTEST) from error
    except OSError as error:
        raise ObstacleError("server-secret-away", folder=str(folder), why=reason_of(error)) from error
