"""Whole games per second on one core: of players who choose at random among all moves, and of easy players.

Rules alone make random games: ``legal``, a random choice, ``apply`` with its events, and chance's deals. Easy players
play at a table, told what their seats are told, as in any game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.report import figure, heading
from litera.core.draws import Stream, seed_of
from litera.core.options import read_options
from litera.core.table import TableConfig
from litera.games.game import Binding
from litera.games.opening import open_table
from litera.games.registry import find, games
from litera.players.base import Budget
from litera.players.levels import advise
from litera.players.selfplay import next_move

SECONDS = 3.0
REPEATS = 3


@dataclass(frozen=True)
class Goal:
    """A game at a number of seats, and how many of its games a second are asked for; None where no figure is."""

    game: str
    seats: int
    target: int | None = None

    def asked(self) -> str:
        return "" if self.target is None else f"≥ {self.target} games/s"


RANDOM = (Goal("dnup", 2, 300), Goal("dnup", 3), Goal("dnup", 4), Goal("dnup", 5))
"""Games whose moves can all be listed."""


def per_second(play: Callable[[int], object], seconds: float) -> float:
    """Play games, each with its number, for at least so long; give how many a second."""
    count, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        play(count)
        count += 1
    return count / passed


def random_games(seats: int, seconds: float, game_id: str = "dnup") -> float:
    """Give the random games per second of a game without words, with the options as the rules stand."""
    game = find(game_id)
    rules = game.rules(Binding(seats, read_options(game.options, {}, seats), None, None))
    choose = random.Random(0).choice

    def play(number: int) -> None:
        seed, draws = seed_of(str(number)), 0
        state = rules.start()
        while True:
            turn = rules.turn(state)
            if turn.chance:
                state, _ = rules.apply(state, None, rules.draw(state, Stream(seed, f"move {draws}")))
                draws += 1
            elif turn.seats:
                seat = turn.seats[0]
                state, _ = rules.apply(state, seat, choose(rules.legal(state, seat).moves))
            else:
                return

    return per_second(play, seconds)


def easy_games(game_id: str, seats: int, seconds: float) -> float:
    """Give the games of easy players per second; seats that may only interrupt are asked before every move."""

    def play(number: int) -> None:
        table = open_table(TableConfig(game_id, seats, seed_of(str(number)), {}))
        while (move := next_move(table, lambda seat: advise(table, seat, "easy", budget=Budget()))) is not None:
            table.act(*move)

    return per_second(play, seconds)


def main() -> None:
    heading("Games a second")
    for goal in RANDOM:
        best = max(random_games(goal.seats, SECONDS, goal.game) for _ in range(REPEATS))
        figure(f"{goal.game}, {goal.seats} seats, random moves", f"{best:.0f} games/s", goal.asked())
    for game in games().values():
        for seats in (game.seats[0], game.seats[-1]):
            best = max(easy_games(game.id, seats, SECONDS) for _ in range(REPEATS))
            figure(f"{game.id}, {seats} seats, easy players", f"{best:.2f} games/s")
