"""The chronicle, the directory of tables, who sat where, and marks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "chronicle",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("previous", NUMBER, nullable=False),
        sa.Column("game_table", sa.String(32), nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "directory",
        sa.Column("game_table", sa.String(32), primary_key=True),
        sa.Column("last", NUMBER, nullable=False),
        sa.Column("created", NUMBER, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seatings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game_table", sa.String(32), primary_key=True),
    )
    op.create_index("seatings_table", "seatings", ["game_table"])
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("number", NUMBER, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("marks", "seatings", "directory", "chronicle"):
        op.drop_table(name)
