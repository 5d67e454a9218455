"""A contest as a picture: win rates with their confidence, and how they settled game by game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

from litera.arena.contest import Contest, Result
from litera.arena.standings import standings


def draw(contest: Contest, results: Sequence[Result], path: Path, *, title: str, axes: tuple[str, str]) -> None:
    """Write the picture, in the format that the file's name ends with. ``axes``: what lies below, what stands left.

    Raises ValueError for a format that cannot be written, OSError for a file that cannot.
    """
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    course, rates = figure.subplots(1, 2, width_ratios=(2, 1))
    figure.suptitle(title)
    numbers = range(1, len(results) + 1)
    for player, standing in enumerate(standings(contest, results)):
        shares = (1 / len(result.winners) if player in result.winners else 0.0 for result in results)
        settled = [wins / games for games, wins in enumerate(accumulate(shares), 1)]
        (line,) = course.plot(numbers, settled, label=f"{player + 1} {standing.level}")
        around = ([standing.rate - standing.lowest], [standing.highest - standing.rate])
        rates.bar([player], [standing.rate], color=line.get_color(), yerr=around, capsize=6)
    course.set(xlabel=axes[0], ylabel=axes[1])
    course.xaxis.set_major_locator(MaxNLocator(integer=True))
    course.legend()
    rates.set(xticks=range(len(contest.players)), xticklabels=contest.players)
    for chart in (course, rates):
        chart.set_ylim(-0.02, 1.02)
        chart.yaxis.set_major_formatter(PercentFormatter(1.0))
        chart.grid(alpha=0.3, axis="y")
    figure.savefig(path)
