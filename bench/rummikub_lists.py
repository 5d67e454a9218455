"""Best turns of Word Rummikub with lists of a thousand words and more, held against another programme.

``python -m bench.rummikub_lists [POSITIONS]``: each position is solved within each of LIMITS, in seconds of this
process's own work, so that other programs on the machine do not count. What is found in the longest of them is set
beside the most points by the programme of tests/reference, which is written another way. A claim that is proved must
never be beaten.
"""

from __future__ import annotations

import random
import sys
import time

from tests.players.word_rummikub.test_proofs import frequent, problem_of, said, turn_of
from tests.reference.word_rummikub_programme import most_points

from bench.report import figure, heading
from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.solver import Solution, solve

POSITIONS = 100
SIZES = (1000, 2000, 3000)
LIMITS = (0.1, 0.3, 1.0)


def solved(problem: Problem, seconds: float) -> tuple[Solution, float]:
    """Solve within so many seconds of own work; give the solution, and by how many milliseconds it took longer."""
    began = time.process_time()
    solution = solve(problem, Budget(seconds, clock=time.process_time))
    return solution, 1000 * (time.process_time() - began - seconds)


def main(positions: int = POSITIONS) -> None:
    """Solve the positions, and print what was found, what was proved, and how late answers were."""
    heading(f"Word Rummikub, {positions} positions with lists of {', '.join(map(str, SIZES))} words")
    over: list[float] = []
    found = proved = beaten = 0
    for number in range(positions):
        chance = random.Random(f"list {number}")
        words = [*frequent()[: chance.choice(SIZES)]]
        table, rack = turn_of(chance, words)
        listed = {*words, *map(str.upper, table)}
        for seconds in LIMITS:
            solution, late = solved(problem_of(listed, table, rack), seconds)
            over.append(late)
        best = most_points(said(problem_of(listed, table, rack), listed), table, rack)
        found += solution.worth.points == best
        proved += solution.proved
        beaten += solution.proved and solution.worth.points < best
    over.sort()
    figure(f"the best within {LIMITS[-1]:.0f} s", f"{100 * found / positions:.1f} %", "≥ 97 %")
    figure("proved by then", f"{100 * proved / positions:.1f} %")
    figure("proved, and yet beaten", f"{beaten}", "0")
    figure(f"over the limit, p99 of {len(over)}", f"{max(0.0, over[-1 - len(over) // 100]):.0f} ms", "≤ 50 ms")
    figure("over the limit, at the most", f"{max(0.0, over[-1]):.0f} ms", "≤ 200 ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS)
