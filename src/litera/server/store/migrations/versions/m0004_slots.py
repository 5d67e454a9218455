"""Several servers share the tables: the nodes that live, and who owns which slot.

A lease is a node's, not a slot's: one row is renewed every second, and slots change only when they change hands.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables; the first server of a cluster fills them."""
    op.create_table(
        "node",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "slot",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("node.id", ondelete="SET NULL"), nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("slot_owner", "slot", ["owner"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("slot")
    op.drop_table("node")
