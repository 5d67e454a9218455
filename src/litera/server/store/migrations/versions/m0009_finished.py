"""When the game at a table ended, and which it was, beside each seat: for lists of one's finished games."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
AT_ONCE = 1000

directory = sa.table("directory", sa.column("game_table"), sa.column("created"), sa.column("summary"))
seatings = sa.table("seatings", sa.column("game_table"), sa.column("ended"), sa.column("game"))


def upgrade() -> None:
    """Add both, and fill them from what the directory says."""
    op.add_column("seatings", sa.Column("ended", NUMBER, nullable=True))
    op.add_column("seatings", sa.Column("game", sa.String(40), nullable=True))
    connection, last = op.get_bind(), ""
    while True:
        asked = sa.select(directory).where(directory.c.game_table > last).order_by(directory.c.game_table)
        rows = connection.execute(asked.limit(AT_ONCE)).all()
        if not rows:
            break
        last = rows[-1].game_table
        for row in rows:
            summary = json.loads(row.summary)
            if summary["status"] == "over":
                # Lists that older versions have kept don't say when a game ended.
                ended = summary.get("ended") or row.created
                own = seatings.c.game_table == row.game_table
                connection.execute(sa.update(seatings).where(own).values(ended=ended, game=summary["game"]))
    op.create_index("seatings_finished", "seatings", ["guest", "ended", "game_table"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("seatings_finished", "seatings")
    with op.batch_alter_table("seatings") as table:
        table.drop_column("ended")
        table.drop_column("game")
