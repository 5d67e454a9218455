"""The directory says which tables the lobby lists, and when a table is to be looked at though nobody comes."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
RANKS = {"waiting": 2, "playing": 1}


def upgrade() -> None:
    """Add both columns; what is listed follows from the summaries, what is due is written with the next move."""
    op.add_column("directory", sa.Column("listed", NUMBER, nullable=False, server_default="0"))
    op.add_column("directory", sa.Column("due", NUMBER, nullable=True))
    op.create_index("directory_listed", "directory", ["listed", "created"])
    op.create_index("directory_due", "directory", ["due"])
    directory = sa.table("directory", sa.column("game_table"), sa.column("listed"), sa.column("summary"))
    connection = op.get_bind()
    for name, summary in connection.execute(sa.select(directory.c.game_table, directory.c.summary)).fetchall():
        told = json.loads(summary)
        if told.get("access") == "open" and told.get("status") in RANKS:
            one = sa.update(directory).where(directory.c.game_table == name)
            connection.execute(one.values(listed=RANKS[told["status"]]))


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("directory_due", "directory")
    op.drop_index("directory_listed", "directory")
    op.drop_column("directory", "due")
    op.drop_column("directory", "listed")
