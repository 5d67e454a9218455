"""Tables of this game for its tests: opened from a position, and played move by move."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.table import Table, TableConfig
from litera.games.dnup import GAME
from litera.games.opening import open_table
from tests.games.playing import legal, parted, play, refusal, shown

__all__ = [
    "cards_of",
    "dealt",
    "legal",
    "play",
    "refusal",
    "shown",
    "table_of",
    "told",
]


def table_of(hands: str, sets: str = "", seed: str = "test", **given: Any) -> Table:
    """Open a table: hands as ``3/4 5/6 | 7/1 | 2/8``, sets likewise, with two seats an entry for each area.

    Keys of the position and options are told apart by their names.
    """
    position: dict[str, Any] = {"hands": cards_of(hands)}
    if sets:
        lying = cards_of(sets)
        position["sets"] = [lying[:2], lying[2:]] if len(position["hands"]) == 2 else lying
    more, options = parted(GAME, given)
    position |= more
    return open_table(TableConfig(GAME.id, 0, seed_of(seed), options, position))


def dealt(seats: int, seed: str = "test", pack: dict[str, Any] | None = None, **options: Any) -> Table:
    """Open a table at the start of a game."""
    return open_table(TableConfig(GAME.id, seats, seed_of(seed), options, pack=pack))


def cards_of(text: str) -> list[list[str]]:
    return [pile.split() for pile in text.split("|")]


def told(table: Table) -> list[tuple[str, int | None]]:
    """Give the kinds of the last move's events, with their seats."""
    last = max(n for n, step in enumerate(table.steps) if step.entry.seat is not None)
    return [(event.kind, event.seat) for event in table.steps[last].events]
