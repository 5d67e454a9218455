"""Counts of the games that can follow from a position, move by move: perft, as chess programs have it.

A move is one that is listed for a seat, whoever is on turn; what chance does is drawn from one seed, so that a
position has the same counts everywhere. In games with words the lists are those of a short word list.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litera.core.draws import Stream, seed_of
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.registry import find
from tests.contract.vocabulary import WORDS

FOLDER = Path(__file__).parent
SEED = seed_of("perft")


@dataclass(frozen=True)
class Position:
    """A position, and the game that it was taken from."""

    taken_from: str
    options: dict[str, Any]
    position: dict[str, Any]

    def table(self, game_id: str) -> Table:
        """Set it up."""
        lexicons = find(game_id).lexicons
        words = WORDS[lexicons[-1]] if lexicons else None
        return open_table(TableConfig(game_id, 0, SEED, self.options, self.position, words))


@dataclass(frozen=True)
class Perft:
    """How many games of one move, of two and so on follow from a state.

    ``order`` is a digest of all the lists of moves that were counted, each in its order: counts alone would not notice
    that lists are ordered anew.
    """

    counts: tuple[int, ...]
    order: str


def perft(table: Table, depth: int) -> Perft:
    """Count the games of up to so many moves from where a table stands."""
    rules, counts, digest = table.rules, [0] * depth, hashlib.sha256()

    def count(state: Any, made: int) -> None:
        for seat in range(rules.seats):
            for move in rules.legal(state, seat).moves:
                counts[made] += 1
                digest.update(f"{made} {seat} {rules.notation.write_move(move)}\n".encode())
                if made + 1 < depth:
                    count(_after(table, state, seat, move, made), made + 1)

    count(table.state, 0)
    return Perft(tuple(counts), digest.hexdigest()[:16])


def _after(table: Table, state: Any, seat: int, move: Any, made: int) -> Any:
    """Make a move, and chance's after it."""
    state, _ = table.rules.apply(state, seat, move)
    while table.rules.turn(state).chance:
        state, _ = table.rules.apply(state, None, table.rules.draw(state, Stream(SEED, f"perft {made}")))
    return state


def divided(table: Table, depth: int) -> dict[str, tuple[int, ...]]:
    """Count the games after each first move, to find the one after which they are others."""
    rules, state = table.rules, table.state
    counts: dict[str, tuple[int, ...]] = {}
    for seat in range(rules.seats):
        for move in rules.legal(state, seat).moves:
            below = Table(table.config, rules)
            below.start = _after(table, state, seat, move, 0)
            counts[f"{seat} {rules.notation.write_move(move)}"] = perft(below, depth - 1).counts if depth > 1 else ()
    return counts


def path_of(game_id: str) -> Path:
    """Give where a game's positions are kept."""
    return FOLDER / f"{game_id}.json"


def read(game_id: str) -> list[tuple[Position, Perft]]:
    """Read a game's positions with their counts."""
    entries = json.loads(path_of(game_id).read_text(encoding="utf-8"))
    return [
        (
            Position(entry["taken_from"], entry["options"], entry["position"]),
            Perft(tuple(entry["counts"]), entry["order"]),
        )
        for entry in entries
    ]


def write(game_id: str, counted: list[tuple[Position, Perft]]) -> None:
    """Write a game's positions with their counts, a position a line."""
    lines = (
        json.dumps(vars(perft) | vars(position), ensure_ascii=False, separators=(",", ":"))
        for position, perft in counted
    )
    path_of(game_id).write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
