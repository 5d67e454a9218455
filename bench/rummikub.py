"""Best turns of Word Rummikub on one core: how many are proved, how soon; what 50 ms give; first melds by language."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Sequence

from bench.report import figure, heading
from bench.rummikub_positions import openings, read_positions, rules_of
from litera.games.word_rummikub.rules import WordRummikubRules
from litera.games.word_rummikub.state import State
from litera.players.base import Budget
from litera.players.word_rummikub.problem import Problem
from litera.players.word_rummikub.solver import Solution, solve

LANGUAGES = ("pl", "en", "ro", "uk")
LONGEST = 5.0
SHORT = 0.05
RUNS = 3
"""Each short answer is asked for so often, and the time of the least disturbed one counts."""


def timed(rules: WordRummikubRules, states: Sequence[State], seconds: float) -> list[tuple[Solution, float]]:
    """Solve each turn in the time given; give what was found and how long it took, in seconds."""
    results = []
    for state in states:
        start = time.perf_counter()
        solution = solve(Problem.of(rules.ruleset, state), Budget(seconds))
        results.append((solution, time.perf_counter() - start))
    return results


def at_once(rules: WordRummikubRules, state: State) -> tuple[Solution, float]:
    """Solve a turn in a short time of this process's own work; give the poorest answer and the least such time."""
    results = []
    for _ in range(RUNS):
        start = time.process_time()
        budget = Budget(SHORT, clock=time.process_time)
        solution = solve(Problem.of(rules.ruleset, state), budget)
        results.append((solution, time.process_time() - start))
    poorest = min((solution for solution, _ in results), key=lambda solution: solution.worth.rank)
    return poorest, min(seconds for _, seconds in results)


def report(what: str, results: Sequence[tuple[Solution, float]]) -> None:
    """Print how many of the turns were proved within 1 s and 5 s, and the median time."""
    number = len(results)
    soon = sum(solution.proved and seconds <= 1.0 for solution, seconds in results)
    proved = sum(solution.proved for solution, _ in results)
    median = statistics.median(seconds for _, seconds in results)
    figure(f"{what}, {number}: proved best within 1 s", f"{100 * soon / number:.1f} %", "≥ 95 %")
    figure(f"{what}: proved best within 5 s", f"{100 * proved / number:.1f} %", "≥ 99 %")
    figure(f"{what}: median", f"{1000 * median:.1f} ms", "< 150 ms")
    figure(f"{what}: longest", f"{1000 * max(seconds for _, seconds in results):.0f} ms")


def main() -> None:
    heading("Word Rummikub, the best turn")
    rules = rules_of(2, "pl")
    states = read_positions(rules)
    timed(rules, states[:3], LONGEST)
    gc.freeze()  # as the server does: else a turn of some two hundred pays for a look through all that was loaded
    best = timed(rules, states, LONGEST)
    report("turns", best)
    soon = [at_once(rules, state) for state in states]
    in_time = sum(seconds <= SHORT for _, seconds in soon)
    had = sum(solution.play is not None for solution, _ in best)
    found = sum(solution.play is not None for solution, _ in soon)
    points = sum(solution.worth.points for solution, _ in soon) / sum(s.worth.points for s, _ in best)
    figure("turns: answered within 50 ms", f"{100 * in_time / len(states):.1f} %", "100 %")
    figure("turns: latest of these answers", f"{1000 * max(seconds for _, seconds in soon):.1f} ms", "< 50 ms")
    figure("turns: something to lay within 50 ms", f"{found} of {had}")
    figure("turns: points within 50 ms, of those in 5 s", f"{100 * points:.1f} %")
    for language in LANGUAGES:
        rules = rules_of(2, language)
        first = openings(rules)
        timed(rules, first[:3], LONGEST)
        report(f"first melds in {language}", timed(rules, first, LONGEST))


if __name__ == "__main__":
    main()
