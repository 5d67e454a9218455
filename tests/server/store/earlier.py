"""Databases as servers of each earlier schema left them, as SQL: ``data/schema-NNNN.{sqlite,postgresql}.sql``.

Each was written by the server of that schema. It was stopped, started again, and killed. One table waits, one is over
and one is being played. Schemas 0004 and 0005 were made side by side: to the tables of the second, those that the first
added were put, empty. 0007 to 0011 are what the migrations made of 0006, the last two with what servers of those
schemas write of finished games.
"""

from __future__ import annotations

import sqlite3
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Engine, MetaData, create_engine, select

DATA = Path(__file__).parent / "data"
SCHEMAS = sorted({file.name.removeprefix("schema-")[:4] for file in DATA.glob("schema-*.sql")})

Rows: TypeAlias = dict[str, list[dict[str, Any]]]


def load(url: URL, schema: str) -> None:
    """Fill an empty database with what a server of a schema left."""
    written = (DATA / f"schema-{schema}.{url.get_backend_name()}.sql").read_text(encoding="utf-8")
    if url.get_backend_name() == "sqlite":
        connection = sqlite3.connect(str(url.database))
        connection.executescript(written)
        connection.close()
        return
    engine = create_engine(url)
    with engine.begin() as opened:
        # The driver's own, as only that takes many statements at once.
        opened.connection.cursor().execute(written)
    engine.dispose()


def rows_of(engine: Engine) -> Rows:
    """Read all that a database holds, whatever its schema."""
    metadata = MetaData()
    metadata.reflect(engine)
    with engine.connect() as connection:
        return {
            name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for name, table in metadata.tables.items()
        }


def chains(rows: Rows) -> dict[str, list[bytes]]:
    """Give each table's lines as servers of that time read them."""
    lines = rows["chronicle"]
    if "seq" in lines[0]:
        return {table: [row["line"] for row in own] for table, own in groupby(lines, itemgetter("game_table"))}
    return _linked(rows)


def _linked(rows: Rows) -> dict[str, list[bytes]]:
    """Walk back from each table's last line, as each names the one before it."""
    lines = {row["number"]: row for row in rows["chronicle"]}
    mark = max((row["number"] for row in rows["marks"]), default=0)
    ends = {row["game_table"]: row["last"] for row in rows["directory"]}
    ends |= {row["game_table"]: number for number, row in sorted(lines.items()) if number > mark}
    found: dict[str, list[bytes]] = {}
    for table, number in ends.items():
        found[table] = []
        while number:
            found[table].insert(0, lines[number]["line"])
            number = lines[number]["previous"]
    return found
