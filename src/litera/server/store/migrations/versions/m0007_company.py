"""People among each other: ties, notes, presence, profiles, reports, roles, and the log of moderation."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
SEALS = {
    "sqlite": (
        "CREATE TRIGGER moderation_update BEFORE UPDATE ON moderation "
        "BEGIN SELECT RAISE(ABORT, 'the log of moderation is only appended to'); END",
        "CREATE TRIGGER moderation_delete BEFORE DELETE ON moderation "
        "BEGIN SELECT RAISE(ABORT, 'the log of moderation is only appended to'); END",
    ),
    "postgresql": (
        "CREATE FUNCTION moderation_sealed() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the log of moderation is only appended to'; END $$",
        "CREATE TRIGGER moderation_sealed BEFORE UPDATE OR DELETE ON moderation "
        "FOR EACH ROW EXECUTE FUNCTION moderation_sealed()",
    ),
}


def upgrade() -> None:
    """Make the tables; nobody knows anybody until now."""
    _make_company()
    _make_moderation()
    for statement in SEALS[op.get_bind().dialect.name]:
        op.execute(statement)


def _make_company() -> None:
    op.create_table(
        "tie",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", NUMBER, nullable=False),
    )
    op.create_index("tie_other", "tie", ["other", "kind"])
    op.create_table(
        "private_note",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("words", sa.String(1000), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seen", NUMBER, nullable=False),
    )
    op.create_table(
        "profile",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("shows_presence", sa.Integer, nullable=False, server_default="1"),
        sa.Column("visibility", sa.String(16), nullable=False, server_default="everybody"),
        sa.Column("about", sa.String(200), nullable=False),
    )


def _make_moderation() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("game_table", sa.String(32), nullable=True),
        sa.Column("evidence", sa.LargeBinary, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("closed", NUMBER, nullable=True),
    )
    op.create_index("report_queue", "report", ["closed", "at"])
    op.create_index("report_reporter", "report", ["reporter", "at"])
    op.create_table(
        "role",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(16), primary_key=True),
    )
    op.create_table(
        "moderation",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("moderator", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("until", NUMBER, nullable=True),
        sa.Column("report", sa.String(16), nullable=True),
    )
    op.create_index("moderation_person", "moderation", ["person", "number"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("moderation", "role", "report", "profile", "presence", "private_note", "tie"):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION moderation_sealed()")
