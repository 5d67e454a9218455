"""When the game at a table ended, and which it was, beside each seat: for lists of one's finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add both; a server fills them when it has started (rooms/endings.py), so that nobody waits for it."""
    op.add_column("seatings", sa.Column("ended", NUMBER, nullable=True))
    op.add_column("seatings", sa.Column("game", sa.String(40), nullable=True))
    op.create_index("seatings_finished", "seatings", ["guest", "ended", "game_table"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("seatings_finished", "seatings")
    with op.batch_alter_table("seatings") as table:
        table.drop_column("ended")
        table.drop_column("game")
