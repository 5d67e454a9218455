"""Everybody is a person with a row of their own, guests too; people have ways to sign in, and devices.

Whoever has or had a seat becomes a person under the id that tables know them by, with the name of their newest table.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables of people, and a person of each guest who has or had a seat."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", NUMBER, nullable=False),
    )
    op.create_table(
        "former_guest",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("former_guest_person", "former_guest", ["person"])
    op.create_table(
        "device",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("began", NUMBER, nullable=False),
        sa.Column("used", NUMBER, nullable=False),
        sa.Column("proved", NUMBER, nullable=True),
    )
    op.create_index("device_person", "device", ["person"])
    op.create_table(
        "sign_in_way",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("public_key", sa.Text, nullable=True),
        sa.Column("signatures", NUMBER, nullable=False, server_default="0"),
        sa.Column("created", NUMBER, nullable=False),
        sa.Column("used", NUMBER, nullable=True),
    )
    op.create_index("sign_in_way_person", "sign_in_way", ["person"])
    op.create_table(
        "one_time_secret",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("until", NUMBER, nullable=False),
    )
    op.create_index("one_time_secret_until", "one_time_secret", ["until"])
    op.create_table(
        "account_event",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
    )
    _make_people_of_guests()


def _make_people_of_guests() -> None:
    person = sa.table("person", *(sa.column(name) for name in ("id", "name", "lang", "created")))
    rows = sa.text(
        "SELECT guest, created, summary FROM seatings JOIN directory ON directory.game_table = seatings.game_table"
        " ORDER BY created"
    )
    connection = op.get_bind()
    people: dict[str, dict[str, object]] = {}
    for guest, created, summary in connection.execute(rows):
        known = people.setdefault(guest, {"id": guest, "name": "", "lang": "en", "created": created})
        # Whoever stood up again before the game began is in none of the summary's seats.
        known["name"] = _name_in(summary, guest) or known["name"]
    if people:
        connection.execute(sa.insert(person), [*people.values()])


def _name_in(summary: bytes, guest: str) -> str:
    told = json.loads(summary)
    guests = told.get("guests", [])
    return str(told["seats"][guests.index(guest)]["name"] or "") if guest in guests else ""


def downgrade() -> None:
    """Drop them again: guests' cookies of the version before name them, and it kept nothing else of them."""
    for name in ("account_event", "one_time_secret", "sign_in_way", "device", "former_guest", "person"):
        op.drop_table(name)
