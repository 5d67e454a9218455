"""Tables of any game, played move by move, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litera.core.event import Onlooker, Watcher
from litera.core.refusal import Refusal, TableError
from litera.core.table import Table
from litera.games.game import Game
from tests.games.sentences import hold


def parted(game: Game, given: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Tell keys of a position and options apart by their names."""
    options = {option.name for option in game.options}
    position = {key: value for key, value in given.items() if key not in options}
    return position, {key: value for key, value in given.items() if key in options}


def play(table: Table, *moves: str) -> dict[str, Any]:
    """Make moves written as ``0 lay KOT 0 0 across``, ``1 time up``; give the state after them."""
    for written in moves:
        seat, _, move = written.partition(" ")
        if move == "time up":
            table.time_up(int(seat))
        else:
            table.act(int(seat), move)
    return shown(table)


def shown(table: Table, watcher: Watcher = Onlooker.TABLE) -> dict[str, Any]:
    """Give what a watcher sees of the table, as JSON."""
    return table.shown(watcher)


def legal(table: Table, seat: int) -> list[str]:
    """Give the texts of the moves that are listed for a seat."""
    return [table.rules.notation.write_move(move) for move in table.rules.legal(table.state, seat).moves]


def refusal(table: Table, written: str) -> tuple[str, str]:
    """Give code and rule with which a move is refused, and hold its sentence; the table stays as it was."""
    refused = refused_with(table, written)
    hold(refused)
    return refused.code.value, refused.rule


def refused_with(table: Table, written: str) -> Refusal:
    """Give what speaks against a move that is refused; the table stays as it was."""
    before = table.state, len(table.steps)
    try:
        play(table, written)
    except TableError as error:
        assert (table.state, len(table.steps)) == before
        return error.refusal
    raise AssertionError(f"{written} was not refused")


def kinds(table: Table) -> list[str]:
    """Give the kinds of all events so far."""
    return [event.kind for step in table.steps for event in step.events]
