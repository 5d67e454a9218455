"""All benchmarks, one after another: ``python -m bench``; or some by their names: ``python -m bench crossword words``.

Which one is at work, and how long each took, is printed on the error stream. What was measured is kept in
bench/results, and drawn there over time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

from bench import (
    analysis,
    cluster,
    crossword,
    dnup,
    endgames,
    even,
    fair_play,
    games,
    klepka,
    klepka_prizes,
    languages,
    levels,
    limits,
    own_games,
    people,
    plot,
    ratings,
    results,
    rummikub,
    rummikub_lists,
    screen,
    server,
    words,
)
from bench.report import take_figures

ENDS = 50
PRIZES = 3
MATCHES = 10
LOSSES = 3
LEARNED = 40
"""So many games are played for figures that a benchmark takes from more when it runs by itself."""

BENCHMARKS: dict[str, Callable[[], None]] = {
    "words": words.main,
    "languages": languages.main,
    "games": games.main,
    "crossword": crossword.main,
    "endgames": partial(endgames.main, ENDS),
    "rummikub": rummikub.main,
    "rummikub_lists": partial(rummikub_lists.main, MATCHES),
    "klepka": klepka.main,
    "klepka_prizes": partial(klepka_prizes.main, PRIZES),
    "server": server.main,
    "cluster": cluster.main,
    "screen": screen.main,
    "dnup": dnup.main,
    "ratings": ratings.main,
    "own_games": own_games.main,
    "people": people.main,
    "fair_play": fair_play.main,
    "levels": partial(levels.main, MATCHES),
    "limits": partial(limits.main, MATCHES),
    "even": partial(even.main, LEARNED),
    "analysis": partial(analysis.main, str(MATCHES), str(LOSSES)),
}


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        sys.exit(f"no benchmark is called {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}")
    chosen = names or list(BENCHMARKS)
    for number, name in enumerate(chosen, 1):
        print(f"[{number}/{len(chosen)}] {name}", file=sys.stderr)
        begun = time.monotonic()
        take_figures()
        BENCHMARKS[name]()
        results.append(name, results.this_run(take_figures()))
        plot.write(name)
        print(f"[{number}/{len(chosen)}] {name}: {(time.monotonic() - begun) / 60:.1f} min", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
