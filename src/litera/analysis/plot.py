"""An analysis as a picture: each seat's chances move by move, with the turning points marked by their numbers."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.util import find_spec

from litera.analysis.review import Decision, turning_points

MARKERS = "osD^v"
"""One for each seat, so that the lines differ without their colours too."""


NEAR = 0.06
"""The share of the picture's width that a label takes: what is nearer than that to the one before goes above it."""

FLOOR = 20
"""By so many points a label lies above the one below."""


def can_draw() -> bool:
    """Say whether the library that draws is installed: it is an extra."""
    return find_spec("matplotlib") is not None


def floors(numbers: Sequence[int], moves: int) -> list[int]:
    """Give how far up each of the labels, from left to right, goes so that none covers another: 0 is beside its point.

    ``moves`` is how many there are from the left edge of the picture to the right one.
    """
    up: list[int] = []
    for at, number in enumerate(numbers):
        is_near = at > 0 and number - numbers[at - 1] < NEAR * moves
        up.append(up[-1] + 1 if is_near else 0)
    return up


def draw(decisions: Sequence[Decision], names: Sequence[str], form: str, *, axes: tuple[str, str]) -> bytes:
    """Give the picture in a format, "svg" or "png". ``axes``: what lies below, what stands left."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    chart = figure.subplots()
    for seat, name in enumerate(names):
        own = [decision for decision in decisions if decision.seat == seat]
        numbers = [decision.number for decision in own for _ in range(2)]
        chances = [chance for decision in own for chance in (decision.before, decision.after)]
        chart.plot(numbers, chances, marker=MARKERS[seat % len(MARKERS)], markersize=3, label=name)
    turns = [(decision.number, decision.after) for decision in turning_points(decisions)]
    for (number, chance), floor in zip(turns, floors([number for number, _ in turns], len(decisions)), strict=True):
        chart.annotate(
            str(number),
            (number, chance),
            xytext=(8, 8 + floor * FLOOR),
            textcoords="offset points",
            arrowprops={"arrowstyle": "-", "color": "gray"} if floor else None,
            bbox={"boxstyle": "round", "facecolor": "white"},
        )
    chart.set(xlabel=axes[0], ylabel=axes[1], ylim=(-0.02, 1.02))
    chart.xaxis.set_major_locator(MaxNLocator(integer=True))
    chart.yaxis.set_major_formatter(PercentFormatter(1.0))
    chart.grid(alpha=0.3)
    chart.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
    picture = io.BytesIO()
    figure.savefig(picture, format=form)
    return picture.getvalue()
