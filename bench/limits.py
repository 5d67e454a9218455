"""Whether a limit of time is one: how long bots and hints take with it, while all cores have other work.

``python -m bench.limits [POSITIONS [GAME…]]``: so many decisions of games between casual players are put to every level
of each game, to the opponent for an even match, and to whoever gives hints, each with MS to think.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count, islice
from typing import TypeAlias

from bench.report import figure, heading
from litera.core.draws import seed_of
from litera.core.event import Seat
from litera.core.table import Table, TableConfig
from litera.games.opening import open_table
from litera.games.registry import OWN
from litera.players.base import Budget
from litera.players.levels import advise, hint, opponents
from litera.players.selfplay import next_move
from litera.players.warming import warm_game

POSITIONS = 100
MS = 300
EVERY = 7
"""One decision in so many is put to all."""
PLAYS = "casual"
Thinker: TypeAlias = Callable[[Table, Seat, str, Budget], object]
"""Whoever thinks at a table, for a seat, by a name, within a time."""
USUAL, MOST = 50, 200
"""Milliseconds over the limit that are allowed to 99 of 100, and to all."""


def decisions(game: str) -> Iterator[tuple[Table, Seat]]:
    """Give tables at a decision, with the seat that is to act, from game after game."""
    met = 0
    for number in count():
        table = open_table(TableConfig(game, 2, seed_of(f"limits {number}"), {}))
        while (move := next_move(table, partial(_played, table))) is not None:
            turn = table.rules.turn(table.state).seats
            met += bool(turn)
            if turn and met % EVERY == 0:
                yield table, turn[0]
            table.act(*move)


def _played(table: Table, seat: Seat) -> str | None:
    return advise(table, seat, PLAYS, budget=Budget())


@contextmanager
def busy() -> Iterator[None]:
    """Keep every core at work meanwhile."""
    spawn = multiprocessing.get_context("spawn")
    others = [spawn.Process(target=_toil, daemon=True) for _ in range(os.cpu_count() or 1)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.kill()


def _toil() -> None:
    above = multiprocessing.parent_process()
    while above is not None and above.is_alive():
        sum(range(1_000_000))


def thinkers(game: str) -> dict[str, Thinker]:
    """Give all who may be asked for a move, by what they are called."""

    def played(table: Table, seat: Seat, level: str, budget: Budget) -> object:
        return advise(table, seat, level, budget=budget)

    def helped(table: Table, seat: Seat, _: str, budget: Budget) -> object:
        return hint(table, seat, budget)

    def helped_best(table: Table, seat: Seat, _: str, budget: Budget) -> object:
        return hint(table, seat, budget, best=True)

    return {**dict.fromkeys(opponents(game), played), "hint": helped, "best hint": helped_best}


def taken(think: Thinker, table: Table, seat: Seat, name: str) -> float:
    """Give how many milliseconds a thought takes that has MS."""
    began = time.perf_counter()
    think(table, seat, name, Budget(MS / 1000))
    return 1000 * (time.perf_counter() - began)


def report(what: str, times: list[float]) -> None:
    """Print what half of the thoughts, 99 of 100 and all stay below."""
    times.sort()
    half, usual = times[len(times) // 2], times[-1 - len(times) // 100]
    value = f"{times[-1]:.0f} ms at the most; {half:.0f} p50, {usual:.0f} p99"
    figure(f"{what}, {len(times)} times {MS} ms", value, f"{MS + MOST} at the most; p99 {MS + USUAL}")


def main(positions: int = POSITIONS, *chosen: str) -> None:
    """Measure the chosen games, all where none is."""
    heading("Limits of time, with all cores busy")
    with busy():
        for game in chosen or [game.id for game in OWN]:
            warm_game(game)
            asked = thinkers(game)
            times: dict[str, list[float]] = {name: [] for name in asked}
            for table, seat in islice(decisions(game), positions):
                for name, think in asked.items():
                    times[name].append(taken(think, table, seat, name))
            for name, some in times.items():
                report(f"{game}, {name}", some)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS, *sys.argv[2:])
