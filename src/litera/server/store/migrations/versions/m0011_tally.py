"""Counts of finished games and streaks, kept with each game, and indices for records: pages open at once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

RESULTS = ["guest", "game", "ended", "level", "won"]
RECORDS = {"scores": "points", "moves": "best", "words": "longest"}


def upgrade() -> None:
    """Add a column, indices and a table; servers count finished games later, little by little (people/tally.py)."""
    op.add_column("finished_seat", sa.Column("streak", sa.Integer, nullable=True))
    op.create_table(
        "tally",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("finished_seat_order", "finished_seat", ["guest", "game", "ended", "game_table", "seat"])
    op.create_index("finished_seat_streaks", "finished_seat", ["guest", "game", "streak"])
    for name, column in RECORDS.items():
        op.create_index(f"finished_seat_{name}", "finished_seat", ["guest", "game", column, "ended"])
    op.drop_index("finished_seat_results", "finished_seat")
    for column in RECORDS.values():
        op.drop_index(f"finished_seat_{column}", "finished_seat")
    _waiting("finished_seat", "streak")
    _waiting("rated_seat", "mu")


def _waiting(table: str, column: str) -> None:
    empty = sa.text(f"{column} IS NULL")
    op.create_index(f"{table}_waiting", table, ["ended"], sqlite_where=empty, postgresql_where=empty)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("rated_seat_waiting", "rated_seat")
    for name in ("waiting", *RECORDS, "streaks", "order"):
        op.drop_index(f"finished_seat_{name}", "finished_seat")
    op.create_index("finished_seat_results", "finished_seat", RESULTS)
    for column in RECORDS.values():
        op.create_index(f"finished_seat_{column}", "finished_seat", ["guest", "game", column])
    op.drop_table("tally")
    op.drop_column("finished_seat", "streak")
