"""dnup's compiled kernel on one core: random games, exact search and tree search; whether it agrees with the rules.

A random game is played from its first deal to the end of the last round; every move is drawn among all. The kernel is
followed by the rules move by move through as many games as were asked to agree.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from tests.search.dnup.random_games import bound, follow, seeded

from bench.report import figure, heading
from litera.core.draws import Stream, seed_of
from litera.games.dnup.rules import DnupRules
from litera.games.dnup.state import Phase, State
from litera.players.base import Budget, Sight
from litera.players.dnup.memory import Memory
from litera.players.dnup.thinking import look, situation
from litera.players.dnup.worlds import prove
from litera.search.dnup import _kernels as kernel
from litera.search.dnup.encoding import encode
from litera.words._machine import address_of

TARGETS = {2: "≥ 100000 games/s"}
GAMES = 1_000
REPEATS = 100
AGREEING = 100_000
PART = 1_000
PROVED_TABLES = 50
MOST_TABLES = 100_000
ROLLOUTS = 20_000


def random_games(rules: DnupRules) -> tuple[float, float]:
    """Give the random games a second of the compiled kernel, and the moves of a game.

    The moves a second are those of the fastest of many short runs, the moves of a game those of all runs.
    """
    start, chance = encode(rules.ruleset, rules.start()), seeded(1)
    at, drawing = address_of(start), address_of(chance)
    kernel.random_games(at, drawing, 1)
    fastest, all_moves = 0.0, 0
    for _ in range(REPEATS):
        begun = time.perf_counter()
        moves = kernel.random_games(at, drawing, GAMES)
        fastest = max(fastest, moves / (time.perf_counter() - begun))
        all_moves += moves
    each = all_moves / (GAMES * REPEATS)
    return fastest / each, each


def tables(rules: DnupRules, wanted: int, fits: Callable[[State], bool]) -> list[State]:
    """Give tables of random games, one of each at the most."""
    found: list[State] = []
    seed = 0
    while len(found) < wanted:
        seen: list[State] = []
        follow(rules, seed, longest=60, watch=seen.append)
        found += [state for state in seen if state.phase is Phase.ACT and fits(state)][:1]
        seed += 1
    return found


def exact_search(rules: DnupRules) -> tuple[float, int, float]:
    """Give the tables a second of the exact search, how many endings it proved, and the milliseconds of an ending."""
    endings = tables(rules, PROVED_TABLES, lambda state: sum(hand.bit_count() for hand in state.hands) <= 8)
    prove(encode(rules.ruleset, endings[0]), endings[0].turn)
    looked_at = proved = 0
    begun = time.perf_counter()
    for state in endings:
        proof = prove(encode(rules.ruleset, state), state.turn, 20, nodes=MOST_TABLES)
        looked_at += proof.nodes
        proved += proof.value != 0
    passed = time.perf_counter() - begun
    return looked_at / passed, proved, 1000 * passed / len(endings)


def tree_search(rules: DnupRules) -> float:
    """Give the rounds a second that the tree search plays out from the start of a round."""
    state = follow(rules, 0, longest=0)
    best = 0.0
    for _ in range(3):
        view = rules.view(state, state.turn)
        sight = Sight(rules, state.turn, view, (), Stream(seed_of("bench"), "look"), Budget())
        decision = situation(rules.ruleset, view, Memory((0,) * rules.seats, ()))
        begun = time.perf_counter()
        look(sight, decision, ROLLOUTS)
        best = max(best, ROLLOUTS / (time.perf_counter() - begun))
    return best


def agreeing_games(games: int) -> int:
    """Follow so many random games of two; give how many moves they had. Raises AssertionError at a difference.

    Nothing is timed here: all cores follow a part each. How far they are is printed on the error stream.
    """
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    moves = 0
    with ProcessPoolExecutor() as pool:
        for number, made in enumerate(pool.map(_moves_of_games, parts), 1):
            moves += made
            if number % 10 == 0:
                print(f"  followed {number * PART} of {games} games", file=sys.stderr)
    return moves


def _moves_of_games(seeds: range) -> int:
    rules, moves = bound(2), 0

    def count(_: State) -> None:
        nonlocal moves
        moves += 1

    for seed in seeds:
        follow(rules, seed, longest=1_000_000, watch=count)
    return moves


def main() -> None:
    heading("dnup, compiled")
    for seats in (2, 3, 4, 5):
        rate, moves = random_games(bound(seats))
        figure(f"{seats} seats, random games of {moves:.0f} moves", f"{rate:.0f} games/s", TARGETS.get(seats, ""))
    for seats in (2, 3, 4, 5):
        figure(f"{seats} seats, tree search from the deal", f"{tree_search(bound(seats)):.0f} rounds/s")
    rate, proved, ms = exact_search(bound(2))
    figure("2 seats, exact search of endings with 8 cards in hands", f"{rate:.0f} tables/s")
    figure(f"  proved of {PROVED_TABLES}, with {MOST_TABLES} tables at the most", f"{proved}, {ms:.1f} ms")
    moves = agreeing_games(AGREEING)
    figure(f"random games that agree with the rules, {moves} steps", f"{AGREEING} games", f"{AGREEING} games")


if __name__ == "__main__":
    main()
