"""Draws kept results over time, a picture for each benchmark: ``python -m bench.plot [benchmark ...]``.

Each figure has a frame of its own, as their units differ, with a line for each machine.
"""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Picture

from bench.results import RESULTS, Kept, Run, read

Days = npt.NDArray[np.float64]
COLUMNS = 3
FRAME = (5.2, 2.4)
"""Inches."""
# The same results give the same file, letter by letter.
mpl.rcParams["svg.hashsalt"] = "litera"
mpl.rcParams["svg.fonttype"] = "none"


def draw(benchmark: str, runs: list[Run]) -> Picture:
    """Draw the runs of one benchmark."""
    latest = {(each.what, each.unit): each for run in runs for each in run.figures}
    rows = -(-len(latest) // COLUMNS)
    picture = Picture(figsize=(COLUMNS * FRAME[0], max(1, rows) * FRAME[1] + 0.8), layout="constrained")
    picture.suptitle(benchmark)
    for place, shown in enumerate(latest.values(), 1):
        _frame(picture.add_subplot(rows, COLUMNS, place), shown, runs)
    machines = sorted({run.machine for run in runs})
    picture.text(0.01, 0.0, "\n".join(machines), fontsize=6, va="bottom")
    return picture


def _frame(axes: Axes, shown: Kept, runs: list[Run]) -> None:
    lines: dict[str, list[tuple[datetime, float]]] = {}
    for run in runs:
        when = datetime.fromisoformat(run.date)
        points = [(when, each.value) for each in run.figures if (each.what, each.unit) == (shown.what, shown.unit)]
        lines.setdefault(run.machine, []).extend(points)
    for points in lines.values():
        axes.plot(_days([when for when, _ in points]), [value for _, value in points], marker="o", markersize=3)
    ends = sorted({when for points in lines.values() for when, _ in points})
    ends = [ends[0], ends[-1]] if len(ends) > 1 else ends
    axes.set_xticks(_days(ends), labels=[end.strftime("%Y-%m-%d") for end in ends])
    target = f"  (target {shown.target})" if shown.target else ""
    axes.set_title(f"{shown.what}{target}", fontsize=7)
    axes.set_ylabel(shown.unit, fontsize=7)
    axes.set_ylim(bottom=0)
    axes.tick_params(labelsize=6)


def _days(times: list[datetime]) -> Days:
    return np.array([each.timestamp() / 86_400 for each in times])


def write(benchmark: str, folder: Path = RESULTS) -> Path:
    """Draw one benchmark beside its results; give the picture's path."""
    path = folder / f"{benchmark}.svg"
    draw(benchmark, read(benchmark, folder)).savefig(path, metadata={"Date": None})
    return path


def main(names: list[str]) -> None:
    """Draw some benchmarks, or all that have results."""
    for name in names or sorted(path.stem for path in RESULTS.glob("*.jsonl")):
        print(write(name))


if __name__ == "__main__":
    main(sys.argv[1:])
