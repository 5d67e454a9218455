"""What moderators have decided about a person, as their log folds to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select

from litera.server.store.ties import moderation

FOR_GOOD: Final = 2**53 - 1
"""Until then, in ms since 1970, somebody is out who is banned: JavaScript's largest whole number."""
MEASURES: Final = ("mute", "suspend", "ban", "lift")


def standing(connection: Connection, ids: Sequence[str]) -> tuple[int, int]:
    """Give until when somebody doesn't chat, and until when they don't play; ``ids`` are all that are theirs."""
    found = select(moderation.c.what, moderation.c.until).where(
        moderation.c.person.in_(ids), moderation.c.what.in_(MEASURES)
    )
    muted = out = 0
    for what, until in connection.execute(found.order_by(moderation.c.number)):
        match what:
            case "mute":
                muted = until
            case "suspend" | "ban":
                out = max(out, until)
            case "lift":
                muted = out = 0
    return muted, out
