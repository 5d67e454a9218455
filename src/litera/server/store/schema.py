"""The tables of the database. The chronicle is only ever appended to, and has no key but its own number."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, String, Table

HEAD = "0002"
"""The migration that the code needs."""

version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic keeps which migration the database has come to."""

NUMBER = BigInteger().with_variant(Integer, "sqlite")

metadata = MetaData()

chronicle = Table(
    "chronicle",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=False),
    # The number of the line of the same table before this one, 0 for a table's first: lines are found by walking back,
    # so that an append touches the last page only.
    Column("previous", NUMBER, nullable=False),
    Column("game_table", String(32), nullable=False),
    Column("line", LargeBinary, nullable=False),
)

directory = Table(
    "directory",
    metadata,
    Column("game_table", String(32), primary_key=True),
    # The number of the table's last line as of the mark "written"; newer ones are read from the chronicle's end.
    Column("last", NUMBER, nullable=False),
    Column("created", NUMBER, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    # The place in the lobby: 0 for a table that is not there, more for one that comes before others.
    Column("listed", NUMBER, nullable=False, server_default="0"),
    # When the table is to be looked at though nobody comes, in milliseconds since 1970.
    Column("due", NUMBER, nullable=True),
    Index("directory_listed", "listed", "created"),
    Index("directory_due", "due"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game_table", String(32), primary_key=True),
    Index("seatings_table", "game_table"),
)

marks = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("number", NUMBER, nullable=False),
)
