"""The tables of people among each other: friends, blocks, who is here; reports, and what moderators do."""

from __future__ import annotations

from sqlalchemy import Column, Connection, Index, Integer, LargeBinary, String, Table, event, text

from litera.server.store.schema import NUMBER, metadata

LONGEST_WHY = 500
"""Characters of a reason, or of what a report says."""
LONGEST_NOTE = 1000

tie = Table(
    "tie",
    metadata,
    # What one person has said of another: "friend", "block" or "mute". Two are friends when both have said so.
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("since", NUMBER, nullable=False),
    Index("tie_other", "other", "kind"),
)

private_note = Table(
    "private_note",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("words", String(LONGEST_NOTE), nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("person", String(32), primary_key=True),
    # When they were here last, to half a minute.
    Column("seen", NUMBER, nullable=False),
)

profile = Table(
    "profile",
    metadata,
    # What a person lets others know; nobody has a row before they change something.
    Column("person", String(32), primary_key=True),
    Column("shows_presence", Integer, nullable=False, server_default="1"),
    # Who may see it: "everybody", "played" (who has played with them) or "nobody".
    Column("visibility", String(16), nullable=False, server_default="everybody"),
    Column("about", String(200), nullable=False),
    # The codes of the languages that they speak, with commas between them; None before they say.
    Column("languages", String(100), nullable=True),
)

report = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    # "chat", "name", "play" or "other".
    Column("reason", String(16), nullable=False),
    Column("words", String(LONGEST_WHY), nullable=False),
    Column("game_table", String(32), nullable=True),
    # What the server found at that time, as JSON: the person's name, and what they said at the table.
    Column("evidence", LargeBinary, nullable=False),
    Column("at", NUMBER, nullable=False),
    Column("closed", NUMBER, nullable=True),
    Index("report_queue", "closed", "at"),
    Index("report_reporter", "reporter", "at"),
)

role = Table(
    "role",
    metadata,
    Column("person", String(32), primary_key=True),
    # So far there is "moderator".
    Column("name", String(16), primary_key=True),
)

moderation = Table(
    "moderation",
    metadata,
    # The log of what moderators did, numbered without gaps. The database itself refuses to change a line.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", NUMBER, nullable=False),
    Column("moderator", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("what", String(16), nullable=False),
    Column("why", String(LONGEST_WHY), nullable=False),
    Column("until", NUMBER, nullable=True),
    Column("report", String(16), nullable=True),
    Index("moderation_person", "person", "number"),
)

closed_network = Table(
    "closed_network",
    metadata,
    # Nobody new comes from there until then, as moderators keep somebody out who was there. The id is a hash that only
    # the server's secret makes: the database has no addresses.
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", NUMBER, nullable=False),
)

COMPANY = (tie, private_note, presence, profile, report, role, moderation)
"""What a backup has of them."""

SEALS: dict[str, tuple[str, ...]] = {
    "sqlite": tuple(
        f"CREATE TRIGGER moderation_{what} BEFORE {what.upper()} ON moderation "
        "BEGIN SELECT RAISE(ABORT, 'the log of moderation is only appended to'); END"
        for what in ("update", "delete")
    ),
    "postgresql": (
        "CREATE FUNCTION moderation_sealed() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the log of moderation is only appended to'; END $$",
        "CREATE TRIGGER moderation_sealed BEFORE UPDATE OR DELETE ON moderation "
        "FOR EACH ROW EXECUTE FUNCTION moderation_sealed()",
    ),
}
"""What makes the log one that can't be edited, in each kind of database."""


def _seal(_: object, connection: Connection, **__: object) -> None:
    for statement in SEALS[connection.dialect.name]:
        connection.execute(text(statement))


event.listen(moderation, "after_create", _seal)
