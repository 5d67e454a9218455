"""Notifications: subscriptions, addresses, choices, the outbox, and invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables; nobody is notified until now."""
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(50), nullable=False),
        sa.Column("created", NUMBER, nullable=False),
    )
    op.create_index("push_subscription_person", "push_subscription", ["person"])
    op.create_table(
        "mailbox",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", NUMBER, nullable=True),
    )
    op.create_index("mailbox_address", "mailbox", ["address"])
    op.create_table(
        "notify_choice",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("off", sa.String(100), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    _make_outbox()


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(96), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game_table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("flag", NUMBER, nullable=True),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("due", NUMBER, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("done", NUMBER, nullable=True),
    )
    op.create_index("outbox_due", "outbox", ["done", "due"])
    op.create_index("outbox_person", "outbox", ["person"])
    op.create_table(
        "invited",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game_table", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("invitation", sa.String(80), nullable=False),
        sa.Column("at", NUMBER, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("invited", "outbox", "notify_choice", "mailbox", "push_subscription"):
        op.drop_table(name)
