"""Each table counts its own lines from 1 without gaps, so that two servers can't both write the same one.

Until now a line had a number of the whole database and named the line before it. Each table's chain is walked back
from the line that a server would have taken for its last, as servers did when they started.
"""

import logging

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

log = logging.getLogger(__name__)

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")

RENUMBERED = """
    INSERT INTO chronicle (game_table, seq, line)
    WITH RECURSIVE
    newest (game_table, number) AS (
        SELECT game_table, max(number) FROM linked
        WHERE number > coalesce((SELECT number FROM marks WHERE name = 'written'), 0)
        GROUP BY game_table
    ),
    ends (game_table, number) AS (
        SELECT game_table, number FROM newest
        UNION ALL
        SELECT game_table, last FROM directory WHERE game_table NOT IN (SELECT game_table FROM newest)
    ),
    chain (game_table, number, previous) AS (
        SELECT linked.game_table, linked.number, linked.previous
        FROM ends JOIN linked ON linked.number = ends.number
        UNION ALL
        SELECT linked.game_table, linked.number, linked.previous
        FROM chain JOIN linked ON linked.number = chain.previous
    ),
    counted (number, seq) AS (
        SELECT number, row_number() OVER (PARTITION BY game_table ORDER BY number) FROM chain
    )
    SELECT linked.game_table, counted.seq, linked.line FROM counted JOIN linked ON linked.number = counted.number
"""


def upgrade() -> None:
    """Count the lines of each table, and drop what only the old numbers needed."""
    op.rename_table("chronicle", "linked")
    op.create_table(
        "chronicle",
        sa.Column("game_table", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_table", "seq", name="chronicle_key"),
    )
    op.execute(RENUMBERED)
    _warn_of_forks()
    op.drop_table("linked")
    op.drop_column("directory", "last")
    op.drop_table("marks")


def _warn_of_forks() -> None:
    """Log the tables to which two servers wrote at once: the lines of the one that lost were never read again."""
    count = sa.text(
        "SELECT game_table, count(*) - (SELECT count(*) FROM chronicle WHERE game_table = linked.game_table) AS lost"
        " FROM linked GROUP BY game_table"
    )
    for table, lost in op.get_bind().execute(count):
        if lost:
            log.warning("table %s was written by two servers at once: %d lines of one of them are dropped", table, lost)


def downgrade() -> None:
    """Give lines the numbers of the whole database again, and link each to the one before it."""
    op.rename_table("chronicle", "counted")
    op.create_table(
        "chronicle",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("previous", NUMBER, nullable=False),
        sa.Column("game_table", sa.String(32), nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.execute(
        "INSERT INTO chronicle (number, previous, game_table, line)"
        " SELECT number, coalesce(lag(number) OVER (PARTITION BY game_table ORDER BY seq), 0), game_table, line"
        " FROM (SELECT row_number() OVER (ORDER BY game_table, seq) AS number, game_table, seq, line FROM counted) AS n"
    )
    op.drop_table("counted")
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("number", NUMBER, nullable=False),
    )
    op.add_column("directory", sa.Column("last", NUMBER, nullable=False, server_default="0"))
    op.execute(
        "UPDATE directory SET last = (SELECT max(number) FROM chronicle"
        " WHERE chronicle.game_table = directory.game_table)"
    )
