"""A game that is over, as it was after some of its moves."""

from __future__ import annotations

from litera.core.event import Json, Onlooker
from litera.core.table import Table
from litera.server.feed.watching import Subscription, Watching
from litera.texts import spoken


def replayed(game: Table, moves: int | None, language: str, *, marks: bool) -> dict[str, Json]:
    """Show a game that is over as it was after so many moves of the players (all where None), hands open."""
    ends = [number for number, step in enumerate(game.steps) if step.entry.seat is not None]
    count = len(ends) if moves is None else min(moves, len(ends))
    end = ends[count] if count < len(ends) else len(game.steps)
    first = ends[count - 1] if count else 0
    subscription, watching = Subscription(Onlooker.TABLE, spoken(language), 3, marks=marks), Watching(game)
    return {
        "moves": count,
        "total": len(ends),
        "view": watching.view(subscription, end),
        "events": [*watching.happened(subscription, first, end)],
        "said": [*watching.said(subscription, first, end)],
    }
