"""``litera`` of a later version: this one, with a migration more, which takes as long as somebody holds a lock.

Started as a program, with the folder of its migrations in the environment as ``NEWER_MIGRATIONS``.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from litera.cli import main
from litera.server.store import database
from litera.server.store.schema import HEAD

NEWER = f"{int(HEAD) + 1:04}"
HOLDS = 4711
"""The advisory lock in PostgreSQL that the migration waits for, after its first step and before its last."""

MIGRATION = f'''
"""A later migration that only adds: a table, filled from another one, and a column."""

import sqlalchemy as sa
from alembic import op

revision = "{NEWER}"
down_revision = "{HEAD}"


def upgrade() -> None:
    op.create_table("later", sa.Column("game_table", sa.String(32), primary_key=True))
    op.execute("SET LOCAL lock_timeout = 0")
    op.execute("SELECT pg_advisory_xact_lock({HOLDS})")
    op.execute("INSERT INTO later SELECT game_table FROM directory")
    op.add_column("directory", sa.Column("later", sa.String(32), nullable=True))
'''


def write_migrations(folder: Path) -> None:
    """Write the migrations of this version, and the later one."""
    shutil.copytree(database.MIGRATIONS, folder)
    (folder / "versions" / f"m{NEWER}_later.py").write_text(MIGRATION)


if __name__ == "__main__":
    vars(database).update(HEAD=NEWER, MIGRATIONS=Path(os.environ["NEWER_MIGRATIONS"]))
    sys.exit(main())
