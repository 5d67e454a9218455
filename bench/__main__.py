"""All benchmarks, one after another: ``python -m bench``."""

from __future__ import annotations

from bench import crossword, dnup, games, klepka, rummikub, server, words

BENCHMARKS = (words, games, crossword, rummikub, klepka, dnup, server)


def main() -> None:
    for benchmark in BENCHMARKS:
        benchmark.main()


if __name__ == "__main__":
    main()
