"""Tables of this game for its tests: opened from a position, and played move by move."""

from __future__ import annotations

from typing import Any

from litera.core.draws import seed_of
from litera.core.event import Onlooker
from litera.core.refusal import TableError
from litera.core.table import Charter, Table
from litera.games.dnup import GAME
from litera.games.opening import open_table

OPTIONS = {option.name for option in GAME.options}


def table_of(hands: str, sets: str = "", seed: str = "test", **given: Any) -> Table:
    """Open a table: hands as ``3/4 5/6 | 7/1 | 2/8``, sets likewise, with two seats an entry for each area.

    Keys of the position and options are told apart by their names.
    """
    position: dict[str, Any] = {"hands": cards_of(hands)}
    if sets:
        lying = cards_of(sets)
        position["sets"] = [lying[:2], lying[2:]] if len(position["hands"]) == 2 else lying
    position |= {key: value for key, value in given.items() if key not in OPTIONS}
    options = {key: value for key, value in given.items() if key in OPTIONS}
    return open_table(Charter(GAME.id, 0, seed_of(seed), options, position))


def dealt(seats: int, seed: str = "test", pack: dict[str, Any] | None = None, **options: Any) -> Table:
    """Open a table at the start of a game."""
    return open_table(Charter(GAME.id, seats, seed_of(seed), options, pack=pack))


def cards_of(text: str) -> list[list[str]]:
    return [pile.split() for pile in text.split("|")]


def play(table: Table, *moves: str) -> dict[str, Any]:
    """Make moves written as ``0 A 3/4``; give the state after them."""
    for written in moves:
        seat, _, move = written.partition(" ")
        table.act(int(seat), move)
    return shown(table)


def shown(table: Table) -> dict[str, Any]:
    """Give the table's state as JSON."""
    return table.shown(Onlooker.TABLE)


def legal(table: Table, seat: int) -> list[str]:
    """List a seat's moves as texts."""
    return [table.rules.write_move(move) for move in table.rules.legal(table.state, seat).moves]


def refusal(table: Table, written: str) -> tuple[str, str]:
    """Give code and rule with which a move is refused; the table stays as it was."""
    before = table.state, len(table.steps)
    try:
        play(table, written)
    except TableError as error:
        assert (table.state, len(table.steps)) == before
        return error.refusal.code.value, error.refusal.rule
    raise AssertionError(f"{written} was not refused")


def told(table: Table) -> list[tuple[str, int | None]]:
    """Give the kinds of the last move's events, with their seats."""
    last = max(n for n, step in enumerate(table.steps) if step.entry.seat is not None)
    return [(event.kind, event.seat) for event in table.steps[last].events]
