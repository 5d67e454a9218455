"""Languages on profiles, vacations, how everybody did in their finished games, and what speaks of a machine's help."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add a column and an index, and make the tables; finished games are looked through later, little by little."""
    op.add_column("profile", sa.Column("languages", sa.String(100), nullable=True))
    op.create_table(
        "vacation",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("began", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("until", NUMBER, nullable=False),
    )
    op.create_table(
        "finished_seat",
        sa.Column("game_table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", NUMBER, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("best_words", sa.String(200), nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("longest_word", sa.String(60), nullable=False),
    )
    op.create_index("finished_seat_results", "finished_seat", ["guest", "game", "ended", "level", "won"])
    for name in ("points", "best", "longest"):
        op.create_index(f"finished_seat_{name}", "finished_seat", ["guest", "game", name])
    op.create_table(
        "fair_play",
        sa.Column("game_table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", NUMBER, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Integer, nullable=False),
        sa.Column("lost", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
    )
    op.create_index("fair_play_person", "fair_play", ["person", "game", "ended"])
    op.create_index("seatings_ended", "seatings", ["ended", "game_table"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("seatings_ended", "seatings")
    for name in ("fair_play", "finished_seat", "vacation"):
        op.drop_table(name)
    op.drop_column("profile", "languages")
