"""The tables of the database. The chronicle is only ever appended to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

HEAD = "0012"
"""The migration that the code needs."""

version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic keeps which migration the database has come to."""

NUMBER = BigInteger().with_variant(Integer, "sqlite")

metadata = MetaData()

chronicle = Table(
    "chronicle",
    metadata,
    Column("game_table", String(32), nullable=False),
    # Counts the lines of one table from 1 without gaps. Two servers that write the same line collide here: whoever
    # comes second has not seen the first one's line, and stores nothing.
    Column("seq", Integer, nullable=False),
    Column("line", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game_table", "seq", name="chronicle_key"),
)

directory = Table(
    "directory",
    metadata,
    Column("game_table", String(32), primary_key=True),
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
    # When the game ended, and which it was; None until then.
    Column("ended", NUMBER, nullable=True),
    Column("game", String(40), nullable=True),
    Index("seatings_table", "game_table"),
    Index("seatings_finished", "guest", "ended", "game_table"),
    Index("seatings_ended", "ended", "game_table"),
)

node = Table(
    "node",
    metadata,
    # A server of a cluster, which lives until then unless it renews that.
    Column("id", String(32), primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),
)

slot = Table(
    "slot",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # A slot is free as soon as its owner's row is gone.
    Column("owner", String(32), ForeignKey("node.id", ondelete="SET NULL"), nullable=True),
    # Raised each time that a node takes the slot.
    Column("epoch", Integer, nullable=False, server_default="0"),
    Index("slot_owner", "owner"),
)
