"""Ratings: the seats of each rated game that is over, and what everybody's rating is now."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make both tables; no game has been rated until now."""
    op.create_table(
        "rated_seat",
        sa.Column("game_table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("ended", NUMBER, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=True),
        sa.Column("sigma", sa.Double, nullable=True),
    )
    op.create_index("rated_seat_order", "rated_seat", ["game", "pace", "ended", "game_table"])
    op.create_index("rated_seat_person", "rated_seat", ["person", "game", "pace", "ended"])
    op.create_table(
        "rating",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pace", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("newest", NUMBER, nullable=False),
    )
    op.create_index("rating_order", "rating", ["game", "pace", "mu"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("rating", "rated_seat"):
        op.drop_table(name)
