"""Whom people have played, counted over all games; and networks that nobody new comes from for a while."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add a column, an index and two tables; servers count opponents later, little by little (people/opponents.py)."""
    op.add_column("finished_seat", sa.Column("met", sa.Integer, nullable=True))
    empty = sa.text("met IS NULL")
    op.create_index("finished_seat_unmet", "finished_seat", ["ended"], sqlite_where=empty, postgresql_where=empty)
    op.create_table(
        "opponent",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("opponent_other", "opponent", ["other"])
    op.create_table(
        "closed_network",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", NUMBER, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("closed_network")
    op.drop_table("opponent")
    op.drop_index("finished_seat_unmet", "finished_seat")
    op.drop_column("finished_seat", "met")
